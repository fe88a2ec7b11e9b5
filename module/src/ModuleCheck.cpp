// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/ModuleCheck.h>

#include <dxil/module/Graph.h>

#include <algorithm>
#include <bit>

namespace dxil::ir {
namespace {

class FunctionVerifier {
public:
  FunctionVerifier(const Module &M, const Function &F,
                   const std::function<void(const ModuleProblem &)> &Report)
      : M(M), F(F), Report(Report), G(M, F) {}

  bool verify() {
    std::string Name(M.name(F.Self));
    if (!F.Blocks.Count)
      return bad("function " + Name + " has no block");
    if (!G.predecessors(0).empty())
      bad("the entry block of " + Name + " has a predecessor");
    for (uint32_t B = 0; B < F.Blocks.Count; ++B)
      verifyBlock(B);
    return Good;
  }

private:
  const Module &M;
  const Function &F;
  const std::function<void(const ModuleProblem &)> &Report;
  Graph G;
  bool Good = true;
  std::vector<uint32_t> Predecessors; ///< sorted, of the block SortedOf
  uint32_t SortedOf = Graph::None;

  bool bad(const std::string &What, const Instruction *At = nullptr) {
    Report({What, FunctionId(&F - M.Functions.data()), At});
    return Good = false;
  }

  void verifyBlock(uint32_t B) {
    const Block &Block = M.Blocks[F.Blocks.First + B];
    bool PhisOver = false, Reachable = G.isReachable(B);
    const Instruction *First = M.Instructions.data() + Block.Instructions.First;
    for (const Instruction &I : M.instructions(Block)) {
      if (I.Op == Opcode::Phi && PhisOver)
        bad("a phi stands after other instructions", &I);
      PhisOver |= I.Op != Opcode::Phi;
      if (I.Op == Opcode::Phi)
        verifyPhi(I, B);
      if (!Reachable)
        continue;
      if (I.Op != Opcode::Phi)
        for (ValueId V : M.operands(I))
          if (const Instruction *Def = definition(V); Def && !(Def >= First && Def < &I))
              [[unlikely]]
            verifyUse(I, *Def, B);
      if (I.Op == Opcode::Ret)
        verifyReturn(I);
    }
  }

  /// Sorted once for all phis of a block, which may be many that name few.
  const std::vector<uint32_t> &sortedPredecessors(uint32_t B) {
    if (SortedOf != B) {
      SortedOf = B;
      Predecessors = G.predecessors(B);
      std::sort(Predecessors.begin(), Predecessors.end());
    }
    return Predecessors;
  }

  /// One incoming value for each predecessor, available at its end.
  void verifyPhi(const Instruction &I, uint32_t B) {
    std::vector<uint32_t> Incoming;
    for (BlockId Id : M.successors(I))
      Incoming.push_back(Id - F.Blocks.First);
    std::vector<uint32_t> Sorted = Incoming;
    std::sort(Sorted.begin(), Sorted.end());
    if (Sorted != sortedPredecessors(B))
      bad("the incoming blocks of a phi are not the predecessors of its block", &I);
    for (size_t N = 0; N < Incoming.size() && N < I.Operands.Count; ++N) {
      const Instruction *Def = definition(M.operands(I)[N]);
      if (M.Values[M.operands(I)[N]].Type != I.Type)
        bad("an incoming value of a phi has another type", &I);
      if (Def && G.isReachable(B) && Incoming[N] < G.size() && G.isReachable(Incoming[N]) &&
          !available(*Def, Incoming[N]))
        bad("an incoming value of a phi is not available in its block", &I);
    }
  }

  const Instruction *definition(ValueId V) const {
    return isMetadataOperand(V) ? nullptr : M.definition(V);
  }
  uint32_t blockOf(const Instruction &I) const { return I.Parent - F.Blocks.First; }
  /// Never so if it is another function's: a module that was not read from bitcode may have that.
  bool available(const Instruction &Def, uint32_t B) const {
    return blockOf(Def) < G.size() && G.dominates(blockOf(Def), B);
  }

  /// The definition is not in the block before the use.
  void verifyUse(const Instruction &I, const Instruction &Def, uint32_t B) {
    bool Before = blockOf(Def) != B && available(Def, B);
    if (!Before)
      bad("an operand is used where its definition has not run", &I);
  }

