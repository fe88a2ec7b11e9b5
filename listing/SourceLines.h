// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Source lines of instructions, for listings.
#pragma once

#include <dxil/module/Module.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::listing::detail {

/// Finds source locations such as "shader.hlsl:12:5" for the instructions of a module. The
/// locations are the module's own, or those of equal instructions of the program with debug
/// information.
class SourceLines {
public:
  /// Uses the locations of `Debug` if \p M has none. `Debug` may be null.
  SourceLines(const ir::Module &M, const ir::Module *Debug);

  /// Appends `Separator` and the location. Appends nothing if the instruction has none.
  void append(const ir::Instruction &I, std::string_view Separator, std::string &Out);

  /// Appends comment lines with the source from the last shown line to that of `I`. Appends only
  /// the line of `I` if the gap is large, and nothing if the line was shown last.
  void appendSource(const ir::Instruction &I, std::string &Out);
  bool hasLocations() const { return !Debug.Locations.empty(); }
  /// Returns true if the program with debug information records its source.
  bool hasSource() const { return !Texts.empty(); }

private:
  const ir::Location *locationOf(const ir::Instruction &I);
  void readTexts();
  /// Returns the lines of a source file, or null if it is not recorded.
  const std::vector<std::string_view> *linesOf(std::string_view Path);

  const ir::Module &M;
  const ir::Module &Debug;         ///< the module with locations
  std::vector<ir::InstId> Located; ///< indices in `Debug` by index in `M`; empty if the modules are
                                   ///< the same
  ir::MetadataId Scope = ir::None; ///< the scope whose file name is in `File`
  std::string File, Path;          ///< file name without and with its folder
  std::map<std::string_view, std::string_view> Texts;
  std::map<std::string, std::vector<std::string_view>> Lines; ///< lines by path, split on first use
  std::string ShownPath;
  uint32_t ShownLine = 0;
};

} // namespace dxil::listing::detail
