// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds the shader around an entry point that is an ordinary function: loads of its inputs, the
// call, and stores of its outputs, as the entry point's annotation describes them
// (docs/ir-contract.md, "Entry interface").
#include "FrontEndFacts.h"
#include "LibraryFacts.h"
#include "NodeEntry.h"
#include "RayTracingEntry.h"
#include "Signature.h"
#include "StageArrayGlobals.h"
#include "StageProperties.h"
#include "dxil/contract/EntryInterface.h"
#include "dxil/contract/ErrorCalls.h"
#include "dxil/contract/NearestName.h"
#include "dxil/contract/Version.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/OpBuilderBase.h"
#include "dxil/lowering/Passes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

#include "dxil/extension_names.h"
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/ops/queries.h>

#include <cctype>

using namespace llvm;

namespace dxil::lowering {
namespace {

bool has(uint32_t Modifiers, contract::InterpolationModifier M) {
  return Modifiers & uint32_t(M);
}

InterpolationMode interpolationMode(uint32_t Modifiers, bool IsFloat) {
  using contract::InterpolationModifier;
  const bool IsSample = has(Modifiers, InterpolationModifier::Sample),
             IsCentroid = has(Modifiers, InterpolationModifier::Centroid);
  if (has(Modifiers, InterpolationModifier::NoInterpolation) || !IsFloat)
    return InterpolationMode::Constant;
  if (has(Modifiers, InterpolationModifier::NoPerspective))
    return IsSample     ? InterpolationMode::LinearNoperspectiveSample
           : IsCentroid ? InterpolationMode::LinearNoperspectiveCentroid
                        : InterpolationMode::LinearNoperspective;
  return IsSample     ? InterpolationMode::LinearSample
         : IsCentroid ? InterpolationMode::LinearCentroid
                      : InterpolationMode::Linear;
}

// The mode of a position, which is already divided by w.
InterpolationMode withoutPerspective(InterpolationMode Mode) {
  switch (Mode) {
  case InterpolationMode::Linear: return InterpolationMode::LinearNoperspective;
  case InterpolationMode::LinearCentroid: return InterpolationMode::LinearNoperspectiveCentroid;
  case InterpolationMode::LinearSample: return InterpolationMode::LinearNoperspectiveSample;
  default: return Mode;
  }
}

class ShaderBuilder {
public:
  ShaderBuilder(Function &Shader, Function &Entry, contract::EntryInterface &Interface)
      : Shader(Shader), Entry(Entry), Interface(Interface), Values(Interface.Values),
        M(*Shader.getParent()), Target(stageTriple(Shader)), IsPatch(Interface.IsPatchConstant),
        Builder(M.getContext()) {}

  EntrySignatures &signatures() { return Signatures; }

  bool run() {
    // The returned value comes first in a signature.
    if (!Values.empty() && Values.back().IsReturn)
      std::rotate(Values.begin(), Values.end() - 1, Values.end());
    Builder.SetInsertPoint(Shader.getEntryBlock().getTerminator());
    Builder.SetCurrentDebugLocation(DebugLoc());
    if (!makeMemory())
      return false;
    // Continue after an error, so that errors of other values are reported too.
    const bool HasInputs = loadInputs();
    call();
    Builder.SetCurrentDebugLocation(Shader.getEntryBlock().getTerminator()->getDebugLoc());
    if (!storeOutputs() || !HasInputs || !pack(Signatures.Inputs, inputPoint()) ||
        !packStreams(Signatures.Outputs, outputPoint()) ||
        !pack(Signatures.PatchOrPrimitive, patchPoint()))
      return false;
    describeArrays();
    Entry.setLinkage(GlobalValue::InternalLinkage);
    return true;
  }

private:
  // The module's triple with the stage of the shader, since a library has shaders of several
  // stages.
  static Triple stageTriple(const Function &Shader) {
    Triple T = Shader.getParent()->getTargetTriple();
    T.setEnvironmentName(Shader.getFnAttribute("hlsl.shader").getValueAsString());
    return T;
  }

