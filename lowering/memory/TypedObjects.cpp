// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects that are visible outside of the shader: payloads, hit attributes, callable data, node
// records. They keep their types, because ops and entry points have pointers to them. Each access
// becomes an access of a scalar in that type.
//
// The header calls an op on an object through a function without a body, a template with the name
// `__dxil_object_<op>`. The object's type is that of the variable in the argument.

#include "PointerAccess.h"
#include "TypedAccess.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Memory.h"
#include "entry/NodeRecords.h"
#include "ops/LinearAlgebra.h"
#include "resources/HandleTypes.h"
#include "resources/NumberLayout.h"

#include <dxil/contract_names.h>
#include <dxil/intrinsics.h>
#include <dxil/ops/queries.h>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Support/MathExtras.h"

#include <utility>

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr StringRef ObjectPrefix = contract::ObjectOpPrefix;

/// Returns the op's name from the mangled name of such a function, or an empty string.
StringRef objectOp(StringRef Mangled) {
  size_t Entry = Mangled.find(ObjectPrefix);
  if (Entry == StringRef::npos)
    return {};
  // The length of the whole identifier precedes it.
  StringRef Before = Mangled.take_front(Entry);
  StringRef Digits = Before.take_back(Before.size() - Before.find_last_not_of("0123456789") - 1);
  unsigned Length = 0;
  if (Digits.getAsInteger(10, Length) || Length <= ObjectPrefix.size())
    return {};
  return Mangled.substr(Entry, Length).drop_front(ObjectPrefix.size());
}

/// Returns true if \p Object belongs to an upgraded module.
bool isLifted(const Value &Object) {
  const Module *M = nullptr;
  if (auto *I = dyn_cast<Instruction>(&Object))
    M = I->getModule();
  else if (auto *A = dyn_cast<Argument>(&Object))
    M = A->getParent()->getParent();
  else if (auto *G = dyn_cast<GlobalValue>(&Object))
    M = G->getParent();
  return M && M->getNamedMetadata(contract::UpgradedEntries);
}

/// Rewrites the accesses to one object.
class TypedObject {
public:
  TypedObject(Value &Object, Type *Ty, const DataLayout &DL, bool KeepVectors = false)
      : TypedObject(Object, Object, Ty, DL, KeepVectors) {}
  /// Replaces accesses through \p Object by accesses through \p Base, of type \p Ty.
  TypedObject(Value &Object, Value &Base, Type *Ty, const DataLayout &DL, bool KeepVectors = false)
      : Object(Object), Base(Base), Ty(Ty), DL(DL), Layout(DL, isLifted(Object)),
        KeepVectors(KeepVectors) {}

  bool rewrite() {
    if (auto *Global = dyn_cast<GlobalVariable>(&Object))
      convertUsersOfConstantsToInstructions({Global});
    PointerUses Uses(DL);
    Uses.allowCalls();
    if (!Uses.collect(Object))
      return false;
    bool Ok = true;
    for (const PointerUse &Use : Uses.accesses())
      Ok &= rewrite(Use);
    if (Ok)
      Uses.eraseAddresses();
    return Ok;
  }

private:
  bool rewrite(const PointerUse &Use) {
    Instruction &I = *Use.I;
    IRBuilder<> B(&I);
    LinearOffset Position = Use.Offset;
    Position.takeFactors();
    auto *Load = dyn_cast<LoadInst>(&I);
    auto *Store = dyn_cast<StoreInst>(&I);
    if (!Load && !Store)
      return atomic(I, B, Position);
    Type *AccessTy = Load ? Load->getType() : Store->getValueOperand()->getType();
    auto *Vector = dyn_cast<FixedVectorType>(AccessTy);
    if (KeepVectors && (Vector || AccessTy->isAggregateType())) {
      Type *AccessedType = AccessTy;
      if (Value *Address = address(B, Position, AccessedType)) {
        I.setOperand(getPointerOperandIndex(I), Address);
        return true;
      }
      // DXIL accesses a whole object as another type, such as a vector as a matrix, through a cast
      // of its address.
      bool IsAll = Position.Constant == 0 && Position.Terms.empty() &&
                   DL.getTypeStoreSize(AccessTy) == DL.getTypeStoreSize(Ty);
      if (!Vector && !IsAll)
        return cannot(I);
      if (!Vector) {
        I.setOperand(getPointerOperandIndex(I), &Base);
        return true;
      }
    }
    unsigned Count = Vector ? Vector->getNumElements() : 1;
    Value *Result = Vector ? PoisonValue::get(Vector) : nullptr;
    for (unsigned E = 0; E != Count; ++E, Position.Constant += bytesOf(AccessTy)) {
      if (Store) {
        Value *V = Store->getValueOperand();
        if (!store(B, Vector ? B.CreateExtractElement(V, uint64_t(E)) : V, Position))
          return cannot(I);
        continue;
      }
      Value *V = load(B, AccessTy->getScalarType(), Position);
      if (!V)
        return cannot(I);
      Result = Vector ? B.CreateInsertElement(Result, V, uint64_t(E)) : V;
    }
    if (Load)
      Load->replaceAllUsesWith(Result);
    I.eraseFromParent();
    return true;
  }

