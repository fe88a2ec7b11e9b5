// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of outputs, and texts that they share.
#include "Emitter.h"

#include "EmitHLSLSupport.h"
#include "EmitLayouts.h"
#include "EmitMetadata.h"
#include "EmitRules.h"
#include "EmitWords.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace dxil::emitters {

std::span<const Emitter> allEmitters() {
  static constexpr Emitter List[] = {
      {"gen-op-codes", "include/dxil/generated/OpCodes.h", "enums of ops, classes and arguments",
       emitOpCodes},
      {"gen-op-records", "include/dxil/generated/OpRecords.inc", "the ops behind dxil/ops.h",
       emitOpRecords},
      {"gen-op-table", "include/dxil/generated/OpTable.inc", "the names behind dxil/ops.h",
       emitOpTable},
      {"gen-op-docs", "include/dxil/generated/OpDocs.inc", "the texts behind dxil/ops/docs.h",
       emitOpDocs},
      {"gen-rules-header", "include/dxil/generated/Rules.h",
       "enum and typed messages of the validation rules", emitRuleHeader},
      {"gen-rules-table", "include/dxil/generated/Rules.inc", "the table of validation rules",
       emitRuleTable},
      {"gen-instruction-table", "include/dxil/generated/Instructions.inc",
       "which LLVM instructions DXIL allows", emitInstructionTable},
      {"gen-system-values", "include/dxil/generated/SystemValues.h",
       "system values and where stages have them", emitSystemValues},
      {"gen-semantic-words", "include/dxil/generated/SemanticWords.h",
       "words of signature parts, and semantics of Direct3D 9", emitSemanticWords},
      {"gen-signature-numbers", "include/dxil/generated/SignatureNumbers.inc",
       "what signature parts call system values", emitSignatureNumbers},
      {"gen-metadata-numbers", "include/dxil/generated/MetadataNumbers.h",
       "tags of metadata and numbers of pipeline states", emitMetadataNumbers},
      {"gen-part-words", "include/dxil/generated/PartWords.h",
       "what listings call numbers of parts", emitPartWords},
      {"gen-metadata-names", "include/dxil/generated/MetadataNames.h",
       "named metadata and kinds of attachments", emitMetadataNames},
      {"gen-kinds", "include/dxil/generated/Kinds.h",
       "kinds of resources and components, modes of interpolation, profiles", emitKinds},
      {"gen-shader-flags", "include/dxil/generated/ShaderFlags.h",
       "shader flags and the calls that set them", emitShaderFlags},
      {"gen-limits", "include/dxil/generated/Limits.h", "limits of Direct3D 12", emitLimits},
      {"gen-metadata-nodes", "include/dxil/generated/MetadataNodes.h",
       "readers and writers of metadata nodes", emitMetadataNodes},
      {"gen-part-rows", "include/dxil/generated/PartRows.h", "records of parts as structs",
       emitPartRows},
      {"gen-runtime-tables", "include/dxil/generated/RuntimeTables.inc",
       "the fields of RDAT's tables", emitRuntimeTables},
      {"gen-struct-constants", "include/dxil/generated/StructConstants.h",
       "constant structs that ops have as operands", emitStructConstants},
      {"gen-layout-docs", "docs/layouts.md", "layouts of metadata and parts in Markdown",
       emitLayoutDocs},
      {"gen-layout-json", "docs/layouts.json", "layouts of metadata and parts in JSON",
       emitLayoutJSON},
      {"gen-rules-docs", "docs/rules.md", "the validation rules in Markdown", emitRuleDocs},
      {"gen-intrinsic-to-op", "include/dxil/generated/IntrinsicToOp.inc",
       "which op an LLVM intrinsic becomes", emitIntrinsicToOp},
      {"gen-op-to-intrinsic", "include/dxil/generated/OpToIntrinsic.inc",
       "which LLVM intrinsics mean an op", emitOpToIntrinsic},
      {"gen-builders", "include/dxil/generated/OpBuilder.h", "typed builders over IRBuilder",
       emitOpBuilder},
      {"gen-op-calls", "include/dxil/generated/OpCalls.h",
       "typed calls of ops for the builder of modules", emitOpCalls},
      {"gen-op-views", "include/dxil/generated/OpViews.h", "operands of calls of ops by name",
       emitOpViews},
      {"gen-op-numbers", "include/dxil/generated/OpNumbers.h",
       "numbers of ops, stages, overloads and attributes in C", emitOpNumbers},
      {"gen-producer-header", "include/dxil/generated/ProducerOps.h",
       "calls of ops in C, for dxil_builder.h", emitProducerHeader},
      {"gen-producer-calls", "include/dxil/generated/ProducerOps.inc",
       "what is behind the calls of ops in C", emitProducerCalls},
      {"gen-producer-python", "python/dxil/operations.py", "calls of ops in Python",
       emitProducerPython},
      {"gen-hlsl-docs", "docs/hlsl-support.md",
       "what of HLSL is there, with its tests, in Markdown", emitHLSLSupport},
      {"gen-data-types", "include/dxil/generated/DataTypes.h", "types of numbers in data",
       emitDataTypes},
      {"gen-scalars", "include/dxil/generated/HLSLScalars.inc", "HLSL's scalar types", emitScalars},
      {"gen-library-ids", "include/dxil/generated/HLSLLibraryIds.h",
       "names of the library functions that code generation has code for", emitLibraryIds},
      {"gen-library", "include/dxil/generated/HLSLLibrary.inc",
       "the front end's tables of HLSL's library", emitLibrary},
      {"gen-declarations", "include/dxil/generated/HLSLDeclarations.h",
       "HLSL's attributes and modifiers", emitDeclarations},
      {"gen-contract", "include/dxil/generated/Contract.h",
       "enumerations and attributes of the IR contract", emitContract},
      {"gen-meaning-header", "include/dxil/generated/MeaningOperators.h",
       "operators of what ops compute", emitMeaningHeader},
      {"gen-meaning-table", "include/dxil/generated/Meanings.inc",
       "what ops compute, as trees for an interpreter", emitMeaningTable},
      {"gen-meaning-docs", "docs/meanings.md", "what ops compute, as pseudo-code in Markdown",
       emitMeaningDocs},
      {"gen-llvm-dxil-td", "", "the core ops in the schema of LLVM's own DXIL.td", emitLLVMRecords},
      {"gen-json", "docs/ops.json", "the op database of docs/json-format.md", emitJSON},
      {"gen-markdown", "docs/ops", "op tables in Markdown", nullptr, emitMarkdown},
      {"gen-html", "html", "the op database as an HTML site", nullptr, emitHTML},
  };
  return List;
}

void emitBanner(raw_ostream &OS, std::string_view Comment, std::string_view What,
                std::string_view Flag) {
  OS << Comment << " SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception\n"
     << Comment << "\n"
     << Comment << " " << What << "\n"
     << Comment << " Written by: dxil-tblgen DXIL.td -" << Flag
     << "; edit the records, not this file.\n";
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
