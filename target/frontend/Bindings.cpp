// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Bindings.h"

#include "RootSignatures.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/Basic/TargetInfo.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace dxil {
namespace {

using RegisterType = HLSLResourceBindingAttr::RegisterType;

/// The class of a register; nothing for those of constants.
std::optional<llvm::dxil::ResourceClass> classOf(RegisterType Type) {
  switch (Type) {
  case RegisterType::SRV:
    return llvm::dxil::ResourceClass::SRV;
  case RegisterType::UAV:
    return llvm::dxil::ResourceClass::UAV;
  case RegisterType::CBuffer:
    return llvm::dxil::ResourceClass::CBuffer;
  case RegisterType::Sampler:
    return llvm::dxil::ResourceClass::Sampler;
  default:
    return std::nullopt;
  }
}

/// How many registers a resource or an array of resources takes; UINT32_MAX: all behind its first.
uint32_t sizeOf(const ASTContext &Ctx, QualType T) {
  uint32_t Size = 1;
  while (const ArrayType *A = Ctx.getAsArrayType(T)) {
    const auto *Constant = dyn_cast<ConstantArrayType>(A);
    if (!Constant)
      return UINT32_MAX;
    Size *= uint32_t(Constant->getZExtSize());
    T = A->getElementType();
  }
  return Size;
}

} // namespace

void Bindings::see(const Decl &D) {
  const auto *Named = dyn_cast<NamedDecl>(&D);
  const auto *A = Named ? D.getAttr<HLSLResourceBindingAttr>() : nullptr;
  if (!A || A->isImplicit())
    return;
  if (!A->hasRegisterSlot()) {
    Rules.FixedSpaces.push_back(Named->getName().str());
    FixedAtZero |= A->getSpaceNumber() == 0;
    return;
  }
  const auto *V = dyn_cast<VarDecl>(&D);
  if (auto Class = classOf(A->getRegisterType()); Class && Options.ReserveUnused)
    Rules.Reserved.push_back(
        {*Class, A->getSpaceNumber(), A->getSlotNumber(), V ? sizeOf(D.getASTContext(), V->getType()) : 1});
}

std::string Bindings::describe(CompilerInstance &CI) {
  auto Fail = [&](llvm::StringRef Why) {
    DiagnosticsEngine &Diags = CI.getDiagnostics();
    Diags.Report(Diags.getCustomDiagID(DiagnosticsEngine::Error, "binding table: %0")) << Why;
    return std::string();
  };
  std::string Table = Options.BindingTable;
  if (!Options.BindingMacro.empty()) {
    std::optional<std::string> Text = textOfMacro(CI.getPreprocessor(), Options.BindingMacro);
    if (!Text)
      return Fail("there is no macro '" + Options.BindingMacro + "'");
    Table = std::move(*Text);
  }
  if (!Table.empty() || !Options.BindingMacro.empty()) {
    std::string Problem;
    std::optional<std::vector<NamedBinding>> Rows = parseBindingTable(Table, Problem);
    if (!Rows)
      return Fail(Problem);
    Rules.Table = std::move(*Rows);
  }
  Rules.Space = Options.BindingSpace;
  // Without a space of the command line's, a library's resources have none.
  const bool IsLibrary = CI.getTarget().getTriple().getEnvironment() == llvm::Triple::Library;
  if (!Rules.Space && !(IsLibrary && FixedAtZero))
    Rules.FixedSpaces.clear();
  return Rules.empty() ? std::string() : printBindingRules(Rules);
}

} // namespace dxil