  std::string problem(const Twine &Why) const {
    return ("entry point '" + Shader.getName() + "': " + Why).str();
  }
  bool fail(const Twine &Why) {
    reportEntryError(Shader, problem(Why));
    return false;
  }
  /// Reports an error at the semantic of \p L.
  bool fail(const contract::EntryLeaf &L, const Twine &Why) {
    reportEntryError(Shader, L.File, L.Line, L.SourceColumn, problem(Why));
    return false;
  }

  bool makeMemory() {
    size_t Arguments = 0, Streams = 0;
    uint32_t Nodes[] = {0, 0}; // inputs and outputs
    for (contract::EntryValue &V : Values) {
      if (isNodeValue(V)) {
        V.Memory = Builder.CreateAlloca(Builder.getInt32Ty());
        Builder.CreateStore(nodeHandle(Builder, V, Nodes[isNodeOutput(V)]++), V.Memory);
        ++Arguments;
        continue;
      }
      if (V.Array == contract::EntryArray::Stream) {
        // The stream's only field is its number.
        V.Memory = Builder.CreateAlloca(Builder.getInt32Ty());
        Builder.CreateStore(Builder.getInt32(uint32_t(Streams++)), V.Memory);
        ++Arguments;
        continue;
      }
      if (V.IsObject) {
        V.Memory = getPayload(V.ObjectType);
        ++Arguments;
        if (!V.Memory)
          return fail("its payload is malformed");
        continue;
      }
      if (V.isArray()) {
        V.Memory = makeStageArray(M, V);
        ++Arguments;
        continue;
      }
      Type *Bytes = ArrayType::get(Builder.getInt8Ty(), std::max<uint64_t>(V.Size, 4));
      V.Memory = Builder.CreateAlloca(Bytes);
      cast<AllocaInst>(V.Memory)->setAlignment(Align(16));
      Arguments += V.IsReturn ? Entry.hasStructRetAttr() : 1;
    }
    return Arguments == Entry.arg_size() ||
           fail("it has " + Twine(Entry.arg_size()) + " arguments, and its interface " +
                Twine(Arguments));
  }

  // Returns the pointer to a mesh shader's payload, or null if its type is no named struct.
  Value *getPayload(Type *Ty) {
    auto *ST = dyn_cast<StructType>(Ty);
    if (!ST || !ST->hasName())
      return nullptr;
    FunctionCallee Callee = M.getOrInsertFunction(
        extensionName(OpCode::GetMeshPayload, ST->getName()), Builder.getPtrTy());
    auto *F = cast<Function>(Callee.getCallee());
    F->setDoesNotThrow();
    F->setWillReturn();
    F->setOnlyReadsMemory();
    CallInst *Call = Builder.CreateCall(Callee);
    Call->setMetadata(contract::ObjectMetadata,
                      MDNode::get(M.getContext(), ValueAsMetadata::get(UndefValue::get(ST))));
    return Call;
  }

  // Adds the elements of arrays to the signatures. The shader's own accesses load and store them.
  bool noteArrays() {
    uint32_t Streams = 0;
    bool Good = true;
    for (contract::EntryValue &V : Values) {
      Stream = V.Array == contract::EntryArray::Stream ? Streams++ : 0;
      if (V.isArray())
        Good &= transferAll(V, /*IsOutput=*/V.IsOutput);
      Stream = 0;
    }
    return Good;
  }

  bool transferAll(contract::EntryValue &V, bool IsOutput) {
    bool Good = true;
    for (const contract::EntryLeaf &L : V.Leaves)
      Good &= transfer(V, L, IsOutput);
    return Good;
  }

  bool loadInputs() {
    bool Good = noteArrays();
    for (contract::EntryValue &V : Values)
      if (V.IsInput && !V.isArray())
        Good &= transferAll(V, /*IsOutput=*/false);
    return Good;
  }

  bool storeOutputs() {
    bool Good = true;
    for (contract::EntryValue &V : Values)
      if ((V.IsOutput || V.IsReturn) && !V.isArray())
        Good &= transferAll(V, /*IsOutput=*/true);
    return Good;
  }

