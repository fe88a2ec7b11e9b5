// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts of the module other than its functions: the target, command line flags, bindings.
#include "ModuleFacts.h"
#include "Context.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/Version.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Limits.h"
#include "dxil/ops/ShaderModels.h"

#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace dxil::frontend {

/// Returns true if the back end or a linker chooses spaces of resources that declare none.
static bool choosesSpaces(const CodegenContext &G) {
  return G.Opts.BindingSpace || G.Opts.Stage == Stage::Library;
}

void noteFixedSpace(CodegenContext &G, StringRef Name) {
  std::vector<std::string> &Names = G.Facts.Bindings.FixedSpaces;
  if (choosesSpaces(G) && !is_contained(Names, Name))
    Names.push_back(Name.str());
}

static contract::BindingRules bindingRules(CodegenContext &G) {
  contract::BindingRules Rules;
  Rules.Space = G.Opts.BindingSpace;
  if (!G.P.BindingTable.empty() || !G.Opts.BindingMacro.empty()) {
    if (auto Table = contract::parseBindingTable(G.P.BindingTable))
      Rules.Table = std::move(*Table);
    else
      G.Diags.report(Location::None, Diagnostic::codegen_binding_table,
                     {toString(Table.takeError())});
  }
  auto Note = [&](const Binding &Bound, const std::string &Name, uint32_t Size) {
    const bool HasSpace = Bound.HasSpace || Name == "$Globals";
    if (!Bound.Letter && HasSpace && choosesSpaces(G))
      Rules.FixedSpaces.push_back(Name);
    if (auto Class = contract::registerClass(Bound.Letter); Class && G.Opts.ReserveUnused)
      Rules.Reserved.push_back({*Class, Bound.Space, Bound.Register, Size});
  };
  for (VariableId Id : G.P.Globals)
    if (const Variable &V = G.P.variable(Id); V.Kind == VariableKind::Resource)
      Note(V.Bound, V.Spelling, G.Types.arrayLength(V.Type));
  for (const ConstantBlock &Block : G.P.Blocks)
    Note(Block.Bound, Block.Spelling, 1);
  return Rules;
}

void setModuleFacts(CodegenContext &G) {
  G.M.setDataLayout(ContractDataLayout);
  const std::string Minor = std::to_string(G.Opts.ShaderModelMinor);
  // LLVM 22 has no version of DXIL after 1.9; only the triple's shader model is read.
  const std::string Arch = G.Opts.ShaderModelMinor > ReleasedMinor ? "dxil" : "dxilv1." + Minor;
  G.M.setTargetTriple(
      Triple(Arch + "-unknown-shadermodel6." + Minor + "-" + std::string(name(G.Opts.Stage))));
  G.M.addModuleFlag(Module::Error, contract::VersionFlag, contract::Version);
  if (G.Opts.Native16)
    G.M.addModuleFlag(Module::Error, contract::NativeLowPrecisionFlag, 1);
  if (G.hasWholeVectors())
    G.M.addModuleFlag(Module::Error, contract::NativeVectorsFlag, 1);
  if (G.Opts.AllResourcesBound)
    G.M.addModuleFlag(Module::Error, contract::AllResourcesBoundFlag, 1);
  if (G.Opts.Unoptimized)
    G.M.addModuleFlag(Module::Error, contract::DisableOptimizationsFlag, 1);
  if (G.Opts.ResourcesMayAlias)
    G.M.addModuleFlag(Module::Error, contract::ResourcesMayAliasFlag, 1);
  if (G.Opts.ValidatorMajor) {
    contract::LLVMNodeWriter W(G.Context);
    contract::addNamed(G.M, md::ValidatorVersionLayout::Named,
                       md::ValidatorVersionFields<Metadata *>{.Major = G.Opts.ValidatorMajor,
                                                              .Minor = G.Opts.ValidatorMinor}
                           .write(W));
  }
  G.Facts.WritesConstants = G.Opts.LegacySemantics;
  G.Facts.Bindings = bindingRules(G);
}

} // namespace dxil::frontend
