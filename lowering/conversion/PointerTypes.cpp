// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pointers that must have one type (a phi and its operands, a parameter and the arguments of its
// calls, a result and the returned values) form a class, kept by union-find. Each class takes the
// best type found for its members: types of definitions before types that uses need.
#include "PointerTypes.h"
#include "dxil/contract_names.h"
#include "dxil/extension_names.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

enum : unsigned {
  RankInt8 = 1, // weak: i8 remains when the type is lost
  RankScalar,
  RankArray,
  RankStruct, // a struct is never guessed from an access to its first field
  RankDefinition,
  RankElement,  // a definition that is no aggregate
  RankDeclared, // explicit: by an op's name or an attribute
};

unsigned rankOfUse(const Type *Ty) {
  if (Ty->isIntegerTy(8))
    return RankInt8;
  if (Ty->isStructTy())
    return RankStruct;
  return Ty->isArrayTy() ? RankArray : RankScalar;
}

/// Whether \p V's pointee type follows from its neighbors instead of \p V itself.
bool isFlexible(const Value *V) {
  if (isa<Argument>(V))
    return true;
  const auto *I = dyn_cast<Instruction>(V);
  if (!I)
    return false;
  return isa<PHINode, SelectInst, CallBase, IntToPtrInst, BitCastInst, AddrSpaceCastInst,
             FreezeInst>(I);
}

/// The type that a suffix such as "f32" or "v4i16" spells, or null.
Type *scalarByName(LLVMContext &Ctx, StringRef Name) {
  if (Name == "f16")
    return Type::getHalfTy(Ctx);
  if (Name == "f32")
    return Type::getFloatTy(Ctx);
  if (Name == "f64")
    return Type::getDoubleTy(Ctx);
  unsigned Bits = 0;
  if (Name.consume_front("v")) {
    unsigned Count = 0;
    Type *Element = Name.consumeInteger(10, Count) || !Count ? nullptr : scalarByName(Ctx, Name);
    return Element ? FixedVectorType::get(Element, Count) : nullptr;
  }
  if (Name.consume_front("i") && !Name.getAsInteger(10, Bits) && Bits >= 1 && Bits <= 64)
    return Type::getIntNTy(Ctx, Bits);
  return nullptr;
}

/// Returns the type that the overload suffix of `dx.op.<class>.<suffix>`, or of an extension
/// intrinsic `dxil.<op>.<suffix>`, names, or null.
Type *overloadType(const Function &F) {
  StringRef Name = F.getName();
  if (!Name.consume_front(OpFunctionPrefix) && !Name.consume_front(ExtensionPrefix))
    return nullptr;
  StringRef Suffix = Name.split('.').second;
  LLVMContext &Ctx = F.getContext();
  while (!Suffix.empty()) {
    if (StructType *Struct = StructType::getTypeByName(Ctx, Suffix))
      return Struct;
    if (Type *Scalar = scalarByName(Ctx, Suffix))
      return Scalar;
    Suffix = Suffix.split('.').second;
  }
  return nullptr;
}

/// Returns the pointee type of a parameter by its attributes, or by `!dxil.paramTypes` of an
/// upgraded function, which has an undef of the pointee type, or null, for each parameter.
Type *attributePointee(const Argument &Arg) {
  if (const MDNode *Types = Arg.getParent()->getMetadata(contract::ParamTypes))
    if (Arg.getArgNo() < Types->getNumOperands())
      if (auto *Recorded =
              mdconst::dyn_extract_or_null<Constant>(Types->getOperand(Arg.getArgNo())))
        return Recorded->getType();
  if (Type *Ty = Arg.getParamByValType())
    return Ty;
  return Arg.getParamStructRetType();
}

} // namespace

PointerTypes::PointerTypes(const Module &M) : Int8(Type::getInt8Ty(M.getContext())) {
  for (const Function &F : M)
    declare(F);
  for (const Function &F : M)
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        visit(I);
  resolve();
}

unsigned PointerTypes::node(const Value *V) {
  auto [Entry, IsNew] = Nodes.try_emplace(V, Parents.size());
  if (IsNew)
    Parents.push_back(Entry->second);
  return Entry->second;
}

unsigned PointerTypes::resultNode(const Function *F) {
  auto [Entry, IsNew] = ResultNodes.try_emplace(F, Parents.size());
  if (IsNew)
    Parents.push_back(Entry->second);
  return Entry->second;
}

unsigned PointerTypes::root(unsigned N) const {
  while (Parents[N] != N) {
    Parents[N] = Parents[Parents[N]];
    N = Parents[N];
  }
  return N;
}

