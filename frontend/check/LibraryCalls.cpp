// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of library functions. The first signature that fits is called.
#include "LibraryCalls.h"
#include "Calls.h"
#include "Constants.h"
#include "Context.h"
#include "Conversions.h"
#include "Expressions.h"
#include "Members.h"
#include "NameLookup.h"
#include "Operators.h"
#include "Types.h"

namespace dxil::frontend {
using library::TypePattern;

/// Returns true if atomics may work on \p Place: groupshared memory or a writable resource.
static bool isShared(const Program &P, ExprId Place) {
  const ExprId Root = rootOf(P, Place);
  const ExprKind K = P.Expressions.kind(Root);
  return isGroupShared(P, Place) || K == ExprKind::BufferPlace || K == ExprKind::MipPlace ||
         K == ExprKind::ContentsPlace;
}

/// Returns the type of matrix \p E with its declared order, which loads and operations drop, or
/// None for other types.
static TypeId storedType(CheckContext &C, ExprId E) {
  const auto &X = C.P.Expressions;
  if (isAnyObject(C, E) || C.Types.get(C.P.type(E)).Kind != TypeKind::Matrix)
    return TypeId::None;
  const TypeId Default = defaultOrder(C, C.Types.plain(C.P.type(E)));
  for (;;) {
    const TypeId T = C.P.type(E);
    if (C.Types.get(T).Kind != TypeKind::Matrix)
      return Default;
    if (C.Types.get(T).Order != MatrixOrder::Unspecified)
      return T;
    switch (X.kind(E)) {
    case ExprKind::Load: E = X.get<expr::Load>(E).Place; break;
    case ExprKind::Negate: E = X.get<expr::Negate>(E).Operand; break;
    case ExprKind::Binary: E = X.get<expr::Binary>(E).Left; break;
    case ExprKind::Call: {
      const TypeId Result = C.P.function(X.get<expr::Call>(E).Callee).Result;
      return C.Types.get(Result).Kind == TypeKind::Matrix &&
                     C.Types.get(Result).Order != MatrixOrder::Unspecified
                 ? Result
                 : Default;
    }
    default: return Default;
    }
  }
}

/// Returns the id of \p F among the library functions of the program.
static LibraryRef refOf(CheckContext &C, const library::Function *F) {
  auto [Entry, New] = C.Library.Refs.try_emplace(F, LibraryRef(C.P.LibraryFunctions.size()));
  if (New)
    C.P.LibraryFunctions.push_back(F);
  return Entry->second;
}

static ExprId emitLibraryCall(CheckContext &C, Location Where, const LibraryMatch &M, ExprId Object,
                              TypeId TemplateArgument, llvm::ArrayRef<ExprId> Args) {
  if (M.Callee->Special == library::SpecialId::Printf)
    return error(C, Where, Diagnostic::not_supported_yet, {M.Callee->Word});
  if (Name Global = globalStageObject(C, Object); Global != Name::None)
    return error(C, Where, Diagnostic::global_stage_object, {C.Names.spelling(Global)});
  if (M.Callee->Op == OpCode::TextureGatherRaw) {
    const TypeId Texel = C.Types.objectOf(C.P.type(Object)).Arguments.front().Type;
    if (C.Types.get(Texel).Kind != TypeKind::Scalar || !isUnsigned(C.Types.get(Texel).Element))
      return error(C, Where, Diagnostic::gather_raw_texels, {spell(C, Texel)});
  }
  if (M.Callee->Op == OpCode::FinishedCrossGroupSharing) {
    const TypeId Record = C.Types.objectOf(C.P.type(Object)).Arguments.front().Type;
    if (C.Types.get(Record).Kind == TypeKind::Struct && !C.Types.structOf(Record).TracksSharing)
      return error(C, Where, Diagnostic::node_sharing_untracked, {M.Callee->Word});
  }
  if (M.Callee->Lowering == library::LoweringKind::Code) {
    Arguments All;
    if (Object != ExprId::None)
      All.push_back(Object);
    All.append(Args.begin(), Args.end());
    const TypeId This = Object == ExprId::None ? TypeId::None : C.Types.plain(C.P.type(Object));
    FunctionId F = instantiateLibraryCode(C, *M.Callee, This, M.Parameters, M.Result);
    return F == FunctionId::None ? bad(C, Where) : call(C, Where, F, ExprId::None, All);
  }
  Arguments Converted;
  for (size_t I = 0; I != Args.size(); ++I) {
    const library::Parameter *Parameter =
        I < M.Callee->Parameters.size() ? &M.Callee->Parameters[I] : nullptr;
    if (Parameter && Parameter->Place && !isShared(C.P, Args[I]))
      return error(C, C.P.Expressions.location(Args[I]), Diagnostic::atomic_not_shared,
                   {M.Callee->Word});
    if (Parameter && Parameter->Place)
      if (const dxil::frontend::Field *F = bitFieldOf(C.P, C.Types, Args[I]))
        return error(C, C.P.Expressions.location(Args[I]), Diagnostic::atomic_bit_field,
                     {M.Callee->Word, C.Names.spelling(F->Word)});
    ExprId E = Parameter && Parameter->Place
                   ? Args[I]
                   : argument(C, Args[I], M.Parameters[I],
                              Parameter ? Parameter->Flow : library::Direction::In);
    if (C.isBad(E))
      return bad(C, Where);
    Converted.push_back(E);
  }
  // DXC stores a matrix in the order that its type declares.
  if (M.Callee->Special == library::SpecialId::ByteStore && TemplateArgument == TypeId::None &&
      Args.size() > 1)
    TemplateArgument = storedType(C, Args[1]);
  return C.P.add(Where, M.Result,
                 expr::LibraryCall{refOf(C, M.Callee), Object,
                                   C.P.Expressions.addList<ExprId>(Converted), TemplateArgument});
}

/// Returns \p M with numbers of kind \p K in place of literals, or with the default of the
/// literal type if the function does not take \p K.
static LibraryMatch concreteMatch(CheckContext &C, const LibraryMatch &M, ScalarKind K) {
  if (!isLiteralType(C, M.Result))
    return M;
  const library::TypePattern &Pattern = M.Callee->Result;
  const ScalarSet Members =
      Pattern.ElementVariable < 0
          ? ScalarSet(0)
          : membersOf(M.Callee->Elements[size_t(Pattern.ElementVariable)], C.Types.native16());
  if (!(Members & ::dxil::frontend::setOf(K)))
    K = C.Types.get(defaultOfLiteral(C.Types, M.Result)).Element;
  LibraryMatch Result = M;
  Result.Result = C.Types.withElement(M.Result, K);
  for (TypeId &T : Result.Parameters)
    if (isLiteralType(C, T))
      T = C.Types.withElement(T, K);
  return Result;
}

// DXC computes functions of literals in 64 bits; the result is a literal too.
/// Returns a call with literal arguments and a literal result, or None if an argument is not a
/// known constant.
static ExprId literalCall(CheckContext &C, Location Where, const LibraryMatch &M,
                          llvm::ArrayRef<ExprId> Args) {
  Arguments Converted;
  for (size_t I = 0; I != Args.size(); ++I) {
    const TypeId To = M.Parameters[I], From = C.P.type(Args[I]);
    const std::optional<uint64_t> Bits = constantBits(C, Args[I]);
    ExprId E = Args[I];
    if (!isLiteralType(C, To))
      E = convert(C, E, To);
    else if (From != To && !Bits)
      return ExprId::None;
    else if (From != To)
      E = constant(C, C.P.Expressions.location(E), To,
                   literalBits(C, C.Types.get(From).Element, C.Types.get(To).Element, *Bits));
    if (C.isBad(E))
      return E;
    Converted.push_back(E);
  }
  const ExprId Call =
      C.P.add(Where, M.Result,
              expr::LibraryCall{refOf(C, M.Callee), ExprId::None,
                                C.P.Expressions.addList<ExprId>(Converted), TypeId::None});
  // HLSL 2016 rounds halves away from zero, which is left to code generation.
  if (M.Callee->Word == "round" && !C.atLeast(LanguageVersion::v2017))
    return Call;
  const std::optional<ConstantValue> Value = evaluate(C, Call);
  return Value && !Value->Bits.empty() && llvm::all_equal(Value->Bits)
             ? constant(C, Where, M.Result, Value->Bits[0])
             : Call;
}

ExprId concreteCall(CheckContext &C, ExprId Call, ScalarKind K) {
  const auto N = C.P.Expressions.get<expr::LibraryCall>(Call);
  LibraryMatch M;
  M.Callee = C.P.LibraryFunctions[size_t(N.Callee)];
  M.Result = C.P.type(Call);
  Arguments Args;
  for (size_t I = 0; I != N.Arguments.Count; ++I) {
    Args.push_back(C.P.Expressions.item(N.Arguments, I));
    M.Parameters.push_back(C.P.type(Args.back()));
  }
  return emitLibraryCall(C, C.P.Expressions.location(Call), concreteMatch(C, M, K), ExprId::None,
                         TypeId::None, Args);
}

/// Returns the type of the object that method \p F of a node output returns, with that output's
/// element, or None for other functions.
static TypeId resultOfNode(CheckContext &C, const library::Function &F, TypeId Object) {
  using library::SpecialId;
  llvm::StringRef Class;
  if (F.Special == SpecialId::NodeThreadRecords)
    Class = "ThreadNodeOutputRecords";
  else if (F.Special == SpecialId::NodeGroupRecords)
    Class = "GroupNodeOutputRecords";
  else if (F.Special == SpecialId::NodeElement)
    Class = C.Types.objectOf(Object).Arguments.empty() ? "EmptyNodeOutput" : "NodeOutput";
  else
    return TypeId::None;
  const std::vector<ObjectArgument> Arguments = C.Types.objectOf(Object).Arguments;
  return C.Types.object(*library::objectType(Class), Arguments);
}

ExprId libraryCall(CheckContext &C, Location Where, llvm::StringRef Word,
                   llvm::ArrayRef<const library::Function *> Signatures, ExprId Object,
                   llvm::ArrayRef<TemplateArgument> Given, llvm::ArrayRef<ExprId> Args,
                   bool Report) {
  TypeId ObjectType = Object == ExprId::None ? TypeId::None : C.P.type(Object);
  TypeId TemplateArgument = Given.empty() ? TypeId::None : defaultOrder(C, Given[0].Type);
  if (TemplateArgument == TypeId::Error)
    return bad(C, Where);
  if (TemplateArgument != TypeId::None && C.Types.hasObject(TemplateArgument))
    return Report
               ? error(C, Where, Diagnostic::object_in_memory, {Word, spell(C, TemplateArgument)})
               : ExprId::None;
  LibraryMatch M;
  for (const library::Function *F : Signatures)
    if (match(C, *F, ObjectType, TemplateArgument, Args, M)) {
      if (TypeId Made = resultOfNode(C, *F, ObjectType); Made != TypeId::None)
        M.Result = Made;
      const bool MakesLiteral = isLiteralType(C, M.Result);
      const ExprId Literal = MakesLiteral ? literalCall(C, Where, M, Args) : ExprId::None;
      if (Literal != ExprId::None)
        return Literal;
      if (MakesLiteral)
        M = concreteMatch(C, M, C.Types.get(defaultOfLiteral(C.Types, M.Result)).Element);
      return emitLibraryCall(C, Where, M, Object, TemplateArgument, Args);
    }
  if (!Report)
    return ExprId::None;
  const ExprId Wrong =
      error(C, Where, Diagnostic::no_matching_function, {Word, spellArguments(C, Args)});
  noteSignatures(C, Where, Signatures, ObjectType, TemplateArgument, Args);
  return Wrong;
}

} // namespace dxil::frontend
