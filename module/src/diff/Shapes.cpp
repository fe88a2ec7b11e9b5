// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Shapes.h"

#include <dxil/generated/Limits.h>

#include <algorithm>

namespace dxil::ir::diff {

uint64_t hashOf(std::string_view Text) {
  uint64_t Hash = 0xcbf29ce484222325u;
  for (char C : Text)
    Hash = (Hash ^ uint8_t(C)) * 0x100000001b3u;
  return Hash;
}

namespace {

/// Initial hashes, which differ for values of different kinds.
enum Seed : uint64_t { OfInstruction = 11, OfConstant, OfArgument, OfGlobal, OfMetadata, OfBlock };

} // namespace

Shapes::Shapes(const Module &M, const Function &F)
    : M(M), F(F), Types(M), ItemNumbers(F.Instructions.Count, None) {
  for (uint32_t K = 0; K < F.Instructions.Count; ++K)
    if (!M.calleeName(M.Instructions[F.Instructions.First + K]).starts_with(DebugCallPrefix))
      add(F.Instructions.First + K);
}

uint32_t Shapes::itemOf(ValueId V) const {
  if (isMetadataOperand(V) || V >= M.Values.size() || M.Values[V].Kind != ValueKind::Instruction)
    return None;
  const uint32_t Number = M.Values[V].Index - F.Instructions.First;
  return Number < ItemNumbers.size() ? ItemNumbers[Number] : None;
}

uint64_t Shapes::typeHash(TypeId T) {
  if (T == None)
    return 0;
  auto [Entry, New] = TypeHashes.try_emplace(T);
  if (New)
    Entry->second = hashOf(Types.text(T));
  return Entry->second;
}

uint64_t Shapes::constantHash(ValueId V, unsigned Depth) {
  constexpr unsigned MostDepth = 32;
  const Constant &C = *M.constant(V);
  uint64_t Hash = mix(OfConstant, typeHash(M.Values[V].Type));
  const bool IsZero = (C.Kind == ConstantKind::Integer || C.Kind == ConstantKind::Float) && !C.Bits;
  for (uint64_t Part : {uint64_t(IsZero ? ConstantKind::Null : C.Kind), uint64_t(C.SubOpcode),
                        uint64_t(C.Predicate), uint64_t(C.Flags), C.Bits, hashOf(C.Text)})
    Hash = mix(Hash, Part);
  for (uint64_t Word : M.words(C))
    Hash = mix(Hash, Word);
  for (ValueId Op : M.operands(C))
    if (M.Values[Op].Kind != ValueKind::Constant)
      Hash = mix(Hash, outside(Op));
    else if (auto Entry = ValueHashes.find(Op); Entry != ValueHashes.end())
      Hash = mix(Hash, Entry->second);
    else if (Depth < MostDepth)
      Hash = mix(Hash, ValueHashes[Op] = constantHash(Op, Depth + 1));
  return Hash;
}

uint64_t Shapes::outside(ValueId V) {
  if (isMetadataOperand(V) || V >= M.Values.size())
    return OfMetadata;
  if (auto Entry = ValueHashes.find(V); Entry != ValueHashes.end())
    return Entry->second;
  uint64_t Hash = 0;
  switch (M.Values[V].Kind) {
  case ValueKind::Constant: Hash = constantHash(V, 0); break;
  case ValueKind::Argument: Hash = mix(OfArgument, M.Values[V].Index); break;
  case ValueKind::Instruction: return OfInstruction;
  default: Hash = mix(OfGlobal, hashOf(M.name(V))); break;
  }
  return ValueHashes[V] = Hash;
}

bool Shapes::commutes(const Module &M, const Instruction &I) {
  switch (I.Op) {
  case Opcode::Add:
  case Opcode::FAdd:
  case Opcode::Mul:
  case Opcode::FMul:
  case Opcode::And:
  case Opcode::Or:
  case Opcode::Xor: return true;
  case Opcode::ICmp: return I.Predicate == IcmpEq || I.Predicate == IcmpNe;
  default: return false;
  }
}

uint64_t Shapes::headOf(const Instruction &I) {
  uint64_t Hash = mix(OfInstruction, uint64_t(I.Op));
  for (uint64_t Part :
       {uint64_t(I.Predicate), uint64_t(I.Ordering), uint64_t(I.FailureOrdering),
        uint64_t(I.SingleThread), uint64_t(uint32_t(I.Alignment)), uint64_t(I.Flags),
        uint64_t(I.CallingConvention), typeHash(I.Type), typeHash(M.elementType(I)),
        uint64_t(I.Operands.Count), uint64_t(Module::targetRange(I).Count)})
    Hash = mix(Hash, Part);
  if (isCall(I.Op))
    Hash = mix(Hash, outside(M.callee(I)));
  for (uint32_t Index : M.indices(I))
    Hash = mix(Hash, Index);
  return Hash;
}

// Loads count as pure although moving one over a store changes its value: the comparison is about
// the program's text.
bool Shapes::isPure(const Instruction &I) const {
  if (isTerminator(I.Op) || I.Op == Opcode::Alloca || I.Op == Opcode::Load ||
      I.Op == Opcode::Store || I.Op == Opcode::CmpXchg || I.Op == Opcode::AtomicRmw ||
      I.Op == Opcode::Fence)
    return false;
  if (I.Op != Opcode::Call)
    return true;
  const Function *Callee = M.calledFunction(I);
  if (!Callee || Callee->Attributes == None)
    return false;
  for (uint32_t G : M.groups(M.AttributeLists[Callee->Attributes]))
    for (const Attribute &A : M.attributes(M.AttributeGroups[G]))
      if (A.Kind && (attributeName(A.Kind) == "readnone" || attributeName(A.Kind) == "readonly"))
        return M.AttributeGroups[G].ParamIndex == FunctionIndex;
  return false;
}

void Shapes::add(InstId Id) {
  const Instruction &I = M.Instructions[Id];
  const uint64_t Head = headOf(I);
  std::vector<std::pair<uint64_t, uint64_t>> Parts; // local and deep hash of each operand
  for (ValueId Op : M.operands(I)) {
    const uint64_t Outside = outside(Op);
    const uint32_t Item = itemOf(Op);
    Parts.emplace_back(Outside, Item == None ? Outside : Deep[Item]);
  }
  if (commutes(M, I))
    std::ranges::sort(Parts);
  uint64_t LocalHash = Head, DeepHash = Head;
  for (auto [OfLocal, OfDeep] : Parts) {
    LocalHash = mix(LocalHash, OfLocal);
    DeepHash = mix(DeepHash, OfDeep);
  }
  ItemNumbers[Id - F.Instructions.First] = uint32_t(Items.size());
  Items.push_back(Id);
  Heads.push_back(Head);
  Local.push_back(LocalHash);
  Deep.push_back(DeepHash);
  IsPure.push_back(isPure(I));
}

} // namespace dxil::ir::diff
