// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program compiled to machine code for waves of one width.
#pragma once

#include "Info.h"
#include "Races.h"
#include "Wave.h"
#include "widen/Widener.h"

#include <map>
#include <memory>

namespace dxil::execution {

using WaveFunction = void (*)(Wave *);

class Compiled {
public:
  Compiled();
  ~Compiled();

  /// A function to compile, with the data to which its ops refer.
  struct Entry {
    std::string Name;
    ir::FunctionId Function = ir::None;
    const ShaderInfo *Info = nullptr;
    bool NativeHalf = false;
  };
  /// Compiles the entries.
  Status build(const ir::Module &M, const std::vector<Entry> &Entries, WidenOptions Options);

  WaveFunction find(const std::string &Name) const {
    auto Match = Functions.find(Name);
    return Match == Functions.end() ? nullptr : Match->second;
  }
  bool findsUndefined() const { return FindsUndefined; }
  unsigned width() const { return Width; }
  uint64_t sharedBytes() const { return SharedBytes; }
  const std::vector<SharedVariable> &sharedVariables() const { return Variables; }
  /// Returns the stack size that the machine code of all functions needs.
  uint64_t frameBytes() const { return FrameBytes; }

private:
  struct Machine;
  std::unique_ptr<Machine> Code;
  std::map<std::string, WaveFunction> Functions;
  unsigned Width = 0;
  bool FindsUndefined = false;
  uint64_t SharedBytes = 0, FrameBytes = 0;
  std::vector<SharedVariable> Variables;
};

} // namespace dxil::execution
