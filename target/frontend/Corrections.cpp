// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/target/Corrections.h"
#include "MatrixCorrections.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/PreprocessorOptions.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <tuple>

using namespace clang;

namespace dxil {

std::string nameOfNumbers(QualType T, const LangOptions &Options) {
  PrintingPolicy Policy(Options);
  auto Scalar = [&](QualType E) {
    return E.getCanonicalType().getUnqualifiedType().getAsString(Policy);
  };
  if (const auto *V = T->getAs<VectorType>())
    return "hlsl::vector<" + Scalar(V->getElementType()) + ", " + std::to_string(V->getNumElements()) + ">";
  if (const auto *M = T->getAs<ConstantMatrixType>())
    return "hlsl::matrix<" + Scalar(M->getElementType()) + ", " + std::to_string(M->getNumRows()) + ", " +
           std::to_string(M->getNumColumns()) + ">";
  return T->isArithmeticType() ? Scalar(T) : std::string();
}

namespace {

constexpr llvm::StringLiteral Helpers = "/dxil-corrections/step.hlsl";
// The values of `v++` and `v--`, which are those before.
constexpr llvm::StringLiteral HelpersText = R"(namespace hlsl {
template <typename T> struct __step {
  static T up(inout T V) { T Was = V; V += 1; return Was; }
  static T down(inout T V) { T Was = V; V -= 1; return Was; }
};
}
)";

// Of two vectors, the one whose elements both become: floating point before whole numbers, then the wider,
// then the one without a sign.
QualType higher(QualType A, QualType B) {
  auto Rank = [](QualType T) -> unsigned {
    QualType E = T->castAs<VectorType>()->getElementType().getCanonicalType().getUnqualifiedType();
    const auto *Builtin = E->getAs<BuiltinType>();
    if (!Builtin)
      return 0;
    switch (Builtin->getKind()) {
    case BuiltinType::Bool: return 1;
    case BuiltinType::Short: return 2;
    case BuiltinType::UShort: return 3;
    case BuiltinType::Int: return 4;
    case BuiltinType::UInt: return 5;
    case BuiltinType::Long: case BuiltinType::LongLong: return 6;
    case BuiltinType::ULong: case BuiltinType::ULongLong: return 7;
    case BuiltinType::Half: return 8;
    case BuiltinType::Float: return 9;
    case BuiltinType::Double: return 10;
    default: return 0;
    }
  };
  unsigned OfA = Rank(A), OfB = Rank(B);
  return !OfA || !OfB ? QualType() : OfA < OfB ? B : A;
}

// The numbers of \p T, in the order of memory. False for what holds anything else.
bool flatten(QualType T, std::vector<QualType> &Numbers) {
  constexpr size_t Most = 4096;
  T = T.getCanonicalType().getUnqualifiedType();
  auto Repeat = [&](QualType Element, uint64_t Count) {
    for (uint64_t I = 0; I != Count; ++I)
      if (Numbers.size() > Most || !flatten(Element, Numbers))
        return false;
    return true;
  };
  if (const auto *Array = dyn_cast<ConstantArrayType>(T.getTypePtr()))
    return Repeat(Array->getElementType(), Array->getZExtSize());
  if (const auto *V = dyn_cast<VectorType>(T.getTypePtr()))
    return Repeat(V->getElementType(), V->getNumElements());
  if (const auto *M = dyn_cast<ConstantMatrixType>(T.getTypePtr()))
    return Repeat(M->getElementType(), M->getNumElementsFlattened());
  if (const auto *R = T->getAsCXXRecordDecl()) {
    if (!R->hasDefinition() || R->isUnion() || T->isHLSLIntangibleType())
      return false;
    R = R->getDefinition();
    for (const CXXBaseSpecifier &Base : R->bases())
      if (!flatten(Base.getType(), Numbers))
        return false;
    for (const FieldDecl *F : R->fields())
      if (F->isBitField() || !flatten(F->getType(), Numbers))
        return false;
    return true;
  }
  Numbers.push_back(T);
  return T->isArithmeticType();
}

