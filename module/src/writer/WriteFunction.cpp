// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Writer.h"

namespace dxil::ir::writer {

using namespace ir;
using namespace function_code;

void Writer::numberFunction(const Function &F) {
  uint32_t Next = ModuleValues;
  for (uint32_t I = 0; I < F.ArgumentCount; ++I)
    Numbers[F.FirstArgument + I] = Next++;
  for (uint32_t I = 0; I < F.Constants.Count; ++I)
    Numbers[M.Constants[F.Constants.First + I].Self] = Next++;
  NextValue = Next;
  for (const Instruction &I : M.instructions(F))
    if (I.Result != None)
      Numbers[I.Result] = Next++;
}

void Writer::writeBody(const Function &F) {
  S.enterBlock(FunctionBlock, 4);
  numberFunction(F);
  FirstBlock = F.Blocks.First;
  MetadataShift = F.Metadata.First - M.ModuleMetadataCount;
  LastLocation = nullptr;
  add(F.Blocks.Count);
  emit(DeclareBlocks);
  writeConstants(F.Constants, false);
  writeMetadata(F.Metadata, false);
  for (const Instruction &I : M.instructions(F)) {
    writeInstruction(I);
    NextValue += I.Result != None;
    writeLocation(I);
  }
  for (uint32_t I = 0; I < F.ArgumentCount; ++I)
    addSymbol(F.FirstArgument + I);
  for (const Instruction &I : M.instructions(F))
    if (I.Result != None)
      addSymbol(I.Result);
  for (uint32_t B = 0; B < F.Blocks.Count; ++B)
    if (const std::string_view Name = M.blockName(F.Blocks.First + B); !Name.empty())
      Symbols.push_back({Name, true, B});
  writeSymbols();
  writeAttachments(F);
  S.exitBlock();
}

// Record: [line, column, scope, inlined at], for the instruction before it
void Writer::writeLocation(const Instruction &I) {
  const Location *L = M.location(I);
  if (!L)
    return;
  if (L == LastLocation)
    return emit(DebugLocAgain);
  LastLocation = L;
  Fields = {L->Line, L->Column, optionalMetadata(L->Scope), optionalMetadata(L->InlinedAt)};
  emit(DebugLoc);
}

} // namespace dxil::ir::writer
