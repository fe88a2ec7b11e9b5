// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules for entry point parameters of geometry, tessellation and mesh stages.
#include "Checker.h"

#include <dxil/generated/MetadataNumbers.h>

using namespace dxil::frontend;
using llvm::StringRef;
using syntax::Specifier;
using ObjectSort = library::ObjectType::Sort;

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
StringRef Checker::modifierWord(const Variable &V) const {
  const std::optional<Specifier> S = modifierOf(V);
  return S ? StringRef(Names.spelling(syntax::wordOf(*S))) : StringRef();
}

void Checker::checkStageParameters(FunctionId F) {
  const Function &Entry = P.function(F);
  if (EntryStage == Stage::Geometry)
    checkGeometryParameters(Entry);
  if (EntryStage == Stage::Mesh) {
    checkMeshParameters(Entry);
    checkOutputsUnread();
  }
}

void Checker::checkGeometryParameters(const Function &Entry) {
  StringRef Primitive;
  size_t Streams = 0;
  bool ArePoints = true;
  for (VariableId Id : Entry.Parameters) {
    const Variable &V = P.variable(Id);
    const Type &T = Types.get(V.Type);
    if (T.Kind == TypeKind::Object && Types.objectOf(V.Type).Record->Kind == ObjectSort::Stream) {
      ArePoints &= Types.objectOf(V.Type).Record->Word == "PointStream";
      if (++Streams > 1 && !ArePoints)
        Diags.report(V.Where, Diagnostic::streams_not_points);
    }
    const StringRef Word = modifierWord(V);
    const InputPrimitiveInfo *Known = findWord(InputPrimitives, std::string_view(Word));
    if (Word.empty() || !Known)
      continue;
    if (!Primitive.empty() && Primitive != Word)
      Diags.report(V.Where, Diagnostic::primitive_differs, {Names.spelling(V.Word)});
    Primitive = Word;
    checkPrimitiveLength(V);
  }
}

/// Reports a parameter with an input primitive that is not an array of its vertices. Called
/// functions may have such a parameter too.
void Checker::checkPrimitiveLength(const Variable &V) {
  const StringRef Word = modifierWord(V);
  const InputPrimitiveInfo *Known = findWord(InputPrimitives, std::string_view(Word));
  if (Word.empty() || !Known)
    return;
  const Type &T = Types.get(V.Type);
  if (T.Kind != TypeKind::Array || T.Rows != Known->Vertices)
    Diags.report(V.Where, Diagnostic::primitive_length,
                 {Names.spelling(V.Word), Word, std::to_string(Known->Vertices)});
}

/// Reports indices whose count of numbers differs from the vertices of a primitive.
void Checker::checkIndices(const Function &Entry, const Variable &Indices) {
  for (const Attribute &A : Entry.Attributes) {
    if (A.Id != AttributeId::OutputTopology)
      continue;
    const std::string &Word = A.Strings.front();
    const MeshTopologyInfo *Topology = findWord(MeshTopologies, std::string_view(Word));
    const TypeId Is = Types.plain(Types.get(Indices.Type).Of);
    const TypeId Wanted = Topology ? Types.vector(ScalarKind::UInt, Topology->Indices) : Is;
    if (Is != Wanted)
      Diags.report(Indices.Where, Diagnostic::mesh_indices_type, {Word, spell(Wanted), spell(Is)});
  }
}