// How a struct or an array is named in a cast; empty for one without a name.
std::string nameOfAggregate(QualType T, const LangOptions &Options) {
  T = T.getCanonicalType();
  std::string Dimensions;
  while (const auto *Array = dyn_cast<ConstantArrayType>(T.getTypePtr())) {
    Dimensions += "[" + std::to_string(Array->getZExtSize()) + "]";
    T = Array->getElementType();
  }
  if (const RecordDecl *R = T->getAsRecordDecl(); R && !R->hasNameForLinkage())
    return {};
  PrintingPolicy Policy(Options);
  Policy.FullyQualifiedName = true;
  Policy.SuppressTagKeyword = true;
  std::string Name = T->isRecordType() ? T.getUnqualifiedType().getAsString(Policy) : nameOfNumbers(T, Options);
  return Name.empty() ? Name : Name + Dimensions;
}

struct Word {
  tok::TokenKind Kind;
  size_t Begin, End;
  bool IsTemplate; ///< a name that arguments in angle brackets follow
};

// The words of \p Text from \p Begin on, to the end of the statement.
std::vector<Word> statementFrom(const std::string &Text, size_t Begin, const LangOptions &Options) {
  Lexer Lex(SourceLocation(), Options, Text.data(), Text.data() + Begin, Text.data() + Text.size());
  std::vector<Word> Words;
  Token Tok;
  do {
    Lex.LexFromRawLexer(Tok);
    const size_t End = size_t(Lex.getBufferLocation() - Text.data());
    bool IsTemplate = false;
    if (Tok.is(tok::raw_identifier))
      IsTemplate = Tok.getRawIdentifier() == "vector" || Tok.getRawIdentifier() == "matrix";
    Words.push_back({Tok.getKind(), End - Tok.getLength(), End, IsTemplate});
  } while (!Tok.isOneOf(tok::eof, tok::semi, tok::hash));
  return Words;
}

// Behind what of \p Words, from \p I on, an operand of `?:` ends.
size_t endOfOperand(llvm::ArrayRef<Word> Words, size_t I) {
  unsigned Depth = 0, Questions = 0, Angles = 0;
  for (; I < Words.size(); ++I) {
    const tok::TokenKind Kind = Words[I].Kind;
    if (I && Words[I - 1].IsTemplate && Kind == tok::less)
      ++Angles;
    else if (Angles) {
      if (Kind == tok::greater)
        --Angles;
      continue;
    }
    if (llvm::is_contained({tok::l_paren, tok::l_square, tok::l_brace}, Kind))
      ++Depth;
    else if (!Depth && llvm::is_contained({tok::r_paren, tok::r_square, tok::r_brace, tok::comma, tok::semi,
                                           tok::eof, tok::hash},
                                          Kind))
      return I;
    else if (llvm::is_contained({tok::r_paren, tok::r_square, tok::r_brace}, Kind))
      --Depth;
    else if (!Depth && Kind == tok::question)
      ++Questions;
    else if (!Depth && Kind == tok::colon && !Questions--)
      return I;
  }
  return I;
}

} // namespace

//===-- Files ---------------------------------------------------------------===//

llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> CorrectedFiles::files() const {
  auto Real = llvm::vfs::getRealFileSystem();
  if (Texts.empty())
    return Real;
  auto Changed = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
  if (auto Directory = Real->getCurrentWorkingDirectory())
    Changed->setCurrentWorkingDirectory(*Directory);
  for (const auto &[Name, Text] : Texts)
    Changed->addFile(Name, 0, llvm::MemoryBuffer::getMemBufferCopy(Text, Name));
  Changed->addFile(Helpers, 0, llvm::MemoryBuffer::getMemBufferCopy(HelpersText.str() + matrixOperators(), Helpers));
  auto Both = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(Real);
  Both->pushOverlay(Changed);
  return Both;
}

void CorrectedFiles::prepare(CompilerInvocation &Invocation) const {
  if (!Texts.empty())
    Invocation.getPreprocessorOpts().Includes.push_back(Helpers.str());
}

