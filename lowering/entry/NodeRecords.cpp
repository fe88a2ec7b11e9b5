// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "NodeRecords.h"
#include "memory/PointerAccess.h"
#include "ops/LinearAlgebra.h"

#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/OpBuilderBase.h"

#include <dxil/intrinsics.h>
#include <dxil/ops/queries.h>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

constexpr unsigned RecordSpaceOperand = 0, RecordIndexOperand = 3;
constexpr uint64_t RecordSpace = 0xfffffffc;
constexpr unsigned RecordAddressSpace = 6;

bool isHandleKind(TypeKind Kind) {
  return Kind == TypeKind::NodeHandle || Kind == TypeKind::NodeRecordHandle ||
         Kind == TypeKind::HitObject;
}

/// Returns the handle type for which an operand of \p Kind in a call of \p Name is a number, or
/// null if it is an ordinary number.
Type *handleType(LLVMContext &C, const ExtensionName &Name, TypeKind Kind) {
  return isHandleKind(Kind) ? getOpType(C, Kind, {}, false) : matrixTypeOf(C, Name, Kind);
}

std::optional<ExtensionName> nodeOp(const Function &F) {
  if (!F.isDeclaration() || !isExtensionName(F.getName()))
    return std::nullopt;
  StringRef Name = F.getName();
  Name.consume_back(".numbers");
  return parseExtensionName(std::string_view(Name));
}

/// Converts types to those of records: no vectors, no arrays of arrays, no explicit padding.
class RecordTypes {
public:
  explicit RecordTypes(const DataLayout &DL) : DL(DL) {}

  /// Returns null if the conversion would move a number.
  StructType *get(Type *Ty) {
    auto *New = dyn_cast<StructType>(convert(Ty));
    if (!New || !New->hasName())
      return nullptr;
    SmallVector<TypeLeaf, 16> Was, Is;
    auto Size = int64_t(DL.getTypeAllocSize(Ty));
    collectLeaves(DL, Ty, 0, {0, Size}, Was);
    collectLeaves(DL, New, 0, {0, Size}, Is);
    auto Same = [](const TypeLeaf &A, const TypeLeaf &B) {
      return A.Offset == B.Offset && A.Ty == B.Ty;
    };
    return equal(Was, Is, Same) ? New : nullptr;
  }

private:
  Type *convert(Type *Ty) {
    if (auto *VT = dyn_cast<FixedVectorType>(Ty))
      return ArrayType::get(VT->getElementType(), VT->getNumElements());
    if (auto *AT = dyn_cast<ArrayType>(Ty)) {
      Type *Element = convert(AT->getElementType());
      uint64_t Count = AT->getNumElements();
      if (auto *Inner = dyn_cast<ArrayType>(Element))
        return ArrayType::get(Inner->getElementType(), Inner->getNumElements() * Count);
      return ArrayType::get(Element, Count);
    }
    auto *ST = dyn_cast<StructType>(Ty);
    if (!ST)
      return Ty;
    if (Type *Existing = Converted.lookup(ST))
      return Existing;
    Type *New = convertStruct(*ST); // inserts the structs in it
    Converted[ST] = New;
    return New;
  }

  Type *convertStruct(StructType &ST) {
    SmallVector<Type *, 8> Fields;
    for (auto [I, Field] : enumerate(ST.elements())) {
      auto *Array = dyn_cast<ArrayType>(Field);
      // HLSL has no bytes, so an array of bytes is padding.
      if (isOverlapPadding(DL, &ST, unsigned(I)) ||
          (Array && Array->getElementType()->isIntegerTy(8)))
        continue;
      Fields.push_back(convert(Field));
    }
    if (ArrayRef<Type *>(Fields) == ST.elements() && !ST.isPacked())
      return &ST;
    return StructType::create(ST.getContext(), Fields,
                              ST.hasName() ? ST.getName() : "struct.record");
  }

  const DataLayout &DL;
  DenseMap<StructType *, Type *> Converted;
};

class NodeRecords {
public:
  NodeRecords(Module &M, SmallVectorImpl<NodeRecord> &Records)
      : M(M), C(M.getContext()), Types(M.getDataLayout()), Records(Records) {}

  bool run() {
    collect();
    for (CallInst *Call : Ops)
      if (!convert(*Call))
        return false;
    for (IntrinsicInst *Buffer : Buffers)
      if (!convertBuffer(*Buffer))
        return false;
    if (!fillMerges())
      return false;
    eraseOld();
    return true;
  }

private:
  std::optional<ExtensionName> opOf(const CallInst &Call) const {
    const Function *F = Call.getCalledFunction();
    return F ? nodeOp(*F) : std::nullopt;
  }

  bool isNumber(const ExtensionName &Name, TypeKind Kind, Type *Ty) const {
    return Ty->isIntegerTy() && handleType(C, Name, Kind);
  }

