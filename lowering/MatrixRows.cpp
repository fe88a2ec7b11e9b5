// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices in memory that others see.
//
// clang 22 has every matrix column by column in memory. What byte-address buffers hold of matrices that lie row by
// row is loaded and stored in that order, structs number by number; for structured buffers, metadata tells
// dxil-resource-access where the numbers are.

#include "BufferShapes.h"
#include "PointerAccess.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Annotations.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/Passes.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace dxil {

namespace {

constexpr StringRef Prefix = contract::BuffersText;
constexpr uint64_t MaxBytes = 1u << 16; ///< of one struct that is loaded or stored
constexpr int64_t MaxMatrix = 16;       ///< numbers in one

/// A function of the header that loads or stores one value of a byte-address buffer.
class ValueAccess {
public:
  ValueAccess(Function &F, Type &Ty, const ConstantShape &Shape)
      : F(F), DL(F.getDataLayout()), Ty(Ty), Shape(Shape), B(F.getContext()) {}

  /// False if it does something else with the memory.
  bool rewrite() {
    SmallVector<Instruction *> Accesses;
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<IntrinsicInst>(&I);
          Call && Call->getIntrinsicID() == Intrinsic::dx_resource_getpointer && !collect(*Call, Accesses))
        return false;
    for (Instruction *I : Accesses) {
      B.SetInsertPoint(I);
      auto *Load = dyn_cast<LoadInst>(I);
      auto *Store = dyn_cast<StoreInst>(I);
      if (!(Load ? replace(*Load) : Store ? replace(*Store) : replace(cast<MemCpyInst>(*I))))
        return false;
      I->eraseFromParent();
    }
    return true;
  }

private:
  bool collect(Instruction &Pointer, SmallVectorImpl<Instruction *> &Accesses) {
    Buffer.insert(&Pointer);
    for (User *U : Pointer.users()) {
      if (auto *Address = dyn_cast<GetElementPtrInst>(U)) {
        if (!Address->hasAllZeroIndices() || !collect(*Address, Accesses))
          return false;
      } else if (isa<LoadInst, MemCpyInst>(U) ||
                 (isa<StoreInst>(U) && cast<StoreInst>(U)->getPointerOperand() == &Pointer)) {
        Accesses.push_back(cast<Instruction>(U));
      } else if (!isa<CallInst>(U) || isa<IntrinsicInst>(U)) {
        return false;
      } // else the pointer stands for the handle, as where the status is asked for
    }
    return true;
  }

  /// Where the number `Offset` bytes into the IR's value is in the buffer.
  Value *place(Value *Pointer, int64_t Offset) {
    LinearOffset At;
    int64_t Size = 0;
    At.Constant = Offset;
    return byteOffset(Pointer, Shape.translate(At, B, Size).Constant);
  }

  Value *byteOffset(Value *Pointer, int64_t Offset) {
    return B.CreatePtrAdd(Pointer, B.getInt32(uint32_t(Offset)));
  }

  Align alignOf(Type *Number) { return Align(std::max<uint64_t>(1, DL.getTypeStoreSize(Number))); }

  /// Of a matrix, which number of the IR's vector each number of the buffer is; empty for anything else.
  SmallVector<int, 16> orderOf(Type *Loaded) {
    auto *Vector = dyn_cast<FixedVectorType>(Loaded);
    SmallVector<int, 16> Order;
    if (Shape.What != ConstantShape::Kind::Matrix || !Vector || Vector->getNumElements() != Shape.Count ||
        Shape.Count > MaxMatrix)
      return Order;
    Order.resize(size_t(Shape.Count));
    for (int64_t Row = 0; Row != Shape.Rows; ++Row)
      for (int64_t Column = 0; Column != Shape.Columns; ++Column)
        Order[size_t(Row * Shape.Columns + Column)] = int(Column * Shape.Rows + Row);
    return Order;
  }

