// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules for entry point parameters of geometry, tessellation and mesh stages.
#include "Context.h"
#include "Declarations.h"
#include "Entries.h"
#include "NameLookup.h"

#include <dxil/generated/MetadataNumbers.h>

namespace dxil::frontend {
using llvm::StringRef;
using syntax::Specifier;
using ObjectSort = library::ObjectType::Sort;

static void checkGeometryParameters(CheckContext &C, const Function &Entry);
static void checkMeshParameters(CheckContext &C, const Function &Entry);
static void checkOutputsUnread(CheckContext &C);

namespace {

/// Returns the modifier that gives a parameter its role in the stage, or nothing.
std::optional<Specifier> modifierOf(const Variable &V) {
  return V.Modifier ? std::optional(Specifier(V.Modifier - 1)) : std::nullopt;
}

/// Returns true if \p V is an array that a mesh shader writes.
bool isMeshArray(const Variable &V) {
  const std::optional<Specifier> S = modifierOf(V);
  return S == Specifier::Vertices || S == Specifier::Indices || S == Specifier::Primitives;
}

} // namespace

/// Returns the spelling of the modifier of \p V, or an empty string.
static StringRef modifierWord(const CheckContext &C, const Variable &V) {
  const std::optional<Specifier> S = modifierOf(V);
  return S ? StringRef(C.Names.spelling(syntax::wordOf(*S))) : StringRef();
}

/// Reports a patch without a length, and a stream whose elements are not structs.
static void checkStageObjects(CheckContext &C, const Function &Entry) {
  for (const VariableId Id : Entry.Parameters) {
    const Variable &V = C.P.variable(Id);
    if (C.Types.get(V.Type).Kind != TypeKind::Object)
      continue;
    const Object &O = C.Types.objectOf(V.Type);
    if (O.Record->Kind == ObjectSort::Patch && !O.Arguments[1].Value)
      C.Diags.report(V.Where, Diagnostic::patch_without_length, {O.Record->Word});
    if (O.Record->Kind == ObjectSort::Stream &&
        C.Types.get(O.Arguments[0].Type).Kind != TypeKind::Struct)
      C.Diags.report(V.Where, Diagnostic::element_not_a_struct,
                     {spell(C, O.Arguments[0].Type), O.Record->Word});
  }
}

void checkStageParameters(CheckContext &C, FunctionId F) {
  const Function &Entry = C.P.function(F);
  checkStageObjects(C, Entry);
  if (C.EntryStage == Stage::Geometry)
    checkGeometryParameters(C, Entry);
  if (C.EntryStage == Stage::Mesh) {
    checkMeshParameters(C, Entry);
    checkOutputsUnread(C);
  }
}

static void checkGeometryParameters(CheckContext &C, const Function &Entry) {
  StringRef Primitive;
  size_t Streams = 0;
  bool ArePoints = true;
  for (VariableId Id : Entry.Parameters) {
    const Variable &V = C.P.variable(Id);
    const Type &T = C.Types.get(V.Type);
    if (T.Kind == TypeKind::Object && C.Types.objectOf(V.Type).Record->Kind == ObjectSort::Stream) {
      ArePoints &= C.Types.objectOf(V.Type).Record->Word == "PointStream";
      if (++Streams > 1 && !ArePoints)
        C.Diags.report(V.Where, Diagnostic::streams_not_points);
    }
    const StringRef Word = modifierWord(C, V);
    const InputPrimitiveInfo *Info = findWord(InputPrimitives, std::string_view(Word));
    if (Word.empty() || !Info)
      continue;
    if (!Primitive.empty() && Primitive != Word)
      C.Diags.report(V.Where, Diagnostic::primitive_differs, {C.Names.spelling(V.Word)});
    Primitive = Word;
    checkPrimitiveLength(C, V);
  }
}

/// Reports a parameter with an input primitive that is not an array of its vertices. Called
/// functions may have such a parameter too.
void checkPrimitiveLength(CheckContext &C, const Variable &V) {
  const StringRef Word = modifierWord(C, V);
  const InputPrimitiveInfo *Info = findWord(InputPrimitives, std::string_view(Word));
  if (Word.empty() || !Info)
    return;
  const Type &T = C.Types.get(V.Type);
  if (T.Kind != TypeKind::Array || T.Rows != Info->Vertices)
    C.Diags.report(V.Where, Diagnostic::primitive_length,
                   {C.Names.spelling(V.Word), Word, std::to_string(Info->Vertices)});
}

/// Reports indices whose count of numbers differs from the vertices of a primitive.
static void checkIndices(CheckContext &C, const Function &Entry, const Variable &Indices) {
  for (const Attribute &A : Entry.Attributes) {
    if (A.Id != AttributeId::OutputTopology)
      continue;
    const std::string &Word = A.Strings.front();
    const MeshTopologyInfo *Topology = findWord(MeshTopologies, std::string_view(Word));
    const TypeId IndexType = C.Types.plain(C.Types.get(Indices.Type).ElementType);
    const TypeId Wanted =
        Topology ? C.Types.vector(ScalarKind::UInt, Topology->Indices) : IndexType;
    if (IndexType != Wanted)
      C.Diags.report(Indices.Where, Diagnostic::mesh_indices_type,
                     {Word, spell(C, Wanted), spell(C, IndexType)});
  }
}

static void checkMeshParameters(CheckContext &C, const Function &Entry) {
  std::set<uint32_t> Seen;
  for (VariableId Id : Entry.Parameters) {
    const Variable &V = C.P.variable(Id);
    const bool IsPayload = modifierOf(V) == Specifier::Payload;
    if (!IsPayload && !isMeshArray(V))
      continue;
    const StringRef Word = modifierWord(C, V);
    if (!Seen.insert(V.Modifier).second)
      C.Diags.report(V.Where, Diagnostic::mesh_parameter_twice, {Word});
    if (IsPayload)
      continue;
    const Type &T = C.Types.get(V.Type);
    if (T.Kind != TypeKind::Array) {
      C.Diags.report(V.Where, Diagnostic::mesh_parameter_not_array,
                     {C.Names.spelling(V.Word), Word});
      continue;
    }
    const uint32_t Most =
        modifierOf(V) == Specifier::Vertices ? MaxMeshVertices : MaxMeshPrimitives;
    if (T.Rows > Most)
      C.Diags.report(V.Where, Diagnostic::mesh_parameter_too_long,
                     {C.Names.spelling(V.Word), std::to_string(Most)});
    if (modifierOf(V) == Specifier::Indices)
      checkIndices(C, Entry, V);
    if (modifierOf(V) != Specifier::Primitives ||
        C.Types.get(T.ElementType).Kind != TypeKind::Struct)
      continue;
    for (const Field &Member : C.Types.structOf(T.ElementType).Fields)
      if (Member.InterpolationBits & ~uint8_t(Interpolation::NoInterpolation))
        C.Diags.report(Member.Where, Diagnostic::primitive_interpolated,
                       {C.Names.spelling(Member.Word)});
  }
}

/// Returns the place that \p E reads, or None. An array that is passed as inout counts as written
/// only.
static ExprId placeReadBy(const Program &P, const TypeTable &Types, ExprId E) {
  const Program::Exprs &X = P.Expressions;
  switch (X.kind(E)) {
  case ExprKind::Load: return X.get<expr::Load>(E).Place;
  case ExprKind::CompoundAssign:
  case ExprKind::Increment: return placeStoredTo(P, E);
  case ExprKind::OutArgument: {
    const auto N = X.get<expr::OutArgument>(E);
    const bool IsArray = Types.get(P.type(N.Place)).Kind == TypeKind::Array;
    return N.CopyIn && !IsArray ? N.Place : ExprId::None;
  }
  default: return ExprId::None;
  }
}

/// Returns true if \p E is the place of some components of a vector.
static bool isPartOfVector(const Program &P, const TypeTable &Types, ExprId E) {
  const Program::Exprs &X = P.Expressions;
  return X.is(E, ExprKind::SwizzlePlace) ||
         (X.is(E, ExprKind::ElementPlace) &&
          Types.get(P.type(X.get<expr::ElementPlace>(E).Base)).Kind == TypeKind::Vector);
}

/// Reports reads of the arrays that a mesh shader writes, and writes of single indices of a
/// primitive.
static void checkOutputsUnread(CheckContext &C) {
  auto ArrayOf = [&](ExprId Place) {
    const VariableId Root = Place == ExprId::None ? VariableId::None : variableOf(C.P, Place);
    return Root != VariableId::None && C.P.variable(Root).Kind == VariableKind::Parameter &&
                   isMeshArray(C.P.variable(Root))
               ? &C.P.variable(Root)
               : nullptr;
  };
  for (uint32_t I = 1; I < C.P.Expressions.size(); ++I) {
    const ExprId E = ExprId(I);
    if (const Variable *Read = ArrayOf(placeReadBy(C.P, C.Types, E)))
      C.Diags.report(C.P.Expressions.location(E), Diagnostic::mesh_output_read,
                     {C.Names.spelling(Read->Word)});
    const Variable *Written = isPartOfVector(C.P, C.Types, E) ? ArrayOf(E) : nullptr;
    if (Written && modifierOf(*Written) == Specifier::Indices)
      C.Diags.report(C.P.Expressions.location(E), Diagnostic::mesh_indices_part);
  }
}

//===-- Patch constant functions ---------------------------------------------------------===//

/// Returns true if \p From calls \p To, directly or through others.
static bool reaches(CheckContext &C, FunctionId From, FunctionId To) {
  std::vector<FunctionId> Work{From};
  std::set<FunctionId> Seen{From};
  while (!Work.empty()) {
    const FunctionId F = Work.back();
    Work.pop_back();
    for (uint32_t I = uint32_t(state(C, F).FirstExpr); I < uint32_t(state(C, F).EndExpr); ++I) {
      if (!C.P.Expressions.is(ExprId(I), ExprKind::Call))
        continue;
      const FunctionId Callee = C.P.Expressions.get<expr::Call>(ExprId(I)).Callee;
      if (Callee == To)
        return true;
      if (Seen.insert(Callee).second)
        Work.push_back(Callee);
    }
  }
  return false;
}

/// Returns the patch of class \p Word among the parameters of \p F, or null.
static const Variable *patchOf(const CheckContext &C, const Function &F, StringRef Word) {
  for (VariableId Id : F.Parameters) {
    const Variable &V = C.P.variable(Id);
    if (C.Types.get(V.Type).Kind == TypeKind::Object &&
        C.Types.objectOf(V.Type).Record->Word == Word)
      return &V;
  }
  return nullptr;
}

/// Checks that both functions have the same control points: those of the input, and the output's
/// number from [outputcontrolpoints].
static void checkPatchSizes(CheckContext &C, const EntryPoint &E) {
  auto Check = [&](const Variable *Patch, int64_t Points) {
    if (Patch && C.Types.objectOf(Patch->Type).Arguments[1].Value != Points)
      C.Diags.report(Patch->Where, Diagnostic::patch_size,
                     {C.Names.spelling(Patch->Word), std::to_string(Points)});
  };
  const Function &Entry = C.P.function(E.Function), &Constants = C.P.function(E.PatchConstant);
  if (const Variable *In = patchOf(C, Entry, "InputPatch"))
    Check(patchOf(C, Constants, "InputPatch"), C.Types.objectOf(In->Type).Arguments[1].Value);
  for (const Attribute &A : Entry.Attributes)
    if (A.Id == AttributeId::OutputControlPoints)
      Check(patchOf(C, Constants, "OutputPatch"), A.Numbers.front());
}

void checkPatchReach(CheckContext &C, const EntryPoint &Entry) {
  if (Entry.PatchConstant == FunctionId::None)
    return;
  checkPatchSizes(C, Entry);
  const FunctionId Both[] = {Entry.Function, Entry.PatchConstant};
  for (unsigned I = 0; I < 2; ++I)
    if (reaches(C, Both[I], Both[1 - I]))
      C.Diags.report(C.P.function(Both[I]).Where, Diagnostic::patch_constant_reached,
                     {C.P.function(Both[I]).Spelling, C.P.function(Both[1 - I]).Spelling});
}

} // namespace dxil::frontend
