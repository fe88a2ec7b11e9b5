// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts of the module beside its functions: the target, command line flags, bindings.
#include "Generator.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/Version.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Limits.h"
#include "dxil/ops/ShaderModels.h"

#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace dxil::frontend {

contract::BindingRules Generator::bindingRules() {
  contract::BindingRules Rules;
  Rules.Space = Opts.BindingSpace;
  if (!P.BindingTable.empty() || !Opts.BindingMacro.empty()) {
    if (auto Table = contract::parseBindingTable(P.BindingTable))
      Rules.Table = std::move(*Table);
    else
      Diags.report(Location::None, Diagnostic::codegen_binding_table,
                   {toString(Table.takeError())});
  }
  auto Note = [&](const Binding &Bound, const std::string &Name, uint32_t Size) {
    const bool HasSpace = Bound.HasSpace || Name == "$Globals";
    if (!Bound.Letter && HasSpace && (Rules.Space || Opts.Stage == Stage::Library))
      Rules.FixedSpaces.push_back(Name);
    if (auto Class = contract::registerClass(Bound.Letter); Class && Opts.ReserveUnused)
      Rules.Reserved.push_back({*Class, Bound.Space, Bound.Register, Size});
  };
  for (VariableId Id : P.Globals)
    if (const Variable &V = P.variable(Id); V.Kind == VariableKind::Resource)
      Note(V.Bound, V.Spelling, Types.arrayLength(V.Type));
  for (const ConstantBlock &Block : P.Blocks)
    Note(Block.Bound, Block.Spelling, 1);
  return Rules;
}

void Generator::setModuleFacts() {
  M.setDataLayout(ContractDataLayout);
  const std::string Minor = std::to_string(Opts.ShaderModelMinor);
  // LLVM 22 has no version of DXIL after 1.9; only the triple's shader model is read.
  const std::string Arch = Opts.ShaderModelMinor > ReleasedMinor ? "dxil" : "dxilv1." + Minor;
  M.setTargetTriple(
      Triple(Arch + "-unknown-shadermodel6." + Minor + "-" + std::string(name(Opts.Stage))));
  M.addModuleFlag(Module::Error, contract::VersionFlag, contract::Version);
  if (Opts.Native16)
    M.addModuleFlag(Module::Error, contract::NativeLowPrecisionFlag, 1);
  if (hasWholeVectors())
    M.addModuleFlag(Module::Error, contract::NativeVectorsFlag, 1);
  if (Opts.AllResourcesBound)
    M.addModuleFlag(Module::Error, contract::AllResourcesBoundFlag, 1);
  if (Opts.Unoptimized)
    M.addModuleFlag(Module::Error, contract::DisableOptimizationsFlag, 1);
  if (Opts.ResourcesMayAlias)
    M.addModuleFlag(Module::Error, contract::ResourcesMayAliasFlag, 1);
  if (Opts.ValidatorMajor) {
    contract::LLVMNodeWriter W(Context);
    contract::addNamed(M, md::ValidatorVersionLayout::Named,
                       md::ValidatorVersionFields<Metadata *>{.Major = Opts.ValidatorMajor,
                                                              .Minor = Opts.ValidatorMinor}
                           .write(W));
  }
  Facts.WritesConstants = Opts.LegacySemantics;
  Facts.Bindings = bindingRules();
}

} // namespace dxil::frontend
