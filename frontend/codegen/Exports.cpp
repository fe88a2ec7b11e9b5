// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts of a library other than its entry points: functions that libraries share, payload
// qualifiers, subobjects.
#include "Context.h"
#include "Debug.h"
#include "Functions.h"
#include "Values.h"
#include "dxil/contract_names.h"

#include "RootSignaturePart.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace dxil::frontend {

/// Returns the pointee type of a pointer parameter of a function that libraries share. Vectors stay
/// vectors in it.
llvm::Type *sharedType(CodegenContext &G, TypeId T) {
  const frontend::Type Ty = G.Types.get(T);
  if (Ty.Kind == frontend::TypeKind::Array)
    return ArrayType::get(sharedType(G, Ty.ElementType), Ty.Rows);
  llvm::Type *Memory = memoryType(G, T);
  if (Ty.Kind != frontend::TypeKind::Vector)
    return Memory;
  return FixedVectorType::get(Memory->getArrayElementType(),
                              unsigned(Memory->getArrayNumElements()));
}

/// Records the pointee types of \p Symbol's pointer parameters.
void noteParameters(CodegenContext &G, const frontend::Function &F, StringRef Symbol) {
  contract::ExportFacts Shared{Symbol.str(), {}};
  for (VariableId V : F.Parameters)
    if (isByPointer(G, G.P.variable(V)))
      Shared.Pointees.push_back(sharedType(G, G.P.variable(V).Type));
  if (!Shared.Pointees.empty() || isInMemory(G, F.Result))
    G.Facts.Library.Exports.push_back(std::move(Shared));
}

/// Returns true if objects of kind \p Kind can be passed to another library. Queries and hit
/// objects are numbers in the program. Only a later link resolves resources.
static bool canBePassed(const CodegenContext &G, library::ObjectType::Sort Kind) {
  using Sort = library::ObjectType::Sort;
  switch (Kind) {
  case Sort::RayQuery:
  case Sort::HitObject: return true;
  case Sort::Texture:
  case Sort::TypedBuffer:
  case Sort::StructuredBuffer:
  case Sort::ByteAddressBuffer:
  case Sort::ConstantBuffer:
  case Sort::TextureBuffer:
  case Sort::Sampler:
  case Sort::AccelerationStructure:
  case Sort::FeedbackTexture: return G.Opts.IsForLinking;
  default: return false;
  }
}

/// Returns true if \p T has an object that cannot be passed to another library.
static bool staysInside(const CodegenContext &G, TypeId T) {
  if (!G.Types.hasObject(T))
    return false;
  const frontend::Type &Ty = G.Types.get(T);
  if (Ty.Kind == frontend::TypeKind::Array)
    return staysInside(G, Ty.ElementType);
  if (Ty.Kind == frontend::TypeKind::Struct) {
    const frontend::Struct &S = G.Types.structOf(T);
    return (S.Base != TypeId::None && staysInside(G, S.Base)) ||
           any_of(S.Fields, [&](const frontend::Field &F) { return staysInside(G, F.Type); });
  }
  return !canBePassed(G, G.Types.objectOf(T).Record->Kind);
}

/// Reports a function that several libraries share if its signature has an object that cannot be
/// passed to another library.
void checkSharedSignature(CodegenContext &G, const frontend::Function &F) {
  bool IsInside = staysInside(G, F.Result);
  for (VariableId V : F.Parameters)
    IsInside |= staysInside(G, G.P.variable(V).Type);
  if (IsInside)
    G.Diags.report(F.Where, Diagnostic::codegen_export_of_object, {F.Spelling});
}