  void collect() {
    for (Function &F : M)
      for (Instruction &I : instructions(F)) {
        if (auto *II = dyn_cast<IntrinsicInst>(&I)) {
          auto *Space = II->getIntrinsicID() == Intrinsic::dx_resource_handlefrombinding
                            ? dyn_cast<ConstantInt>(II->getArgOperand(RecordSpaceOperand))
                            : nullptr;
          if (Space && Space->getZExtValue() == RecordSpace)
            Buffers.push_back(II);
          continue;
        }
        auto *Call = dyn_cast<CallInst>(&I);
        const auto Name = Call ? opOf(*Call) : std::nullopt;
        if (!Name)
          continue;
        bool Gives = isNumber(*Name, Name->Op->Result, I.getType());
        bool Takes = false;
        for (auto [Arg, V] : zip(Name->Op->Args, Call->args()))
          Takes |= isNumber(*Name, Arg.Type, V->getType());
        if (Gives || Takes)
          Ops.push_back(Call);
      }
  }

  /// Returns the handle of type \p Ty for the number \p V, or null after a diagnostic.
  Value *handle(Value *V, Type *Ty, Instruction &User) {
    if (isa<UndefValue>(V) || (isa<Constant>(V) && isMatrixType(Ty)))
      return UndefValue::get(Ty);
    auto Entry = Handles.find(V);
    Value *Handle = Entry != Handles.end() ? Entry->second : newHandle(V, Ty, User);
    if (!Handle || Handle->getType() == Ty)
      return Handle;
    return none(Ty, User);
  }

  Value *newHandle(Value *V, Type *Ty, Instruction &User) {
    if (auto *Call = dyn_cast<CallInst>(V)) {
      const auto Name = opOf(*Call);
      if (!Name || handleType(C, *Name, Name->Op->Result) != Ty)
        return none(Ty, User);
      return convert(*Call) ? Handles.lookup(Call) : nullptr;
    }
    if (auto *Phi = dyn_cast<PHINode>(V)) {
      auto *New = PHINode::Create(Ty, Phi->getNumIncomingValues(), "", Phi->getIterator());
      Merges.push_back(Phi);
      return Handles[V] = New;
    }
    if (auto *Select = dyn_cast<SelectInst>(V)) {
      Value *True = handle(Select->getTrueValue(), Ty, User);
      Value *False = True ? handle(Select->getFalseValue(), Ty, User) : nullptr;
      if (!False)
        return nullptr;
      Old.insert(Select);
      return Handles[V] =
                 SelectInst::Create(Select->getCondition(), True, False, "", Select->getIterator());
    }
    if (auto *Freeze = dyn_cast<FreezeInst>(V)) {
      Old.insert(Freeze);
      return handle(Freeze->getOperand(0), Ty, User);
    }
    return none(Ty, User);
  }

  Value *none(Type *Ty, Instruction &User) {
    StringRef Problem =
        "node or record does not come from an input or output of this node, or is selected at run "
        "time from an array";
    if (Ty == getOpType(C, TypeKind::HitObject, {}, false))
      Problem =
          "hit object is uninitialized when used here, or is selected at run time from an array";
    else if (isMatrixType(Ty))
      Problem = "matrix is uninitialized when used here, or is selected at run time from an array";
    reportError(User, Problem);
    return nullptr;
  }

  bool fillMerges() {
    for (size_t I = 0; I < Merges.size(); ++I) {
      PHINode *Phi = Merges[I];
      auto *New = cast<PHINode>(Handles[Phi]);
      for (unsigned E = 0; E != Phi->getNumIncomingValues(); ++E) {
        Value *V = handle(Phi->getIncomingValue(E), New->getType(), *Phi);
        if (!V)
          return false;
        New->addIncoming(V, Phi->getIncomingBlock(E));
      }
      Old.insert(Phi);
    }
    return true;
  }

