// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls that report each instruction of a wave's traced lane to the runtime.
#include "Widener.h"

#include <dxil/generated/Limits.h>
#include <dxil/listing/Listing.h>

using namespace llvm;

namespace dxil::execution {

using ir::None;
using IROp = ir::Opcode;

/// Returns the assembly of an instruction, with an op's name and arguments after it.
const std::string &ProgramWidener::assemblyOf(const ir::Instruction &I) {
  if (Assembly.empty()) {
    Assembly.resize(M.Instructions.size() + 1);
    constexpr char Mark = '\1';
    ir::AssemblyOptions Options;
    Options.Comment = [](const ir::Module &Owner, const ir::Instruction &Each, std::string &Text) {
      Text += listing::opComment(Owner, Each) + Mark +
              std::to_string(&Each - Owner.Instructions.data());
    };
    const auto All = ir::writeAssembly(M, Options);
    const std::string_view Text = All ? std::string_view(*All) : std::string_view();
    for (size_t Offset = 0, End; Offset < Text.size(); Offset = End + 1) {
      End = std::min(Text.find('\n', Offset), Text.size());
      std::string_view Line = Text.substr(Offset, End - Offset);
      const size_t Number = Line.find(Mark);
      if (Number == std::string_view::npos)
        continue;
      const size_t Index = std::strtoull(Line.data() + Number + 1, nullptr, 10);
      Line = Line.substr(0, Number);
      std::string Short(Line);
      if (const size_t Debug = Short.find(", !dbg !"); Debug != std::string::npos)
        Short.erase(Debug, Short.find_first_not_of("0123456789", Debug + 8) - Debug);
      Line = Short;
      Line.remove_prefix(std::min(Line.size(), Line.find_first_not_of(' ')));
      while (Line.ends_with(' ') || Line.ends_with(';'))
        Line.remove_suffix(1);
      if (Index < Assembly.size())
        Assembly[Index] = Line;
    }
  }
  return Assembly[size_t(&I - M.Instructions.data())];
}

void FunctionWidener::traceInstruction(const ir::Instruction &I) {
  if (!P.Options.Trace || failed() || M.calleeName(I).starts_with(DebugCallPrefix))
    return;
  TraceSite &Site = P.Data.Traces.emplace_back();
  CallSite Source;
  P.sourceOf(I, Source);
  if (Source.Line)
    Site.Place = std::string(Source.File) + ":" + std::to_string(Source.Line);
  Site.Text = P.assemblyOf(I);
  Site.Result = I.Result;
  Site.Width = W;
  for (ir::ValueId V : M.operands(I))
    if (!ir::isMetadataOperand(V) && M.definition(V) &&
        std::ranges::find(Site.Operands, V) == Site.Operands.end())
      Site.Operands.push_back(V);
  auto *Call = BasicBlock::Create(B.getContext(), "trace", Out);
  auto *Go = BasicBlock::Create(B.getContext(), "", Out);
  Value *Lane = waveField(offsetof(Wave, TraceLane), B.getInt32Ty());
  B.CreateCondBr(B.CreateICmpSGE(Lane, B.getInt32(0)), Call, Go);
  B.SetInsertPoint(Call);
  Parts Values;
  if (I.Result != None)
    if (auto Match = Cache.find(I.Result); Match != Cache.end())
      Values = Match->second;
  const bool Opaque = I.Result != None && M.type(I.Type).Kind != ir::TypeKind::Vector &&
                      M.type(I.Type).Kind != ir::TypeKind::Integer && Values.size() == 1 &&
                      Values[0]->getType()->getScalarType()->isIntegerTy(64);
  ensureRows(Values.size(), 1);
  for (size_t K = 0; K < Values.size(); ++K) {
    Value *V = Values[K];
    Type *Ty = V->getType();
    Site.Parts.push_back(Opaque || M.type(I.Type).Kind == ir::TypeKind::Pointer
                             ? Scalar::Pointer
                             : scalarOf(Ty->getScalarType()));
    if (Ty->getScalarType()->isFloatingPointTy())
      V = B.CreateBitCast(V, Ty->getWithNewType(B.getIntNTy(unsigned(Ty->getScalarSizeInBits()))));
    V = B.CreateZExtOrTrunc(V, Ty->getWithNewType(B.getInt64Ty()));
    if (!V->getType()->isVectorTy())
      Site.UniformParts |= uint64_t(1) << (K & 63);
    B.CreateAlignedStore(V, B.CreateConstInBoundsGEP1_64(B.getInt64Ty(), ArgRows, K * W), Align(8));
  }
  auto [Low, High] = maskWords(Mask);
  FunctionCallee Callee =
      P.To.getOrInsertFunction("dxilExecTrace", B.getVoidTy(), B.getPtrTy(), B.getPtrTy(),
                               B.getInt64Ty(), B.getInt64Ty(), B.getPtrTy());
  B.CreateCall(Callee, {WaveArg, runtimePointer(&Site), Low, High, ArgRows});
  B.CreateBr(Go);
  B.SetInsertPoint(Go);
}

} // namespace dxil::execution
