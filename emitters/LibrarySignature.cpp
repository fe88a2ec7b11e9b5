// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses signatures in td/hlsl/library (LibrarySchema.td has the grammar).
#include "LibrarySignature.h"

#include "Suggestions.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>

using namespace llvm;

namespace dxil::emitters {

bool SignatureReader::read(StringRef Source, LibraryFunctionDesc &Out) {
  Text = Source;
  F = &Out;
  if (!readType(Out.Result) || !take("("))
    return fail("a type and '(' expected");
  while (!take(")")) {
    if (!Out.Params.empty() && !take(","))
      return fail("',' or ')' expected");
    if (take("...")) {
      Out.Variadic = true;
      continue;
    }
    if (!readParam())
      return false;
  }
  skipSpace();
  return Text.empty() || fail("nothing expected behind ')'");
}

bool SignatureReader::fail(const Twine &Message) {
  if (Error.empty())
    Error = (Message + " at '" + Text + "'").str();
  return false;
}

void SignatureReader::skipSpace() {
  Text = Text.ltrim();
}

bool SignatureReader::take(StringRef Token) {
  skipSpace();
  return Text.consume_front(Token);
}

StringRef SignatureReader::word() {
  skipSpace();
  StringRef Word = Text.take_while([](char C) { return isAlnum(C) || C == '_' || C == ':'; });
  Text = Text.drop_front(Word.size());
  return Word;
}

bool SignatureReader::readParam() {
  LibraryParamDesc P;
  StringRef Before = Text;
  StringRef First = word();
  if (First == "out")
    P.Flow = "Out";
  else if (First == "inout" || First == "place")
    P.Flow = "InOut", P.Place = First == "place";
  else if (First != "in")
    Text = Before;
  if (!readType(P.Type))
    return false;
  P.Name = word().str();
  if (P.Name.empty())
    return fail("a parameter's name expected");
  F->Params.push_back(P);
  return true;
}

bool SignatureReader::readType(LibraryTypeDesc &T) {
  StringRef Word = word();
  if (Word.empty())
    return fail("a type expected");
  static constexpr std::pair<StringLiteral, StringLiteral> Others[] = {
      {"void", "Void"},          {"template", "TemplateArgument"},
      {"struct", "UserStruct"},  {"value", "AnyValue"},
      {"string", "String"},      {"sampler", "AnySampler"},
      {"texture", "AnyTexture"}, {"node", "AnyNodeObject"},
      {"shared", "SharedArray"}};
  for (auto [Name, Sort] : Others)
    if (Word == Name) {
      T.Sort = Sort.str();
      F->TakesTemplateArgument |= Word == "template";
      return true;
    }
  if (Word == "class" && !Text.starts_with("<")) {
    T.Sort = "ObjectElement";
    return true;
  }
  T.Sort = "Numeric";
  if (Word == "class")
    T.ElementOfObject = true;
  else if (Word.size() == 1 && Word[0] >= 'T' && Word[0] <= 'V')
    T.ElementVariable = Word[0] - 'T';
  else if (const LibrarySetDesc *Set = SetNamed(Word))
    T.Set = Set;
  else if (!IsStruct(Word) && !llvm::is_contained(TypeNames, Word))
    return fail("unknown type name '" + Word + "'" + didYouMean(TypeNames, Word));
  else {
    T.Sort = IsStruct(Word) ? "LibraryStruct" : "Object";
    T.ObjectName = Word.str();
    return true;
  }
  if (T.ElementVariable >= int(F->Sets.size()))
    return fail("the record has no set for " + Word);
  return !Text.starts_with("<") || readShape(T);
}

bool SignatureReader::readShape(LibraryTypeDesc &T) {
  Text = Text.drop_front();
  if (take(">")) {
    // All <> of a signature have one shape, with its lengths.
    T.ShapeVariable = 0;
    F->HasShapeVariable = true;
    T.Rows.Variable = variable('R');
    T.Columns.Variable = variable('C');
    return true;
  }
  if (!readDimension(T.Columns))
    return false;
  T.Shape = "Vectors";
  if (take(",")) {
    T.Rows = T.Columns;
    T.Shape = "Matrices";
    if (!readDimension(T.Columns))
      return false;
  }
  return take(">") || fail("'>' expected");
}

bool SignatureReader::readDimension(LibraryDimensionDesc &D) {
  StringRef Word = word();
  if (!Word.getAsInteger(10, D.Fixed))
    return true;
  if (Word.size() != 1)
    return fail("a number or a letter expected");
  D.Variable = variable(Word[0]);
  return true;
}

int SignatureReader::variable(char Letter) {
  size_t Index = Letters.find(Letter);
  if (Index == std::string::npos) {
    Index = Letters.size();
    Letters += Letter;
  }
  F->Dimensions = unsigned(Letters.size());
  return int(Index);
}

} // namespace dxil::emitters
