// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts handles whose binding is in the module's resource table to values of `target("dx...")`
// types.
#include "HandleTypes.h"
#include "Lifting.h"
#include "dxil/contract/MetadataNode.h"

#include <dxil/contract/OpCall.h>
#include <dxil/contract_names.h>
#include <dxil/generated/OpViews.h>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;

namespace dxil::upgrade {
namespace {

/// A handle that can be lifted.
struct KnownHandle {
  CallInst *Creation = nullptr;   ///< createHandle or createHandleFromBinding
  CallInst *Annotation = nullptr; ///< the annotation of a handle from createHandleFromBinding
  Value *Register = nullptr;
  bool NonUniform = false;
  const contract::ResourceRecord *Record = nullptr;
  TargetExtType *Type = nullptr;

  CallInst &result() const { return Annotation ? *Annotation : *Creation; }
};

std::optional<uint32_t> smallNumber(const Value *V) {
  auto *C = dyn_cast_or_null<ConstantInt>(V);
  return C ? std::optional(uint32_t(C->getZExtValue())) : std::nullopt;
}

class HandleLifter {
public:
  explicit HandleLifter(Module &M)
      : M(M),
        Records(contract::readResources(contract::firstNode(M, contract::KeptResources).node())) {}

  void run() {
    if (Records.empty())
      return;
    SmallVector<KnownHandle, 16> Handles;
    for (Function &F : M) {
      if (!isOpFunctionName(F.getName()))
        continue;
      for (User *U : F.users())
        if (std::optional<contract::OpCall> Call = contract::OpCall::of(U);
            Call && Call->inst().getCalledFunction() == &F)
          if (std::optional<KnownHandle> H = knownHandle(*Call))
            Handles.push_back(*H);
    }
    for (KnownHandle &H : Handles)
      lift(H);
  }

private:
  // Returns true if no other entry has the same binding, so that the lowering finds this entry
  // again.
  bool isOnlyOne(const contract::ResourceRecord &R) const {
    return count_if(Records, [&](const contract::ResourceRecord &Other) {
             return Other.Class == R.Class && Other.Space == R.Space &&
                    Other.LowerBound == R.LowerBound && Other.Size == R.Size;
           }) == 1;
  }

  /// Returns true if all users of a handle are op calls.
  static bool isUsedByOpsOnly(const CallInst &Handle) {
    return !Handle.use_empty() && all_of(Handle.uses(), [](const Use &U) {
      auto *Call = dyn_cast<CallInst>(U.getUser());
      const Function *Callee = Call ? Call->getCalledFunction() : nullptr;
      return Callee && isOpFunctionName(Callee->getName()) && Call->isArgOperand(&U);
    });
  }

  std::optional<KnownHandle> complete(KnownHandle H, const std::optional<HandleProperties> &Words) {
    if (!H.Record || !isOnlyOne(*H.Record) || !isUsedByOpsOnly(H.result()))
      return std::nullopt;
    H.Type = handleType(M, *H.Record, Words);
    return H.Type ? std::optional(H) : std::nullopt;
  }

  /// Returns the handle that a call creates, or nothing for other calls and calls with the wrong
  /// number of operands.
  std::optional<KnownHandle> knownHandle(const contract::OpCall &Call) {
    if (!Call.hasFunctionOfOp() || Call.size() != Call.op().Args.size())
      return std::nullopt;
    if (auto Plain = op::dyn_cast<op::CreateHandle>(Call))
      return plainHandle(*Plain);
    if (auto Bound = op::dyn_cast<op::CreateHandleFromBinding>(Call))
      return boundHandle(*Bound);
    return std::nullopt;
  }

  std::optional<KnownHandle> plainHandle(const op::CreateHandle<contract::OpCall> &Creation) {
    auto Class = smallNumber(Creation.resourceClass()), Entry = smallNumber(Creation.rangeId()),
         NonUniform = smallNumber(Creation.nonUniformIndex());
    if (!Class || !Entry || !NonUniform)
      return std::nullopt;
    KnownHandle H{&Creation.call().inst(), nullptr, Creation.index(), *NonUniform != 0};
    for (const contract::ResourceRecord &R : Records)
      if (static_cast<uint32_t>(R.Class) == *Class && R.ID == *Entry)
        H.Record = &R;
    return complete(H, std::nullopt);
  }

