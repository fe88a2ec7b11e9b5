// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes dx.source.*: what a debugger needs to show and to recompile the shader.
#include "DebugMetadata.h"
#include "dxil/contract_names.h"
#include "dxil/generated/MetadataNames.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Module.h"

#include <map>

using namespace llvm;

namespace dxil::lowering {

namespace {

/// Returns the texts of the files that \p M's debug information names, and of those that were read:
/// the main file, then the others by name.
MapVector<StringRef, StringRef> sourceTexts(const Module &M, const DICompileUnit &Unit) {
  std::map<StringRef, StringRef> Others;
  auto Add = [&](const DIFile *File) {
    if (File && File->getSource())
      Others.try_emplace(File->getFilename(), *File->getSource());
  };
  DebugInfoFinder Finder;
  Finder.processModule(M);
  Add(Unit.getFile());
  for (const DISubprogram *SP : Finder.subprograms())
    Add(SP->getFile());
  for (const DIType *Type : Finder.types())
    Add(Type->getFile());
  for (const DIScope *Scope : Finder.scopes())
    Add(Scope->getFile());
  for (const DIGlobalVariableExpression *Global : Finder.global_variables())
    Add(Global->getVariable()->getFile());
  if (const NamedMDNode *Read = M.getNamedMetadata(contract::SourceFiles))
    for (const MDNode *File : Read->operands())
      Add(dyn_cast<DIFile>(File));

  MapVector<StringRef, StringRef> Result;
  StringRef Main = Unit.getFile()->getFilename();
  if (auto Entry = Others.find(Main); Entry != Others.end())
    Result[Main] = Entry->second;
  for (auto [Name, Text] : Others)
    Result.try_emplace(Name, Text);
  return Result;
}

/// Splits the flags of a compile unit into words.
std::vector<std::string> words(StringRef Flags) {
  std::vector<std::string> Result;
  bool IsOpen = false;
  for (size_t I = 0; I != Flags.size(); ++I) {
    char C = Flags[I];
    if (C == ' ') {
      IsOpen = false;
      continue;
    }
    if (C == '\\' && I + 1 != Flags.size())
      C = Flags[++I];
    if (!IsOpen)
      Result.emplace_back();
    IsOpen = true;
    Result.back().push_back(C);
  }
  return Result;
}

/// The macros that \p Args define, `-D name` or `-Dname`.
std::vector<std::string> macros(ArrayRef<std::string> Args) {
  std::vector<std::string> Result;
  for (size_t I = 0; I != Args.size(); ++I) {
    StringRef Arg = Args[I];
    if (!Arg.consume_front("-D"))
      continue;
    if (Arg.empty() && I + 1 != Args.size())
      Arg = Args[++I];
    Result.push_back(Arg.str());
  }
  return Result;
}

MDTuple *strings(LLVMContext &Ctx, ArrayRef<std::string> Texts) {
  SmallVector<Metadata *, 16> Operands;
  for (const std::string &Text : Texts)
    Operands.push_back(MDString::get(Ctx, Text));
  return MDTuple::get(Ctx, Operands);
}

} // namespace

void describeSources(Module &M) {
  const DICompileUnit *Unit = nullptr;
  for (const DICompileUnit *First : M.debug_compile_units()) {
    Unit = First;
    break;
  }
  if (!Unit || !Unit->getFile() || M.getNamedMetadata(md::SourceTextsName))
    return;
  LLVMContext &Ctx = M.getContext();
  MapVector<StringRef, StringRef> Texts = sourceTexts(M, *Unit);
  if (Texts.empty())
    return;
  NamedMDNode *Contents = M.getOrInsertNamedMetadata(md::SourceTextsName);
  for (auto [Name, Text] : Texts)
    Contents->addOperand(strings(Ctx, {Name.str(), Text.str()}));
  std::vector<std::string> Args = words(Unit->getFlags());
  M.getOrInsertNamedMetadata(md::SourceDefinesName)->addOperand(strings(Ctx, macros(Args)));
  M.getOrInsertNamedMetadata(md::SourceMainName)
      ->addOperand(strings(Ctx, {Unit->getFile()->getFilename().str()}));
  M.getOrInsertNamedMetadata(md::SourceArgumentsName)->addOperand(strings(Ctx, Args));
}

} // namespace dxil::lowering