  bool atomic(Instruction &I, IRBuilder<> &B, const LinearOffset &Offset) {
    auto *RMW = dyn_cast<AtomicRMWInst>(&I);
    Type *Needed = RMW ? RMW->getType() : cast<AtomicCmpXchgInst>(I).getCompareOperand()->getType();
    Type *Leaf = nullptr;
    Value *Address = address(B, Offset, Leaf);
    // HLSL exchanges the bits of a float as an integer.
    if (!Address || bytesOf(Leaf) != bytesOf(Needed))
      return cannot(I);
    I.setOperand(RMW ? AtomicRMWInst::getPointerOperandIndex()
                     : AtomicCmpXchgInst::getPointerOperandIndex(),
                 Address);
    return true;
  }

  /// Handles have a size too, but no bits.
  unsigned bytesOf(Type *Ty) const {
    return unsigned(DL.getTypeStoreSize(Ty->getScalarType()).getFixedValue());
  }

  static bool cannot(Instruction &I) {
    reportError(I, "cannot access part of a number in a payload, attributes or record");
    return false;
  }

  static unsigned getPointerOperandIndex(const Instruction &I) {
    return isa<LoadInst>(I) ? LoadInst::getPointerOperandIndex()
                            : StoreInst::getPointerOperandIndex();
  }

  /// Returns the address of the scalar at \p Offset and sets \p Leaf to its type, or returns null.
  /// If \p Leaf is set, returns the address of a part with that type. With \p Inside, the offset
  /// may be in the middle of a scalar, and \p Inside is set to its byte.
  Value *address(IRBuilder<> &B, LinearOffset Offset, Type *&Leaf, unsigned *Inside = nullptr) {
    SmallVector<Value *, 4> Indices{B.getInt32(0)};
    Type *T = Ty;
    Type *Outer = Leaf;
    while (T != Outer && !T->isIntegerTy() && !T->isFloatingPointTy() && !isHandleType(T)) {
      if (auto *ST = dyn_cast<StructType>(T)) {
        auto Member =
            Offset.Constant < 0 ? std::nullopt : Layout.member(ST, uint64_t(Offset.Constant));
        if (!Member)
          return nullptr;
        Offset.Constant -= int64_t(Member->second);
        Indices.push_back(B.getInt32(Member->first));
        T = ST->getElementType(Member->first);
        continue;
      }
      int64_t Size;
      if (auto *AT = dyn_cast<ArrayType>(T)) {
        T = AT->getElementType();
        Size = int64_t(Layout.size(T));
      } else if (auto *VT = dyn_cast<FixedVectorType>(T)) {
        T = VT->getElementType();
        Size = bytesOf(T);
      } else {
        return nullptr;
      }
      if (Size == 0)
        return nullptr;
      Indices.push_back(Offset.takeIndex(B, Size));
    }
    Leaf = T;
    if (Inside && Offset.Constant > 0 && Offset.Constant < bytesOf(T))
      *Inside = unsigned(std::exchange(Offset.Constant, 0));
    if (Offset.Constant != 0 || !Offset.Terms.empty() || (Outer && T != Outer))
      return nullptr;
    // An object that is a scalar itself needs no index.
    return Indices.size() == 1 ? &Base : B.CreateInBoundsGEP(Ty, &Base, Indices);
  }