void PointerTypes::unite(unsigned A, unsigned B) {
  A = root(A);
  B = root(B);
  if (A != B)
    Parents[std::max(A, B)] = std::min(A, B);
}

/// Records that \p N has the type of the pointer \p V.
void PointerTypes::relate(unsigned N, const Value *V) {
  if (isFlexible(V)) {
    unite(N, node(V));
  } else if (Type *Ty = fixedPointee(V)) {
    Candidates.push_back({N, Ty, Ty->isIntegerTy(8) ? RankInt8 : RankDefinition});
  }
}

void PointerTypes::demand(const Value *Ptr, Type *Ty) {
  if (isFlexible(Ptr))
    Candidates.push_back({node(Ptr), Ty, rankOfUse(Ty)});
}

void PointerTypes::declare(const Function &F) {
  // An intrinsic such as llvm.lifetime.start takes pointers of every type.
  Type *Expected = F.isIntrinsic() ? Int8 : overloadType(F);
  for (const Argument &Arg : F.args()) {
    if (!Arg.getType()->isPointerTy())
      continue;
    unsigned N = node(&Arg);
    if (Type *Ty = attributePointee(Arg))
      Candidates.push_back({N, Ty, RankDeclared});
    else if (Expected)
      Candidates.push_back({N, Expected, RankDeclared});
  }
  if (!F.getReturnType()->isPointerTy())
    return;
  unsigned N = resultNode(&F);
  if (Expected)
    Candidates.push_back({N, Expected, RankDeclared});
}

void PointerTypes::visitCall(const CallBase &Call) {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee || Callee->getFunctionType() != Call.getFunctionType())
    return;
  if (Call.getType()->isPointerTy())
    unite(node(&Call), resultNode(Callee));
  if (Callee->isIntrinsic())
    return;
  for (unsigned I = 0, E = Callee->arg_size(); I != E; ++I)
    if (Callee->getArg(I)->getType()->isPointerTy())
      relate(node(Callee->getArg(I)), Call.getArgOperand(I));
}

void PointerTypes::visit(const Instruction &I) {
  if (I.getType()->isPointerTy() && isFlexible(&I))
    node(&I);
  if (const auto *Load = dyn_cast<LoadInst>(&I))
    return demand(Load->getPointerOperand(), Load->getType());
  if (const auto *Store = dyn_cast<StoreInst>(&I))
    return demand(Store->getPointerOperand(), Store->getValueOperand()->getType());
  if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I))
    return demand(GEP->getPointerOperand(), GEP->getSourceElementType());
  if (const auto *RMW = dyn_cast<AtomicRMWInst>(&I))
    return demand(RMW->getPointerOperand(), RMW->getValOperand()->getType());
  if (const auto *Xchg = dyn_cast<AtomicCmpXchgInst>(&I))
    return demand(Xchg->getPointerOperand(), Xchg->getCompareOperand()->getType());
  if (const auto *Call = dyn_cast<CallBase>(&I))
    return visitCall(*Call);
  if (const auto *Ret = dyn_cast<ReturnInst>(&I)) {
    if (const Value *V = Ret->getReturnValue(); V && V->getType()->isPointerTy())
      relate(resultNode(I.getFunction()), V);
    return;
  }
  if (!I.getType()->isPointerTy())
    return;
  if (const auto *Phi = dyn_cast<PHINode>(&I)) {
    for (const Value *V : Phi->incoming_values())
      relate(node(Phi), V);
  } else if (const auto *Select = dyn_cast<SelectInst>(&I)) {
    relate(node(Select), Select->getTrueValue());
    relate(node(Select), Select->getFalseValue());
  } else if (isa<AddrSpaceCastInst, FreezeInst>(I)) {
    relate(node(&I), I.getOperand(0));
  }
}

void PointerTypes::resolve() {
  Types.assign(Parents.size(), nullptr);
  // Where an array and one of its elements meet, take the element: the address of the array's first
  // element is also that of an element, but DXIL has no address for the way back. Only a use that
  // indexes the pointer as an array or struct excludes this.
  std::vector<bool> IsIndexed(Parents.size(), false);
  for (const Candidate &C : Candidates)
    if (C.Rank == RankArray || C.Rank == RankStruct)
      IsIndexed[root(C.Node)] = true;
  std::vector<unsigned> Best(Parents.size(), 0);
  for (const Candidate &C : Candidates) {
    unsigned R = root(C.Node), Rank = C.Rank;
    if (Rank == RankDefinition && !C.Ty->isAggregateType() && !IsIndexed[R])
      Rank = RankElement;
    if (Rank <= Best[R])
      continue;
    Best[R] = Rank;
    Types[R] = C.Ty;
  }
  Candidates.clear();
  Candidates.shrink_to_fit();
}