  // The signature point of \p V: that of a vertex, control point or primitive for arrays, else that
  // of the invocation.
  SignaturePoint pointOf(const contract::EntryValue &V, bool IsOutput) const {
    switch (V.Array) {
    case contract::EntryArray::Input:
    case contract::EntryArray::InputPatch: return inputPoint();
    case contract::EntryArray::OutputPatch: return IsPatch ? SignaturePoint::HSCPOut : inputPoint();
    case contract::EntryArray::Vertices: return SignaturePoint::MSOut;
    case contract::EntryArray::Primitives: return SignaturePoint::MSPOut;
    default: break;
    }
    if (IsPatch)
      return IsOutput ? SignaturePoint::PCOut : SignaturePoint::PCIn;
    if (IsOutput) // a mesh shader's outputs are in its arrays
      return stage() == Stage::Mesh ? SignaturePoint::None : outputPoint();
    return signaturePoint(stage(), SignatureList::Parameters);
  }
  Stage stage() const { return Stage(shaderKindNumber(Target.getEnvironment())); }
  SignaturePoint inputPoint() const { return signaturePoint(stage(), SignatureList::Input); }
  SignaturePoint outputPoint() const { return signaturePoint(stage(), SignatureList::Output); }
  SignaturePoint patchPoint() const {
    return signaturePoint(stage(), SignatureList::PatchOrPrimitive);
  }
  Signature &signatureAt(SignaturePoint Point, bool IsOutput) {
    if (Point == SignaturePoint::PCOut || Point == SignaturePoint::DSIn ||
        Point == SignaturePoint::MSPOut)
      return Signatures.PatchOrPrimitive;
    return IsOutput || Point == SignaturePoint::HSCPOut ? Signatures.Outputs : Signatures.Inputs;
  }

  /// Returns a suggestion such as `; did you mean 'SV_Target'?` from the system values of \p Point,
  /// or an empty string.
  std::string similarSemantic(StringRef Wrong, SignaturePoint Point) const {
    const uint32_t Minor = Target.getOSVersion().getMinor().value_or(0);
    contract::NearestName Nearest(Wrong);
    for (const SystemValueInfo &V : SystemValues)
      if (!V.Name.empty() && signatureRole(V.Kind, Point, Minor) != SignatureRole::None)
        Nearest.consider(V.Name);
    return Nearest.suggestion();
  }

  bool transfer(contract::EntryValue &V, const contract::EntryLeaf &L, bool IsOutput) {
    SignaturePoint Point = pointOf(V, IsOutput);
    uint8_t Kind = systemValueKind(L.Semantic);
    SignatureRole Role = signatureRole(Kind, Point, Target.getOSVersion().getMinor().value_or(0));
    StringRef Way = IsOutput ? "an output" : "an input";
    if (Role == SignatureRole::None)
      return fail(L, "invalid semantic '" + L.Semantic + "' for " + Way + " of a " +
                         Triple::getEnvironmentTypeName(Target.getEnvironment()) +
                         " shader (shader model " + Target.getOSVersion().getAsString() + ")" +
                         similarSemantic(L.Semantic, Point));
    if (Kind == 0 && StringRef(L.Semantic).starts_with_insensitive("SV_"))
      return fail(L, "invalid semantic '" + L.Semantic + "': it is not a system value" +
                         similarSemantic(L.Semantic, Point));
    if (Role == SignatureRole::Target && L.indexOf(L.Rows - 1) >= MaxRenderTargets)
      return fail(L, "'" + L.Semantic + Twine(L.Index) +
                         "' is out of range: only render targets 0 to " +
                         Twine(MaxRenderTargets - 1) + " are supported");
    if (Kind == semantic::Position && IsOutput && Role != SignatureRole::Arbitrary &&
        (L.Columns != 4 || !isReal(L)))
      return fail(L, "'" + L.Semantic + "' must be a float4");
    if (Role == SignatureRole::NotInSignature)
      return noteRead(L, Kind) && readOp(V, L, Kind);
    if (componentType(L.Type)->getPrimitiveSizeInBits() > 32)
      return fail(L, "'" + L.Semantic + "' cannot be of a 64-bit type");
    if (takesMode(Point) && !isReal(L) && interpolates(L.Modifiers))
      return fail(L, "integer '" + L.Semantic +
                         "' cannot be interpolated; use 'nointerpolation' or no interpolation "
                         "modifier");
    if (Role == SignatureRole::Target && L.Rows > 1) {
      // Each row is a render target of its own.
      for (uint32_t R = 0; R < L.Rows; ++R) {
        contract::EntryLeaf One = L;
        One.Rows = 1;
        One.Arrays.clear();
        One.Index = L.indexOf(R);
        One.Offset = L.offsetOf(R, 0);
        if (!transfer(V, One, IsOutput))
          return false;
      }
      return true;
    }
    Signature &S = signatureAt(Point, IsOutput);
    SignatureElement E = makeElement(L, Kind, Role, Point);
    if (!checkOverlap(S, E, L))
      return false;
    S.push_back(E);
    V.Elements.push_back(uint32_t(S.size() - 1));
    if (V.isArray())
      return true;
    if (Role == SignatureRole::Shadow)
      return readOp(V, L, Kind);
    for (uint32_t R = 0; R < L.Rows; ++R)
      for (uint32_t C = 0; C < L.Columns; ++C)
        moveComponent(V, L, uint32_t(S.size() - 1), R, C, IsOutput,
                      &S == &Signatures.PatchOrPrimitive);
    return true;
  }

