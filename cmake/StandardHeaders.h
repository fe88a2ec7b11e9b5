// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What most files of the ground floor include (DXILTOOLS_PRECOMPILED). Each file also includes what
// it uses, for builds without that option.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstdint>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>
