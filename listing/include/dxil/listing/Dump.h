// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A container as data: every part with all its fields, as JSON or YAML of the same value.
// docs/reflection.md has the schema. Enumerators appear by name if the format names them.
#pragma once

#include <dxil/container/Container.h>

#include <string>

namespace dxil::listing {

enum class DumpFormat : uint8_t { Json, Yaml };

/// Dumps a container. A malformed part appears with its error, a part of unknown name with its
/// bytes in hexadecimal. Fails with LimitExceeded if the texts of a hostile container, which parts
/// may share, would be far longer than the container.
Result<std::string> dumpContainer(const container::Container &C, DumpFormat Format);

} // namespace dxil::listing
