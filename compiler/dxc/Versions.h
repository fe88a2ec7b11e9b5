// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// IDxcVersionInfo to IDxcVersionInfo3.
#pragma once

#include "Blobs.h"

#include <dxil/container/parts/SmallParts.h>

namespace dxil::compiler::dxc {

/// A counted object that has the interfaces of versions in addition to others. Self::version()
/// returns a container::CompilerVersion.
template <class Self, class... Interfaces>
class WithVersion : public dropin::Versioned<Self, Interfaces..., VersionInfo2, VersionInfo3> {
public:
  Status GetCommitInfo(uint32_t *Count, char **Hash) override {
    if (!Count || !Hash)
      return BadPointer;
    const container::CompilerVersion V = static_cast<Self *>(this)->version();
    *Count = V.CommitCount;
    return copied(V.CommitSha, Hash);
  }
  Status GetCustomVersionString(char **Out) override {
    return Out ? copied(static_cast<Self *>(this)->version().Custom, Out) : BadPointer;
  }

protected:
  bool findVersion(const Guid &Id, void **Out) {
    return this->template give<VersionInfo2, VersionInfo>(Id, Out) ||
           this->template give<VersionInfo3>(Id, Out);
  }

private:
  static Status copied(std::string_view From, char **Out) {
    *Out = copyNarrow(From);
    return *Out ? Ok : OutOfMemory;
  }
};

} // namespace dxil::compiler::dxc