  bool replace(LoadInst &Load) {
    const SmallVector<int, 16> Order = orderOf(Load.getType());
    SmallVector<int, 16> Back(Order.size());
    for (auto [At, Number] : enumerate(Order))
      Back[size_t(Number)] = int(At);
    if (Order.empty())
      return false;
    Value *Whole = B.CreateAlignedLoad(Load.getType(), Load.getPointerOperand(), Load.getAlign());
    Load.replaceAllUsesWith(B.CreateShuffleVector(Whole, Back));
    return true;
  }

  bool replace(StoreInst &Store) {
    const SmallVector<int, 16> Order = orderOf(Store.getValueOperand()->getType());
    if (Order.empty())
      return false;
    B.CreateAlignedStore(B.CreateShuffleVector(Store.getValueOperand(), Order), Store.getPointerOperand(),
                         Store.getAlign());
    return true;
  }

  bool replace(MemCpyInst &Copy) {
    SmallVector<TypeLeaf, 32> Numbers;
    int64_t Size = int64_t(DL.getTypeAllocSize(&Ty));
    auto *Length = dyn_cast<ConstantInt>(Copy.getLength());
    if (!Length || uint64_t(Size) > MaxBytes)
      return false;
    collectLeaves(DL, &Ty, 0, {0, Size}, Numbers);
    // clang counts padding behind the last number or not.
    constexpr int64_t MostPadding = 16;
    int64_t End = 0;
    for (const TypeLeaf &Leaf : Numbers)
      End = std::max(End, Leaf.Offset + int64_t(DL.getTypeStoreSize(Leaf.Ty)));
    if (Length->getSExtValue() < End || Length->getSExtValue() > Size + MostPadding)
      return false;
    Value *To = Copy.getDest(), *From = Copy.getSource();
    for (const TypeLeaf &Leaf : Numbers) {
      auto At = [&](Value *P) {
        return Buffer.contains(P) ? place(P, Leaf.Offset) : byteOffset(P, Leaf.Offset);
      };
      Value *V = B.CreateAlignedLoad(Leaf.Ty, At(From), alignOf(Leaf.Ty));
      B.CreateAlignedStore(V, At(To), alignOf(Leaf.Ty));
    }
    return true;
  }

  Function &F;
  const DataLayout &DL;
  Type &Ty;
  const ConstantShape &Shape;
  IRBuilder<> B;
  SmallPtrSet<Value *, 8> Buffer; ///< pointers into it
};

/// Whether nothing between a load and a store in one block writes memory.
bool isQuietBetween(const LoadInst &From, const StoreInst &To) {
  if (From.getParent() != To.getParent())
    return false;
  for (const Instruction *I = From.getNextNode(); I && I != &To; I = I->getNextNode())
    if (I->mayWriteToMemory())
      return false;
  return true;
}

/// Whether a pointer is one into a buffer, as the header's functions give it, or into groupshared memory.
bool isSharedMemory(const Value &Pointer) {
  constexpr unsigned Groupshared = 3;
  const Value *Object = getUnderlyingObject(&Pointer);
  return isa<CallBase>(Object) || (isa<GlobalVariable>(Object) && Object->getType()->getPointerAddressSpace() == Groupshared);
}

/// clang assigns to an element or a row of a matrix by storing the whole matrix, with what it had elsewhere: other threads
/// may have changed that meanwhile. Only the numbers that are assigned are stored, where other threads see it.
bool storeNumbers(StoreInst &Store) {
  auto *Ty = dyn_cast<FixedVectorType>(Store.getValueOperand()->getType());
  Value *Pointer = Store.getPointerOperand();
  if (!Ty || Store.isVolatile() || !isSharedMemory(*Pointer))
    return false;
  SmallVector<InsertElementInst *, 4> Numbers;
  Value *V = Store.getValueOperand();
  for (auto *Insert = dyn_cast<InsertElementInst>(V); Insert && Insert->hasOneUse();
       Insert = dyn_cast<InsertElementInst>(V)) {
    Numbers.push_back(Insert);
    V = Insert->getOperand(0);
  }
  auto *Before = dyn_cast<LoadInst>(V);
  if (!Before || Numbers.empty() || Before->getPointerOperand() != Pointer || Before->isVolatile() ||
      !isQuietBetween(*Before, Store))
    return false;
  IRBuilder<> B(&Store);
  Type *Number = Ty->getElementType();
  const Align Alignment(std::max<uint64_t>(1, B.GetInsertBlock()->getDataLayout().getTypeStoreSize(Number)));
  for (InsertElementInst *Insert : reverse(Numbers))
    B.CreateAlignedStore(Insert->getOperand(1), B.CreateGEP(Number, Pointer, Insert->getOperand(2)), Alignment);
  Store.eraseFromParent();
  return true;
}

