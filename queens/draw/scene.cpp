// SPDX-License-Identifier: MIT
#include "queens/draw/scene.hpp"

namespace queens::drawing {

void Scene::fill(Paint paint, Shape shape) {
    items.push_back({.shape = std::move(shape), .paint = paint});
}

void Scene::outline(Paint paint, double pen, Shape shape) {
    items.push_back({.shape = std::move(shape), .paint = paint, .pen = pen});
}

void Scene::outline_dashed(Paint paint, double pen, Shape shape) {
    items.push_back({.shape = std::move(shape), .paint = paint, .pen = pen, .is_dashed = true});
}

}  // namespace queens::drawing
