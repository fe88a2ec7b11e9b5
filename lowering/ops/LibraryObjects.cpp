// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles in memory that a library shares with another: arguments and results of functions, alone
// or in structs and arrays. Such memory holds objects: what is loaded from the global of a
// resource. Each load gives an object, from which its users make a handle. The linker follows the
// object to its global.
#include "OpLowering.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "resources/HandleTypes.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

/// Maps types of memory with handles to types with objects.
class ObjectTypes {
public:
  explicit ObjectTypes(Type *Object) : Object(Object) {}

  Type *map(Type *Ty) {
    if (isHandleType(Ty))
      return Object;
    if (auto *Array = dyn_cast<ArrayType>(Ty)) {
      Type *Element = map(Array->getElementType());
      return Element == Array->getElementType() ? Ty
                                                : ArrayType::get(Element, Array->getNumElements());
    }
    auto *Struct = dyn_cast<StructType>(Ty);
    if (!Struct || Struct->isOpaque())
      return Ty;
    Type *&Made = Structs[Struct];
    if (Made)
      return Made;
    SmallVector<Type *, 8> Fields;
    for (Type *Field : Struct->elements())
      Fields.push_back(map(Field));
    if (ArrayRef(Fields) == Struct->elements())
      return Structs[Struct] = Ty;
    Type *New = Struct->isLiteral()
                    ? StructType::get(Ty->getContext(), Fields, Struct->isPacked())
                    : StructType::create(Ty->getContext(), Fields,
                                         (Struct->getName() + ".hdl").str(), Struct->isPacked());
    return Structs[Struct] = New;
  }

  AttributeList map(LLVMContext &Ctx, AttributeList Attributes) {
    for (unsigned I : Attributes.indexes())
      if (Type *Ty = Attributes.getAttributeAtIndex(I, llvm::Attribute::StructRet).getValueAsType())
        Attributes =
            Attributes.replaceAttributeTypeAtIndex(Ctx, I, llvm::Attribute::StructRet, map(Ty));
    return Attributes;
  }

private:
  Type *Object;
  DenseMap<StructType *, Type *> Structs;
};

bool isChoice(const Instruction &I) {
  return isa<PHINode, SelectInst>(I);
}

/// Returns true if an access of \p Pointer is one of memory that another function sees: that of an
/// argument, or of a variable that a call passes.
bool isShared(const Value *Pointer) {
  const Value *Root = getUnderlyingObject(Pointer);
  if (isa<Argument>(Root))
    return true;
  SmallVector<const Value *> Addresses{Root};
  for (size_t I = 0; isa<AllocaInst>(Root) && I != Addresses.size(); ++I)
    for (const User *U : Addresses[I]->users()) {
      if (isa<GetElementPtrInst>(U))
        Addresses.push_back(U);
      else if (auto *Call = dyn_cast<CallInst>(U); Call && !Call->isLifetimeStartOrEnd())
        return true;
    }
  return false;
}

} // namespace

/// Returns the object of a handle. Returns null, after a diagnostic, if the handle has none.
Value *OpLowerer::objectOf(Value *V) {
  if (isa<UndefValue>(V))
    return UndefValue::get(Ops.getType(TypeKind::Handle));
  if (Value *Object = Objects.lookup(V))
    return Object;
  if (auto *I = dyn_cast<Instruction>(V))
    reportError(*I, "resource handle does not come from a binding");
  return nullptr;
}

