// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arrays of vertices, control points or primitives. Before this pass an array is a global in
// memory. Its metadata `!dxil.stage.array` names the op for an access, the size of an element, and
// the position of each scalar, vector and matrix of the signature in it:
//
//   { op, bytes of an element, { offset, signature element, rows, bytes of a row, columns,
//     bytes of a component, bytes from column to column, rows of a matrix, bytes of a matrix, 0 if
//     signed, 1 if unsigned, 2 if bool, undef of the component's type, { elements, bytes of one }
//     for each array of structs around it, the outermost first }, ... }
//
// The size of a matrix is 0, except for a column-major matrix whose rows are rows of the signature.
//
// An address names a member by its constant part, so the pass precedes all that adds constants of
// indices to it: `a.w[k - 1]` would else lie in the member before `w`.

#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Entry.h"
#include "memory/PointerAccess.h"

#include "dxil/contract_names.h"
#include "dxil/extension_names.h"
#include "dxil/lowering/OpBuilderBase.h"
#include <dxil/ops/queries.h>

#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/MathExtras.h"

#include <cctype>

using namespace llvm;

namespace dxil::lowering {

namespace {

/// An array of structs around a member: Count elements of Size bytes.
struct OuterArray {
  int64_t Count, Size;
};

/// A scalar, vector or matrix in an element, or an array of one. If MatrixSize is not zero, the
/// rows of the matrix are the signature's, but the matrix is column-major in memory: it has
/// MatrixRows rows, its columns are ColumnSize apart, and the next matrix follows after MatrixSize.
struct Leaf {
  int64_t Offset = 0, Rows = 1, RowSize = 0, Columns = 1, ComponentSize = 4;
  int64_t ColumnSize = 0, MatrixRows = 1, MatrixSize = 0;
  uint32_t Element = 0;
  bool IsUnsigned = false, IsBool = false;
  Type *Ty = nullptr;
  SmallVector<OuterArray, 1> Arrays;
};

// More bytes than an element of any array has.
constexpr int64_t MaxSize = 1 << 20;

std::optional<int64_t> numberAt(const MDNode &N, unsigned I) {
  auto *C = mdconst::dyn_extract_or_null<ConstantInt>(N.getOperand(I));
  if (!C || C->getValue().ugt(MaxSize))
    return std::nullopt;
  return int64_t(C->getZExtValue());
}

/// Reads the arrays of structs from the operands of \p N that follow operand \p I. Returns false
/// if they do not divide the rows of \p L evenly.
bool readArrays(const MDNode &N, unsigned I, Leaf &L) {
  int64_t InOne = L.Rows;
  for (; I != N.getNumOperands(); I += 2) {
    std::optional<int64_t> Count = numberAt(N, I), Size = numberAt(N, I + 1);
    if (!Count || !Size || !*Count || !*Size || InOne % *Count)
      return false;
    InOne /= *Count;
    L.Arrays.push_back({*Count, *Size});
  }
  return InOne % L.MatrixRows == 0 && (InOne == 1 || L.RowSize);
}

std::optional<Leaf> leafOf(const Metadata *Operand) {
  auto *N = dyn_cast_or_null<MDNode>(Operand);
  constexpr unsigned NumNumbers = 10;
  auto *Ty = N && N->getNumOperands() > NumNumbers && N->getNumOperands() % 2
                 ? dyn_cast_or_null<ValueAsMetadata>(N->getOperand(NumNumbers))
                 : nullptr;
  if (!Ty)
    return std::nullopt;
  int64_t Numbers[NumNumbers];
  for (unsigned I = 0; I != NumNumbers; ++I) {
    std::optional<int64_t> Number = numberAt(*N, I);
    if (!Number)
      return std::nullopt;
    Numbers[I] = *Number;
  }
  auto [Offset, Element, Rows, RowSize, Columns, ComponentSize, ColumnSize, MatrixRows, MatrixSize,
        Sign] = Numbers;
  if (!Rows || !Columns || !ComponentSize || !MatrixRows ||
      (MatrixSize &&
       (!RowSize || ColumnSize != MatrixRows * RowSize || MatrixSize != Columns * ColumnSize)))
    return std::nullopt;
  Leaf L{Offset,     Rows,          RowSize,    Columns,           ComponentSize,
         ColumnSize, MatrixRows,    MatrixSize, uint32_t(Element), Sign == 1,
         Sign == 2,  Ty->getType(), {}};
  if (!readArrays(*N, NumNumbers + 1, L))
    return std::nullopt;
  return L;
}

class StageArray {
public:
  explicit StageArray(GlobalVariable &Global)
      : Global(Global), M(*Global.getParent()), DL(M.getDataLayout()) {}

