// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Describes a vector variable element by element as soon as its vector is built from known scalars,
// which outlive the vector. Until vectors are split, an element that only exists in its vector is
// described as a range of the vector's bits.
#include "DebugLanes.h"
#include "Lanes.h"
#include "conversion/DebugMetadata.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/ModuleConversion.h"
#include "dxil/lowering/passes/Memory.h"
#include "numbers/NativeVectors.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

/// The largest number of insertions, shuffles and casts that are followed.
constexpr unsigned MostSteps = 128;

} // namespace

Lane laneOf(Value *V, unsigned I) {
  for (unsigned Step = 0; Step != MostSteps; ++Step) {
    if (auto *C = dyn_cast<Constant>(V)) {
      Constant *Number = C->getAggregateElement(I);
      return {Number && !isa<UndefValue>(Number) ? Number : nullptr, {}};
    }
    if (auto *Insert = dyn_cast<InsertElementInst>(V)) {
      auto *Element = dyn_cast<ConstantInt>(Insert->getOperand(2));
      if (!Element)
        break;
      if (Element->getZExtValue() == I)
        return {Insert->getOperand(1), {}};
      V = Insert->getOperand(0);
    } else if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(V)) {
      const int From = Shuffle->getMaskValue(I);
      const int Count =
          int(cast<FixedVectorType>(Shuffle->getOperand(0)->getType())->getNumElements());
      if (From < 0)
        return {};
      V = Shuffle->getOperand(From < Count ? 0 : 1);
      I = unsigned(From % Count);
    } else if (auto *Cast = dyn_cast<BitCastInst>(V)) {
      auto *From = dyn_cast<FixedVectorType>(Cast->getSrcTy());
      auto *To = dyn_cast<FixedVectorType>(Cast->getDestTy());
      if (!From || !To || From->getNumElements() != To->getNumElements())
        break;
      V = Cast->getOperand(0);
    } else {
      break;
    }
  }
  return {V, I};
}

namespace {

/// The parts of a vector and of its variable that a debug expression connects.
struct Description {
  bool IsKnown = false;
  std::optional<uint64_t> FirstBit; ///< first bit of the element in the vector; none: the whole
                                    ///< vector
  std::optional<uint64_t> PieceAt;  ///< first bit in the variable; none: the whole variable
};

Description describe(const DIExpression &E) {
  Description D;
  for (const DIExpression::ExprOperand &Op : E.expr_ops()) {
    if (Op.getOp() == dwarf::DW_OP_LLVM_extract_bits_zext && !D.FirstBit)
      D.FirstBit = Op.getArg(0);
    else if (Op.getOp() == dwarf::DW_OP_LLVM_fragment)
      D.PieceAt = Op.getArg(0);
    else
      return D;
  }
  D.IsKnown = true;
  return D;
}

DIExpression *expressionOf(LLVMContext &Ctx, std::optional<uint64_t> FirstBit,
                           std::optional<uint64_t> PieceAt, uint64_t Bits) {
  SmallVector<uint64_t, 6> Ops;
  if (FirstBit)
    Ops.append({dwarf::DW_OP_LLVM_extract_bits_zext, *FirstBit, Bits});
  if (PieceAt)
    Ops.append({dwarf::DW_OP_LLVM_fragment, *PieceAt, Bits});
  return DIExpression::get(Ctx, Ops);
}

/// A debug record whose value is a vector.
struct VectorRecord {
  DbgVariableRecord *Record;
  Value *Vector;
  Description Expression;
};

SmallVector<VectorRecord, 16> vectorRecords(Function &F) {
  SmallVector<VectorRecord, 16> Result;
  for (Instruction &I : instructions(F))
    for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange())) {
      if (!Record.isDbgValue() || Record.hasArgList() || Record.isKillLocation())
        continue;
      Value *V = Record.getVariableLocationOp(0);
      if (!V || !isa<FixedVectorType>(V->getType()))
        continue;
      if (Description D = describe(*Record.getExpression()); D.IsKnown)
        Result.push_back({&Record, V, D});
    }
  return Result;
}

