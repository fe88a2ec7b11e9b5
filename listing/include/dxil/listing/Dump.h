// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A container as data: every part with all its fields, as JSON or YAML. docs/reflection.md has the
// schema. Both are the same value; numbers are numbers, names stand where the format has one.
#pragma once

#include <dxil/container/Container.h>

#include <string>

namespace dxil::listing {

enum class DumpFormat : uint8_t { Json, Yaml };

/// The dump. A part that does not read is there with its error; parts of unknown name have their
/// bytes in hexadecimal. Fails with LimitExceeded where a hostile container's texts, which parts
/// may share, would be far longer than it.
Result<std::string> dumpContainer(const container::Container &C, DumpFormat Format);

} // namespace dxil::listing
