// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads function bodies: blocks, values, locations. ReadInstruction.cpp reads the instructions.
#include "Reader.h"

#include <algorithm>

namespace dxil::ir::reader {

using namespace ir;
using namespace function_code;

bool Reader::typesHaveNumbers() {
  return M.Types.size() < Value::NoType || fail(ErrorCode::LimitExceeded, "too many types");
}

bool Reader::tooManyValues() {
  return fail(ErrorCode::LimitExceeded, "too many values");
}

bool Reader::reference(uint64_t Number, TypeId Type, ValueId &Out) {
  uint64_t Id = InFunction && Number >= ModuleValues ? Number + LocalShift : Number;
  if (Number >= MetadataOperandBit || Id >= MetadataOperandBit)
    return fail(ErrorCode::ValueReference, "value " + std::to_string(Number),
                "a value that there is");
  Out = ValueId(Id);
  if (Id < M.Values.size()) {
    if (Type != None && M.Values[Id].Type != Type)
      return fail(ErrorCode::TypeMismatch,
                  "value " + std::to_string(Number) + " has type " + typeName(M.Values[Id].Type),
                  typeName(Type));
    return true;
  }
  Pending.push_back({Out, Type, R.BitOffset});
  return true;
}

[[gnu::cold]] bool Reader::checkPending() {
  for (const PendingType &P : Pending) {
    if (P.Value >= M.Values.size())
      return S.failAt(P.Bit, ErrorCode::ValueForward, "a value is used that is never defined",
                      "at most " + std::to_string(M.Values.size()) + " values");
    if (M.Values[P.Value].Type != P.Type)
      return S.failAt(P.Bit, ErrorCode::TypeMismatch,
                      "a value used before its definition has type " +
                          typeName(M.Values[P.Value].Type),
                      typeName(P.Type));
  }
  Pending.clear();
  return true;
}

bool Reader::readFunctionBody(FunctionId Id) {
  Current = Id;
  InFunction = true;
  LocalShift = M.Values.size() - ModuleValues;
  NextNumber = ModuleValues;
  MetadataShift = M.Metadata.size() - ModuleMetadata;
  DeclaredBlocks = 0;
  BlockOpen = false;
  LastLocation = None;
  R.BitOffset = S.position();
  {
    Function &F = M.Functions[Id];
    const Type &T = M.Types[F.FunctionType];
    F.FirstArgument = ValueId(M.Values.size());
    F.ArgumentCount = T.Fields.Count;
    F.Constants.First = uint32_t(M.Constants.size());
    F.Blocks.First = uint32_t(M.Blocks.size());
    F.Instructions.First = uint32_t(M.Instructions.size());
    F.Metadata.First = uint32_t(M.Metadata.size());
    for (uint32_t I = 0; I < T.Fields.Count; ++I)
      if (!addValue(ValueKind::Argument, M.TypePool[T.Fields.First + I], I))
        return false;
  }
  while (true) {
    StreamEntry E = S.nextRecord(R);
    if (E.Kind == StreamEntry::EndBlock)
      return finishFunction(Id);
    if (E.Kind == StreamEntry::Record     ? !functionRecord()
        : E.Kind == StreamEntry::SubBlock ? !functionBlock(E.Id)
                                          : true)
      return false;
  }
}

bool Reader::functionBlock(uint32_t Id) {
  switch (Id) {
  case ConstantsBlock: {
    // Constants must precede the code, so that the function's range of constants has all of them.
    // LLVM never writes others.
    if (M.Instructions.size() != M.Functions[Current].Instructions.First)
      return S.fail(ErrorCode::BlockUnexpected, "constants after instructions", "before them");
    return S.enterBlock(Id) && readConstants();
  }
  case SymbolTableBlock: return S.enterBlock(Id) && readSymbolTable(true);
  case AttachmentBlock: return S.enterBlock(Id) && readAttachments();
  case MetadataBlock: return S.enterBlock(Id) && readMetadata();
  case BlockInfoBlock: return S.readBlockInfo();
  default: return S.skipBlock();
  }
}

bool Reader::declareBlocks() {
  if (!has(1, "the number of blocks"))
    return false;
  // Blocks are created at their first instruction. Each takes at least a terminator.
  if (DeclaredBlocks || R[0] == 0 || R[0] > S.remainingBits())
    return fail(ErrorCode::FunctionBody, "a function with " + std::to_string(R[0]) + " blocks",
                "one record, with as many as the function has");
  DeclaredBlocks = R[0];
  return true;
}

bool Reader::functionRecord() {
  using Handler = bool (*)(Reader &);
  static constexpr auto Handlers = [] {
    std::array<Handler, LandingPadInst + 1> All{};
    All[DeclareBlocks] = [](Reader &R) { return R.declareBlocks(); };
    All[DebugLocAgain] = [](Reader &R) { return R.debugLocation(true); };
    All[DebugLoc] = [](Reader &R) { return R.debugLocation(false); };
    All[BinOpInst] = [](Reader &R) { return R.binary(); };
    All[CastInst] = [](Reader &R) { return R.cast(); };
    All[SelectInst] = [](Reader &R) { return R.select(false); };
    All[VSelectInst] = [](Reader &R) { return R.select(true); };
    All[ExtractEltInst] = [](Reader &R) { return R.extractElement(); };
    All[InsertEltInst] = [](Reader &R) { return R.insertElement(); };
    All[ShuffleVecInst] = [](Reader &R) { return R.shuffleVector(); };
    All[CmpInst] = All[Cmp2Inst] = [](Reader &R) { return R.compare(); };
    All[ExtractValInst] = [](Reader &R) { return R.extractValue(); };
    All[InsertValInst] = [](Reader &R) { return R.insertValue(); };
    All[GepOldInst] = All[InBoundsGepOldInst] =
        All[GepInst] = [](Reader &R) { return R.getElementPtr(); };
    All[AllocaInst] = [](Reader &R) { return R.alloca_(); };
    All[LoadInst] = [](Reader &R) { return R.load(false); };
    All[LoadAtomicInst] = [](Reader &R) { return R.load(true); };
    All[StoreInst] = [](Reader &R) { return R.store(false, false); };
    All[StoreOldInst] = [](Reader &R) { return R.store(false, true); };
    All[StoreAtomicInst] = [](Reader &R) { return R.store(true, false); };
    All[StoreAtomicOldInst] = [](Reader &R) { return R.store(true, true); };
    All[CmpXchgInst] = [](Reader &R) { return R.cmpXchg(false); };
    All[CmpXchgOldInst] = [](Reader &R) { return R.cmpXchg(true); };
    All[AtomicRmwInst] = [](Reader &R) { return R.atomicRmw(); };
    All[FenceInst] = [](Reader &R) { return R.fence(); };
    All[VaArgInst] = [](Reader &R) { return R.vaArg(); };
    All[CallInst] = [](Reader &R) { return R.call(); };
    All[RetInst] = [](Reader &R) { return R.ret(); };
    All[BrInst] = [](Reader &R) { return R.br(); };
    All[SwitchInst] = [](Reader &R) { return R.switch_(); };
    All[PhiInst] = [](Reader &R) { return R.phi(); };
    All[InvokeInst] = [](Reader &R) { return R.invoke(); };
    All[IndirectBrInst] = [](Reader &R) { return R.indirectBr(); };
    All[LandingPadInst] = [](Reader &R) { return R.landingPad(false); };
    All[LandingPadOldInst] = [](Reader &R) { return R.landingPad(true); };
    All[UnreachableInst] = [](Reader &R) { return R.unreachable(); };
    All[ResumeInst] = [](Reader &R) { return R.resume(); };
    return All;
  }();
  const Handler Handle = R.Code < Handlers.size() ? Handlers[R.Code] : nullptr;
  return Handle ? Handle(*this)
                : fail(ErrorCode::RecordUnknown, "unknown instruction record", "one of LLVM 3.7");
}

// Record: [line, column, scope, inlined at], for the instruction before it
bool Reader::debugLocation(bool Again) {
  if (M.Instructions.size() == M.Functions[Current].Instructions.First)
    return fail(ErrorCode::FunctionBody, "a debug location before the first instruction");
  if (!Again) {
    if (!has(4, "a debug location"))
      return false;
    Location L;
    L.Line = uint32_t(R[0]);
    L.Column = uint32_t(R[1]);
    for (int I : {2, 3}) {
      if (!R[size_t(I)])
        continue;
      MetadataId N = metadataId(R[size_t(I)] - 1);
      if (N >= M.Metadata.size())
        return fail(ErrorCode::MetadataReference,
                    "metadata " + std::to_string(R[size_t(I)] - 1) + " is not defined",
                    "less than " + std::to_string(M.Metadata.size()));
      (I == 2 ? L.Scope : L.InlinedAt) = N;
    }
    LastLocation = uint32_t(M.Locations.size());
    M.Locations.push_back(L);
  }
  M.setLocation(InstId(M.Instructions.size() - 1), LastLocation);
  return true;
}

// Reserves one instruction for each six bytes of function bodies. This is enough for code of
// compilers, so that tables do not move; unused memory costs nothing.
void Reader::reserveInstructions() {
  size_t Count = size_t(BodyBits / 48) + 64;
  M.Instructions.reserve(Count);
  M.Values.reserve(M.Values.size() + Count);
  M.OperandPool.reserve(M.OperandPool.size() + 3 * Count);
}

// Grows the table by the estimate for the rest of the bodies, if it is like the part read so far.
// Never reserves more than one for each five bytes, since the input controls the estimate.
void Reader::growInstructions() {
  uint64_t Size = M.Instructions.size();
  uint64_t Read = BodyBitsRead + (S.position() - BodyPositions[CurrentBody]);
  double Ratio = 1.05 * double(BodyBits) / double(std::max<uint64_t>(Read, 1));
  double Most = std::max(2.0, double(BodyBits) / 40 / double(std::max<uint64_t>(Size, 1)));
  Ratio = std::clamp(Ratio, 1.25, Most);
  auto Grow = [Ratio](auto &Table) {
    size_t NewSize = size_t(double(Table.size()) * Ratio) + 64;
    if (NewSize > Table.capacity())
      Table.reserve(NewSize);
  };
  Grow(M.Instructions);
  Grow(M.Values);
  Grow(M.OperandPool);
}

bool Reader::openBlock() {
  if (M.Blocks.size() - M.Functions[Current].Blocks.First >= DeclaredBlocks)
    return fail(ErrorCode::FunctionBody, "an instruction after the last block's terminator",
                std::to_string(DeclaredBlocks) + " blocks");
  M.Blocks.push_back({Current, {uint32_t(M.Instructions.size() - 1), 0}});
  BlockOpen = true;
  return true;
}

bool Reader::blockReference(uint64_t Number, BlockId &Out) {
  if (Number >= DeclaredBlocks)
    return fail(ErrorCode::BlockReference, "block " + std::to_string(Number),
                "less than " + std::to_string(DeclaredBlocks));
  Out = M.Functions[Current].Blocks.First + BlockId(Number);
  return true;
}

[[gnu::cold]] bool Reader::finishFunction(FunctionId Id) {
  Function &F = M.Functions[Id];
  R.BitOffset = S.position();
  F.Blocks.Count = uint32_t(M.Blocks.size()) - F.Blocks.First;
  F.Instructions.Count = uint32_t(M.Instructions.size()) - F.Instructions.First;
  F.Constants.Count = uint32_t(M.Constants.size()) - F.Constants.First;
  F.Metadata.Count = uint32_t(M.Metadata.size()) - F.Metadata.First;
  if (!typesHaveNumbers())
    return false;
  if (BlockOpen)
    return fail(ErrorCode::Terminator, "the function's last block has no terminator");
  if (F.Blocks.Count != DeclaredBlocks || !DeclaredBlocks)
    return fail(ErrorCode::FunctionBody,
                "the function has " + std::to_string(F.Blocks.Count) + " blocks",
                std::to_string(DeclaredBlocks) + ", as it declares");
  for (const PendingBlockName &N : BlockNames)
    M.setBlockName(N.Block, N.Name);
  BlockNames.clear();
  if (!checkPending() || !checkConstantCycles(F.Constants.First))
    return false;
  InFunction = false;
  return true;
}

} // namespace dxil::ir::reader
