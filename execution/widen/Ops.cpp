// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of dx.op functions, emitted inline or as calls of the runtime for all lanes.
#include "../HandleCache.h"
#include "Widener.h"

#include <dxil/meaning/Meaning.h>
#include <dxil/ops/OpTypes.h>

using namespace llvm;

namespace dxil::execution {

using ir::None;

/// Returns true for ops with equal results for equal operands in any lane.
static bool isLaneless(OpCode Op) {
  switch (Op) {
  case OpCode::CreateHandle:
  case OpCode::CreateHandleForLib:
  case OpCode::CreateHandleFromBinding:
  case OpCode::CreateHandleFromHeap:
  case OpCode::AnnotateHandle:
  case OpCode::CBufferLoad:
  case OpCode::CBufferLoadLegacy:
  case OpCode::BufferLoad:
  case OpCode::RawBufferLoad:
  case OpCode::RawBufferVectorLoad:
  case OpCode::TextureLoad:
  case OpCode::GetDimensions:
  case OpCode::CheckAccessFullyMapped:
  case OpCode::SampleLevel:
  case OpCode::SampleGrad: return true;
  default: return false;
  }
}

Uniformity::Rule FunctionWidener::ruleOfOp(OpCode Op) const {
  // Races concern single lanes: each is a thread that reads.
  if (P.Options.FindRaces && (Op == OpCode::BufferLoad || Op == OpCode::RawBufferLoad ||
                              Op == OpCode::RawBufferVectorLoad || Op == OpCode::TextureLoad))
    return Uniformity::Rule::Never;
  if (const auto Rule = ruleOfMeaning(Op))
    return *Rule;
  return Op == OpCode::GroupId ? Uniformity::Rule::Always
         : isLaneless(Op)      ? Uniformity::Rule::IfOperands
                               : Uniformity::Rule::Never;
}

Value *FunctionWidener::operand(const OpCall &C, ir::ValueId V) {
  if (V == None) {
    fail("an op has too few operands");
    return nullptr;
  }
  const Parts All = elementOf(V);
  if (All.size() != 1 || (C.Uniform && All[0]->getType()->isVectorTy())) {
    fail("a value of several parts stands where a scalar is expected");
    return nullptr;
  }
  return C.Uniform ? All[0] : asVector(All[0]);
}

/// Returns the parts of an operand; of a vector only the current element, if there is one.
Parts FunctionWidener::elementOf(ir::ValueId V) {
  Parts All = get(V);
  if (Element < 0 || ir::isMetadataOperand(V) || M.typeOf(V).Kind != ir::TypeKind::Vector)
    return All;
  if (size_t(Element) >= All.size()) {
    fail("the operands of an op have different numbers of elements");
    return {};
  }
  return {All[size_t(Element)]};
}

static uint32_t leastFields(TypeKind Result) {
  switch (Result) {
  case TypeKind::ResRet:
  case TypeKind::SplitDouble:
  case TypeKind::TwoI32:
  case TypeKind::I32Carry:
  case TypeKind::SamplePos: return 2;
  case TypeKind::Dimensions:
  case TypeKind::Four:
  case TypeKind::FourI32: return 4;
  default: return 0;
  }
}

/// Checks the operands of a call, on which the runtime relies.
Status FunctionWidener::checkShape(const ir::Instruction &I, OpCode Op) const {
  if (!findOp(uint32_t(Op)))
    return failure("names an op that there is not");
  const OpInfo &Info = info(Op);
  // The opcode is an operand too.
  if (M.operands(I).size() != Info.Args.size() + 1)
    return failure("has " + std::to_string(M.operands(I).size()) + " operands (expected " +
                   std::to_string(Info.Args.size() + 1) + ")");
  const ir::TypeKind Kind = M.type(I.Type).Kind;
  if ((Info.Result == TypeKind::Void) != (Kind == ir::TypeKind::Void))
    return failure("has no result, or one where there is none");
  const uint32_t Fields = leastFields(Info.Result);
  if (Fields && (Kind != ir::TypeKind::Struct || M.type(I.Type).Fields.Count < Fields))
    return failure("has a result of another type than the op");
  if (Info.Result == TypeKind::Vec9 && (Kind != ir::TypeKind::Vector || M.type(I.Type).Count != 9))
    return failure("has a result of another type than the op");
  return {};
}

void FunctionWidener::emitOp(const ir::Instruction &I) {
  const auto Args = M.operands(I);
  uint64_t Code = 0;
  const std::string Name(M.calleeName(I));
  if (Args.empty() || !M.constantInt(Args[0], Code))
    return fail("a call of " + Name + " has no constant opcode");
  const auto Op = OpCode(uint32_t(Code));
  if (Status Done = checkShape(I, Op); !Done)
    return fail("the call of " + Name + " " + Done.message());
  const bool Uniform = I.Result != None && Same.isUniform(I.Result);
  const OpCall C{I, Op, Args.subspan(1), Uniform};
  reportUndefined(C);
  reportEmitted(C);
  Parts Result;
  // A meaning applies to each element, unless it says what it does with whole vectors.
  const ir::Type &T = M.type(I.Type);
  const meaning::OpMeaning *Computed = meaning::findComputed(Op);
  if (T.Kind == ir::TypeKind::Vector && Computed &&
      !(Computed->Needs & meaning::Needs::WholeVectors)) {
    Parts All;
    for (Element = 0; Element < int(T.Count) && !failed(); ++Element) {
      Result.clear();
      emitOne(C, Name, Result);
      All.append(Result.begin(), Result.end());
    }
    Element = -1;
    Result = std::move(All);
  } else if (Op == OpCode::WaveMatch) {
    emitMatch(C, Name, Result);
  } else {
    emitOne(C, Name, Result);
  }
  if (failed() || I.Result == None)
    return;
  SmallVector<Type *> Types;
  if (T.Kind == ir::TypeKind::Pointer)
    return define(I, std::move(Result)); // pointers come only from the runtime
  if (!P.flatten(I.Type, Types) || Types.size() != Result.size())
    return fail("the result of " + Name + " has another type than the op");
  for (size_t K = 0; K < Types.size(); ++K)
    if (Result[K]->getType()->getScalarType() != Types[K])
      return fail("the result of " + Name + " has another type than the op");
  define(I, std::move(Result));
}

/// Lanes have equal vectors if all elements are equal.
void FunctionWidener::emitMatch(const OpCall &C, const std::string &Name, Parts &Result) {
  const size_t Elements = get(op::WaveMatch(C).value()).size();
  for (Element = 0; Element < int(Elements) && !failed(); ++Element) {
    Parts Mask;
    emitOne(C, Name, Mask);
    for (size_t K = 0; K < Result.size() && K < Mask.size(); ++K)
      Result[K] = B.CreateAnd(Result[K], Mask[K]);
    if (Element == 0)
      Result = std::move(Mask);
  }
  Element = -1;
}

/// Returns true if a call creates the same handle each time.
static bool isConstantHandle(const ir::Module &M, const ir::Instruction &I) {
  const ir::Instruction *Each = &I;
  for (unsigned Depth = 0; Each && Depth < 8; ++Depth) {
    const std::optional<ir::OpCall> Call = ir::OpCall::of(M, *Each);
    if (!Call)
      return false;
    if (const auto Annotation = op::dyn_cast<op::AnnotateHandle>(*Call)) {
      if (!M.constant(Annotation->props()))
        return false;
      Each = M.definition(Annotation->res());
      continue;
    }
    if (!op::isa<op::CreateHandle>(*Call) && !op::isa<op::CreateHandleFromBinding>(*Call))
      return false;
    for (unsigned K = 0; K < Call->size(); ++K)
      if (!M.constant(Call->argument(K)))
        return false;
    return true;
  }
  return false;
}

/// Emits the op, or one element of it, inline or as a call of the runtime.
void FunctionWidener::emitOne(const OpCall &C, const std::string &Name, Parts &Result) {
  if (emitMeaning(C, Result) || emitThread(C, Result) || emitBuffer(C, Result) ||
      emitStage(C, Result)) {
    if (M.type(C.I.Type).Kind == ir::TypeKind::Pointer)
      fail("the result of " + Name + " is a pointer");
    return;
  }
  if (failed())
    return;
  if (C.Op == OpCode::CreateHandleForLib)
    return emitLibraryHandle(C, Result);
  const Meaning *What = findMeaning(C.Op);
  if (!What)
    return fail("op " + std::to_string(uint32_t(C.Op)) + " (" + std::string(info(C.Op).Name) +
                "), called as " + Name + ", has no meaning here");
  const uint64_t Place = P.Data.Sites.size();
  if (!C.Uniform || Place >= CachedHandles || !isConstantHandle(M, C.I))
    return emitRuntimeCall(C, *What, Result);
  // The first wave of a worker creates the handle; later waves find it in the cache.
  Value *Cache = B.CreateConstInBoundsGEP1_64(
      B.getInt8Ty(), waveField(offsetof(Wave, Views), B.getPtrTy()), cachedHandleOffset(Place));
  Value *Cached = B.CreateLoad(B.getInt64Ty(), Cache);
  auto *Make = BasicBlock::Create(B.getContext(), "handle", Out);
  auto *Go = BasicBlock::Create(B.getContext(), "", Out);
  BasicBlock *Before = B.GetInsertBlock();
  B.CreateCondBr(B.CreateIsNull(Cached), Make, Go);
  B.SetInsertPoint(Make);
  // Values that are loaded on this path are not available on the other one.
  const llvm::DenseMap<ir::ValueId, Parts> Loaded = this->Cache, LoadedUndefined = UndefinedCache;
  emitRuntimeCall(C, *What, Result);
  this->Cache = Loaded;
  UndefinedCache = LoadedUndefined;
  if (failed() || Result.size() != 1 || !Result[0]->getType()->isIntegerTy(64))
    return fail("the result of " + Name + " is no handle");
  B.CreateStore(Result[0], Cache);
  Make = B.GetInsertBlock();
  B.CreateBr(Go);
  B.SetInsertPoint(Go);
  PHINode *Handle = B.CreatePHI(B.getInt64Ty(), 2);
  Handle->addIncoming(Cached, Before);
  Handle->addIncoming(Result[0], Make);
  Result = {Handle};
}

Scalar scalarOf(Type *Ty) {
  if (Ty->isHalfTy())
    return Scalar::F16;
  if (Ty->isFloatTy())
    return Scalar::F32;
  if (Ty->isDoubleTy())
    return Scalar::F64;
  switch (Ty->getIntegerBitWidth()) {
  case 1: return Scalar::I1;
  case 8: return Scalar::I8;
  case 16: return Scalar::I16;
  case 32: return Scalar::I32;
  default: return Scalar::I64;
  }
}

/// Creates the handle of a library's resource, as CreateHandle does with its class, number and
/// register.
void FunctionWidener::emitLibraryHandle(const OpCall &C, Parts &Result) {
  const ir::ValueId Resource = op::CreateHandleForLib(C).Resource();
  const ir::Instruction *Load = M.definition(Resource);
  const ProgramWidener::ResourceSymbol *Symbol = Load ? loadedResource(*Load) : nullptr;
  if (!Symbol)
    return fail("a handle is made of a value that is no resource of the library");
  const Parts Index = get(Resource);
  if (Index.size() != 1)
    return;
  Value *Register = B.CreateAdd(Index[0], ConstantInt::get(Index[0]->getType(), Symbol->Lower));
  Shape S;
  S.Name = functionName(info(OpCode::CreateHandle));
  S.Args = {Scalar::I32, Scalar::I8, Scalar::I32, Scalar::I32, Scalar::I1};
  emitCallWith(C, *findMeaning(OpCode::CreateHandle),
               {B.getInt32(uint32_t(OpCode::CreateHandle)), B.getInt8(uint8_t(Symbol->Class)),
                B.getInt32(Symbol->Id), Register, B.getInt1(false)},
               S, Result);
}

void FunctionWidener::emitRuntimeCall(const OpCall &C, const Meaning &What, Parts &Result) {
  const std::string Name(M.calleeName(C.I));
  Shape S;
  S.Name = Name;
  Parts In;
  for (ir::ValueId Arg : M.operands(C.I)) {
    const ir::Type &T = M.typeOf(Arg);
    if (T.Kind == ir::TypeKind::Pointer && objectOf(Arg)) {
      const uint64_t Size = P.Layout.sizeOf(T.Element);
      In.push_back(laneAddresses(Arg, Size));
      S.Args.push_back(Scalar::Pointer);
      S.PointeeBytes = uint32_t(Size);
      continue;
    }
    const Parts All = elementOf(Arg);
    if (All.empty())
      return fail("an operand of " + Name + " has a type without a meaning here");
    for (Value *Part : All) {
      In.push_back(Part);
      S.Args.push_back(scalarOf(Part->getType()->getScalarType()));
    }
  }
  emitCallWith(C, What, In, std::move(S), Result);
}

/// Stores the operands into rows, calls the runtime and loads the results from their rows.
void FunctionWidener::emitCallWith(const OpCall &C, const Meaning &What, const Parts &Arguments,
                                   Shape S, Parts &Result) {
  const std::string &Name = S.Name;
  Parts In = Arguments;
  const bool Single = C.Uniform && What.Alone;
  const unsigned Width = Single ? 1 : W;
  SmallVector<Type *> Types;
  if (C.I.Result != None && M.type(C.I.Type).Kind == ir::TypeKind::Pointer) {
    if (!What.GivesPointer)
      return fail("the result of " + Name + " is a pointer");
    Types.push_back(B.getInt64Ty());
    S.PointeeBytes = uint32_t(P.Layout.sizeOf(M.type(C.I.Type).Element));
  } else if (!P.flatten(C.I.Type, Types))
    return fail("the result of " + Name + " has a type without a meaning here");
  if (Element >= 0 && M.type(C.I.Type).Kind == ir::TypeKind::Vector &&
      Types.size() > size_t(Element))
    Types = {Types[size_t(Element)]};
  if (Types.empty() && C.I.Result != None)
    return fail("the result of " + Name + " has a type without a meaning here");
  for (Type *Ty : Types)
    S.Results.push_back(scalarOf(Ty));
  if (failed())
    return;
  if (In.size() > 64 && !Single) {
    for (Value *&Part : In)
      Part = asVector(Part);
  }
  std::string Key = Name;
  for (Scalar A : S.Args)
    Key += char('0' + int(A));
  Key += ":" + std::to_string(S.PointeeBytes);
  const auto Info = findOp(uint32_t(C.Op));
  CallSite &Site = P.site(C.I, Info ? std::string_view(Info->Name) : std::string_view(Name), F);
  Site.Function = &P.Data.Shapes.try_emplace(Key, S).first->second;
  Site.What = &What;
  Site.Width = Width;
  Site.UsedResults = uint8_t(std::min(255u, UsedParts.lookup(C.I.Result)));
  ensureRows(In.size(), Types.size());
  storeArguments(In, Site);
  if (failed())
    return;
  FunctionCallee Call =
      P.To.getOrInsertFunction("dxilExecOp", B.getVoidTy(), B.getPtrTy(), B.getPtrTy(),
                               B.getInt64Ty(), B.getInt64Ty(), B.getPtrTy(), B.getPtrTy());
  Value *Lanes = Mask;
  if (What.Writes)
    Lanes = sideEffectMask();
  else if (What.Together && !What.Quad)
    Lanes = waveOpMask();
  auto [Low, High] = maskWords(Lanes);
  B.CreateCall(Call, {WaveArg, runtimePointer(&Site), Low, High, ArgRows, ResultRows});
  loadResults(C, Types, Width, Result);
}

/// Stores the arguments of a call into rows of `Site.Width` lanes.
void FunctionWidener::storeArguments(const Parts &In, CallSite &Site) {
  for (size_t K = 0; K < In.size(); ++K) {
    Value *V = In[K];
    Type *Ty = V->getType();
    if (Ty->getScalarType()->isFloatingPointTy())
      V = B.CreateBitCast(V, Ty->getWithNewType(B.getIntNTy(unsigned(Ty->getScalarSizeInBits()))));
    V = B.CreateZExtOrTrunc(V, Ty->getWithNewType(B.getInt64Ty()));
    Value *Row = B.CreateConstInBoundsGEP1_64(B.getInt64Ty(), ArgRows, K * Site.Width);
    if (!V->getType()->isVectorTy())
      Site.UniformArgs |= uint64_t(1) << (K & 63);
    else if (Site.Width != W)
      return fail("a value is not the same for all lanes, where it has to be");
    B.CreateAlignedStore(V, Row, Align(8));
  }
}

void FunctionWidener::loadResults(const OpCall &C, ArrayRef<Type *> Types, unsigned Width,
                                  Parts &Result) {
  for (size_t K = 0; K < Types.size(); ++K) {
    Value *Row = B.CreateConstInBoundsGEP1_64(B.getInt64Ty(), ResultRows, K * Width);
    Type *Slots = C.Uniform ? static_cast<Type *>(B.getInt64Ty()) : wide(B.getInt64Ty());
    // The result is the same for all lanes; the runtime stores it first.
    Value *V = B.CreateAlignedLoad(Slots, Row, Align(8));
    V = B.CreateTrunc(
        V, Slots->getWithNewType(B.getIntNTy(unsigned(Types[K]->getPrimitiveSizeInBits()))));
    Result.push_back(B.CreateBitCast(V, Slots->getWithNewType(Types[K])));
  }
  if (C.I.Result != None && M.type(C.I.Type).Kind == ir::TypeKind::Pointer) {
    Value *Zero = B.getInt32(0);
    Result.push_back(Result[0]->getType()->isVectorTy() ? splat(Zero) : Zero);
  }
}

void FunctionWidener::ensureRows(size_t Args, size_t Results) {
  if (!ArgRows) {
    IRBuilder<> Builder(Allocas, Allocas->begin());
    ArgRows = Builder.CreateAlloca(Builder.getInt64Ty(), Builder.getInt32(1));
    ResultRows = Builder.CreateAlloca(Builder.getInt64Ty(), Builder.getInt32(1));
    ArgRows->setAlignment(Align(64));
    ResultRows->setAlignment(Align(64));
  }
  ArgRowCount = std::max(ArgRowCount, unsigned(Args));
  ResultRowCount = std::max(ResultRowCount, unsigned(Results));
  ArgRows->setOperand(0, B.getInt32(std::max(1u, ArgRowCount) * W));
  ResultRows->setOperand(0, B.getInt32(std::max(1u, ResultRowCount) * W));
}

void FunctionWidener::atomicCall(int32_t Kind, unsigned Bits, Value *Lanes, Value *Addresses,
                                 Value *Values, Value *Compare, Value *&Result) {
  ensureRows(3, 1);
  Value *Rows[] = {Addresses, Values, Compare};
  SmallVector<Value *> Places;
  for (size_t K = 0; K < 3; ++K) {
    Places.push_back(B.CreateConstInBoundsGEP1_64(B.getInt64Ty(), ArgRows, K * W));
    B.CreateAlignedStore(Rows[K], Places.back(), Align(8));
  }
  FunctionCallee Call = P.To.getOrInsertFunction(
      "dxilExecAtomic", B.getVoidTy(), B.getPtrTy(), B.getInt32Ty(), B.getInt32Ty(), B.getInt64Ty(),
      B.getInt64Ty(), B.getPtrTy(), B.getPtrTy(), B.getPtrTy(), B.getPtrTy(), B.getInt32Ty());
  auto [Low, High] = maskWords(Lanes);
  B.CreateCall(Call, {WaveArg, B.getInt32(uint32_t(Kind)), B.getInt32(Bits), Low, High, Places[0],
                      Places[1], Places[2], ResultRows, B.getInt32(W)});
  Result = B.CreateAlignedLoad(wide(B.getInt64Ty()), ResultRows, Align(8));
}

} // namespace dxil::execution