/// Makes handles of the objects that a function loads or chooses, and stores objects instead of
/// handles.
void OpLowerer::lowerObjects(Function &F) {
  if (!isAvailable(OpCode::AnnotateHandle, Ops.target().DXIL))
    return;
  Type *Object = Ops.getType(TypeKind::Handle);
  SmallVector<Instruction *> Values;
  SmallVector<StoreInst *> Stores;
  bool HasShared = false;
  for (Instruction &I : instructions(F)) {
    const bool IsHandle = isHandleType(I.getType());
    if (IsHandle && (isa<LoadInst>(I) || isChoice(I))) {
      Values.push_back(&I);
      HasShared |= isa<LoadInst>(I) && isShared(getLoadStorePointerOperand(&I));
    } else if (auto *Store = dyn_cast<StoreInst>(&I);
               Store && isHandleType(Store->getValueOperand()->getType())) {
      Stores.push_back(Store);
      HasShared |= isShared(Store->getPointerOperand());
    }
  }
  if (!HasShared)
    return;
  for (Instruction *Old : Values) {
    Builder.SetInsertPoint(Old);
    Value *New = nullptr;
    if (auto *Load = dyn_cast<LoadInst>(Old))
      New = Builder.CreateAlignedLoad(Object, Load->getPointerOperand(), Load->getAlign());
    else if (auto *Select = dyn_cast<SelectInst>(Old))
      New = Builder.Insert(SelectInst::Create(Select->getCondition(), UndefValue::get(Object),
                                              UndefValue::get(Object)));
    else
      New = Builder.CreatePHI(Object, cast<PHINode>(Old)->getNumIncomingValues());
    Objects[Old] = New;
  }
  for (Instruction *Old : Values) {
    if (auto *Phi = dyn_cast<PHINode>(Old)) {
      for (unsigned I = 0; I != Phi->getNumIncomingValues(); ++I)
        if (Value *V = objectOf(Phi->getIncomingValue(I)))
          cast<PHINode>(Objects[Old])->addIncoming(V, Phi->getIncomingBlock(I));
    } else if (auto *Select = dyn_cast<SelectInst>(Old)) {
      auto *New = cast<SelectInst>(Objects[Old]);
      if (Value *V = objectOf(Select->getTrueValue()))
        New->setTrueValue(V);
      if (Value *V = objectOf(Select->getFalseValue()))
        New->setFalseValue(V);
    }
    Instruction &Place = isa<PHINode>(Old) ? *Old->getParent()->getFirstInsertionPt() : *Old;
    CallInst *Handle = made(Place, at(Place).createHandleForLib(Objects[Old]));
    if (!Handle)
      return;
    llvm::dxil::ResourceInfo Info = unboundInfo(*Old);
    Handles[Old] = annotate(Place, Info, Handle);
    Loaded.push_back(Old);
  }
  for (StoreInst *Store : Stores)
    if (Value *V = objectOf(Store->getValueOperand())) {
      Builder.SetInsertPoint(Store);
      Builder.CreateAlignedStore(V, Store->getPointerOperand(), Store->getAlign());
      Store->eraseFromParent();
    }
}

/// Gives memory with handles the types of objects.
void OpLowerer::lowerObjectTypes() {
  ObjectTypes Types(Ops.getType(TypeKind::Handle));
  for (Function &F : M) {
    F.setAttributes(Types.map(M.getContext(), F.getAttributes()));
    if (MDNode *Pointees = F.getMetadata(contract::ParamTypes)) {
      SmallVector<Metadata *, 4> New;
      for (Metadata *Each : Pointees->operands())
        New.push_back(Each ? ConstantAsMetadata::get(UndefValue::get(
                                 Types.map(mdconst::extract<Constant>(Each)->getType())))
                           : nullptr);
      F.setMetadata(contract::ParamTypes, MDNode::get(M.getContext(), New));
    }
    for (Instruction &I : instructions(F)) {
      if (auto *Variable = dyn_cast<AllocaInst>(&I)) {
        Variable->setAllocatedType(Types.map(Variable->getAllocatedType()));
      } else if (auto *Address = dyn_cast<GetElementPtrInst>(&I)) {
        Address->setSourceElementType(Types.map(Address->getSourceElementType()));
        Address->setResultElementType(Types.map(Address->getResultElementType()));
      } else if (auto *Call = dyn_cast<CallInst>(&I)) {
        Call->setAttributes(Types.map(M.getContext(), Call->getAttributes()));
      }
    }
  }
}

} // namespace dxil::lowering