/// Makes \p Record describe the variable's bits from \p PieceAt on as \p Number.
void setLane(DbgVariableRecord &Record, Lane Number, std::optional<uint64_t> PieceAt,
             Type *Scalar) {
  const uint64_t Bits = Scalar->getScalarSizeInBits();
  std::optional<uint64_t> FirstBit;
  if (Number.V && Number.Index)
    FirstBit = *Number.Index * Bits;
  Record.setExpression(expressionOf(Scalar->getContext(), FirstBit, PieceAt, Bits));
  Value *V = Number.V ? Number.V : PoisonValue::get(Scalar);
  Record.setRawLocation(ValueAsMetadata::get(V));
}

enum class Split : uint8_t {
  WhereKnown, ///< into scalars, if any comes from elsewhere than the vector
  Wholly,     ///< into scalars, known or not
  IfNumbers,  ///< into scalars, if none is an element of a vector
};

void split(const VectorRecord &R, Split How) {
  auto *Ty = cast<FixedVectorType>(R.Vector->getType());
  Type *Scalar = Ty->getElementType();
  const uint64_t Bits = Scalar->getScalarSizeInBits();
  if (R.Expression.FirstBit) {
    const Lane Number = laneOf(R.Vector, unsigned(*R.Expression.FirstBit / Bits));
    if (*R.Expression.FirstBit % Bits == 0 && (How != Split::IfNumbers || !Number.Index))
      setLane(*R.Record, Number, R.Expression.PieceAt, Scalar);
    return;
  }
  const unsigned Count = Ty->getNumElements();
  SmallVector<Lane, 4> Lanes;
  bool Same = true, Numbers = true;
  for (unsigned I = 0; I != Count; ++I) {
    Lanes.push_back(laneOf(R.Vector, I));
    Same &= Lanes[I].V == R.Vector && Lanes[I].Index == I;
    Numbers &= !Lanes[I].Index;
  }
  if ((How == Split::WhereKnown && Same) || (How == Split::IfNumbers && !Numbers))
    return;
  const uint64_t First = R.Expression.PieceAt.value_or(0);
  const bool IsWhole = Count == 1 && !R.Expression.PieceAt;
  for (unsigned I = Count; I-- > 1;) {
    DbgVariableRecord *Next = R.Record->clone();
    Next->insertAfter(R.Record);
    setLane(*Next, Lanes[I], First + I * Bits, Scalar);
  }
  setLane(*R.Record, Lanes[0], IsWhole ? std::nullopt : std::optional(First), Scalar);
}

/// Returns true if the optimizer may compute single elements of \p V instead of the whole vector.
bool isElementwise(const Value &V) {
  return isa<BinaryOperator, UnaryOperator, CmpInst, SelectInst, CastInst>(V);
}

/// Adds debug records for the elements that the program extracts from a variable's vector. They
/// describe the variable even if the optimizer computes only these elements.
class TakenNumbers {
public:
  TakenNumbers(Function &F, const DominatorTree &Tree) : F(F), Tree(Tree) {}

  void run() {
    ReversePostOrderTraversal<Function *> Blocks(&F);
    for (BasicBlock *BB : Blocks)
      for (Instruction &I : *BB)
        for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange()))
          noteLast(Record);
    for (auto &[Var, Record] : Last)
      if (Value *V = Record ? vectorOf(*Record) : nullptr)
        LastOf[V].push_back(Var);
    for (BasicBlock *BB : Blocks)
      visit(*BB);
    for (auto &[Next, New] : Made)
      Next->getParent()->insertDbgRecordBefore(New, Next->getIterator());
  }