bool storeNumbers(Module &M) {
  bool Changed = false;
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F)))
      if (auto *Store = dyn_cast<StoreInst>(&I))
        Changed |= storeNumbers(*Store);
  return Changed;
}

class Facts {
public:
  Facts(Module &M, ArrayRef<Type *> Types) : M(M), Ctx(M.getContext()), Types(Types) {}

  /// False if the text is malformed.
  bool read(const json::Value &Text) {
    const json::Object *Whole = Text.getAsObject();
    const json::Array *Elements = Whole ? Whole->getArray("elements") : nullptr;
    const json::Array *Buffers = Whole ? Whole->getArray("buffers") : nullptr;
    const json::Array *Functions = Whole ? Whole->getArray("functions") : nullptr;
    if (!Elements || !Buffers || !Functions || Types.size() != Elements->size() + Functions->size())
      return false;
    for (auto [Shape, Ty] : zip(*Elements, Types))
      if (!fits(Shape, *Ty))
        return false;
      else
        add(ValueAsMetadata::get(UndefValue::get(Ty)), Shape);
    for (const json::Value &V : *Buffers)
      if (const json::Array *Pair = pair(V))
        add(MDString::get(Ctx, *(*Pair)[0].getAsString()), (*Pair)[1]);
      else
        return false;
    for (auto [V, Ty] : zip(*Functions, Types.drop_front(Elements->size())))
      if (!access(V, *Ty))
        return false;
    return true;
  }

private:
  static const json::Array *pair(const json::Value &V) {
    const json::Array *Pair = V.getAsArray();
    return Pair && Pair->size() == 2 && (*Pair)[0].getAsString() ? Pair : nullptr;
  }

  bool fits(const json::Value &Text, Type &Ty) {
    std::unique_ptr<ConstantShape> Shape = readMemoryShape(Text);
    return Shape && Shape->ClangSize == int64_t(M.getDataLayout().getTypeAllocSize(&Ty));
  }

  void add(Metadata *Key, const json::Value &Shape) {
    std::string Text;
    raw_string_ostream(Text) << Shape;
    M.getOrInsertNamedMetadata(BufferShapesMetadata)
        ->addOperand(MDNode::get(Ctx, {Key, MDString::get(Ctx, Text)}));
  }

  bool access(const json::Value &V, Type &Ty) {
    const json::Array *Pair = pair(V);
    if (!Pair || !fits((*Pair)[1], Ty))
      return false;
    Function *F = M.getFunction(*(*Pair)[0].getAsString());
    if (!F || F->isDeclaration())
      return true; // not used
    std::unique_ptr<ConstantShape> Shape = readMemoryShape((*Pair)[1]);
    if (!ValueAccess(*F, Ty, *Shape).rewrite())
      reportError(*F, "a load or store of row_major matrices that are too many, or in another form than expected");
    return true;
  }

  Module &M;
  LLVMContext &Ctx;
  ArrayRef<Type *> Types;
};

} // namespace

PreservedAnalyses MatrixRowsPass::run(Module &M, ModuleAnalysisManager &) {
  const bool Changed = storeNumbers(M);
  std::optional<TextAndTypes> Told = takeTextAndTypes(M, Prefix);
  if (!Told)
    return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
  Expected<json::Value> Text = json::parse(Told->Text);
  if (!Text || !Facts(M, Told->Types).read(*Text))
    M.getContext().emitError("what the front end says of buffers is malformed");
  if (!Text)
    consumeError(Text.takeError());
  return PreservedAnalyses::none();
}

} // namespace dxil