void Checker::checkMeshParameters(const Function &Entry) {
  std::set<uint32_t> Seen;
  for (VariableId Id : Entry.Parameters) {
    const Variable &V = P.variable(Id);
    const bool IsPayload = modifierOf(V) == Specifier::Payload;
    if (!IsPayload && !isMeshArray(V))
      continue;
    const StringRef Word = modifierWord(V);
    if (!Seen.insert(V.Modifier).second)
      Diags.report(V.Where, Diagnostic::mesh_parameter_twice, {Word});
    if (IsPayload)
      continue;
    const Type &T = Types.get(V.Type);
    if (T.Kind != TypeKind::Array) {
      Diags.report(V.Where, Diagnostic::mesh_parameter_not_array, {Names.spelling(V.Word), Word});
      continue;
    }
    const uint32_t Most =
        modifierOf(V) == Specifier::Vertices ? MaxMeshVertices : MaxMeshPrimitives;
    if (T.Rows > Most)
      Diags.report(V.Where, Diagnostic::mesh_parameter_too_long,
                   {Names.spelling(V.Word), std::to_string(Most)});
    if (modifierOf(V) == Specifier::Indices)
      checkIndices(Entry, V);
    if (modifierOf(V) != Specifier::Primitives || Types.get(T.Of).Kind != TypeKind::Struct)
      continue;
    for (const Field &Member : Types.structOf(T.Of).Fields)
      if (Member.InterpolationBits & ~uint8_t(Interpolation::NoInterpolation))
        Diags.report(Member.Where, Diagnostic::primitive_interpolated,
                     {Names.spelling(Member.Word)});
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
void Checker::checkOutputsUnread() {
  auto ArrayOf = [&](ExprId Place) {
    const VariableId Root = Place == ExprId::None ? VariableId::None : variableOf(P, Place);
    return Root != VariableId::None && P.variable(Root).Kind == VariableKind::Parameter &&
                   isMeshArray(P.variable(Root))
               ? &P.variable(Root)
               : nullptr;
  };
  for (uint32_t I = 1; I < P.Expressions.size(); ++I) {
    const ExprId E = ExprId(I);
    if (const Variable *Read = ArrayOf(placeReadBy(P, Types, E)))
      Diags.report(P.Expressions.location(E), Diagnostic::mesh_output_read,
                   {Names.spelling(Read->Word)});
    const Variable *Written = isPartOfVector(P, Types, E) ? ArrayOf(E) : nullptr;
    if (Written && modifierOf(*Written) == Specifier::Indices)
      Diags.report(P.Expressions.location(E), Diagnostic::mesh_indices_part);
  }
}

//===-- Patch constant functions ---------------------------------------------------------===//

/// Returns true if \p From calls \p To, directly or through others.
bool Checker::reaches(FunctionId From, FunctionId To) {
  std::vector<FunctionId> Work{From};
  std::set<FunctionId> Seen{From};
  while (!Work.empty()) {
    const FunctionId F = Work.back();
    Work.pop_back();
    for (uint32_t I = uint32_t(state(F).FirstExpr); I < uint32_t(state(F).EndExpr); ++I) {
      if (!P.Expressions.is(ExprId(I), ExprKind::Call))
        continue;
      const FunctionId Callee = P.Expressions.get<expr::Call>(ExprId(I)).Callee;
      if (Callee == To)
        return true;
      if (Seen.insert(Callee).second)
        Work.push_back(Callee);
    }
  }
  return false;
}

/// Returns the patch of class \p Word among the parameters of \p F, or null.
const Variable *Checker::patchOf(const Function &F, StringRef Word) const {
  for (VariableId Id : F.Parameters) {
    const Variable &V = P.variable(Id);
    if (Types.get(V.Type).Kind == TypeKind::Object && Types.objectOf(V.Type).Record->Word == Word)
      return &V;
  }
  return nullptr;
}

/// Checks that both functions have the same control points: those of the input, and the output's
/// number from [outputcontrolpoints].
void Checker::checkPatchSizes(const EntryPoint &Of) {
  auto Check = [&](const Variable *Patch, int64_t Points) {
    if (Patch && Types.objectOf(Patch->Type).Arguments[1].Value != Points)
      Diags.report(Patch->Where, Diagnostic::patch_size,
                   {Names.spelling(Patch->Word), std::to_string(Points)});
  };
  const Function &Entry = P.function(Of.Function), &Constants = P.function(Of.PatchConstant);
  if (const Variable *In = patchOf(Entry, "InputPatch"))
    Check(patchOf(Constants, "InputPatch"), Types.objectOf(In->Type).Arguments[1].Value);
  for (const Attribute &A : Entry.Attributes)
    if (A.Id == AttributeId::OutputControlPoints)
      Check(patchOf(Constants, "OutputPatch"), A.Numbers.front());
}

void Checker::checkPatchReach(const EntryPoint &Entry) {
  if (Entry.PatchConstant == FunctionId::None)
    return;
  checkPatchSizes(Entry);
  const FunctionId Both[] = {Entry.Function, Entry.PatchConstant};
  for (unsigned I = 0; I < 2; ++I)
    if (reaches(Both[I], Both[1 - I]))
      Diags.report(P.function(Both[I]).Where, Diagnostic::patch_constant_reached,
                   {P.function(Both[I]).Spelling, P.function(Both[1 - I]).Spelling});
}