bool Corrections::correct(CorrectedFiles &Files) {
  settleCall();
  if (Hopeless || Found.empty())
    return false;
  for (const auto &[Name, Read] : Found) {
    std::string Text = Read.Text;
    // From the end on, so that places stay what they are.
    std::vector<Edit> Edits = Read.Edits;
    llvm::stable_sort(Edits, [](const Edit &A, const Edit &B) {
      return std::tie(A.At, A.Removed) > std::tie(B.At, B.Removed);
    });
    for (const Edit &E : Edits)
      Text.replace(E.At, E.Removed, E.Text);
    Files.Texts[Name] = std::move(Text);
  }
  return true;
}

//===-- Errors --------------------------------------------------------------===//

QualType Corrections::typeArgument(const Diagnostic &Info, unsigned I) {
  if (I >= Info.getNumArgs() || Info.getArgKind(I) != DiagnosticsEngine::ak_qualtype)
    return QualType();
  return QualType::getFromOpaquePtr(reinterpret_cast<void *>(Info.getRawArg(I)));
}

void Corrections::BeginSourceFile(const LangOptions &Of, const Preprocessor *PP) {
  Options = &Of;
  TextDiagnosticPrinter::BeginSourceFile(Of, PP);
}

void Corrections::HandleDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  TextDiagnosticPrinter::HandleDiagnostic(Level, Info);
  if (Hopeless)
    return;
  if (Level != DiagnosticsEngine::Note)
    settleCall();
  if (Level >= DiagnosticsEngine::Error)
    Hopeless = !collect(Info);
  else if (InCall && Info.getID() == diag::note_ovl_candidate_bad_conv)
    noteCandidate(Info);
}

bool Corrections::collect(const Diagnostic &Info) {
  // The others are seen when these are gone.
  if (Info.getID() == diag::fatal_too_many_errors)
    return true;
  if (!Options || !Info.hasSourceManager() || Info.getLocation().isInvalid())
    return false;
  switch (Info.getID()) {
  case diag::err_typecheck_subscript_not_integer:
    return convert(firstRange(Info), "uint");
  case diag::err_matrix_index_not_integer:
    return convert(restOfSubscript(Info), "uint");
  case diag::err_typecheck_statement_requires_integer:
    return convert(firstRange(Info), "int");
  case diag::err_typecheck_illegal_increment_decrement:
    return step(Info);
  case diag::err_conditional_vector_mismatched:
    return choose(Info);
  case diag::err_typecheck_cond_incompatible_operands:
    return splat(Info);
  case diag::err_default_init_const:
    return initialize(Info);
  case diag::err_typecheck_nonviable_condition:
    return convertStruct(firstRange(Info), typeArgument(Info, 1), typeArgument(Info, 2));
  case diag::err_ovl_no_viable_function_in_call:
  case diag::err_ovl_no_viable_member_function_in_call:
    InCall = argumentsAfter(firstRange(Info));
    return InCall;
  case diag::err_ovl_no_viable_oper:
    if (Info.getNumRanges() == 2)
      Arguments = {rangeOf(Info.getSourceManager(), Info.getRange(1))};
    InCall = Info.getNumRanges() == 2;
    return InCall;
  case diag::err_typecheck_invalid_operands:
    return operate(Info);
  case diag::err_typecheck_unary_expr:
    return operateOnOne(Info);
  case diag::err_init_conversion_failed:
    return reshape(Info, typeArgument(Info, 1), typeArgument(Info, 3));
  case diag::err_typecheck_convert_incompatible:
    return Info.getNumArgs() > 2 && Info.getArgKind(2) != DiagnosticsEngine::ak_qualtype &&
           Info.getRawArg(2) == uint64_t(AssignmentAction::Assigning) &&
           reshape(Info, typeArgument(Info, 0), typeArgument(Info, 1));
  default:
    return false;
  }
}

Corrections::Range Corrections::rangeOf(const SourceManager &SM, CharSourceRange Characters) {
  // What a macro gives cannot be changed for one of its uses.
  Characters = Lexer::makeFileCharRange(Characters, SM, *Options);
  if (Characters.isInvalid())
    return {};
  auto [ID, Begin] = SM.getDecomposedLoc(Characters.getBegin());
  const OptionalFileEntryRef Entry = SM.getFileEntryRefForID(ID);
  if (!Entry || SM.isInSystemHeader(Characters.getBegin()))
    return {};
  auto [At, IsNew] = Found.try_emplace(Entry->getName().str());
  if (IsNew) {
    // The source manager's text has words of this compiler in it, as long as those of the source.
    auto Text = SM.getFileManager().getBufferForFile(*Entry);
    if (!Text) {
      Found.erase(At);
      return {};
    }
    At->second.Text = (*Text)->getBuffer().str();
  }
  Range R{&At->second, Begin, SM.getDecomposedLoc(Characters.getEnd()).second};
  return R.End <= R.In->Text.size() && R.Begin <= R.End ? R : Range();
}

