// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM's optimizer counts addresses in bytes, or in elements from any place in an object. DXIL's
// addresses name members and elements of the object's type, from its beginning.
#include "RestoreAddresses.h"
#include "conversion/PointerTypes.h"
#include "dxil/contract_names.h"
#include "memory/TypedAccess.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

enum class AddressKind { Typed, Foreign, Passed };

/// Returns how users address \p Pointer, which points to a \p Ty. Typed: as DXIL does. Foreign:
/// otherwise. Passed: the address has to stay, since a store stores it, or a call takes it as a
/// part of an object.
AddressKind kindOf(const Value &Pointer, Type *Ty, bool IsObject) {
  AddressKind Kind = AddressKind::Typed;
  for (const User *U : Pointer.users()) {
    AddressKind Common = AddressKind::Typed;
    if (auto *Address = dyn_cast<GEPOperator>(U)) {
      Common = kindOf(*U, Address->getResultElementType(), /*IsObject=*/false);
      auto *First = dyn_cast<ConstantInt>(Address->idx_begin()->get());
      if (Common == AddressKind::Typed &&
          (Address->getSourceElementType() != Ty || !First || !First->isZero()))
        Common = AddressKind::Foreign;
    } else if (isa<LoadInst, StoreInst>(U)) {
      Type *Accessed = getLoadStoreType(cast<Instruction>(U));
      if (auto *Store = dyn_cast<StoreInst>(U); Store && Store->getValueOperand() == &Pointer)
        return AddressKind::Passed;
      Common = Accessed == Ty ? AddressKind::Typed : AddressKind::Foreign;
    } else if (isa<AtomicRMWInst, AtomicCmpXchgInst>(U)) {
      Common = AddressKind::Typed;
    } else if (auto *Call = dyn_cast<CallBase>(U)) {
      if (!IsObject && !isa<IntrinsicInst>(Call))
        return AddressKind::Passed;
    } else if (auto *Constant = dyn_cast<ConstantExpr>(U)) {
      Common = kindOf(*Constant, Ty, IsObject);
    } else {
      Common = AddressKind::Foreign; // a choice of addresses
    }
    if (Common == AddressKind::Passed)
      return Common;
    Kind = std::max(Kind, Common);
  }
  return Kind;
}

} // namespace

bool restoreAddresses(Module &M) {
  MapVector<Value *, Type *> Objects;
  PointerTypes Types(M);
  for (GlobalVariable &G : M.globals())
    if (!G.hasSection() && !G.use_empty())
      Objects.insert({&G, G.getValueType()});
  for (Function &F : M) {
    if (F.isDeclaration())
      continue;
    const MDNode *Parameters = F.getMetadata(contract::ParamTypes);
    for (unsigned I = 0;
         Parameters && I < std::min<size_t>(Parameters->getNumOperands(), F.arg_size()); ++I)
      if (auto *Recorded = mdconst::dyn_extract_or_null<Constant>(Parameters->getOperand(I)))
        Objects.insert({F.getArg(I), Recorded->getType()});
    for (Instruction &I : instructions(F)) {
      if (auto *Alloca = dyn_cast<AllocaInst>(&I))
        Objects.insert({&I, Alloca->getAllocatedType()});
      else if (isa<CallInst>(I) && I.getType()->isPointerTy() && Types.pointee(&I)->isStructTy())
        Objects.insert({&I, Types.pointee(&I)}); // the function's name tells the type
    }
  }
  bool Ok = true;
  for (auto &[Object, Ty] : Objects)
    if (kindOf(*Object, Ty, /*IsObject=*/true) == AddressKind::Foreign)
      Ok &= accessInType(*Object, Ty, M.getDataLayout());
  return Ok;
}

} // namespace dxil::lowering