  Value *load(IRBuilder<> &B, Type *Ty, LinearOffset Offset) {
    Type *Leaf = nullptr;
    unsigned Inside = 0;
    Value *Address = address(B, Offset, Leaf, &Inside);
    if (!Address || (Inside && Inside + bytesOf(Ty) > bytesOf(Leaf)))
      return nullptr;
    Value *V = B.CreateAlignedLoad(Leaf, Address, DL.getABITypeAlign(Leaf));
    if (Leaf == Ty)
      return V;
    if (bytesOf(Leaf) > bytesOf(Ty)) {
      // The optimizer reads only the used bytes of a number.
      Value *Bits = B.CreateBitCast(V, B.getIntNTy(bytesOf(Leaf) * 8));
      Bits = B.CreateTrunc(B.CreateLShr(Bits, uint64_t(Inside) * 8),
                           B.getIntNTy(Ty->getPrimitiveSizeInBits()));
      return B.CreateBitCast(Bits, Ty);
    }
    if (bytesOf(Leaf) == bytesOf(Ty))
      return Ty->isIntegerTy(1) ? B.CreateTrunc(V, Ty) : B.CreateBitCast(V, Ty);
    // The optimizer has copied several numbers as one.
    Type *Wide = B.getIntNTy(bytesOf(Ty) * 8);
    Value *Bits = nullptr;
    for (unsigned Done = 0; Done < bytesOf(Ty);) {
      if (Done)
        V = nullptr;
      Type *Part = nullptr;
      Value *Place = Done ? address(B, Offset, Part) : Address;
      if (!Done)
        Part = Leaf;
      if (!Place || Done + bytesOf(Part) > bytesOf(Ty))
        return nullptr;
      if (!V)
        V = B.CreateAlignedLoad(Part, Place, DL.getABITypeAlign(Part));
      Value *Piece = B.CreateZExt(B.CreateBitCast(V, B.getIntNTy(bytesOf(Part) * 8)), Wide);
      Piece = Done ? B.CreateShl(Piece, uint64_t(Done) * 8) : Piece;
      Bits = Bits ? B.CreateOr(Bits, Piece) : Piece;
      Done += bytesOf(Part);
      Offset.Constant += bytesOf(Part);
    }
    return Ty->isIntegerTy() ? Bits : B.CreateBitCast(Bits, Ty);
  }

  bool store(IRBuilder<> &B, Value *V, LinearOffset Offset) {
    Type *Ty = V->getType();
    unsigned Size = bytesOf(Ty);
    Value *Bits = nullptr;
    for (unsigned Done = 0; Done < Size;) {
      Type *Leaf = nullptr;
      Value *Address = address(B, Offset, Leaf);
      if (!Address || Done + bytesOf(Leaf) > Size)
        return false;
      Value *Piece = V;
      if (Leaf != Ty) {
        if (!Bits)
          Bits = Ty->isIntegerTy() ? B.CreateZExt(V, B.getIntNTy(Size * 8))
                                   : B.CreateBitCast(V, B.getIntNTy(Size * 8));
        Piece = Done ? B.CreateLShr(Bits, uint64_t(Done) * 8) : Bits;
        Piece = B.CreateBitCast(B.CreateTrunc(Piece, B.getIntNTy(bytesOf(Leaf) * 8)), Leaf);
      }
      B.CreateAlignedStore(Piece, Address, DL.getABITypeAlign(Leaf));
      Done += bytesOf(Leaf);
      Offset.Constant += bytesOf(Leaf);
    }
    return true;
  }

  Value &Object, &Base;
  Type *Ty;
  const DataLayout &DL;
  NumberLayout Layout;
  bool KeepVectors;
};

