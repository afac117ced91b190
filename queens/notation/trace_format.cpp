// SPDX-License-Identifier: MIT
#include "queens/notation/trace_format.hpp"

#include <array>

#include "queens/notation/trace_rows.hpp"

namespace queens::notation {

Table<TraceFormat> trace_formats() {
    static constexpr std::array rows = {&text_trace, &variables_trace, &ruby_trace, &json_trace};
    return rows;
}

}  // namespace queens::notation
