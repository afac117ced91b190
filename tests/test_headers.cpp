// SPDX-License-Identifier: MIT
// The target that precompiles the test libraries' headers needs a source of its own.
