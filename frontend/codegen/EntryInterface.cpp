// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interface of an entry point: the semantics of its parameters and result, and its attributes.
#include "Context.h"
#include "Debug.h"
#include "Entries.h"
#include "Expressions.h"
#include "Functions.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Stages.h"
#include "Values.h"
#include "dxil/contract_names.h"
#include "dxil/ops/ShaderModels.h"

#include "../source/RootSignature.h"
#include "RootSignaturePart.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Frontend/HLSL/RootSignatureMetadata.h"

using namespace llvm;

namespace dxil::frontend {

namespace {

/// Facts about a value that the declarations around it determine.
struct Outer {
  std::string Semantic; ///< empty if none of these declarations has one
  uint32_t *NextIndex = nullptr;
  uint32_t Interpolation = 0;
};

/// Splits a value into elements of the signature.
class InterfaceBuilder {
public:
  InterfaceBuilder(CodegenContext &G) : G(G), Types(G.Types) {}

  void parameter(contract::EntryValue &Value, const Variable &V) {
    Value.IsInput = V.Flow != library::Direction::Out;
    Value.IsOutput = V.Flow != library::Direction::In;
    if (auto Node = nodeParameter(G, V)) {
      if (G.EntryStage != Stage::Node)
        return fail(V.Where, "an input or output of a node in another stage");
      Value.Node = std::move(*Node);
      Value.IsInput = true;
      Value.IsOutput = false;
      Value.Size = 4;
      return;
    }
    if (isPayload(G, V)) {
      Value.IsObject = true;
      Value.ObjectType = memoryType(G, V.Type);
      Value.Size = G.M.getDataLayout().getTypeAllocSize(Value.ObjectType).getFixedValue();
      return;
    }
    const StageArray Array = stageArray(G, V);
    if (Array.Role == contract::EntryArray::None)
      return describe(Value, V.Type, V.Semantic, V.InterpolationBits,
                      placeOf(V.Where, V.SemanticAt));
    Value.Array = Array.Role;
    Value.Primitive = Array.Primitive;
    Value.Topology = Array.Topology;
    Value.Count = Array.Count;
    Value.Size = G.M.getDataLayout().getTypeAllocSize(partType(G, Array.Element)).getFixedValue();
    Outer From;
    if (Array.Role != contract::EntryArray::Indices)
      visit(Value, Array.Element, 0, true, V.Semantic, V.InterpolationBits,
            placeOf(V.Where, V.SemanticAt), From);
  }

  void describe(contract::EntryValue &V, TypeId T, Name Semantic, uint8_t Interpolation,
                Location Where) {
    V.Size = G.M.getDataLayout().getTypeAllocSize(memoryType(G, T)).getFixedValue();
    Outer From;
    visit(V, T, 0, false, Semantic, Interpolation, Where, From);
  }

private:
  /// Returns the place of a declaration's semantic, or of the declaration if it has none.
  static Location placeOf(Location Declared, Location Semantic) {
    return Semantic == Location::None ? Declared : Semantic;
  }

  /// Returns the system value that replaces a semantic of Direct3D 9.
  StringRef systemValue(StringRef Semantic, const contract::EntryValue &V) const {
    return G.Opts.LegacySemantics
               ? contract::legacySystemValue(Semantic, G.EntryStage, V.IsOutput || V.IsReturn)
               : Semantic;
  }

  /// \p IsPart: \p T is the type of a struct's member.
  void visit(contract::EntryValue &V, TypeId T, uint64_t Offset, bool IsPart, Name Semantic,
             uint8_t Interpolation, Location Where, Outer From) {
    if (Interpolation)
      From.Interpolation = Interpolation;
    uint32_t Index = 0;
    // The outermost semantic applies; the values in it have consecutive indices.
    if (!From.NextIndex && Semantic != Name::None) {
      StringRef Word = G.Names.spelling(Semantic);
      StringRef Base = Word.rtrim("0123456789");
      if (Word.drop_front(Base.size()).getAsInteger(10, Index))
        Index = 0;
      From.Semantic = systemValue(Base, V).str();
      From.NextIndex = &Index;
    }
    uint64_t Rows = 1;
    TypeId Element = T;
    while (Types.get(Element).Kind == TypeKind::Array && Rows <= MostRows) {
      Rows *= Types.get(Element).Rows;
      Element = Types.get(Element).ElementType;
    }
    if (Rows > MostRows || V.Size > MostBytes)
      return fail(Where, "an array of more elements than a signature has rows");
    if (Types.get(Element).Kind == TypeKind::Struct) {
      const uint64_t Stride =
          G.M.getDataLayout().getTypeAllocSize(memoryType(G, Element)).getFixedValue();
      if (From.NextIndex)
        return visitStructs(V, Element, {uint32_t(Rows), Stride, 0}, Offset, Where, From);
      // Members with semantics of their own: two elements have the same ones, which is an error.
      for (uint64_t I = 0; I < std::min<uint64_t>(Rows, 2); ++I)
        visitStruct(V, Element, Offset + I * Stride, From);
      return;
    }
    leaf(V, Element, uint32_t(Rows), Offset, IsPart || Element != T, Where, From);
  }

