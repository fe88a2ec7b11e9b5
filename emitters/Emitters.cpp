// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of outputs, and texts that they share.
#include "Emitter.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/Support/Path.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace dxil::emitters {

static std::vector<const Emitter *> &registered() {
  static std::vector<const Emitter *> List;
  return List;
}

Emitter::Emitter(StringRef Flag, StringRef Path, StringRef Text, EmitFileFn EmitFile, bool IsC)
    : Flag(Flag), Path(Path), Text(Text), EmitFile(EmitFile), IsC(IsC) {
  registered().push_back(this);
}

Emitter::Emitter(StringRef Flag, StringRef Path, StringRef Text, EmitDirectoryFn EmitDirectory)
    : Flag(Flag), Path(Path), Text(Text), EmitDirectory(EmitDirectory) {
  registered().push_back(this);
}

std::vector<const Emitter *> allEmitters() {
  std::vector<const Emitter *> List = registered();
  llvm::sort(List, [](const Emitter *A, const Emitter *B) { return A->Flag < B->Flag; });
  return List;
}

bool Emitter::write(const Model &M, const RecordKeeper &Records, raw_ostream &OS) const {
  const StringRef Extension = sys::path::extension(Path);
  if (Extension != ".md" && Extension != ".json") {
    const StringRef Comment = Extension == ".py" ? "#" : IsC ? " *" : "//";
    OS << (IsC ? "/*" : Comment) << " SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
       << Comment << "\n";
    emitComment(OS, Comment, Text);
    OS << Comment << " Written by: dxil-tblgen DXIL.td -" << Flag
       << "; edit the records, not this file.\n"
       << (IsC ? " */\n" : "");
  }
  if (Extension == ".h")
    OS << "#pragma once\n";
  return EmitFile(M, Records, OS);
}

void emitComment(raw_ostream &OS, std::string_view Prefix, std::string_view Text) {
  SmallVector<StringRef, 64> Words;
  StringRef(Text.data(), Text.size()).split(Words, ' ', -1, /*KeepEmpty=*/false);
  size_t Column = 0;
  for (StringRef Word : Words) {
    Word = Word.trim();
    if (Word.empty())
      continue;
    if (Column && Column + 1 + Word.size() > 100) {
      OS << "\n";
      Column = 0;
    }
    if (!Column) {
      OS << Prefix;
      Column = Prefix.size();
    }
    OS << " " << Word;
    Column += 1 + Word.size();
  }
  if (Column)
    OS << "\n";
}

void emitString(raw_ostream &OS, std::string_view Text, unsigned Indent) {
  const size_t Room = Indent < 80 ? 97 - Indent : 20;
  std::string Collapsed;
  for (char C : Text)
    if (!isSpace(C))
      Collapsed += C;
    else if (!Collapsed.empty() && Collapsed.back() != ' ')
      Collapsed += ' ';
  StringRef Remaining = StringRef(Collapsed).trim();
  if (Remaining.empty()) {
    OS << "\"\"";
    return;
  }
  for (bool First = true; !Remaining.empty(); First = false) {
    size_t Length = Remaining.size();
    if (Length > Room) {
      Length = Remaining.rfind(' ', Room);
      Length = Length == StringRef::npos || Length == 0 ? Room : Length + 1;
    }
    if (!First) {
      OS << "\n";
      OS.indent(Indent);
    }
    OS << '"';
    printEscapedString(Remaining.take_front(Length), OS);
    OS << '"';
    Remaining = Remaining.drop_front(Length);
  }
}

std::string quoted(StringRef Text) {
  std::string Result = "\"";
  raw_string_ostream(Result).write_escaped(Text);
  return Result + '"';
}

void emitItems(raw_ostream &OS, StringRef Head, ArrayRef<std::string> Items, StringRef Tail,
               unsigned Indent) {
  constexpr size_t MostColumns = 100;
  OS << Head;
  size_t Column = Head.size();
  for (const std::string &Item : Items) {
    const bool IsLast = &Item == &Items.back();
    const size_t Width = Item.size() + (IsLast ? Tail.size() : 1);
    const bool IsFirst = &Item == Items.data();
    if (Column + (IsFirst ? 0 : 1) + Width > MostColumns && Column > Indent) {
      OS << '\n';
      OS.indent(Indent);
      Column = Indent;
    } else if (!IsFirst) {
      OS << ' ';
      ++Column;
    }
    OS << Item << (IsLast ? "" : ",");
    Column += Item.size() + 1;
  }
  OS << Tail;
}

void emitDefaults(raw_ostream &OS, ArrayRef<StringLiteral> Macros) {
  for (StringRef Macro : Macros)
    OS << "#ifndef " << Macro << "\n#define " << Macro << "(...)\n#endif\n";
}

void emitUndefinitions(raw_ostream &OS, ArrayRef<StringLiteral> Macros) {
  OS << "\n";
  for (StringRef Macro : Macros)
    OS << "#undef " << Macro << "\n";
}

std::string cppIdentifier(std::string_view Name) {
  static const StringSet<> Taken = {
      "and",      "bool",      "break",     "case",    "catch",    "char",          "class",
      "const",    "continue",  "default",   "delete",  "do",       "double",        "else",
      "enum",     "export",    "false",     "float",   "for",      "friend",        "goto",
      "if",       "inline",    "int",       "long",    "new",      "not",           "operator",
      "or",       "private",   "public",    "return",  "short",    "signed",        "sizeof",
      "static",   "struct",    "switch",    "this",    "throw",    "true",          "try",
      "typename", "union",     "unsigned",  "using",   "void",     "volatile",      "while",
      "xor",      "Name",      "Overloads", "getType", "createOp", "getOpFunction", "getConstant",
      "target",   "setTarget", "irBuilder", "call"};
  std::string Result(Name);
  for (char &C : Result)
    if (!isAlnum(C) && C != '_')
      C = '_';
  if (Taken.contains(Result))
    Result += '_';
  return Result;
}

} // namespace dxil::emitters
