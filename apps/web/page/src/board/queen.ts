// SPDX-License-Identifier: MIT
// Our own drawing of a queen, 45 by 45: a crown of five points with pearls, on a foot.

export const queen_path = [6, 14, 22.5, 31, 39].map((x, k) => `M${x - 2.6} ${[12, 7, 5, 7, 12][k]}a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z`).join("") +
    "M10 31h25l3.600-17.500-7 8.500L30.500 9l-4.700 11.500L22.500 7l-3.300 13.500L14.500 9l-1.100 13-7-8.500zM9 33.500h27v5.500H9z";