Type *PointerTypes::resolved(unsigned Node) const {
  Type *Ty = Types[root(Node)];
  return Ty ? Ty : Int8;
}

/// Returns the type that \p V, which is not flexible, has by itself, or null if it has none.
Type *PointerTypes::fixedPointee(const Value *V) const {
  if (takesAnyType(V))
    return nullptr;
  if (const auto *GV = dyn_cast<GlobalValue>(V))
    return GV->getValueType();
  if (const auto *Alloca = dyn_cast<AllocaInst>(V))
    return Alloca->getAllocatedType();
  if (const auto *GEP = dyn_cast<GEPOperator>(V))
    return GEP->getResultElementType();
  if (const auto *CE = dyn_cast<ConstantExpr>(V))
    if (CE->getOpcode() == Instruction::AddrSpaceCast)
      return fixedPointee(CE->getOperand(0));
  return Int8; // loaded, or taken out of an aggregate
}

bool PointerTypes::takesAnyType(const Value *V) {
  if (isa<ConstantPointerNull, UndefValue>(V))
    return true;
  const auto *CE = dyn_cast<ConstantExpr>(V);
  return CE && CE->getOpcode() == Instruction::IntToPtr;
}

Type *PointerTypes::pointee(const Value *V) const {
  if (isFlexible(V)) {
    auto Entry = Nodes.find(V);
    return Entry == Nodes.end() ? Int8 : resolved(Entry->second);
  }
  Type *Ty = fixedPointee(V);
  return Ty ? Ty : Int8;
}

Type *PointerTypes::result(const Function &F) const {
  auto Entry = ResultNodes.find(&F);
  return Entry == ResultNodes.end() ? nullptr : resolved(Entry->second);
}

bool PointerTypes::isConstructorEntry(const StructType *Ty) {
  return Ty->isLiteral() && Ty->getNumElements() == 3 && Ty->getElementType(0)->isIntegerTy(32) &&
         Ty->getElementType(1)->isPointerTy() && Ty->getElementType(2)->isPointerTy();
}

FunctionType *PointerTypes::constructorType(LLVMContext &Context) {
  return FunctionType::get(Type::getVoidTy(Context), false);
}

Type *PointerTypes::expected(const Use &U) const {
  const Value *V = U.get();
  if (!V->getType()->isPointerTy())
    return nullptr;
  const User *User = U.getUser();
  unsigned No = U.getOperandNo();
  if (const auto *GEP = dyn_cast<GEPOperator>(User))
    return GEP->getSourceElementType();
  if (const auto *Entry = dyn_cast<ConstantStruct>(User);
      Entry && No == 1 && isConstructorEntry(Entry->getType()))
    return constructorType(Int8->getContext());
  if (isa<ConstantAggregate>(User))
    return Int8;
  if (const auto *Load = dyn_cast<LoadInst>(User))
    return Load->getType();
  if (const auto *Store = dyn_cast<StoreInst>(User))
    return No == 1 ? Store->getValueOperand()->getType() : Int8;
  if (const auto *RMW = dyn_cast<AtomicRMWInst>(User))
    return No == 0 ? RMW->getValOperand()->getType() : Int8;
  if (const auto *Xchg = dyn_cast<AtomicCmpXchgInst>(User))
    return No == 0 ? Xchg->getCompareOperand()->getType() : Int8;
  if (isa<PHINode, SelectInst>(User))
    return pointee(User);
  if (isa<AddrSpaceCastInst, FreezeInst>(User))
    return pointee(User);
  if (isa<InsertValueInst>(User))
    return Int8;
  if (const auto *Ret = dyn_cast<ReturnInst>(User))
    return result(*Ret->getFunction());
  if (const auto *Cmp = dyn_cast<ICmpInst>(User)) {
    // Both sides have one type; a null takes that of the other.
    const Value *Left = Cmp->getOperand(0);
    return pointee(takesAnyType(Left) ? Cmp->getOperand(1) : Left);
  }
  if (const auto *Call = dyn_cast<CallBase>(User)) {
    const Function *Callee = Call->getCalledFunction();
    if (Callee && Call->isArgOperand(&U) && No < Callee->arg_size())
      return pointee(Callee->getArg(No));
  }
  return nullptr;
}

} // namespace dxil::lowering