  /// Reads the metadata of the array. Returns false if it is malformed.
  bool read(const MDNode &Description) {
    if (Description.getNumOperands() < 2)
      return false;
    std::optional<int64_t> Code = numberAt(Description, 0), Size = numberAt(Description, 1);
    if (!Code || !findOp(uint32_t(*Code)) || !Size || !*Size)
      return false;
    Op = OpCode(*Code);
    ElementSize = *Size;
    for (const MDOperand &Operand : drop_begin(Description.operands(), 2)) {
      std::optional<Leaf> L = leafOf(Operand.get());
      if (!L)
        return false;
      Leaves.push_back(*L);
    }
    return true;
  }

  bool run() {
    convertUsersOfConstantsToInstructions({&Global});
    SmallSetVector<Function *, 2> Users;
    for (User *U : Global.users())
      if (auto *I = dyn_cast<Instruction>(U))
        Users.insert(I->getFunction());
    for (Function *F : Users)
      expandCopiesOf(Global, *F);
    convertUsersOfConstantsToInstructions({&Global});
    PointerUses Uses(DL);
    if (!Uses.collect(Global))
      return false;
    for (const PointerUse &Use : Uses.accesses())
      if (!rewrite(Use))
        return false;
    Uses.eraseAddresses();
    Global.removeDeadConstantUsers();
    if (Global.use_empty())
      Global.eraseFromParent();
    return true;
  }

private:
  /// The target of an access: the array's element, and the leaf, row and column in it.
  struct Place {
    Value *Index = nullptr, *Row = nullptr;
    const Leaf *Element = nullptr;
    uint8_t Column = 0;
  };

  bool isOutput() const { return Op != OpCode::LoadInput && Op != OpCode::LoadOutputControlPoint; }

  bool rewrite(const PointerUse &Use) {
    Instruction &I = *Use.I;
    auto *Load = dyn_cast<LoadInst>(&I);
    auto *Store = dyn_cast<StoreInst>(&I);
    if (Op == OpCode::EmitIndices && Store)
      return emitIndices(*Store, Use.Offset);
    if (isOutput() != (Store != nullptr) || (!Load && !Store)) {
      reportError(I, isOutput() ? "cannot read a mesh shader output"
                                : "cannot write to a shader input");
      return false;
    }
    IRBuilder<> B(&I);
    Type *Ty = Load ? Load->getType() : Store->getValueOperand()->getType();
    auto *Vector = dyn_cast<FixedVectorType>(Ty);
    LinearOffset Position = Use.Offset;
    Value *Result = Vector ? PoisonValue::get(Vector) : nullptr;
    for (unsigned E = 0, N = Vector ? Vector->getNumElements() : 1; E != N; ++E) {
      Value *V = Store ? Store->getValueOperand() : nullptr;
      if (V && Vector)
        V = B.CreateExtractElement(V, uint64_t(E));
      V = access(B, Ty->getScalarType(), V, Position);
      if (!V) {
        reportError(I, "cannot access part of a signature component");
        return false;
      }
      if (Load)
        Result = Vector ? B.CreateInsertElement(Result, V, uint64_t(E)) : V;
      Position.Constant += int64_t(divideCeil(Ty->getScalarSizeInBits(), 8));
    }
    if (Load)
      Load->replaceAllUsesWith(Result);
    I.eraseFromParent();
    return true;
  }