/// Returns \p Ty with arrays in place of vectors, which groupshared memory and payloads of mesh
/// shaders cannot have.
Type *withoutVectors(Type *Ty, DenseMap<Type *, Type *> &Cache) {
  if (Type *Existing = Cache.lookup(Ty))
    return Existing;
  if (auto *VT = dyn_cast<FixedVectorType>(Ty))
    return ArrayType::get(VT->getElementType(), VT->getNumElements());
  if (auto *AT = dyn_cast<ArrayType>(Ty))
    return Cache[Ty] =
               ArrayType::get(withoutVectors(AT->getElementType(), Cache), AT->getNumElements());
  auto *ST = dyn_cast<StructType>(Ty);
  if (!ST || ST->isOpaque())
    return Ty;
  SmallVector<Type *, 8> Fields;
  for (Type *Field : ST->elements())
    Fields.push_back(withoutVectors(Field, Cache));
  if (ArrayRef<Type *>(Fields) == ST->elements())
    return Cache[Ty] = Ty;
  if (!ST->hasName())
    return Cache[Ty] = StructType::get(Ty->getContext(), Fields, ST->isPacked());
  std::string Name = ST->getName().str();
  ST->setName(Name + ".vectors");
  return Cache[Ty] = StructType::create(Ty->getContext(), Fields, Name, ST->isPacked());
}

Type *withoutVectors(Type *Ty) {
  DenseMap<Type *, Type *> Cache;
  return withoutVectors(Ty, Cache);
}

/// Replaces a payload in groupshared memory by one without vectors in its type.
GlobalVariable *withoutVectors(GlobalVariable &Old) {
  Type *Ty = withoutVectors(Old.getValueType());
  if (Ty == Old.getValueType())
    return &Old;
  auto *New = new GlobalVariable(*Old.getParent(), Ty, Old.isConstant(), Old.getLinkage(),
                                 Old.hasInitializer() ? UndefValue::get(Ty) : nullptr, "", &Old,
                                 Old.getThreadLocalMode(), Old.getAddressSpace());
  New->takeName(&Old);
  New->setAlignment(Old.getAlign());
  Old.replaceAllUsesWith(New);
  Old.eraseFromParent();
  return New;
}

/// Removes the vectors from the type of a local payload. Its accesses are rewritten later.
AllocaInst *withoutVectors(AllocaInst &Local) {
  Local.setAllocatedType(withoutVectors(Local.getAllocatedType()));
  return &Local;
}

/// Replaces the calls of the header's function \p F by calls of the op's extension intrinsic, and
/// adds the variables that they pass to \p Objects. Returns false after a diagnostic.
bool nameCalls(Function &F, StringRef Op, SetVector<std::pair<Value *, Type *>> &Objects) {
  const bool IsDispatch = findClass(std::string_view(Op)) == OpClass::DispatchMesh;
  for (User *U : make_early_inc_range(F.users())) {
    auto *Call = dyn_cast<CallInst>(U);
    if (!Call || Call->getCalledOperand() != &F || Call->arg_empty())
      continue;
    Value *Object = Call->getArgOperand(Call->arg_size() - 1)->stripPointerCasts();
    auto *Alloca = dyn_cast<AllocaInst>(Object);
    auto *Global = dyn_cast<GlobalVariable>(Object);
    if (Global && Global->getAddressSpace() == 3)
      Object = Global = withoutVectors(*Global);
    else if (Alloca && IsDispatch)
      Object = Alloca = withoutVectors(*Alloca);
    auto *ST = dyn_cast_or_null<StructType>(Alloca   ? Alloca->getAllocatedType()
                                            : Global ? Global->getValueType()
                                                     : nullptr);
    if (!ST || !ST->hasName()) {
      reportError(*Call, "payload, parameter or attributes must be a struct variable of their own");
      return false;
    }
    SmallVector<Value *, 16> Args(Call->args());
    Args.back() = Object;
    std::string Name = (Twine(ExtensionPrefix) + Op + "." + ST->getName()).str();
    FunctionCallee Callee = F.getParent()->getOrInsertFunction(Name, F.getFunctionType());
    if (auto *New = dyn_cast<Function>(Callee.getCallee()))
      New->setDoesNotThrow();
    IRBuilder<> B(Call);
    CallInst *New = B.CreateCall(Callee, Args);
    Call->replaceAllUsesWith(New);
    Call->eraseFromParent();
    Objects.insert({Object, ST});
  }
  return true;
}