Corrections::Range Corrections::firstRange(const Diagnostic &Info) {
  if (!Info.getNumRanges())
    return {};
  return rangeOf(Info.getSourceManager(), Info.getRange(0));
}

void Corrections::insert(File &In, size_t At, std::string Text, size_t Removed) {
  // Templates and macros bring the same error again.
  if (llvm::none_of(In.Edits, [&](const Edit &E) { return E.At == At && E.Text == Text; }))
    In.Edits.push_back({At, Removed, std::move(Text)});
}

Corrections::Range Corrections::restOfSubscript(const Diagnostic &Info) {
  Range Where = rangeOf(Info.getSourceManager(), CharSourceRange::getTokenRange(Info.getLocation()));
  if (!Where.In)
    return Where;
  const std::vector<Word> Words = statementFrom(Where.In->Text, Where.Begin, *Options);
  const size_t End = endOfOperand(Words, 0);
  if (!End || End >= Words.size() || Words[End].Kind != tok::r_square)
    return {};
  Where.End = Words[End - 1].End;
  return Where;
}

bool Corrections::convert(const Range &Where, llvm::StringRef Type) {
  if (!Where.In)
    return false;
  insert(*Where.In, Where.Begin, (Type + "(").str());
  insert(*Where.In, Where.End, ")");
  return true;
}

// `++v` becomes `(v += 1)`, and `v++` a call.
bool Corrections::step(const Diagnostic &Info) {
  const std::string Type = typeArgument(Info, 0).isNull() ? "" : nameOfNumbers(typeArgument(Info, 0), *Options);
  const Range Operand = firstRange(Info);
  const Range Operator =
      rangeOf(Info.getSourceManager(), CharSourceRange::getTokenRange(Info.getLocation()));
  if (Type.empty() || !Operand.In || Operand.In != Operator.In || Operator.End - Operator.Begin != 2)
    return false;
  const bool Up = Operand.In->Text[Operator.Begin] == '+';
  if (Operator.Begin < Operand.Begin) {
    insert(*Operand.In, Operator.Begin, "(", 2);
    insert(*Operand.In, Operand.End, Up ? " += 1)" : " -= 1)");
    return true;
  }
  insert(*Operand.In, Operand.Begin, "hlsl::__step<" + Type + (Up ? ">::up(" : ">::down("));
  insert(*Operand.In, Operator.Begin, ")", 2);
  return true;
}

// Of a number and a matrix behind `?`, the number becomes a matrix.
bool Corrections::splat(const Diagnostic &Info) {
  const QualType A = typeArgument(Info, 0), B = typeArgument(Info, 1);
  if (A.isNull() || B.isNull() || Info.getNumRanges() < 2)
    return false;
  const bool First = A->isArithmeticType() && B->isConstantMatrixType();
  if (!First && !(B->isArithmeticType() && A->isConstantMatrixType()))
    return false;
  const std::string Type = nameOfNumbers(First ? B : A, *Options);
  return !Type.empty() &&
         convert(rangeOf(Info.getSourceManager(), Info.getRange(First ? 0 : 1)), "(" + Type + ")");
}

// A constant without a value is zero.
bool Corrections::initialize(const Diagnostic &Info) {
  const QualType T = typeArgument(Info, 0);
  const Range Name = rangeOf(Info.getSourceManager(), CharSourceRange::getTokenRange(Info.getLocation()));
  if (T.isNull() || !Name.In)
    return false;
  const std::string Type = nameOfAggregate(T, *Options);
  const std::vector<Word> Words = statementFrom(Name.In->Text, Name.End, *Options);
  size_t I = 0;
  while (Words[I].Kind == tok::l_square) {
    I = endOfOperand(Words, I + 1) + 1;
    if (I >= Words.size() || Words[I - 1].Kind != tok::r_square)
      return false;
  }
  if (Type.empty() || !(Words[I].Kind == tok::semi || Words[I].Kind == tok::comma))
    return false;
  insert(*Name.In, Words[I].Begin, " = (" + Type + ")0");
  return true;
}