  /// Loads a scalar of type \p Ty, or stores \p V. Returns null if no scalar of the signature is
  /// there. One access may cover several scalars that the optimizer copies together.
  Value *access(IRBuilder<> &B, Type *Ty, Value *V, LinearOffset Offset) {
    int64_t Size = int64_t(divideCeil(Ty->getScalarSizeInBits(), 8));
    Value *Bits = nullptr;
    Type *Wide = B.getIntNTy(unsigned(Size * 8));
    for (int64_t Done = 0; Done < Size;) {
      std::optional<Place> P = place(B, Offset);
      if (!P || Done + P->Element->ComponentSize > Size)
        return nullptr;
      Type *Part = P->Element->Ty;
      int64_t PartSize = P->Element->ComponentSize;
      // A minimum-precision scalar takes 32 bits in memory.
      if (PartSize == Size && Part->getPrimitiveSizeInBits() < Ty->getPrimitiveSizeInBits() &&
          Part->isHalfTy() == Ty->isFloatTy()) {
        if (V)
          store(B, *P, Part->isHalfTy() ? B.CreateFPTrunc(V, Part) : B.CreateTrunc(V, Part));
        else
          V = Part->isHalfTy() ? B.CreateFPExt(load(B, *P), Ty)
                               : B.CreateIntCast(load(B, *P), Ty, !P->Element->IsUnsigned);
        return V;
      }
      if (V) {
        Value *Piece = V;
        if (Part != Ty) {
          Piece = Ty->isIntegerTy() ? B.CreateZExt(V, Wide) : B.CreateBitCast(V, Wide);
          Piece = B.CreateTrunc(Done ? B.CreateLShr(Piece, uint64_t(Done) * 8) : Piece,
                                B.getIntNTy(unsigned(PartSize * 8)));
          Piece = B.CreateBitCast(Piece, Part);
        }
        store(B, *P, Piece);
      } else {
        Value *Piece = load(B, *P);
        if (Part == Ty)
          return Piece;
        Piece = B.CreateZExt(B.CreateBitCast(Piece, B.getIntNTy(unsigned(PartSize * 8))), Wide);
        if (Done)
          Piece = B.CreateShl(Piece, uint64_t(Done) * 8);
        Bits = Bits ? B.CreateOr(Bits, Piece) : Piece;
      }
      Done += PartSize;
      Offset.Constant += PartSize;
    }
    if (V)
      return V;
    return Ty->isIntegerTy() ? B.CreateTrunc(Bits, Ty) : B.CreateBitCast(Bits, Ty);
  }

  /// The index of a row, of a matrix or of an element of an array of structs: an offset in units of
  /// Size bytes. Each is worth Rows rows of the signature.
  struct RowIndex {
    LinearOffset Offset;
    int64_t Size, Rows;
  };

  /// Follows an offset from the array's element to a component of a leaf.
  class Walk {
  public:
    Walk(const Leaf &L, const LinearOffset &From) : L(L), Offset(From), InOne(L.Rows) {
      Offset.Constant -= L.Offset;
    }

    /// Returns the column at which the offset arrives, or nothing if it is not in the leaf.
    std::optional<uint8_t> run() {
      for (const OuterArray &A : L.Arrays)
        if (!take(A.Count, A.Size))
          return std::nullopt;
      if (!L.MatrixSize) {
        if (InOne > 1 && !take(InOne, L.RowSize))
          return std::nullopt;
        return columnOf(L.ComponentSize);
      }
      if (!take(InOne / L.MatrixRows, L.MatrixSize) ||
          any_of(Offset.Terms, [&](const auto &T) { return T.second % L.ColumnSize == 0; }))
        return std::nullopt;
      const int64_t Column = Offset.Constant / L.ColumnSize;
      Offset.Constant %= L.ColumnSize;
      if (!take(L.MatrixRows, L.RowSize) || !Offset.Terms.empty() || Offset.Constant != 0)
        return std::nullopt;
      return uint8_t(Column);
    }

    ArrayRef<RowIndex> indices() const { return Indices; }

  private:
    /// Takes the index of one of \p Count elements of \p Size bytes from the offset. Returns false
    /// if the constant part is of none of them.
    bool take(int64_t Count, int64_t Size) {
      if (Offset.Constant < 0 || Offset.Constant >= Count * Size)
        return false;
      InOne /= Count;
      Indices.push_back({Offset.splitAt(Size), Size, InOne});
      return true;
    }

    std::optional<uint8_t> columnOf(int64_t Size) const {
      if (!Offset.Terms.empty() || Offset.Constant < 0 || Offset.Constant >= L.Columns * Size ||
          Offset.Constant % Size != 0)
        return std::nullopt;
      return uint8_t(Offset.Constant / Size);
    }

    const Leaf &L;
    LinearOffset Offset;
    int64_t InOne; ///< rows in an element of the arrays taken so far
    SmallVector<RowIndex, 3> Indices;
  };

  std::optional<Place> place(IRBuilder<> &B, LinearOffset Offset) {
    const LinearOffset Index = Offset.splitAt(ElementSize);
    for (const Leaf &L : Leaves) {
      Walk ToLeaf(L, Offset);
      if (std::optional<uint8_t> Column = ToLeaf.run())
        return Place{Index.emit(B, ElementSize), rowOf(B, ToLeaf.indices()), &L, *Column};
    }
    return std::nullopt;
  }