/// Returns nested arrays and vectors of one scalar type as one array, or null for other types.
Type *oneArray(Type *Ty) {
  uint64_t Count = 1;
  while (Ty->isArrayTy() || Ty->isVectorTy()) {
    auto *VT = dyn_cast<FixedVectorType>(Ty);
    Count *= VT ? VT->getNumElements() : Ty->getArrayNumElements();
    Ty = VT ? VT->getElementType() : Ty->getArrayElementType();
  }
  return Ty->isIntegerTy() || Ty->isFloatingPointTy() ? ArrayType::get(Ty, Count) : nullptr;
}

/// Adds the variables that a library passes to functions that stay, its own exports and those of
/// others: structs, vectors, and arrays of numbers, which become one-dimensional as DXIL requires.
void addArguments(Module &M, SetVector<std::pair<Value *, Type *>> &Objects) {
  for (Function &F : M)
    for (Instruction &I : instructions(F)) {
      auto *Call = dyn_cast<CallInst>(&I);
      Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      if (!Callee || Callee->isIntrinsic() || isExtensionName(Callee->getName()))
        continue;
      for (Value *V : Call->args())
        if (auto *A = dyn_cast<AllocaInst>(V)) {
          Type *Flat =
              A->getAllocatedType()->isArrayTy() ? oneArray(A->getAllocatedType()) : nullptr;
          if (Flat)
            A->setAllocatedType(Flat);
          if (A->getAllocatedType()->isArrayTy() ||
              isa<StructType, FixedVectorType>(A->getAllocatedType()))
            Objects.insert({A, A->getAllocatedType()});
        }
    }
}

} // namespace

bool accessInType(Value &Object, Type *Ty, const DataLayout &DL) {
  return TypedObject(Object, Ty, DL, /*KeepVectors=*/true).rewrite();
}

PreservedAnalyses DXILTypedObjectsPass::run(Module &M, ModuleAnalysisManager &) {
  SetVector<std::pair<Value *, Type *>> Objects;
  bool HasOps = false;
  for (Function &F : make_early_inc_range(M)) {
    StringRef Op = F.isDeclaration() ? objectOp(F.getName()) : StringRef();
    if (Op.empty())
      continue;
    HasOps = true;
    if (!nameCalls(F, Op, Objects))
      return PreservedAnalyses::none();
    if (F.use_empty())
      F.eraseFromParent();
  }
  SmallVector<NodeRecord, 8> Records;
  if (!takeNodeRecords(M, Records))
    return PreservedAnalyses::none();
  if (!M.getNamedMetadata(contract::UpgradedEntries)) {
    if (!typeMatrixMemory(M, Objects))
      return PreservedAnalyses::none();
    describeMatrixTypes(M);
  }
  for (NodeRecord &R : Records) {
    if (!TypedObject(*R.Old, *R.New, R.Ty, M.getDataLayout()).rewrite())
      return PreservedAnalyses::none();
    R.Old->eraseFromParent();
  }
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (const MDNode *Ty = I.getMetadata(contract::ObjectMetadata);
          Ty && Ty->getNumOperands() == 1)
        if (auto *V = dyn_cast_or_null<ValueAsMetadata>(Ty->getOperand(0)))
          Objects.insert({&I, V->getType()});
  for (Function &F : M) {
    const MDNode *Types = F.isDeclaration() ? nullptr : F.getMetadata(contract::ParamTypes);
    for (unsigned I = 0; Types && I < std::min<size_t>(Types->getNumOperands(), F.arg_size()); ++I)
      if (auto *V = dyn_cast_or_null<ValueAsMetadata>(Types->getOperand(I)))
        Objects.insert({F.getArg(I), V->getType()});
  }
  addArguments(M, Objects);
  for (auto &[Object, Ty] : Objects)
    if (!TypedObject(*Object, Ty, M.getDataLayout()).rewrite())
      break;
  const bool Changed = HasOps || !Records.empty() || !Objects.empty();
  return Changed ? PreservedAnalyses::none() : PreservedAnalyses::all();
}

} // namespace dxil::lowering