  /// Returns true if elements at \p Point have an interpolation mode.
  static bool takesMode(SignaturePoint Point) {
    return Point != SignaturePoint::VSIn && Point != SignaturePoint::PSOut &&
           Point != SignaturePoint::PCOut && Point != SignaturePoint::DSIn &&
           Point != SignaturePoint::GSIn;
  }
  static bool isReal(const contract::EntryLeaf &L) { return infoOf(L.Type).isReal(); }
  static bool interpolates(uint32_t Modifiers) {
    return Modifiers && !has(Modifiers, contract::InterpolationModifier::NoInterpolation);
  }

  // Checks a value that an op reads instead of the signature: a semantic may appear once, and only
  // one kind of coverage.
  bool noteRead(const contract::EntryLeaf &L, uint8_t Kind) {
    if (Target.getEnvironment() == Triple::Compute ||
        Target.getEnvironment() == Triple::Amplification)
      return true;
    for (auto [Other, Index] : ReadByOps) {
      if (Other == Kind && Index == L.Index)
        return fail(L, "duplicate semantic '" + L.Semantic + Twine(Index) + "'");
      if (Other != Kind && isCoverage(Other) && isCoverage(Kind))
        return fail(L, "inputs SV_Coverage and SV_InnerCoverage cannot be used together");
    }
    ReadByOps.push_back({Kind, L.Index});
    return true;
  }

  static bool isCoverage(uint8_t Kind) {
    return Kind == semantic::Coverage || Kind == semantic::InnerCoverage;
  }

  SignatureElement makeElement(const contract::EntryLeaf &L, uint8_t Kind, SignatureRole Role,
                               SignaturePoint Point) {
    SignatureElement E;
    // A system value without a meaning at this point is an ordinary element with its name.
    E.Kind = Role == SignatureRole::Arbitrary ? 0 : Kind;
    E.Name = E.Kind ? std::string(systemValue(Kind)->Name) : L.Semantic;
    // A bool of SV_IsFrontFace or SV_Target is a u32 in the signature.
    const bool IsFlag = L.Type == ComponentType::I1 &&
                        (E.Kind == semantic::IsFrontFace || E.Kind == semantic::Target);
    E.Type = uint8_t(IsFlag ? ComponentType::U32 : L.Type);
    for (uint32_t R = 0; R < L.Rows; ++R)
      E.Indices.push_back(L.indexOf(R));
    E.Stream = Stream;
    if (takesMode(Point)) {
      E.Mode = interpolationMode(L.Modifiers, isReal(L));
      if (Point == SignaturePoint::MSPOut)
        E.Mode = InterpolationMode::Constant;
      if (E.Kind == semantic::Position)
        E.Mode = withoutPerspective(E.Mode);
    }
    E.Rows = L.Rows;
    E.Columns = uint8_t(L.Columns);
    return E;
  }