  /// Visits an array of structs: each member is an element of the signature with rows for all
  /// structs, as in DXC.
  void visitStructs(contract::EntryValue &V, TypeId T, contract::MemberArray Array, uint64_t Offset,
                    Location Where, const Outer &From) {
    const size_t FirstLeaf = V.Leaves.size();
    const uint32_t FirstIndex = *From.NextIndex;
    visitStruct(V, T, Offset, From);
    if (Array.Count == 1)
      return;
    Array.Indices = *From.NextIndex - FirstIndex;
    if (uint64_t(Array.Indices) * Array.Count > MostRows)
      return fail(Where, "an array of more elements than a signature has rows");
    *From.NextIndex = FirstIndex + Array.Indices * Array.Count;
    for (size_t I = FirstLeaf; I < V.Leaves.size(); ++I) {
      V.Leaves[I].Rows *= Array.Count;
      V.Leaves[I].Arrays.insert(V.Leaves[I].Arrays.begin(), Array);
    }
  }

  void visitStruct(contract::EntryValue &V, TypeId T, uint64_t Offset, const Outer &From) {
    const Struct &S = Types.structOf(T);
    if (S.Base != TypeId::None)
      visitStruct(V, S.Base, Offset, From);
    for (uint32_t I = 0; I < S.Fields.size(); ++I) {
      const Field &F = S.Fields[I];
      const FieldPlace Where = localFieldPlace(G, T, I);
      if (beginsWord(F, Where))
        visit(V, F.IsBitField ? wordType(F.Type) : F.Type, Offset + Where.Offset, true, F.Semantic,
              F.InterpolationBits, placeOf(F.Where, F.SemanticAt), From);
    }
  }

  /// All bit fields of a word form one number of the signature, with the type of the first one.
  TypeId wordType(TypeId First) const {
    const frontend::Type &T = Types.get(First);
    const bool IsWord = T.Kind == TypeKind::Enum || T.Element == ScalarKind::Bool;
    return IsWord ? Types.scalar(ScalarKind::UInt) : First;
  }

  void leaf(contract::EntryValue &V, TypeId T, uint32_t Count, uint64_t Offset, bool IsPart,
            Location Where, const Outer &From) {
    if (!From.NextIndex)
      return fail(Where, "a value without a semantic");
    const frontend::Type Ty = Types.get(T);
    if (isAggregate(G, T) || Ty.Kind == TypeKind::Object)
      return fail(Where, "a value of this type in a signature");
    contract::EntryLeaf L;
    L.Semantic = From.Semantic;
    L.Index = *From.NextIndex;
    L.Type = Ty.Kind == TypeKind::Enum && Types.enumOf(T).ReflectsUnsigned
                 ? ComponentType::U32
                 : componentOf(Types, elementKind(G, T));
    L.Modifiers = From.Interpolation;
    if (G.EntryStage == Stage::Pixel && !V.IsInput && Ty.Kind == TypeKind::Matrix)
      G.Diags.report(Where, Diagnostic::codegen_matrix_target);
    L.Offset = Offset;
    L.ComponentSize =
        scalarBytes(G, elementKind(G, T), IsPart ? MemoryLayout::Member : MemoryLayout::Local);
    L.Columns = Types.elementCount(T);
    uint32_t RowsOfOne = 1;
    L.ColumnSize = L.ComponentSize;
    if (Ty.Kind == TypeKind::Matrix) {
      // A column is a row of the signature, unless the matrix is row_major. A matrix that is a
      // parameter lies in memory by rows in any case.
      const bool ByRows = Ty.Order == MatrixOrder::RowMajor;
      L.Columns = ByRows ? Ty.Columns : Ty.Rows;
      RowsOfOne = ByRows ? Ty.Rows : Ty.Columns;
      // Contiguous rows, also those of the next matrix, are the rows of an array.
      const bool InOrder = ByRows || IsPart;
      L.RowSize = InOrder ? L.Columns * L.ComponentSize : L.ComponentSize;
      L.ColumnSize = InOrder ? L.ComponentSize : Ty.Columns * L.ComponentSize;
      L.MatrixRows = InOrder ? Count * RowsOfOne : RowsOfOne;
      L.MatrixSize = InOrder ? 0 : uint64_t(Ty.Rows) * Ty.Columns * L.ComponentSize;
    } else {
      L.MatrixRows = Count;
      L.RowSize = Count > 1 ? L.Columns * L.ComponentSize : 0;
    }
    if (L.Columns > 4)
      return fail(Where, "a vector of more than four components in a signature");
    L.Rows = Count * RowsOfOne;
    *From.NextIndex += L.Rows;
    if (G.Debug) {
      auto Position = G.Debug->position(Where);
      L.File = Position.File;
      L.Line = Position.Line;
      L.SourceColumn = Position.Column;
    }
    V.Leaves.push_back(std::move(L));
  }