// Before HLSL 2021 a struct becomes one of the same numbers, and in all versions an array does.
bool Corrections::convertStruct(const Range &Where, QualType From, QualType To) {
  if (From.isNull() || To.isNull() || !Where.In)
    return false;
  To = To.getNonReferenceType();
  const bool Arrays = From->isArrayType() && To->isArrayType();
  if (!Arrays && (Options->getHLSLVersion() >= 2021 || !To->isRecordType() || !From->isRecordType()))
    return false;
  std::vector<QualType> OfFrom, OfTo;
  const std::string Type = nameOfAggregate(To, *Options);
  if (Type.empty() || !flatten(From, OfFrom) || !flatten(To, OfTo) || OfFrom != OfTo)
    return false;
  return convert(Where, "(" + Type + ")");
}

// The arguments of the call of what stands at \p Callee.
bool Corrections::argumentsAfter(const Range &Callee) {
  Arguments.clear();
  if (!Callee.In)
    return false;
  const std::vector<Word> Words = statementFrom(Callee.In->Text, Callee.End, *Options);
  if (Words[0].Kind != tok::l_paren)
    return false;
  for (size_t I = 1; I < Words.size();) {
    const size_t End = endOfOperand(Words, I);
    if (End >= Words.size() || End == I)
      return false;
    Arguments.push_back({Callee.In, Words[I].Begin, Words[End - 1].End});
    if (Words[End].Kind != tok::comma)
      return Words[End].Kind == tok::r_paren;
    I = End + 1;
  }
  return false;
}

// A function that would take an argument, but for its struct. Where functions ask for different ones, none is meant.
void Corrections::noteCandidate(const Diagnostic &Info) {
  const QualType From = typeArgument(Info, 3), To = typeArgument(Info, 4);
  const uint64_t Index = Info.getNumArgs() > 6 ? Info.getRawArg(6) - 1 : Arguments.size();
  const Range Where = Index < Arguments.size() ? Arguments[Index] : Range();
  if (From.isNull() || To.isNull() || To.getNonReferenceType().hasAddressSpace() || !Where.In)
    return;
  const std::string Type = nameOfAggregate(To.getNonReferenceType(), *Options);
  if (Argument.empty()) {
    Argument = Type;
    if (!convertStruct(Where, From, To))
      Hopeless = true;
  } else if (Argument != Type) {
    Hopeless = true;
  }
}

void Corrections::settleCall() {
  if (InCall && Argument.empty())
    Hopeless = true;
  InCall = false;
  Argument.clear();
  Arguments.clear();
}

// The operands of `?:` become vectors of one type.
bool Corrections::choose(const Diagnostic &Info) {
  const QualType A = typeArgument(Info, 0), B = typeArgument(Info, 1);
  if (A.isNull() || B.isNull() || !A->isVectorType() || !B->isVectorType() ||
      A->castAs<VectorType>()->getNumElements() != B->castAs<VectorType>()->getNumElements())
    return false;
  const QualType Both = higher(A, B);
  const Range Question =
      rangeOf(Info.getSourceManager(), CharSourceRange::getTokenRange(Info.getLocation()));
  if (Both.isNull() || !Question.In)
    return false;
  const std::vector<Word> Words = statementFrom(Question.In->Text, Question.End, *Options);
  const size_t Colon = endOfOperand(Words, 0);
  if (!Colon || Colon >= Words.size() || Words[Colon].Kind != tok::colon)
    return false;
  const size_t End = endOfOperand(Words, Colon + 1);
  if (End >= Words.size() || End == Colon + 1)
    return false;
  const std::string Type = nameOfNumbers(Both, *Options);
  return convert({Question.In, Words[0].Begin, Words[Colon - 1].End}, Type) &&
         convert({Question.In, Words[Colon + 1].Begin, Words[End - 1].End}, Type);
}

} // namespace dxil