  bool checkOverlap(const Signature &S, const SignatureElement &New, const contract::EntryLeaf &L) {
    for (const SignatureElement &E : S)
      if (E.Stream == New.Stream && StringRef(E.Name).equals_insensitive(New.Name))
        for (uint32_t I : E.Indices)
          if (is_contained(New.Indices, I))
            return fail(L, "duplicate semantic '" + New.Name + Twine(I) + "'");
    return true;
  }

  Type *componentType(ComponentType T) { return componentMemoryType(M.getContext(), T); }

  // Minimum-precision members of structs and arrays take 32 bits in memory.
  Type *storedType(const contract::EntryLeaf &L) {
    Type *Ty = componentType(L.Type);
    if (Ty->getPrimitiveSizeInBits() / 8 == L.ComponentSize)
      return Ty;
    return Ty->isHalfTy() ? Builder.getFloatTy() : Builder.getInt32Ty();
  }

  Value *address(const contract::EntryValue &V, const contract::EntryLeaf &L, uint32_t Row,
                 uint32_t Column) {
    return Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), V.Memory,
                                              L.offsetOf(Row, Column));
  }

  void moveComponent(const contract::EntryValue &V, const contract::EntryLeaf &L, uint32_t ID,
                     uint32_t Row, uint32_t Column, bool IsOutput, bool OfPatch) {
    Type *Ty = componentType(L.Type);
    Value *Address = address(V, L, Row, Column);
    Value *Place[] = {Builder.getInt32(ID), Builder.getInt32(Row),
                      Builder.getInt8(uint8_t(Column))};
    if (IsOutput) {
      callExtension(OfPatch ? OpCode::StorePatchConstant : OpCode::StoreOutput, Ty,
                    Builder.getVoidTy(), {Place[0], Place[1], Place[2], loadOutput(L, Address)});
      return;
    }
    if (OfPatch)
      return storeInput(L, callExtension(OpCode::LoadPatchConstant, Ty, Ty, Place), Address);
    Value *Read =
        callExtension(OpCode::LoadInput, Ty, Ty,
                      {Place[0], Place[1], Place[2], UndefValue::get(Builder.getInt32Ty())});
    storeInput(L, Read, Address);
  }

  Value *loadOutput(const contract::EntryLeaf &L, Value *Address) {
    Type *Ty = componentType(L.Type);
    Value *Written = Builder.CreateAlignedLoad(storedType(L), Address, Align(1));
    return Ty->isHalfTy() ? Builder.CreateFPCast(Written, Ty)
                          : Builder.CreateTruncOrBitCast(Written, Ty);
  }

  void storeInput(const contract::EntryLeaf &L, Value *Read, Value *Address) {
    if (L.Type == ComponentType::I1)
      Read = Builder.CreateZExt(Builder.CreateIsNotNull(Read), Builder.getInt32Ty());
    else if (Read->getType()->isHalfTy())
      Read = Builder.CreateFPCast(Read, storedType(L));
    else if (Read->getType()->isIntegerTy(16))
      Read = Builder.CreateIntCast(Read, storedType(L), L.Type == ComponentType::I16);
    Builder.CreateAlignedStore(Read, Address, Align(1));
  }

  bool takesType(const OpInfo &Op, Type *Ty) const {
    Overload Needed = Ty->isFloatTy() ? Overload::Float : Overload::I32;
    return (Ty->isFloatTy() || Ty->isIntegerTy(32)) &&
           overloads(Op.Code, Op.MinVersion).contains(Needed);
  }

