// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/ModuleCheck.h>

#include <dxil/module/FunctionVerifier.h>

#include <algorithm>
#include <bit>

namespace dxil::ir {

void FunctionVerifier::bad(const char *Message, const Instruction *Place) {
  Report({Message, FunctionId(&F - M.Functions.data()), Place});
  IsGood = false;
}

[[gnu::cold]] bool FunctionVerifier::begin() {
  auto bad = [&](const std::string &Message) {
    Report({Message, FunctionId(&F - M.Functions.data()), nullptr});
    IsGood = false;
  };
  std::string Name(M.name(F.Self));
  if (!F.Blocks.Count) {
    bad("function " + Name + " has no block");
    return false;
  }
  if (!G.predecessors(0).empty())
    bad("the entry block of " + Name + " has a predecessor");
  return true;
}

/// Sorted once for all phis of a block: there may be many phis with few incoming values.
const std::vector<uint32_t> &FunctionVerifier::sortedPredecessors(uint32_t B) {
  if (SortedOf != B) {
    SortedOf = B;
    Predecessors.assign(G.predecessors(B).begin(), G.predecessors(B).end());
    std::sort(Predecessors.begin(), Predecessors.end());
  }
  return Predecessors;
}

/// Checks that a phi has one incoming value for each predecessor, available at its end.
void FunctionVerifier::visitPhi(const Instruction &I) {
  if (IsBehindPhis)
    bad("a phi stands after other instructions", &I);
  const std::span<const BlockId> Ways = M.successors(I);
  const std::span<const ValueId> Values = M.operands(I);
  Incoming.clear();
  for (BlockId Id : Ways)
    Incoming.push_back(Id - F.Blocks.First);
  std::sort(Incoming.begin(), Incoming.end());
  if (Incoming != sortedPredecessors(Current))
    bad("the incoming blocks of a phi are not the predecessors of its block", &I);
  for (size_t N = 0; N < Ways.size() && N < Values.size(); ++N) {
    const uint32_t Way = Ways[N] - F.Blocks.First;
    const Instruction *Def = M.definition(Values[N]);
    if (Values[N] < M.Values.size() && M.Values[Values[N]].Type != I.Type)
      bad("an incoming value of a phi has another type", &I);
    if (Def && IsReachable && Way < G.size() && G.isReachable(Way) && !isAvailable(*Def, Way))
      bad("an incoming value of a phi is not available in its block", &I);
  }
}

/// False for a definition in another function, which is possible in modules that were not read from
/// bitcode.
bool FunctionVerifier::isAvailable(const Instruction &Definition, uint32_t B) const {
  // The entry block defines handles and similar values, which most uses in other blocks refer to.
  const Range Entry = M.Blocks[F.Blocks.First].Instructions;
  if (M.idOf(Definition) - Entry.First < Entry.Count)
    return true;
  const uint32_t In = M.parent(Definition, F.Blocks.First + B) - F.Blocks.First;
  return In < G.size() && G.dominates(In, B);
}

/// Checks a use whose definition does not precede it in the same block.
void FunctionVerifier::visitOtherUse(InstId Self, InstId Definition) {
  if (!IsReachable)
    return;
  // In the same block, the definition follows the use.
  const Range BlockRange = M.Blocks[F.Blocks.First + Current].Instructions;
  if (Definition - BlockRange.First < BlockRange.Count ||
      !isAvailable(M.Instructions[Definition], Current))
    bad("an operand is used where its definition has not run", &M.Instructions[Self]);
}

void FunctionVerifier::visitReturn(const Instruction &I) {
  TypeId Result = M.type(F.FunctionType).Element;
  bool Void = M.type(Result).Kind == TypeKind::Void;
  if (Void ? I.Operands.Count != 0
           : I.Operands.Count != 1 || M.Values[M.operands(I)[0]].Type != Result)
    bad("the value returned is not of the function's result type", &I);
}

namespace {

[[gnu::cold]] bool verifyFunction(const Module &M, const Function &F,
                                  const std::function<void(const ModuleProblem &)> &Report) {
  const Graph G(M, F);
  FunctionVerifier Verifier(M, F, G, Report);
  if (!Verifier.begin())
    return false;
  for (uint32_t B = 0; B < F.Blocks.Count; ++B) {
    Verifier.enterBlock(B);
    for (const Instruction &I : M.instructions(M.Blocks[F.Blocks.First + B])) {
      if (I.Op != Opcode::Phi)
        for (ValueId V : M.operands(I))
          if (V < M.Values.size() && M.Values[V].Kind == ValueKind::Instruction)
            Verifier.visitUse(InstId(&I - M.Instructions.data()), M.Values[V].Index);
      Verifier.visit(I);
    }
  }
  return Verifier.isGood();
}

uint64_t countElements(const Module &M, TypeId T, std::vector<uint64_t> &Counts) {
  if (Counts[T])
    return Counts[T] - 1;
  Counts[T] = 2; // counts as one element if the type contains itself
  const Type &Ty = M.type(T);
  uint64_t Count = 1;
  if (Ty.Kind == TypeKind::Array || Ty.Kind == TypeKind::Vector) {
    uint64_t Element = countElements(M, Ty.Element, Counts);
    Count = Element && Ty.Count > ManyElements / Element ? ManyElements : Element * Ty.Count;
  } else if (Ty.Kind == TypeKind::Struct) {
    Count = 0;
    for (TypeId Field : M.fields(Ty))
      Count = std::min(Count + countElements(M, Field, Counts), ManyElements);
  }
  Counts[T] = Count + 1;
  return Count;
}

bool isAggregate(const Type &T) {
  return T.Kind == TypeKind::Array || T.Kind == TypeKind::Struct || T.Kind == TypeKind::Vector;
}

} // namespace

namespace {

/// Returns true if the indices of a constant getelementptr fit its source type and lead to its
/// result type.
bool leadsWhereItSays(const Module &M, const Constant &C) {
  std::span<const ValueId> Operands = M.operands(C);
  TypeId T = C.SourceType;
  for (size_t I = 2; I < Operands.size(); ++I) {
    const Type &Ty = M.type(T);
    uint64_t Field = 0;
    if (Ty.Kind == TypeKind::Array || Ty.Kind == TypeKind::Vector)
      T = Ty.Element;
    else if (Ty.Kind == TypeKind::Struct && M.constantInt(Operands[I], Field) &&
             Field < Ty.Fields.Count)
      T = M.fields(Ty)[Field];
    else
      return false;
  }
  for (ValueId V : Operands.subspan(1))
    if (M.typeOf(V).Kind != TypeKind::Integer)
      return false;
  const Type &Result = M.typeOf(C.Self);
  return Result.Kind == TypeKind::Pointer && Result.Element == T;
}

} // namespace

[[gnu::cold]] bool
checkConstantAddresses(const Module &M, const std::function<void(const ModuleProblem &)> &Report) {
  bool Good = true;
  for (const Constant &C : M.Constants)
    if (C.Kind == ConstantKind::GetElementPtr && !leadsWhereItSays(M, C)) {
      Report({"a constant getelementptr has indices that its types have not"});
      Good = false;
    }
  return Good;
}

bool checkModule(const Module &M, const std::function<void(const ModuleProblem &)> &Report) {
  bool Good = checkConstantAddresses(M, Report);
  for (const Function &F : M.Functions)
    if (!F.IsDeclaration)
      Good = verifyFunction(M, F, Report) && Good;
  return Good;
}

[[gnu::cold]] std::vector<uint64_t> elementCounts(const Module &M) {
  std::vector<uint64_t> Out(M.Types.size());
  for (TypeId T = 0; T < M.Types.size(); ++T)
    countElements(M, T, Out);
  for (uint64_t &Count : Out)
    --Count;
  return Out;
}

namespace {

/// Checks attribute groups for users that allocate a table by parameter, compute the logarithm of
/// an alignment, or need a type for attributes that have none in LLVM 3.7.
Status checkAttributes(const Module &M, const ModuleLimits &Limits) {
  for (const AttributeGroup &G : M.AttributeGroups) {
    if (G.ParamIndex != FunctionIndex && G.ParamIndex > Limits.ParameterIndex)
      return failure("attributes of parameter " + std::to_string(G.ParamIndex) +
                     " (expected at most " + std::to_string(Limits.ParameterIndex) + ")");
    for (const Attribute &A : M.attributes(G)) {
      std::string_view Name = A.Kind ? attributeName(A.Kind) : std::string_view();
      if (!Limits.TypedAttributes && (Name == "byval" || Name == "sret" || Name == "inalloca"))
        return failure("the attribute " + std::string(Name) + ", which DXIL has not");
      bool IsAlignment = Name == "align" || Name == "alignstack";
      if (IsAlignment && (!std::has_single_bit(A.Value) || A.Value > 1u << 29))
        return failure("an alignment of " + std::to_string(A.Value) + " (expected a power of two)");
    }
  }
  return {};
}

Status checkTypes(const Module &M, const ModuleLimits &Limits) {
  for (const Type &T : M.Types) {
    if (T.Kind == TypeKind::Integer && T.Width > Limits.IntegerWidth)
      return failure("an integer of " + std::to_string(T.Width) + " bits (expected at most " +
                     std::to_string(Limits.IntegerWidth) + ")");
    if (T.Kind == TypeKind::Vector && T.Count > Limits.VectorLength)
      return failure("a vector of " + std::to_string(T.Count) + " elements (expected at most " +
                     std::to_string(Limits.VectorLength) + ")");
  }
  return {};
}

} // namespace

[[gnu::cold]] Status checkLimits(const Module &M, const ModuleLimits &Limits) {
  if (Status Done = checkAttributes(M, Limits); !Done)
    return Done;
  if (Status Done = checkTypes(M, Limits); !Done)
    return Done;
  std::vector<uint64_t> Elements = elementCounts(M);
  // Elements that the file spells out are limited by its length.
  const uint64_t Spelled = M.WordPool.size() + M.OperandPool.size(),
                 Most = Limits.Elements + Spelled;
  auto TooMany = [&](const char *Subject) {
    return failure(std::string(Subject) + " of more than " + std::to_string(Most) + " numbers");
  };
  for (const Global &G : M.Globals)
    if (Elements[G.ValueType] > Most)
      return TooMany("a variable");
  uint64_t Copied = 0;
  auto Copies = [&](TypeId T) {
    if (T != None && isAggregate(M.type(T)))
      Copied = std::min(Copied + Elements[T], ManyElements);
  };
  for (const Constant &C : M.Constants)
    if (C.Kind == ConstantKind::Aggregate)
      Copies(M.Values[C.Self].Type);
  for (const Instruction &I : M.Instructions) {
    Copies(I.Type);
    if (I.Op == Opcode::Store)
      Copies(M.Values[M.operands(I)[1]].Type);
    uint64_t Count = 0;
    if (I.Op != Opcode::Alloca)
      continue;
    const uint64_t Each = Elements[M.elementType(I)];
    if (!M.constantInt(M.operands(I)[0], Count) || Count > Most || (Each && Count > Most / Each))
      return TooMany("a local variable");
  }
  if (uint64_t MostCopied =
          Limits.Copied + Limits.CopiedByEach * M.Instructions.size() + 16 * Spelled;
      Copied > MostCopied)
    return failure("constants and copies of more than " + std::to_string(MostCopied) +
                   " numbers in all");
  return {};
}

} // namespace dxil::ir
