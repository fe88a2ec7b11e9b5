// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/ModuleFacts.h"
#include "FieldLists.h"
#include "FunctionText.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace dxil::contract {
namespace {

//===-- Entry points -----------------------------------------------------------------------===//

/// Returns the call, in \p Shader, of the function whose local variables have the types of \p
/// Shader's objects; null without one.
CallInst *callForTypes(Function &Shader) {
  for (Instruction &I : instructions(Shader))
    if (auto *Call = dyn_cast<CallInst>(&I))
      if (Function *F = Call->getCalledFunction(); F && F->getName().contains(PayloadTypes))
        return Call;
  return nullptr;
}

void writeObjectTypes(const EntryPoint &E) {
  SmallVector<llvm::Type *, 2> Types;
  for (const EntryValue &V : E.Interface.Values)
    if (V.IsObject)
      Types.push_back(V.ObjectType);
  if (Types.empty())
    return;
  Function *Bearer = addVariables(*E.Shader->getParent(), PayloadTypes, Types);
  Bearer->addFnAttr(llvm::Attribute::AlwaysInline);
  IRBuilder<>(E.Shader->getEntryBlock().getTerminator()).CreateCall(Bearer);
}

/// Returns false if the numbers of types and objects differ.
bool takeObjectTypes(EntryPoint &E) {
  CallInst *Call = callForTypes(*E.Shader);
  const auto All =
      Call ? typesOfVariables(*Call->getCalledFunction()) : SmallVector<llvm::Type *, 8>();
  ArrayRef<llvm::Type *> Types = All;
  for (EntryValue &V : E.Interface.Values) {
    if (!V.IsObject)
      continue;
    if (Types.empty())
      return false;
    V.ObjectType = Types.consume_front();
  }
  if (Call)
    Call->eraseFromParent();
  return Types.empty();
}

/// An entry point is annotated on its body, a patch constant function on the shader, since several
/// hull shaders may share its body.
void writeEntryPoint(const EntryPoint &E) {
  EntryPointText Text;
  Text.Shader = E.Shader->getName().str();
  Text.Interface = E.Interface;
  if (E.Interface.IsPatchConstant) {
    Text.Function = E.Body->getName().str();
    Text.Symbol = E.Symbol;
    return addFunctionText(*E.Shader, PatchText, FieldWriter::print(Text));
  }
  Text.Function = E.Symbol;
  writeObjectTypes(E);
  addFunctionText(*E.Body, EntryText, FieldWriter::print(Text));
}

/// Returns nothing if the annotation is malformed or there are no such functions.
std::optional<EntryPoint> readEntryPoint(const FunctionAnnotation &From, bool IsPatch) {
  std::optional<EntryPointText> Text = FieldReader::parse<EntryPointText>(From.Text);
  if (!Text)
    return std::nullopt;
  Module &M = *From.F->getParent();
  EntryPoint E;
  E.Shader = M.getFunction(Text->Shader);
  E.Body = IsPatch ? M.getFunction(Text->Function) : From.F;
  E.Symbol = IsPatch ? Text->Symbol : Text->Function;
  E.Interface = std::move(Text->Interface);
  if (!E.Shader || E.Shader->isDeclaration() || !E.Shader->hasFnAttribute(ShaderAttribute) ||
      !E.Body || (IsPatch && E.Body->isDeclaration()) || !takeObjectTypes(E))
    return std::nullopt;
  return E;
}

//===-- Libraries --------------------------------------------------------------------------===//

void writeLibraryFacts(Module &M, const LibraryFacts &Facts) {
  LibraryFactsText Text;
  SmallVector<llvm::Type *, 8> Types;
  for (const PayloadFacts &P : Facts.Payloads) {
    Text.Payloads.push_back({P.Access});
    Types.push_back(P.Type);
  }
  for (const ExportFacts &E : Facts.Exports) {
    Text.Exports.push_back({E.Symbol, uint32_t(E.Pointees.size())});
    Types.append(E.Pointees.begin(), E.Pointees.end());
  }
  Text.Subobjects = Facts.Subobjects;
  addText(M, LibraryText, FieldWriter::print(Text), Types);
}

std::optional<LibraryFacts> parseLibraryFacts(const TextAndTypes &From) {
  std::optional<LibraryFactsText> Text = FieldReader::parse<LibraryFactsText>(From.Text);
  ArrayRef<llvm::Type *> Types = From.Types;
  if (!Text || Text->Payloads.size() > Types.size())
    return std::nullopt;
  LibraryFacts Facts;
  for (PayloadText &P : Text->Payloads)
    Facts.Payloads.push_back({Types.consume_front(), std::move(P.Access)});
  for (ExportText &E : Text->Exports) {
    if (E.Pointees > Types.size())
      return std::nullopt;
    Facts.Exports.push_back({std::move(E.Symbol), Types.take_front(E.Pointees).vec()});
    Types = Types.drop_front(E.Pointees);
  }
  Facts.Subobjects = std::move(Text->Subobjects);
  return Facts;
}

} // namespace

//===-- Modules ----------------------------------------------------------------------------===//

void writeFacts(Module &M, const ModuleFacts &Facts) {
  if (Facts.WritesConstants)
    addText(M, WritableText, "constants");
  if (!isEmpty(Facts.Bindings))
    addText(M, BindingsText, FieldWriter::print(Facts.Bindings));
  for (const EntryPoint &E : Facts.Entries)
    writeEntryPoint(E);
  for (const EntryPoint &E : Facts.PatchConstants)
    writeEntryPoint(E);
  if (!Facts.Library.empty())
    writeLibraryFacts(M, Facts.Library);
}

bool readEntryPoints(Module &M, ModuleFacts &Facts, function_ref<void(Function &)> Malformed) {
  bool Any = false;
  for (bool IsPatch : {false, true})
    while (auto From = takeFunctionAnnotation(M, IsPatch ? PatchText : EntryText)) {
      Any = true;
      if (std::optional<EntryPoint> E = readEntryPoint(*From, IsPatch))
        (IsPatch ? Facts.PatchConstants : Facts.Entries).push_back(std::move(*E));
      else
        Malformed(*From->F);
    }
  return Any;
}

bool readLibraryFacts(Module &M, ModuleFacts &Facts) {
  const std::optional<TextAndTypes> From = takeTextAndTypes(M, LibraryText);
  if (!From)
    return true;
  std::optional<LibraryFacts> Read = parseLibraryFacts(*From);
  Facts.Library = Read.value_or(LibraryFacts());
  return Read.has_value();
}

bool readBindingRules(Module &M, ModuleFacts &Facts) {
  const std::optional<TextAndTypes> From = takeTextAndTypes(M, BindingsText);
  if (!From)
    return true;
  std::optional<BindingRules> Read = FieldReader::parse<BindingRules>(From->Text);
  Facts.Bindings = Read.value_or(BindingRules());
  return Read.has_value();
}

void readWritableConstants(Module &M, ModuleFacts &Facts) {
  Facts.WritesConstants |= takeTextAndTypes(M, WritableText).has_value();
}

} // namespace dxil::contract