  /// Emits reads of a system value that is not in a signature. The op reads one component of a
  /// vector.
  bool readOp(const contract::EntryValue &V, const contract::EntryLeaf &L, uint8_t Kind) {
    const std::optional<OpCode> Reader = readerOf(Kind);
    const OpInfo *Op = Reader ? &info(*Reader) : nullptr;
    Type *Stored = componentType(L.Type);
    // The ops return 32-bit values.
    Type *Ty = Stored->isIntegerTy(16) ? Builder.getInt32Ty() : Stored;
    for (uint32_t R = 0; R < L.Rows; ++R)
      for (uint32_t C = 0; C < L.Columns; ++C) {
        // Without an op the value is zero: the event, such as a culled primitive, does not happen
        // in this stage.
        Value *Read = Op ? readComponent(*Op, Ty, L, R, C) : Constant::getNullValue(Stored);
        storeInput(L, Op && Ty != Stored ? Builder.CreateTrunc(Read, Stored) : Read,
                   address(V, L, R, C));
      }
    return true;
  }

  /// Reads a component with \p Op. If \p Op lacks the component or type, emits a call that becomes
  /// an error only if the shader uses it, as in DXC.
  Value *readComponent(const OpInfo &Op, Type *Ty, const contract::EntryLeaf &L, uint32_t Row,
                       uint32_t Column) {
    SmallVector<Value *, 1> Args;
    if (!Op.Args.empty())
      Args.push_back(ConstantInt::get(
          Builder.getIntNTy(Op.Args.front().Type == TypeKind::I8 ? 8 : 32), Column));
    const bool HasType = takesType(Op, Ty);
    if (HasType && Row == 0 && (Column == 0 || !Args.empty()))
      return callExtension(Op.Code, Ty, Ty, Args);
    Type *Wrong = FixedVectorType::get(Ty, L.Columns);
    auto *Read = cast<CallInst>(callExtension(Op.Code, Wrong, Wrong, Args));
    StringRef Problem = "' has one component; the others cannot be read";
    if (!HasType)
      Problem = takesType(Op, Builder.getFloatTy()) ? "' has an invalid type (expected float)"
                                                    : "' has an invalid type (expected uint)";
    contract::setErrorCall(*Read->getCalledFunction(),
                           {problem("'" + L.Semantic + Problem), L.File, L.Line, L.SourceColumn});
    return Builder.CreateExtractElement(Read, Column);
  }

  Value *callExtension(OpCode Code, Type *Overload, Type *Result, ArrayRef<Value *> Args) {
    const OpInfo &Op = info(Code);
    const std::string Name =
        extensionName(Code, Op.OverloadDimensions ? overloadSuffix(Overload) : std::string());
    SmallVector<Type *, 4> Types;
    for (Value *A : Args)
      Types.push_back(A->getType());
    FunctionCallee Callee =
        M.getOrInsertFunction(Name, FunctionType::get(Result, Types, /*isVarArg=*/false));
    auto *F = cast<Function>(Callee.getCallee());
    F->setDoesNotThrow();
    F->setWillReturn();
    if (!Result->isVoidTy())
      F->setDoesNotAccessMemory();
    CallInst *Call = Builder.CreateCall(Callee, Args);
    // If calls in different branches were merged, the constant element or stream would become a
    // phi.
    Call->addFnAttr(llvm::Attribute::NoMerge);
    // A load is always exact. With all fast-math flags it is not marked precise.
    if (isa<FPMathOperator>(Call))
      Call->setFast(true);
    return Call;
  }

  // i1 is i32 in memory, alone and in vectors.
  Type *memoryType(Type *Ty) {
    return Ty->isIntOrIntVectorTy(1) ? Ty->getWithNewType(Builder.getInt32Ty()) : Ty;
  }