private:
  using Variable = std::pair<const DILocalVariable *, const DILocation *>;

  static Variable variableOf(const DbgVariableRecord &Record) {
    return {Record.getVariable(), Record.getDebugLoc().getInlinedAt()};
  }

  /// Returns the elementwise vector that \p Record gives to its variable or to a part of it, or
  /// null.
  static Value *vectorOf(const DbgVariableRecord &Record) {
    if (!Record.isDbgValue() || Record.hasArgList() || Record.isKillLocation())
      return nullptr;
    Value *V = Record.getVariableLocationOp(0);
    const Description Described = describe(*Record.getExpression());
    const bool IsVector = V && isa<FixedVectorType>(V->getType());
    return IsVector && isElementwise(*V) && Described.IsKnown && !Described.FirstBit ? V : nullptr;
  }

  /// Notes the last record of a variable, or null if no record follows all others.
  void noteLast(DbgVariableRecord &Record) {
    auto [Entry, IsFirst] = Last.try_emplace(variableOf(Record), &Record);
    if (!IsFirst && Entry->second)
      Entry->second = Tree.dominates(Entry->second->getInstruction(), Record.getInstruction()) ||
                              Entry->second->getInstruction() == Record.getInstruction()
                          ? &Record
                          : nullptr;
  }

  void visit(BasicBlock &BB) {
    Here.clear();
    HereOf.clear();
    for (Instruction &I : BB) {
      for (DbgVariableRecord &Record : filterDbgVars(I.getDbgRecordRange()))
        if (Value *V = vectorOf(*(Here[variableOf(Record)] = &Record)))
          HereOf[V].insert(variableOf(Record));
      if (auto *Extract = dyn_cast<ExtractElementInst>(&I))
        take(*Extract);
    }
  }

  void take(ExtractElementInst &Extract) {
    Value *V = Extract.getVectorOperand();
    auto *Index = dyn_cast<ConstantInt>(Extract.getIndexOperand());
    const unsigned Count = Extract.getVectorOperandType()->getElementCount().getFixedValue();
    if (!isElementwise(*V) || !Index || Index->getZExtValue() >= Count || Count == 1)
      return;
    for (const Variable &Var : HereOf.lookup(V))
      if (DbgVariableRecord *Record = Here.lookup(Var); vectorOf(*Record) == V)
        add(*Record, Extract, *Index);
    if (auto Entry = LastOf.find(V); Entry != LastOf.end())
      for (const Variable &Var : Entry->second)
        if (DbgVariableRecord *Record = Last[Var];
            !Here.contains(Var) && Tree.dominates(Record->getInstruction(), &Extract))
          add(*Record, Extract, *Index);
  }

  void add(const DbgVariableRecord &Original, ExtractElementInst &Extract,
           const ConstantInt &Index) {
    const uint64_t Bits = Extract.getType()->getScalarSizeInBits();
    const uint64_t First = describe(*Original.getExpression()).PieceAt.value_or(0);
    DbgVariableRecord *New = Original.clone();
    setLane(*New, {&Extract, {}}, First + Index.getZExtValue() * Bits, Extract.getType());
    Made.push_back({Extract.getNextNode(), New});
  }

  Function &F;
  const DominatorTree &Tree;
  MapVector<Variable, DbgVariableRecord *> Last; ///< null if there are several records
  DenseMap<Value *, SmallVector<Variable, 2>> LastOf;
  DenseMap<Variable, DbgVariableRecord *> Here; ///< the last record in the block so far
  DenseMap<Value *, SmallSetVector<Variable, 2>> HereOf;
  SmallVector<std::pair<Instruction *, DbgVariableRecord *>, 16> Made;
};

/// Returns true if the scalarizer splits \p V, so that all its elements exist afterwards.
bool isTakenApart(const Value &V) {
  if (auto *Load = dyn_cast<LoadInst>(&V))
    return Load->isSimple();
  return isa<BinaryOperator, UnaryOperator, CmpInst, SelectInst, PHINode, CastInst, FreezeInst,
             InsertElementInst>(V);
}

} // namespace

