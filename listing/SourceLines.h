// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Source lines of instructions, for listings.
#pragma once

#include <dxil/module/Module.h>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::listing::detail {

/// "shader.hlsl:12:5" for the instructions of a module. The locations are its own, or those of the
/// same instructions of the program with debug information.
class SourceLines {
public:
  /// `Debug` may be null.
  SourceLines(const ir::Module &M, const ir::Module *Debug);

  /// Appends `Separator` and the location. Appends nothing if the instruction has none.
  void append(const ir::Instruction &I, std::string_view Separator, std::string &Out);

  /// Appends a comment line for each source line from the last one shown to that of `I`. Only the
  /// line of `I` if it is not shortly behind the last one; nothing if it is the last one.
  void appendSource(const ir::Instruction &I, std::string &Out);
  /// Returns true if the program with debug information records its source.
  bool hasSource() const { return !Texts.empty(); }

private:
  const ir::Location *locationOf(const ir::Instruction &I);
  void readTexts();
  /// The lines of the source file of `Scope`, or null if it is not recorded.
  const std::vector<std::string_view> *linesOf(std::string_view Path);

  const ir::Module &M;
  const ir::Module &Debug;         ///< the module with locations
  std::vector<ir::InstId> Located; ///< in `Debug`, by index in `M`; empty if they are the same
  ir::MetadataId Scope = ir::None; ///< the scope whose file name is in `File`
  std::string File, Path;          ///< without and with its folder
  std::map<std::string_view, std::string_view> Texts;
  std::map<std::string, std::vector<std::string_view>> Lines; ///< by path, once asked for
  std::string ShownPath;
  uint32_t ShownLine = 0;
};

} // namespace dxil::listing::detail
