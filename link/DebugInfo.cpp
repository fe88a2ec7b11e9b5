// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkJob.h"

#include <dxil/container/CheckedModule.h>
#include <dxil/generated/MetadataNames.h>

namespace dxil::link {

/// Reads the program of a library. Reads the program with debug information instead if that is to
/// be linked, exists and is well formed.
Result<ir::Module> LinkJob::readInput(const Container &C, Library &L) const {
  if (ReadsDebugInfo && C.find(part::ILDB))
    if (auto M = readCheckedModule(C, part::ILDB); M && ir::checkDebugInfo(*M)) {
      L.HasDebugInfo = true;
      return M;
    }
  return readCheckedModule(C);
}

/// Copies compile units and sources of all libraries, before unused functions are removed from E.
/// The main file and the command line are those of the first library.
void LinkJob::mergeDebugInfo() {
  struct List {
    std::string_view Name;
    bool IsOfAll; ///< nodes of all libraries, or else of the first library that has some
    std::vector<ir::MetadataId> Nodes;
  };
  List Lists[] = {{md::ModuleFlagsName, false, {}}, {md::UnitsName, true, {}},
                  {md::SourceTextsName, true, {}},  {md::SourceDefinesName, false, {}},
                  {md::SourceMainName, false, {}},  {md::SourceArgumentsName, false, {}}};
  std::set<std::string_view> Files;
  for (const auto &L : Libraries)
    for (List &To : Lists) {
      const ir::NamedMetadata *Named = L->HasDebugInfo ? L->M.findNamedMetadata(To.Name) : nullptr;
      if (!Named || (!To.IsOfAll && !To.Nodes.empty()))
        continue;
      for (ir::MetadataId Node : L->M.nodes(*Named)) {
        std::string_view File; // libraries may include the same file
        if (To.Name == md::SourceTextsName && L->M.nodeSize(Node) &&
            L->M.metadataString(L->M.nodeOperand(Node, 0), File) && !Files.insert(File).second)
          continue;
        To.Nodes.push_back(L->Merge->debugNode(Node));
      }
    }
  for (const List &Each : Lists)
    if (!Each.Nodes.empty())
      E.setNamed(Each.Name, Each.Nodes);
}

} // namespace dxil::link