  static Value *rowOf(IRBuilder<> &B, ArrayRef<RowIndex> Indices) {
    Value *Row = nullptr;
    for (const RowIndex &I : Indices) {
      Value *Part = I.Offset.emit(B, I.Size);
      if (I.Rows > 1)
        Part = B.CreateMul(Part, B.getInt32(uint32_t(I.Rows)));
      Row = Row ? B.CreateAdd(Row, Part) : Part;
    }
    return Row ? Row : B.getInt32(0);
  }

  Value *load(IRBuilder<> &B, const Place &P) {
    Value *Args[] = {B.getInt32(P.Element->Element), P.Row, B.getInt8(P.Column), P.Index};
    Value *Loaded = call(B, P.Element->Ty, P.Element->Ty, Args);
    // As in DXC, a bool that another stage gave is 0 or 1.
    return P.Element->IsBool ? B.CreateZExt(B.CreateIsNotNull(Loaded), P.Element->Ty) : Loaded;
  }

  void store(IRBuilder<> &B, const Place &P, Value *V) {
    Value *Args[] = {B.getInt32(P.Element->Element), P.Row, B.getInt8(P.Column), V, P.Index};
    call(B, P.Element->Ty, B.getVoidTy(), Args);
  }

  bool emitIndices(StoreInst &Store, LinearOffset Offset) {
    IRBuilder<> B(&Store);
    Value *V = Store.getValueOperand();
    auto *Vector = dyn_cast<FixedVectorType>(V->getType());
    Value *Args[4] = {Offset.takeIndex(B, ElementSize)};
    if (!Vector || Vector->getNumElements() > 3 || Vector->getNumElements() < 2 ||
        Offset.Constant != 0 || !Offset.Terms.empty()) {
      reportError(Store, "all indices of a primitive must be written at once");
      return false;
    }
    for (unsigned I = 0; I < 3; ++I)
      Args[I + 1] = I < Vector->getNumElements()
                        ? B.CreateExtractElement(V, uint64_t(I))
                        : static_cast<Value *>(UndefValue::get(B.getInt32Ty()));
    call(B, nullptr, B.getVoidTy(), Args);
    Store.eraseFromParent();
    return true;
  }

  CallInst *call(IRBuilder<> &B, Type *Overload, Type *Result, ArrayRef<Value *> Args) {
    const std::string Name = extensionName(Op, Overload ? overloadSuffix(Overload) : std::string());
    SmallVector<Type *, 5> Types;
    for (Value *A : Args)
      Types.push_back(A->getType());
    FunctionCallee Callee = M.getOrInsertFunction(Name, FunctionType::get(Result, Types, false));
    if (auto *F = dyn_cast<Function>(Callee.getCallee())) {
      F->setDoesNotThrow();
      F->setWillReturn();
      if (!isOutput())
        F->setDoesNotAccessMemory();
    }
    CallInst *Call = B.CreateCall(Callee, Args);
    // If calls in different branches were merged, the constant element would become a phi.
    Call->addFnAttr(llvm::Attribute::NoMerge);
    // A load is always exact. With all fast-math flags it is not marked precise.
    if (isa<FPMathOperator>(Call))
      Call->setFast(true);
    return Call;
  }

  GlobalVariable &Global;
  Module &M;
  const DataLayout &DL;
  OpCode Op = OpCode::LoadInput;
  int64_t ElementSize = 1;
  SmallVector<Leaf, 8> Leaves;
};

} // namespace

PreservedAnalyses DXILStageArraysPass::run(Module &M, ModuleAnalysisManager &) {
  bool Changed = false;
  for (GlobalVariable &Global : make_early_inc_range(M.globals())) {
    const MDNode *Description = Global.getMetadata(contract::StageArrayMetadata);
    if (!Description)
      continue;
    Changed = true;
    StageArray Array(Global);
    if (!Array.read(*Description)) {
      M.getContext().emitError("the metadata '" + Twine(contract::StageArrayMetadata) + "' of '" +
                               Global.getName() +
                               "' is malformed (expected an opcode, a size and elements)");
      break;
    }
    if (!Array.run())
      break;
  }
  return keptAfter(Changed);
}

} // namespace dxil::lowering