  std::optional<KnownHandle>
  boundHandle(const op::CreateHandleFromBinding<contract::OpCall> &Made) {
    CallInst &Call = Made.call().inst();
    if (!Call.hasOneUse())
      return std::nullopt;
    const auto Annotation = op::dyn_cast<op::AnnotateHandle>(*Call.user_begin());
    if (!Annotation || Annotation->call().size() != Annotation->call().op().Args.size())
      return std::nullopt;
    const auto Binding = contract::structConstant<HandleBinding>(Made.bind());
    const auto Properties = contract::structConstant<HandleProperties>(Annotation->props());
    const auto NonUniform = smallNumber(Made.nonUniformIndex());
    if (!Binding || !Properties || !NonUniform)
      return std::nullopt;
    KnownHandle H{&Call, &Annotation->call().inst(), Made.index(), *NonUniform != 0};
    for (const contract::ResourceRecord &R : Records)
      if (ResourceClass(R.Class) == Binding->resourceClass() &&
          R.LowerBound == Binding->lowerBound() && R.upperBound() == Binding->upperBound() &&
          R.Space == Binding->space())
        H.Record = &R;
    return complete(H, Properties);
  }

  /// Returns the index relative to the lower bound, as LLVM counts.
  static Value *relativeIndex(IRBuilder<> &B, Value *Index, uint32_t Lower) {
    using namespace PatternMatch;
    Value *Relative;
    if (!Lower)
      return Index;
    if (match(Index, m_Add(m_Value(Relative), m_SpecificInt(APInt(32, Lower)))))
      return Relative;
    return B.CreateSub(Index, B.getInt32(Lower));
  }

  Constant *nameOf(const contract::ResourceRecord &R) {
    if (R.Name.empty())
      return ConstantPointerNull::get(PointerType::get(M.getContext(), 0));
    GlobalVariable *&Name = Names[&R];
    if (!Name) {
      Constant *Text = ConstantDataArray::getString(M.getContext(), R.Name);
      Name = new GlobalVariable(M, Text->getType(), /*isConstant=*/true,
                                GlobalValue::PrivateLinkage, Text, "resource.name");
      Name->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    }
    return Name;
  }

  /// Returns a cast to a handle without resource type, for ops without an LLVM intrinsic.
  static Value *opaque(CallInst &Handle, Type *Ty) {
    IRBuilder<> B(Handle.getNextNode());
    CallInst *Cast = B.CreateIntrinsic(Ty, Intrinsic::dx_resource_casthandle, {&Handle});
    Cast->setDoesNotAccessMemory();
    Cast->setDoesNotThrow();
    Cast->addFnAttr(llvm::Attribute::WillReturn);
    return Cast;
  }

  void lift(KnownHandle &H) {
    const contract::ResourceRecord &R = *H.Record;
    IRBuilder<> B(H.Creation);
    Value *Old = H.Register;
    Value *Index = relativeIndex(B, Old, R.LowerBound);
    if (H.NonUniform)
      Index = B.CreateIntrinsic(Intrinsic::dx_resource_nonuniformindex, {}, {Index});
    CallInst *Handle = B.CreateIntrinsic(
        H.Type, Intrinsic::dx_resource_handlefrombinding,
        {B.getInt32(R.Space), B.getInt32(R.LowerBound), B.getInt32(R.Size), Index, nameOf(R)});
    CallInst &Result = H.result();
    Handle->takeName(&Result);
    Value *Opaque = nullptr;
    for (Use &U : make_early_inc_range(Result.uses())) {
      if (liftAccess(*cast<CallInst>(U.getUser()), *Handle, R))
        continue;
      if (!Opaque)
        Opaque = opaque(*Handle, Result.getType());
      U.set(Opaque);
    }
    if (H.Annotation)
      H.Annotation->eraseFromParent();
    H.Creation->eraseFromParent();
    if (auto *I = dyn_cast<Instruction>(Old);
        I && I->use_empty() && !isa<CallInst>(I) && I != Index)
      I->eraseFromParent();
  }

  Module &M;
  SmallVector<contract::ResourceRecord, 8> Records;
  DenseMap<const contract::ResourceRecord *, GlobalVariable *> Names;
};

} // namespace

void liftHandles(Module &M) {
  // Resources of libraries are globals, so they have no binding here.
  if (M.getTargetTriple().getEnvironment() != Triple::Library)
    HandleLifter(M).run();
}

} // namespace dxil::upgrade