  void call() {
    SmallVector<Value *, 8> Args;
    const contract::EntryValue *Returned = nullptr;
    for (const contract::EntryValue &V : Values)
      if (V.IsReturn)
        Returned = &V;
    size_t Next = Returned ? 1 : 0;
    for (Argument &A : Entry.args()) {
      if (A.hasStructRetAttr()) {
        Args.push_back(Returned ? Returned->Memory : PoisonValue::get(A.getType()));
        continue;
      }
      const contract::EntryValue &V = Values[Next++];
      if (A.getType()->isPointerTy()) {
        Args.push_back(V.Memory);
        continue;
      }
      Value *Loaded = Builder.CreateAlignedLoad(memoryType(A.getType()), V.Memory, Align(1));
      if (Loaded->getType() != A.getType())
        Loaded = Builder.CreateIsNotNull(Loaded);
      Args.push_back(Loaded);
    }
    CallInst *Call = Builder.CreateCall(&Entry, Args);
    Call->setCallingConv(Entry.getCallingConv());
    for (Argument &A : Entry.args()) {
      if (A.hasStructRetAttr())
        Call->addParamAttr(A.getArgNo(), llvm::Attribute::getWithStructRetType(
                                             M.getContext(), A.getParamStructRetType()));
      if (A.hasByValAttr())
        Call->addParamAttr(
            A.getArgNo(), llvm::Attribute::getWithByValType(M.getContext(), A.getParamByValType()));
    }
    // An inlinable call needs a debug location if both functions have subprograms, and must have
    // none if they share one.
    if (DISubprogram *Where = Shader.getSubprogram(); Where && Entry.getSubprogram())
      Call->setDebugLoc(DILocation::get(M.getContext(), Where->getLine(), 0, Where));
    if (Returned && !Entry.getReturnType()->isVoidTy()) {
      Value *Result = Call;
      if (memoryType(Result->getType()) != Result->getType())
        Result = Builder.CreateZExt(Result, memoryType(Result->getType()));
      Builder.CreateAlignedStore(Result, Returned->Memory, Align(1));
    }
  }

  bool pack(Signature &S, SignaturePoint Point) {
    const SignatureElement *Left =
        packSignature(S, Point, Target.getOSVersion().getMinor().value_or(0), hasNative16Bit(M),
                      Interface.PackOptimized);
    return !Left ||
           fail(leafOf(*Left), "'" + Left->Name + "' does not fit in the signature: too many " +
                                   (&S == &Signatures.Inputs ? "inputs" : "outputs"));
  }

  /// Returns the leaf from which \p E was made.
  contract::EntryLeaf leafOf(const SignatureElement &E) const {
    for (const contract::EntryValue &V : Values)
      for (const contract::EntryLeaf &L : V.Leaves)
        if (StringRef(L.Semantic).equals_insensitive(E.Name) && is_contained(E.Indices, L.Index))
          return L;
    return {};
  }

  // Each stream of a geometry shader has registers of its own.
  bool packStreams(Signature &S, SignaturePoint Point) {
    if (Target.getEnvironment() != Triple::Geometry)
      return pack(S, Point);
    for (uint32_t Which = 0; Which < 4; ++Which) {
      Signature Part;
      for (const SignatureElement &E : S)
        if (E.Stream == Which)
          Part.push_back(E);
      if (!pack(Part, Point))
        return false;
      size_t Next = 0;
      for (SignatureElement &E : S)
        if (E.Stream == Which)
          E = Part[Next++];
    }
    return true;
  }

  // Completes the globals and functions by which the shader accesses arrays.
  void describeArrays() {
    bool HasStreams = false;
    for (const contract::EntryValue &V : Values) {
      HasStreams |= V.Array == contract::EntryArray::Stream;
      if (auto *Global = dyn_cast_or_null<GlobalVariable>(V.Memory))
        describeStageArray(*Global, V, IsPatch);
    }
    if (HasStreams)
      defineStreamAppends(M, Values,
                          [&](OpCode Code, const contract::EntryLeaf *L, Value *Address,
                              ArrayRef<Value *> Args, Instruction *Before) {
                            Builder.SetInsertPoint(Before);
                            SmallVector<Value *, 4> All(Args);
                            if (L)
                              All.push_back(loadOutput(*L, Address));
                            callExtension(Code, L ? componentType(L->Type) : Builder.getInt32Ty(),
                                          Builder.getVoidTy(), All);
                          });
  }

  Function &Shader, &Entry;
  contract::EntryInterface &Interface;
  std::vector<contract::EntryValue> &Values;
  Module &M;
  Triple Target;
  bool IsPatch;                                           ///< true for a patch constant function
  SmallVector<std::pair<uint8_t, uint32_t>, 4> ReadByOps; ///< kinds of semantics and their indices
  uint32_t Stream = 0;
  IRBuilder<> Builder;
  EntrySignatures Signatures;
};

