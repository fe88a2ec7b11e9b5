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

  /// Functions of a library that call each other, compiled when one of them first runs.
  struct LibraryPart {
    std::unique_ptr<Compiled> Code;
    std::map<std::string, std::unique_ptr<ShaderInfo>> Infos;
    std::map<std::string, EntryFacts> Facts;
    Status Ready; ///< result of the compilation
    bool Flush = false;
  };
  mutable std::mutex Lock;
  mutable LibraryPart Rays, Nodes;

  Status prepareLibrary(LibraryPart &Part, bool (*Wanted)(Stage)) const;
  Status prepareRays(const RayDispatch &Work, const Resources &Bound, const RunOptions &Options,
                     FaultLog *Log, RayRun &To) const;
  Status compile();
  /// Returns true if races among the threads of groups are reported.
  bool findsRaces() const {
    return Options.Faults.Races &&
           (Info.Kind == Stage::Compute || Info.Kind == Stage::Node || Info.Kind == Stage::Mesh ||
            Info.Kind == Stage::Amplification || Info.Kind == Stage::Library);
  }
  WidenOptions widenOptions(unsigned Width) const;
  RunSetup setup(const Resources &Bound, const RunOptions &Options, FaultLog *Log) const;
};

/// Names of the entry's code and, for a hull shader, the patch constant code.
inline constexpr const char *MainCode = "main", *PatchCode = "patch";

} // namespace dxil::execution
