// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds the shader around an entry point that is an ordinary function: loads of its inputs, the
// call, and stores of its outputs, as the entry point's annotation describes them
// (docs/ir-contract.md, "Entry interface").
#include "ComponentAccess.h"
#include "FrontEndFacts.h"
#include "LibraryFacts.h"
#include "NodeEntry.h"
#include "RayTracingEntry.h"
#include "SignatureElements.h"
#include "StageArrayGlobals.h"
#include "StageProperties.h"
#include "dxil/contract/EntryInterface.h"
#include "dxil/contract/Version.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/OpBuilderBase.h"
#include "dxil/lowering/passes/Entry.h"
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

class ShaderBuilder {
public:
  ShaderBuilder(Function &Shader, Function &Entry, contract::EntryInterface &Interface)
      : Shader(Shader), Entry(Entry), Interface(Interface), Values(Interface.Values),
        M(*Shader.getParent()), Target(stageTriple(Shader)), Builder(M.getContext()),
        Elements(Target, Interface), Access(Builder, Shader) {}

  EntrySignatures &signatures() { return Elements.signatures(); }

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
    if (!storeOutputs() || !HasInputs)
      return false;
    if (auto Left = Elements.pack(hasNative16Bit(M)))
      return fail(Left->Leaf, Left->Message);
    describeArrays();
    Entry.setLinkage(GlobalValue::InternalLinkage);
    return true;
  }

private:
  // The module's triple with the stage of the shader, since a library has shaders of several
  // stages.
  static Triple stageTriple(const Function &Shader) {
    Triple T = Shader.getParent()->getTargetTriple();
    T.setEnvironmentName(Shader.getFnAttribute(contract::ShaderAttribute).getValueAsString());
    return T;
  }

  bool fail(const Twine &Why) {
    reportEntryError(Shader, entryProblem(Shader, Why));
    return false;
  }
  /// Reports an error at the semantic of \p L.
  bool fail(const contract::EntryLeaf &L, const Twine &Why) {
    reportEntryError(Shader, L.File, L.Line, L.SourceColumn, entryProblem(Shader, Why));
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
      if (isArray(V)) {
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
    bool IsValid = true;
    for (contract::EntryValue &V : Values) {
      Stream = V.Array == contract::EntryArray::Stream ? Streams++ : 0;
      if (isArray(V))
        IsValid &= transferAll(V, /*IsOutput=*/V.IsOutput);
      Stream = 0;
    }
    return IsValid;
  }

  bool transferAll(contract::EntryValue &V, bool IsOutput) {
    bool IsValid = true;
    for (const contract::EntryLeaf &L : V.Leaves)
      IsValid &= transfer(V, L, IsOutput);
    return IsValid;
  }

  bool loadInputs() {
    bool IsValid = noteArrays();
    for (contract::EntryValue &V : Values)
      if (V.IsInput && !isArray(V))
        IsValid &= transferAll(V, /*IsOutput=*/false);
    return IsValid;
  }

  bool storeOutputs() {
    bool IsValid = true;
    for (contract::EntryValue &V : Values)
      if ((V.IsOutput || V.IsReturn) && !isArray(V))
        IsValid &= transferAll(V, /*IsOutput=*/true);
    return IsValid;
  }

  /// Adds \p L to a signature and moves its components, or reads it with an op. Arrays are only
  /// added.
  bool transfer(contract::EntryValue &V, const contract::EntryLeaf &L, bool IsOutput) {
    Expected<LeafRole> R = Elements.roleOf(V, L, IsOutput);
    if (!R)
      return fail(L, toString(R.takeError()));
    if (R->Role == SignatureRole::NotInSignature) {
      if (Error E = Elements.noteRead(L, R->Kind))
        return fail(L, toString(std::move(E)));
      Access.readSystemValue(V, L, R->Kind);
      return true;
    }
    if (R->Role == SignatureRole::Target && L.Rows > 1)
      return transferTargets(V, L, IsOutput);
    Expected<uint32_t> Id = Elements.add(L, *R, IsOutput, Stream);
    if (!Id)
      return fail(L, toString(Id.takeError()));
    V.Elements.push_back(*Id);
    if (isArray(V))
      return true;
    if (R->Role == SignatureRole::Shadow)
      Access.readSystemValue(V, L, R->Kind);
    else
      Access.move(V, L, {*Id, IsOutput, Elements.isPatchOrPrimitive(*R)});
    return true;
  }

  // Each row is a render target of its own.
  bool transferTargets(contract::EntryValue &V, const contract::EntryLeaf &L, bool IsOutput) {
    for (uint32_t R = 0; R < L.Rows; ++R) {
      contract::EntryLeaf One = L;
      One.Rows = 1;
      One.Arrays.clear();
      One.Index = semanticIndex(L, R);
      One.Offset = offsetOf(L, R, 0);
      if (!transfer(V, One, IsOutput))
        return false;
    }
    return true;
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

  // Completes the globals and functions by which the shader accesses arrays.
  void describeArrays() {
    bool HasStreams = false;
    for (const contract::EntryValue &V : Values) {
      HasStreams |= V.Array == contract::EntryArray::Stream;
      if (auto *Global = dyn_cast_or_null<GlobalVariable>(V.Memory))
        describeStageArray(*Global, V, Interface.IsPatchConstant);
    }
    if (HasStreams)
      defineStreamAppends(M, Values,
                          [&](OpCode Code, const contract::EntryLeaf *L, Value *Address,
                              ArrayRef<Value *> Args, Instruction *Before) {
                            Builder.SetInsertPoint(Before);
                            SmallVector<Value *, 4> All(Args);
                            if (L)
                              All.push_back(Access.load(*L, Address));
                            Access.call(Code,
                                        L ? Access.componentType(L->Type) : Builder.getInt32Ty(),
                                        Builder.getVoidTy(), All);
                          });
  }

  Function &Shader, &Entry;
  contract::EntryInterface &Interface;
  std::vector<contract::EntryValue> &Values;
  Module &M;
  Triple Target;
  uint32_t Stream = 0;
  IRBuilder<> Builder;
  SignatureElements Elements;
  ComponentAccess Access;
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
  Patch.Shader->removeFnAttr(contract::ShaderAttribute);
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