  void verifyReturn(const Instruction &I) {
    TypeId Result = M.type(F.FunctionType).Element;
    bool Void = M.type(Result).Kind == TypeKind::Void;
    if (Void ? I.Operands.Count != 0
             : I.Operands.Count != 1 || M.Values[M.operands(I)[0]].Type != Result)
      bad("the value returned is not of the function's result type", &I);
  }
};

uint64_t countElements(const Module &M, TypeId T, std::vector<uint64_t> &Known) {
  if (Known[T])
    return Known[T] - 1;
  Known[T] = 2; // one, should a type contain itself
  const Type &Ty = M.type(T);
  uint64_t Count = 1;
  if (Ty.Kind == TypeKind::Array || Ty.Kind == TypeKind::Vector) {
    uint64_t Element = countElements(M, Ty.Element, Known);
    Count = Element && Ty.Count > ManyElements / Element ? ManyElements : Element * Ty.Count;
  } else if (Ty.Kind == TypeKind::Struct) {
    Count = 0;
    for (TypeId Field : M.fields(Ty))
      Count = std::min(Count + countElements(M, Field, Known), ManyElements);
  }
  Known[T] = Count + 1;
  return Count;
}

bool isAggregate(const Type &T) {
  return T.Kind == TypeKind::Array || T.Kind == TypeKind::Struct || T.Kind == TypeKind::Vector;
}

} // namespace

namespace {

/// Whether the indices of a constant address are of its types, and lead to what its own type says.
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

bool checkModule(const Module &M, const std::function<void(const ModuleProblem &)> &Report) {
  bool Good = true;
  for (const Constant &C : M.Constants)
    if (C.Kind == ConstantKind::GetElementPtr && !leadsWhereItSays(M, C)) {
      Report({"a constant getelementptr has indices that its types have not"});
      Good = false;
    }
  for (const Function &F : M.Functions)
    if (!F.IsDeclaration)
      Good = FunctionVerifier(M, F, Report).verify() && Good;
  return Good;
}

std::vector<uint64_t> elementCounts(const Module &M) {
  std::vector<uint64_t> Out(M.Types.size());
  for (TypeId T = 0; T < M.Types.size(); ++T)
    countElements(M, T, Out);
  for (uint64_t &Count : Out)
    --Count;
  return Out;
}

namespace {

/// What is wrong with an attribute group for those who make a table of parameters, take a
/// logarithm, or want a type with attributes that had none in LLVM 3.7.
std::optional<std::string> badAttributes(const Module &M, const ModuleLimits &Limits) {
  for (const AttributeGroup &G : M.AttributeGroups) {
    if (G.ParamIndex != FunctionIndex && G.ParamIndex > Limits.ParameterIndex)
      return "attributes of parameter " + std::to_string(G.ParamIndex) + " (expected at most " +
             std::to_string(Limits.ParameterIndex) + ")";
    for (const Attribute &A : M.attributes(G)) {
      std::string_view Name = A.Kind ? attributeName(A.Kind) : std::string_view();
      if (Name == "byval" || Name == "sret" || Name == "inalloca")
        return "the attribute " + std::string(Name) + ", which DXIL has not";
      bool IsAlignment = Name == "align" || Name == "alignstack";
      if (IsAlignment && (!std::has_single_bit(A.Value) || A.Value > 1u << 29))
        return "an alignment of " + std::to_string(A.Value) + " (expected a power of two)";
    }
  }
  return std::nullopt;
}

std::optional<std::string> badTypes(const Module &M, const ModuleLimits &Limits) {
  for (const Type &T : M.Types) {
    if (T.Kind == TypeKind::Integer && T.Width > Limits.IntegerWidth)
      return "an integer of " + std::to_string(T.Width) + " bits (expected at most " +
             std::to_string(Limits.IntegerWidth) + ")";
    if (T.Kind == TypeKind::Vector && T.Count > Limits.VectorLength)
      return "a vector of " + std::to_string(T.Count) + " elements (expected at most " +
             std::to_string(Limits.VectorLength) + ")";
  }
  return std::nullopt;
}

} // namespace

std::optional<std::string> exceededLimit(const Module &M, const ModuleLimits &Limits) {
  if (auto Bad = badAttributes(M, Limits))
    return Bad;
  if (auto Bad = badTypes(M, Limits))
    return Bad;
  std::vector<uint64_t> Elements = elementCounts(M);
  // What stands in the file element by element may be as large as the file.
  const uint64_t Spelled = M.WordPool.size() + M.OperandPool.size(),
                 Most = Limits.Elements + Spelled;
  auto TooMany = [&](const char *What) {
    return std::string(What) + " of more than " + std::to_string(Most) + " numbers";
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
    if (I.Op == Opcode::Alloca &&
        (!M.constantInt(M.operands(I)[0], Count) || Count > Most ||
         (Elements[I.ElementType] && Count > Most / Elements[I.ElementType])))
      return TooMany("a local variable");
  }
  if (uint64_t MostCopied =
          Limits.Copied + Limits.CopiedByEach * M.Instructions.size() + 16 * Spelled;
      Copied > MostCopied)
    return "constants and copies of more than " + std::to_string(MostCopied) + " numbers in all";
  return std::nullopt;
}

} // namespace dxil::ir
