// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Compiled.h"
#include "Runner.h"

#include <mutex>

namespace dxil::execution {

struct RayRun;

struct Shader::Implementation {
  ir::Module Module;
  ShaderInfo Info;
  EntryFacts Facts;
  LoadOptions Options;
  Compiled Code;
  bool HardwareFlush = false;

  /// A library's functions, compiled when one of them is run.
  mutable std::mutex Lock;
  mutable std::unique_ptr<Compiled> LibraryCode;
  mutable std::map<std::string, std::unique_ptr<ShaderInfo>> LibraryInfos;
  mutable std::map<std::string, EntryFacts> LibraryFacts;

  mutable std::string LibraryError;
  mutable bool LibraryFlush = false;

  std::string prepareLibrary(bool (*Wanted)(Stage)) const;
  std::string prepareRays(const RayDispatch &Work, const Resources &Bound,
                          const RunOptions &Options, FaultLog *Log, RayRun &To) const;
  std::string compile();
  /// Races are looked for among the threads of groups.
  bool findsRaces() const {
    return Options.Faults.Races &&
           (Info.Kind == Stage::Compute || Info.Kind == Stage::Node || Info.Kind == Stage::Mesh ||
            Info.Kind == Stage::Amplification || Info.Kind == Stage::Library);
  }
  WidenOptions widenOptions(unsigned Width) const;
  RunSetup setup(const Resources &Bound, const RunOptions &Options, FaultLog *Log) const;
};

/// The entry's own code and, of a hull shader, that of its patch constants.
inline constexpr const char *MainCode = "main", *PatchCode = "patch";

} // namespace dxil::execution
