// SPDX-License-Identifier: MIT
// How the C++ library ends a program that is wrong: here by a trap, which the page reports. Its own two functions
// print a text first, which nobody would see, and bring printf and files along: 6 kB for everyone to download.
#include <version>

extern "C" [[noreturn]] void abort_message(const char* /*format*/, ...) {
    __builtin_trap();
}

_LIBCPP_BEGIN_NAMESPACE_STD
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...);
[[noreturn]] void __libcpp_verbose_abort(const char* /*format*/, ...) {
    __builtin_trap();
}
_LIBCPP_END_NAMESPACE_STD