/// Emits the function under whose symbol other libraries call \p Word. It calls the program's
/// function.
llvm::Function *emitExport(CodegenContext &G, FunctionId Id, StringRef Word) {
  const frontend::Function &F = G.P.function(Id);
  checkSharedSignature(G, F);
  llvm::Function *Body = functionFor(G, Id);
  const std::string Symbol = exportSymbol(G, F, Word);
  auto *Export =
      llvm::Function::Create(Body->getFunctionType(), GlobalValue::ExternalLinkage, Symbol, G.M);
  Export->addFnAttr("hlsl.export");
  Export->setDoesNotThrow();
  if (Body->hasStructRetAttr())
    Export->addParamAttr(0,
                         llvm::Attribute::getWithStructRetType(G.Context, sharedType(G, F.Result)));
  if (G.Debug)
    G.Debug->describeOuter(*Export, Id);
  IRBuilder<> Builder(BasicBlock::Create(G.Context, "entry", Export));
  SmallVector<Value *, 8> Arguments;
  for (Argument &A : Export->args())
    Arguments.push_back(&A);
  CallInst *Call = Builder.CreateCall(Body, Arguments);
  if (Body->hasStructRetAttr())
    Call->addParamAttr(0, Body->getAttributes().getParamAttr(0, llvm::Attribute::StructRet));
  if (Call->getType()->isVoidTy())
    Builder.CreateRetVoid();
  else
    Builder.CreateRet(Call);
  noteParameters(G, F, Symbol);
  return Export;
}

/// Returns the container part for a root signature's text.
static std::string rootSignatureBytes(CodegenContext &G, const Subobject &S, StringRef Text) {
  auto Part = rootSignaturePart(G.Context, Text, rootSignatureVersion(G.Opts));
  if (Part)
    return *Part;
  G.Diags.report(S.Where, Diagnostic::codegen_root_signature, {toString(Part.takeError())});
  return {};
}

static contract::SubobjectFacts subobject(CodegenContext &G, const Subobject &S) {
  const HitGroupTypeInfo *Group = findWord(HitGroupTypes, std::string_view(S.Class));
  const SubobjectKindInfo *Row = findWord(SubobjectKinds, std::string_view(S.Class));
  auto Text = [&](size_t I) { return I < S.Values.size() ? StringRef(S.Values[I].Text) : ""; };
  auto Number = [&](size_t I) { return I < S.Values.size() ? uint32_t(S.Values[I].Number) : 0; };
  contract::SubobjectFacts Facts;
  Facts.Name = S.Word;
  Facts.Kind = Row ? Row->Number : SubobjectKind::HitGroup;
  switch (Facts.Kind) {
  case SubobjectKind::StateObjectConfig: Facts.Flags = Number(0); break;
  case SubobjectKind::GlobalRootSignature:
  case SubobjectKind::LocalRootSignature:
    Facts.RootSignature = rootSignatureBytes(G, S, Text(0));
    break;
  case SubobjectKind::ExportsAssociation:
    Facts.Associated = Text(0).str();
    for (StringRef Name : split(Text(1), ';'))
      if (!Name.empty())
        Facts.Exports.push_back(Name.str());
    break;
  case SubobjectKind::RaytracingShaderConfig:
    Facts.MaxPayloadBytes = Number(0);
    Facts.MaxAttributeBytes = Number(1);
    break;
  case SubobjectKind::RaytracingPipelineConfig1: Facts.Flags = Number(1); [[fallthrough]];
  case SubobjectKind::RaytracingPipelineConfig: Facts.MaxRecursion = Number(0); break;
  case SubobjectKind::HitGroup:
    // Triangle hit groups have no intersection shader.
    Facts.Group = Group->Number;
    Facts.AnyHit = Text(0).str();
    Facts.ClosestHit = Text(1).str();
    Facts.Intersection = Text(2).str();
    break;
  }
  return Facts;
}

/// Returns the access to each member of payload \p T. A base is a member with its own qualifiers.
static contract::PayloadFacts payloadAccess(CodegenContext &G, TypeId T) {
  const Struct &S = G.Types.structOf(T);
  contract::PayloadFacts Payload;
  Payload.Type = memoryType(G, T);
  if (S.Base != TypeId::None)
    Payload.Access.push_back(0);
  for (const Field &F : S.Fields)
    Payload.Access.push_back(F.PayloadAccess);
  return Payload;
}

void describeLibrary(CodegenContext &G) {
  if (G.Opts.HasPayloadQualifiers)
    for (TypeId T : G.P.Payloads)
      G.Facts.Library.Payloads.push_back(payloadAccess(G, T));
  for (const Subobject &S : G.P.Subobjects)
    G.Facts.Library.Subobjects.push_back(subobject(G, S));
}

} // namespace dxil::frontend