  /// Replaces an op on numbers by one on handles. The properties of an annotation become one
  /// struct.
  bool convert(CallInst &Call) {
    if (Handles.count(&Call) || !Done.insert(&Call).second)
      return true;
    const ExtensionName Name = *opOf(Call);
    const OpInfo &Op = *Name.Op;
    bool Annotates =
        Op.Code == OpCode::AnnotateNodeHandle || Op.Code == OpCode::AnnotateNodeRecordHandle;
    SmallVector<Value *, 4> Args(Call.args());
    if (Args.size() != Op.Args.size() + Annotates) {
      reportError(Call, "'" + Call.getCalledFunction()->getName() +
                            "' has the wrong arguments for its operation");
      return false;
    }
    for (auto [I, Arg] : enumerate(Op.Args))
      if (isNumber(Name, Arg.Type, Args[I]->getType()) &&
          !(Args[I] = handle(Args[I], handleType(C, Name, Arg.Type), Call)))
        return false;
    if (Annotates) {
      auto *Flags = dyn_cast<ConstantInt>(Args[1]), *Size = dyn_cast<ConstantInt>(Args[2]);
      if (!Flags || !Size) {
        reportError(Call, "properties of a node must be constants");
        return false;
      }
      auto *Info = cast<StructType>(getOpType(C, Op.Args[1].Type, {}, false));
      Args.pop_back();
      Args.back() = ConstantStruct::get(Info, {Flags, Size});
    }
    Type *Handle = handleType(C, Name, Op.Result), *Result = Handle ? Handle : Call.getType();
    IRBuilder<> B(&Call);
    CallInst *New = B.CreateCall(declare(*Call.getCalledFunction(), Result, Args), Args);
    if (llvm::Attribute SourceName = Call.getFnAttr(contract::CalledAs); SourceName.isValid())
      New->addFnAttr(SourceName); // the source's name for errors
    if (Result == Call.getType())
      Call.replaceAllUsesWith(New);
    else
      Handles[&Call] = New;
    Old.insert(&Call);
    return true;
  }

  /// Declares the function \p Original on handles. It takes the name of \p Original.
  FunctionCallee declare(Function &Original, Type *Result, ArrayRef<Value *> Args) {
    StringRef Name = Original.getName();
    Name.consume_back(".numbers");
    std::string NewName = Name.str();
    if (Replaced.insert(&Original))
      Original.setName(Original.getName() + ".numbers");
    SmallVector<Type *, 4> Params;
    for (Value *A : Args)
      Params.push_back(A->getType());
    FunctionCallee Callee =
        M.getOrInsertFunction(NewName, FunctionType::get(Result, Params, false));
    if (auto *F = dyn_cast<Function>(Callee.getCallee())) {
      F->setDoesNotThrow();
      F->setMemoryEffects(Original.getMemoryEffects());
      if (Original.isConvergent())
        F->setConvergent();
    }
    return Callee;
  }

  /// Adds a record for each pointer into a buffer that represents records.
  bool convertBuffer(IntrinsicInst &Buffer) {
    auto *Raw = dyn_cast<llvm::dxil::RawBufferExtType>(Buffer.getType());
    Value *Handle = handle(Buffer.getArgOperand(RecordIndexOperand),
                           getOpType(C, TypeKind::NodeRecordHandle, {}, false), Buffer);
    if (!Handle || !Raw)
      return false;
    StructType *Ty = Types.get(Raw->getResourceType());
    for (User *U : Buffer.users()) {
      auto *Pointer = dyn_cast<IntrinsicInst>(U);
      if (!Ty || !Pointer || Pointer->getIntrinsicID() != Intrinsic::dx_resource_getpointer) {
        reportError(Buffer, !Ty ? "record has a type that DXIL does not have"
                                : "node record is selected at run time from different records");
        return false;
      }
      IRBuilder<> B(Pointer);
      std::string Name = extensionName(OpCode::GetNodeRecordPtr, Ty->getName());
      Type *Result = PointerType::get(C, RecordAddressSpace);
      FunctionCallee Callee =
          M.getOrInsertFunction(Name, Result, Handle->getType(), B.getInt32Ty());
      if (auto *F = dyn_cast<Function>(Callee.getCallee())) {
        F->setDoesNotThrow();
        F->setDoesNotAccessMemory();
      }
      Records.push_back({Pointer, B.CreateCall(Callee, {Handle, Pointer->getArgOperand(1)}), Ty});
    }
    Old.insert(&Buffer);
    return true;
  }

  void eraseOld() {
    for (NodeRecord &R : Records)
      R.Old->setOperand(0, PoisonValue::get(R.Old->getOperand(0)->getType()));
    for (Instruction *I : Old)
      I->replaceAllUsesWith(PoisonValue::get(I->getType()));
    for (Instruction *I : Old)
      I->eraseFromParent();
    for (Function *F : Replaced)
      if (F->use_empty())
        F->eraseFromParent();
  }

  Module &M;
  LLVMContext &C;
  RecordTypes Types;
  SmallVectorImpl<NodeRecord> &Records;
  SmallVector<CallInst *, 16> Ops;
  SmallVector<IntrinsicInst *, 16> Buffers;
  DenseMap<Value *, Value *> Handles;
  SmallVector<PHINode *, 4> Merges;
  SmallPtrSet<CallInst *, 16> Done;
  SmallSetVector<Instruction *, 16> Old;
  SmallSetVector<Function *, 8> Replaced;
};

} // namespace

bool takeNodeRecords(Module &M, SmallVectorImpl<NodeRecord> &Records) {
  return NodeRecords(M, Records).run();
}

bool makesNodeHandle(const Function &F) {
  const std::optional<ExtensionName> Name = nodeOp(F);
  return Name && F.getReturnType()->isIntegerTy() && isHandleKind(Name->Op->Result);
}

} // namespace dxil::lowering