PreservedAnalyses DebugLanesPass::run(Function &F, FunctionAnalysisManager &AM) {
  if (!hasFullDebugInfo(*F.getParent()))
    return PreservedAnalyses::all();
  const Split How = hasNativeVectors(*F.getParent()) ? Split::IfNumbers : Split::WhereKnown;
  for (const VectorRecord &R : vectorRecords(F))
    split(R, How);
  TakenNumbers(F, AM.getResult<DominatorTreeAnalysis>(F)).run();
  return PreservedAnalyses::all();
}

DebugLaneKeeper::DebugLaneKeeper(Function &F) {
  if (!hasFullDebugInfo(*F.getParent()))
    return;
  for (const VectorRecord &R : vectorRecords(F))
    split(R, Split::Wholly);
  for (const VectorRecord &R : vectorRecords(F)) {
    const uint64_t Bits = R.Vector->getType()->getScalarSizeInBits();
    if (R.Expression.FirstBit)
      keep(*R.Record, *R.Vector, unsigned(*R.Expression.FirstBit / Bits));
  }
}

void DebugLaneKeeper::keep(DbgVariableRecord &Record, Value &Vector, unsigned Index) {
  if (!isTakenApart(Vector)) {
    Whole.push_back({&Record, &Vector, Index});
    return;
  }
  auto *Before = const_cast<Instruction *>(Record.getInstruction());
  Module &M = *Before->getModule();
  FunctionCallee Keeper = M.getOrInsertFunction(
      contract::DebugLane, FunctionType::get(Type::getVoidTy(M.getContext()), /*isVarArg=*/true));
  IRBuilder<> B(Before);
  B.SetCurrentDebugLocation(DebugLoc());
  Value *Number = B.CreateExtractElement(&Vector, uint64_t(Index));
  HeldRecords.push_back({&Record, B.CreateCall(Keeper, {Number})});
}

/// Returns the program's own extraction of element \p Index of a vector that stays, or null: none
/// is added for a debugger alone. If the extraction follows \p Record, among others of the vector,
/// moves \p Record after it.
static Value *numberOf(Value &Vector, unsigned Index, DbgVariableRecord &Record,
                       const DominatorTree &Tree) {
  const Instruction *Place = Record.getInstruction();
  auto IsNumber = [&](const User *U) {
    auto *Extract = dyn_cast<ExtractElementInst>(U);
    auto *I = Extract ? dyn_cast<ConstantInt>(Extract->getIndexOperand()) : nullptr;
    return I && I->getZExtValue() == Index;
  };
  for (User *U : Vector.users())
    if (IsNumber(U) && Tree.dominates(cast<Instruction>(U), Place))
      return U;
  for (auto *Next = const_cast<Instruction *>(Place);
       isa<ExtractElementInst>(Next) && Next->getOperand(0) == &Vector; Next = Next->getNextNode())
    if (IsNumber(Next)) {
      Record.removeFromParent();
      Next->getParent()->insertDbgRecordBefore(&Record, std::next(Next->getIterator()));
      return Next;
    }
  return nullptr;
}

void DebugLaneKeeper::finish(const DominatorTree &Tree) {
  Function *Keeper = nullptr;
  for (auto [Record, Call] : HeldRecords) {
    Keeper = Call->getCalledFunction();
    Value *Number = Call->getArgOperand(0);
    setLane(*Record, {Number, {}}, describe(*Record->getExpression()).PieceAt, Number->getType());
    Call->eraseFromParent();
  }
  if (Keeper && Keeper->use_empty())
    Keeper->eraseFromParent();
  for (const auto &[Record, Vector, Index] : Whole)
    if (Vector)
      setLane(*Record, {numberOf(*Vector, Index, *Record, Tree), {}},
              describe(*Record->getExpression()).PieceAt, Vector->getType()->getScalarType());
}

} // namespace dxil::lowering
