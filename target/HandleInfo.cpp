// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "HandleInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

#include <dxil/generated/Kinds.h>
#include <dxil/ops.h>

using namespace llvm;

namespace dxil::target {
namespace {

// Operands of the handle operations, the opcode counted.
constexpr unsigned AnnotatedHandle = 1, Properties = 2;
constexpr unsigned HandleClass = 1, HandleRange = 2;
constexpr unsigned Binding = 1;
constexpr unsigned LibraryObject = 1;

// How many phis and selects to follow before giving up on a cycle.
constexpr unsigned MaxSteps = 64;

uint32_t field(const Constant *C, unsigned I) {
  auto *Element = C ? dyn_cast_or_null<ConstantInt>(C->getAggregateElement(I)) : nullptr;
  return Element ? uint32_t(Element->getZExtValue()) : 0;
}

std::optional<uint32_t> number(const Value *V) {
  auto *C = dyn_cast<ConstantInt>(V);
  return C ? std::optional(uint32_t(C->getZExtValue())) : std::nullopt;
}

// The call that made Handle, through phis and selects.
const CallInst *creatingCall(const Value *Handle) {
  for (unsigned Step = 0; Handle && Step < MaxSteps; ++Step) {
    if (auto *Call = dyn_cast<CallInst>(Handle))
      return Call;
    if (auto *Phi = dyn_cast<PHINode>(Handle))
      Handle = Phi->getNumIncomingValues() ? Phi->getIncomingValue(0) : nullptr;
    else if (auto *Select = dyn_cast<SelectInst>(Handle))
      Handle = Select->getTrueValue();
    else
      return nullptr;
  }
  return nullptr;
}

std::optional<OpCode> opcodeOf(const CallInst *Call) {
  if (!Call || Call->arg_empty())
    return std::nullopt;
  std::optional<uint32_t> Code = number(Call->getArgOperand(0));
  OptionalOp Op = Code ? findOp(*Code) : OptionalOp();
  return Op ? std::optional(Op->Code) : std::nullopt;
}

HandleInfo infoOf(const contract::ResourceRecord &R) {
  return {R.Kind, R.Class == llvm::dxil::ResourceClass::UAV, R.ComponentCount, &R};
}

HandleInfo fromCreateHandle(const CallInst &Call, ArrayRef<contract::ResourceRecord> Resources) {
  if (Call.arg_size() <= HandleRange)
    return {};
  std::optional<uint32_t> Class = number(Call.getArgOperand(HandleClass));
  std::optional<uint32_t> Range = number(Call.getArgOperand(HandleRange));
  for (const contract::ResourceRecord &R : Resources)
    if (Class == static_cast<uint32_t>(R.Class) && Range == R.ID)
      return infoOf(R);
  return {};
}

const contract::ResourceRecord *findBinding(const CallInst &Call,
                                            ArrayRef<contract::ResourceRecord> Resources) {
  auto *Bind = dyn_cast<Constant>(Call.getArgOperand(Binding));
  // { lower bound, upper bound, space, class }
  uint32_t Lower = field(Bind, 0), Upper = field(Bind, 1);
  uint32_t Space = field(Bind, 2), Class = field(Bind, 3);
  for (const contract::ResourceRecord &R : Resources)
    if (static_cast<uint32_t>(R.Class) == Class && R.Space == Space && R.LowerBound == Lower &&
        R.upperBound() == Upper)
      return &R;
  return nullptr;
}

// In a library the handle is of what is loaded from the resource's global. An element of an array
// is not followed to it, as dxv, which compares the flags, does not either.
HandleInfo fromGlobal(const CallInst &Call, ArrayRef<contract::ResourceRecord> Resources) {
  auto *Load = Call.arg_size() > LibraryObject
                   ? dyn_cast<LoadInst>(Call.getArgOperand(LibraryObject))
                   : nullptr;
  auto *Global = Load ? dyn_cast<GlobalVariable>(Load->getPointerOperand()) : nullptr;
  if (!Global || Global->getValueType() != Load->getType())
    return {};
  for (const contract::ResourceRecord &R : Resources)
    if (R.Symbol == Global)
      return infoOf(R);
  return {};
}

// The properties constant says all but which resource it is.
HandleInfo fromAnnotation(const CallInst &Call, ArrayRef<contract::ResourceRecord> Resources) {
  if (Call.arg_size() <= Properties)
    return {};
  auto *Props = dyn_cast<Constant>(Call.getArgOperand(Properties));
  uint32_t Basic = field(Props, 0), Detail = field(Props, 1);
  HandleInfo Result;
  Result.Kind = static_cast<llvm::dxil::ResourceKind>(Basic & 0xff);
  Result.IsUAV = Basic >> 12 & 1;
  if (Result.isTyped())
    Result.ComponentCount = Detail >> 8 & 0xff;
  const CallInst *Source = creatingCall(Call.getArgOperand(AnnotatedHandle));
  if (opcodeOf(Source) == OpCode::CreateHandleFromBinding && Source->arg_size() > Binding)
    Result.Record = findBinding(*Source, Resources);
  else if (opcodeOf(Source) == OpCode::CreateHandleForLib)
    Result.Record = fromGlobal(*Source, Resources).Record;
  return Result;
}

} // namespace

bool HandleInfo::isTyped() const {
  return Kind == llvm::dxil::ResourceKind::TypedBuffer ||
         ::dxil::infoOf(::dxil::ResourceKind(uint32_t(Kind))).Texture;
}

HandleInfo findHandle(const Value *Handle, ArrayRef<contract::ResourceRecord> Resources) {
  const CallInst *Call = creatingCall(Handle);
  std::optional<OpCode> Code = opcodeOf(Call);
  if (Code == OpCode::CreateHandle)
    return fromCreateHandle(*Call, Resources);
  if (Code == OpCode::CreateHandleForLib)
    return fromGlobal(*Call, Resources);
  if (Code == OpCode::AnnotateHandle)
    return fromAnnotation(*Call, Resources);
  return {};
}

} // namespace dxil::target