  void fail(Location Where, StringRef Feature) { unsupported(G, Where, Feature); }

  static constexpr uint64_t MostRows = 4096, MostBytes = 1 << 20;
  CodegenContext &G;
  TypeTable &Types;
};

/// Returns LLVM's name for a mode of -denorm.
StringRef denormalMode(FloatDenormalMode Mode) {
  switch (Mode) {
  case FloatDenormalMode::Preserve: return denormalModeKindName(DenormalMode::IEEE);
  case FloatDenormalMode::Flush: return denormalModeKindName(DenormalMode::PreserveSign);
  case FloatDenormalMode::Any: break;
  }
  return denormalModeKindName(DenormalMode::Dynamic);
}

} // namespace

static void setAttributes(CodegenContext &G, llvm::Function &Shader, Stage ShaderStage,
                          const frontend::Function &Source) {
  for (const frontend::Attribute &A : Source.Attributes) {
    auto Three = [&](int64_t Default) {
      int64_t Numbers[3] = {Default, Default, Default};
      llvm::copy(A.Numbers, Numbers);
      return (Twine(Numbers[0]) + "," + Twine(Numbers[1]) + "," + Twine(Numbers[2])).str();
    };
    switch (A.Id) {
    case AttributeId::NumThreads: Shader.addFnAttr(contract::NumThreadsAttribute, Three(1)); break;
    case AttributeId::WaveSize: Shader.addFnAttr(contract::WaveSizeAttribute, Three(0)); break;
    case AttributeId::GroupSharedLimit:
      if (G.Opts.ShaderModelMinor >= FirstMinorWithGroupSharedLimit)
        Shader.addFnAttr(contract::GroupSharedLimit, Twine(A.Numbers[0]).str());
      break;
    case AttributeId::EarlyDepthStencil: Shader.addFnAttr(contract::EarlyDepthStencil); break;
    case AttributeId::WaveOpsIncludeHelperLanes:
      // DXC ignores the option for other stages.
      if (ShaderStage == Stage::Pixel && G.Opts.ShaderModelMinor >= FirstMinorWithHelpersInWaveOps)
        Shader.addFnAttr(contract::WaveOpsIncludeHelperLanes);
      break;
    default: break;
    }
  }
}

namespace {
struct RootSignatureText {
  StringRef Text;
  Location Where = Location::None;
};
} // namespace

/// Returns the root signature of an entry point. The macro that the options name overrides the last
/// attribute. A library has root signatures for single entries only, so the macro does not apply.
static std::optional<RootSignatureText> rootSignatureText(const CodegenContext &G,
                                                          const frontend::Function &Source) {
  if (G.P.RootSignature && G.Opts.Stage != Stage::Library)
    return RootSignatureText{*G.P.RootSignature, G.P.RootSignatureAt};
  for (const frontend::Attribute &A : reverse(Source.Attributes))
    if (A.Id == AttributeId::RootSignature)
      return RootSignatureText{A.Strings.front(), A.Where};
  return std::nullopt;
}

static void addRootSignature(CodegenContext &G, llvm::Function &Shader,
                             const frontend::Function &Source) {
  const std::optional<RootSignatureText> Signature = rootSignatureText(G, Source);
  if (!Signature)
    return;
  const auto SignatureVersion = rootSignatureVersion(G.Opts);
  auto Elements = parseRootSignature(Signature->Text, SignatureVersion);
  if (!Elements) {
    G.Diags.report(Signature->Where == Location::None ? Source.Where : Signature->Where,
                   Diagnostic::codegen_root_signature, {toString(Elements.takeError())});
    return;
  }
  MDNode *Listed = llvm::hlsl::rootsig::MetadataBuilder(G.Context, *Elements).BuildRootSignature();
  auto *Version = ConstantAsMetadata::get(G.B.getInt32(unsigned(SignatureVersion)));
  G.M.getOrInsertNamedMetadata(contract::RootSignatures)
      ->addOperand(MDNode::get(G.Context, {ValueAsMetadata::get(&Shader), Listed, Version}));
}

/// Returns an empty function for \p Id in stage \p ShaderStage. The passes fill it in according to
/// the interface.
static llvm::Function *emptyShader(CodegenContext &G, FunctionId Id, StringRef Word,
                                   Stage ShaderStage) {
  auto *Shader = llvm::Function::Create(FunctionType::get(G.B.getVoidTy(), false),
                                        GlobalValue::ExternalLinkage, Word, G.M);
  ReturnInst::Create(G.Context, BasicBlock::Create(G.Context, "entry", Shader));
  // A node has the system values of a compute shader; its interface says that it is a node.
  Shader->addFnAttr(contract::ShaderAttribute,
                    StringRef(name(ShaderStage == Stage::Node ? Stage::Compute : ShaderStage)));
  Shader->addFnAttr(llvm::Attribute::NoInline);
  Shader->setDoesNotThrow();
  if (G.Debug)
    G.Debug->describeOuter(*Shader, Id);
  return Shader;
}

static contract::EntryInterface describeEntry(CodegenContext &G, const frontend::Function &Source) {
  contract::EntryInterface Interface;
  Interface.PackOptimized = G.Opts.PackOptimized;
  InterfaceBuilder Builder(G);
  for (VariableId Id : Source.Parameters)
    Builder.parameter(Interface.Values.emplace_back(), G.P.variable(Id));
  if (Source.Result != TypeId::Void) {
    contract::EntryValue &Value = Interface.Values.emplace_back();
    Value.IsReturn = true;
    Builder.describe(Value, Source.Result, Source.ResultSemantic, Source.ResultInterpolation,
                     Source.ResultSemanticAt == Location::None ? Source.Where
                                                               : Source.ResultSemanticAt);
  }
  return Interface;
}

llvm::Function *emitEntry(CodegenContext &G, const EntryPoint &E, StringRef Word) {
  const frontend::Function &Source = G.P.function(E.Function);
  llvm::Function *Body = functionFor(G, E.Function);
  G.EntryStage = E.Kind;
  llvm::Function *Shader =
      emptyShader(G, E.Function, Word.empty() ? G.Names.spelling(Source.Word) : Word, E.Kind);
  setAttributes(G, *Shader, E.Kind, Source);
  if (G.Opts.Denormals)
    Shader->addFnAttr(contract::LLVMDenormalAttribute, denormalMode(*G.Opts.Denormals));
  addRootSignature(G, *Shader, Source);
  contract::EntryInterface Interface = describeEntry(G, Source);
  if (const frontend::Attribute *Planes = clipPlanes(G, E))
    Body = emitClipDistances(G, E, *Planes, Body, Interface);
  Interface.Stage = E.Kind;
  fillAttributes(Interface.Attributes, Source.Attributes);
  G.Facts.Entries.push_back(
      {Shader, Body, keepsParameters(E.Kind) ? exportSymbol(G, Source, Word) : std::string(),
       std::move(Interface)});
  return Shader;
}

/// Emits the patch constant function of a hull shader: a second empty function, which bears its own
/// interface.
llvm::Function *emitPatchConstant(CodegenContext &G, const EntryPoint &E) {
  const frontend::Function &Source = G.P.function(E.PatchConstant);
  llvm::Function *Body = functionFor(G, E.PatchConstant);
  llvm::Function *Empty = emptyShader(G, E.PatchConstant, Source.Spelling, Stage::Hull);
  contract::EntryInterface Interface = describeEntry(G, Source);
  Interface.Stage = Stage::Hull;
  Interface.IsPatchConstant = true;
  G.Facts.PatchConstants.push_back(
      {Empty, Body, G.Opts.Stage == Stage::Library ? exportSymbol(G, Source) : std::string(),
       std::move(Interface)});
  return Empty;
}

} // namespace dxil::frontend