/// A built shader and its signatures, with those of its patch constant function.
struct Built {
  Function *Shader = nullptr;
  EntrySignatures Signatures;
};

void reportMalformed(Function &Entry) {
  reportEntryError(Entry, "the interface of the entry point '" + Entry.getName() +
                              "' is malformed, or there is no shader for it");
}

std::optional<Built> buildEntry(contract::EntryPoint &E) {
  if (E.Interface.Attributes.EarlyDepthStencil)
    E.Shader->addFnAttr(contract::EarlyDepthStencil);
  if (isRayTracingStage(E.Interface.Stage)) {
    buildRayTracingEntry(E);
    return std::nullopt;
  }
  ShaderBuilder Builder(*E.Shader, *E.Body, E.Interface);
  if (!Builder.run() || !setStageProperties(*E.Shader, E.Interface))
    return std::nullopt;
  return Built{E.Shader, Builder.signatures()};
}

// Builds the patch constant function of a hull shader. Its inputs are the shader's, because equal
// declarations give equal elements. Its outputs are the patch constants.
void buildPatchFunction(contract::EntryPoint &Patch, Built &Hull) {
  ShaderBuilder Builder(*Patch.Shader, *Patch.Body, Patch.Interface);
  if (!Builder.run())
    return;
  EntrySignatures &Own = Builder.signatures();
  if (Own.Inputs.size() > Hull.Signatures.Inputs.size() ||
      Own.Outputs.size() > Hull.Signatures.Outputs.size())
    return reportEntryError(*Hull.Shader, "the patch constant function's control points are not "
                                          "those of '" +
                                              Hull.Shader->getName() + "'");
  Hull.Signatures.PatchOrPrimitive = std::move(Own.PatchOrPrimitive);
  setPatchConstantFunction(*Hull.Shader, *Patch.Shader);
  Patch.Shader->removeFnAttr("hlsl.shader");
  Patch.Shader->addFnAttr(contract::StageAttribute, "hull");
  if (!Patch.Symbol.empty())
    Patch.Shader->setName(Patch.Symbol);
}

} // namespace

// Rejects a newer contract, whose facts may have another meaning.
static bool isOfReadVersion(const Module &M) {
  const Metadata *Flag = M.getModuleFlag(contract::VersionFlag);
  auto *Number = mdconst::dyn_extract_or_null<ConstantInt>(Flag);
  if (!Flag || (Number && Number->getValue().ule(contract::Version)))
    return true;
  const std::string ModelText =
      Number ? std::to_string(Number->getValue().getLimitedValue()) : "that is no number";
  reportModuleError(M, "the module is of version " + ModelText +
                           " of the IR contract (expected at most " + Twine(contract::Version) +
                           ")");
  return false;
}

PreservedAnalyses DXILEntrySignaturePass::run(Module &M, ModuleAnalysisManager &AM) {
  if (!isOfReadVersion(M))
    return PreservedAnalyses::all();
  contract::ModuleFacts &Facts = factsOf(M, AM);
  bool Changed = takeLibraryFacts(M, Facts);
  Changed |= contract::readEntryPoints(M, Facts, reportMalformed);
  auto Entries = std::exchange(Facts.Entries, {}),
       Patches = std::exchange(Facts.PatchConstants, {});
  Changed |= !Entries.empty();
  size_t NextPatch = 0;
  for (contract::EntryPoint &E : Entries) {
    const bool HasPatch = E.Interface.Stage == Stage::Hull && NextPatch < Patches.size();
    contract::EntryPoint *Patch = HasPatch ? &Patches[NextPatch++] : nullptr;
    std::optional<Built> Made = buildEntry(E);
    if (!Made)
      continue;
    if (Patch)
      buildPatchFunction(*Patch, *Made);
    if (Metadata *N = signatureMetadata(M.getContext(), Made->Signatures))
      Made->Shader->setMetadata(contract::SignatureMetadata, cast<MDNode>(N));
  }
  if (Changed)
    replacePartitioning(M);
  return keptAfter(Changed);
}

} // namespace dxil::lowering
