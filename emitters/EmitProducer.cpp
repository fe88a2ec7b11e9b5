// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the interfaces of ops for builders in other languages: a C struct and function for each
// op, their implementation, methods of a Python class, and the numbers of DXIL in C.
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

/// Returns true if a word begins at \p I: a capital after a lower-case letter or digit, or the last
/// of several capitals if lower-case letters follow. "Texture2D" is one word.
bool beginsWord(StringRef Name, size_t I) {
  if (!I || !isUpper(Name[I]))
    return false;
  if (isDigit(Name[I - 1]) && Name[I] == 'D')
    return false;
  const bool IsPlural = Name.substr(I + 1) == "s"; // a plural of capitals, such as "ROVs"
  const bool IsBeforeSmall = I + 1 < Name.size() && isLower(Name[I + 1]) && !IsPlural;
  return !isUpper(Name[I - 1]) ? Name[I - 1] != '_' : IsBeforeSmall;
}

/// Returns a name such as "raw_buffer_load". A single letter joins the next word: "fabs",
/// "cbuffer_load".
std::string snakeCase(StringRef Name) {
  std::string Result;
  for (size_t I = 0, Word = 0; I < Name.size(); ++I) {
    if (Name[I] == '_' || (beginsWord(Name, I) && I - Word > 1)) {
      Result += '_';
      Word = Name[I] == '_' ? I + 1 : I;
    }
    if (Name[I] != '_')
      Result += toLower(Name[I]);
  }
  return Result;
}

std::string upperCase(StringRef Name) {
  return StringRef(snakeCase(Name)).upper();
}

/// Returns the name of an operand or method in C and C++, or in Python if \p IsPython.
std::string word(StringRef Name, bool IsPython = false) {
  static const StringSet<> Taken = {"and", "as",   "from", "global", "in", "is",   "lambda", "not",
                                    "or",  "pass", "def",  "del",    "if", "else", "return"};
  const std::string Snake = snakeCase(Name);
  if (IsPython)
    return Taken.contains(Snake) ? Snake + "_" : Snake;
  return cppIdentifier(Snake);
}

//===-- Operands ------------------------------------------------------------------------------===//

/// Returns true for a constant that the caller passes as a number.
bool isNumber(const ArgDesc &Arg) {
  return Arg.Immediate && (Arg.Enum || is_contained({"i1Ty", "i8Ty", "i16Ty", "i32Ty"},
                                                    StringRef(Arg.Type->Record)));
}

/// Returns the index of the operand whose type is the overload of a dimension, or nothing if the
/// caller has to pass the type.
std::optional<unsigned> overloadOperand(const OpDesc &Op, unsigned Dimension) {
  for (const OverloadsDesc &Entry : Op.Overloads)
    if (Entry.Dimension == Dimension &&
        any_of(Entry.Types, [](const TypeDesc *T) { return T->Suffix == "udt"; }))
      return std::nullopt; // an opaque pointer hides its struct
  for (unsigned I = 0; I < Op.Arguments.size(); ++I) {
    const TypeDesc &T = *Op.Arguments[I].Type;
    if (T.Shape == TypeShape::Dependent && T.Dimension == Dimension &&
        (T.Record == "overloadTy" || T.Record == "overload" + std::to_string(Dimension) + "Ty"))
      return I;
  }
  return std::nullopt;
}

std::string overloadField(const OpDesc &Op, unsigned Dimension) {
  return Op.NumDimensions == 1 ? "overload" : "overload" + std::to_string(Dimension);
}

std::string overloadDoc(const OpDesc &Op, unsigned Dimension) {
  std::string Names;
  for (const OverloadsDesc &Entry : Op.Overloads)
    if (Entry.Dimension == Dimension)
      for (const TypeDesc *T : Entry.Types)
        if (!StringRef(Names).contains(T->Name))
          Names += (Names.empty() ? "" : ", ") + T->Name;
  return "The overload: " + Names + ".";
}

/// Calls Visit for each overload that no operand shows.
template <class Function> void forEachOverload(const OpDesc &Op, Function Visit) {
  for (unsigned D = 0; D < Op.NumDimensions; ++D)
    if (!overloadOperand(Op, D))
      Visit(D);
}

bool hasFields(const OpDesc &Op) {
  bool Any = !Op.Arguments.empty();
  forEachOverload(Op, [&](unsigned) { Any = true; });
  return Any;
}

bool isVoid(const OpDesc &Op) {
  return Op.Result->Record == "voidTy";
}

//===-- Enumerations --------------------------------------------------------------------------===//

struct NamedNumbers {
  std::string Name, Doc;
  struct Case {
    std::string Name, Doc;
    int64_t Value;
  };
  std::vector<Case> Cases;
};

NamedNumbers stages(const Model &M) {
  NamedNumbers Result{"Stage", "Shader stages, by the kind in a program header.", {}};
  for (const auto &S : M.Stages)
    Result.Cases.push_back({S->Enum, "", S->Kind});
  return Result;
}

NamedNumbers overloads(const Model &M) {
  NamedNumbers Result{"Overload", "What an op can be overloaded with.", {{"None", "", 0}}};
  for (const auto &[I, Type] : enumerate(M.OverloadTypes))
    Result.Cases.push_back({Type->Enum, "", int64_t(I) + 1});
  return Result;
}

NamedNumbers attributes(const Model &M) {
  NamedNumbers Result{"OpAttribute", "Properties of a call of an op.", {}};
  for (const auto &[I, A] : enumerate(M.Attributes))
    Result.Cases.push_back({A->Name, A->Doc, int64_t(I)});
  return Result;
}

/// Returns the enumerations of operands and declarations, except for the stages.
std::vector<NamedNumbers> enumerations(const Model &M, const RecordKeeper &Records) {
  std::vector<NamedNumbers> Result;
  for (const auto &E : M.Enums) {
    NamedNumbers New{E->Name, E->Doc, {}};
    for (const EnumCaseDesc &Case : E->Cases)
      New.Cases.push_back({Case.Name, Case.Doc, Case.Value});
    Result.push_back(std::move(New));
  }
  for (StringRef Name : {"InputPrimitive", "OutputTopology", "MeshTopology", "TessellatorDomain",
                         "TessellatorPartitioning", "TessellatorPrimitive", "MatrixOrder"}) {
    const Record *E = Records.getDef(Name);
    if (!E)
      continue; // skips records of tests
    NamedNumbers New{Name.str(), E->getValueAsString("Doc").str(), {}};
    for (const Record *Case : E->getValueAsListOfDefs("Cases"))
      New.Cases.push_back({Case->getValueAsString("Name").str(),
                           Case->getValueAsString("Doc").str(), Case->getValueAsInt("Value")});
    Result.push_back(std::move(New));
  }
  NamedNumbers Modes{"Interpolation", "How an input of a pixel shader is interpolated.", {}};
  for (const Record *R : definitions(Records, "InterpolationInfo"))
    Modes.Cases.push_back({R->getValueAsString("Name").str(), "", R->getValueAsInt("Number")});
  Result.push_back(std::move(Modes));
  NamedNumbers Flags{"ShaderOption", "Choices of who compiles a shader.", {}};
  for (const Record *R : definitions(Records, "ShaderFlag"))
    if (R->getValueAsBit("Option") && R->getValueAsInt("Number") < 31) {
      StringRef Name = R->getName();
      Name.consume_front("Flag");
      Flags.Cases.push_back(
          {Name.str(), R->getValueAsString("Doc").str(), int64_t(1) << R->getValueAsInt("Number")});
    }
  Result.push_back(std::move(Flags));
  return Result;
}

//===-- C -------------------------------------------------------------------------------------===//

/// Writes text as a C comment. Escapes text that would end it.
void emitCComment(raw_ostream &OS, StringRef Indent, StringRef Text) {
  if (Text.empty())
    return;
  std::string Wrapped;
  raw_string_ostream Lines(Wrapped);
  emitComment(Lines, (Indent + " *").str(), Text);
  StringRef Body = StringRef(Wrapped).rtrim();
  OS << Indent << "/*" << Body.drop_front(Indent.size() + 2) << " */\n";
}

void emitCEnum(const NamedNumbers &E, raw_ostream &OS) {
  const std::string Name = "dxil_" + snakeCase(E.Name);
  OS << "\n";
  emitCComment(OS, "", E.Doc);
  OS << "typedef enum " << Name << " {\n";
  for (const auto &[I, Case] : enumerate(E.Cases)) {
    emitCComment(OS, "  ", Case.Doc);
    OS << "  DXIL_" << upperCase(E.Name) << "_" << upperCase(Case.Name) << " = " << Case.Value
       << (I + 1 < E.Cases.size() ? ",\n" : "\n");
  }
  OS << "} " << Name << ";\n";
}

void emitCDeclaration(const OpDesc &Op, raw_ostream &OS) {
  const std::string Name = snakeCase(Op.Name);
  OS << "\n";
  if (hasFields(Op)) {
    OS << "typedef struct dxil_" << Name << "_args {\n";
    for (const ArgDesc &Arg : Op.Arguments) {
      std::string Doc = Arg.Doc;
      if (isNumber(Arg) && Arg.Enum)
        Doc += " A dxil_" + snakeCase(Arg.Enum->Name) + ".";
      if (Arg.Optional)
        Doc += " May be left out.";
      emitCComment(OS, "  ", Doc);
      OS << "  " << (isNumber(Arg) ? "uint32_t" : "dxil_value") << " " << word(Arg.Name) << ";\n";
    }
    forEachOverload(Op, [&](unsigned D) {
      emitCComment(OS, "  ", overloadDoc(Op, D));
      OS << "  dxil_type " << overloadField(Op, D) << ";\n";
    });
    OS << "} dxil_" << Name << "_args;\n";
  }
  emitCComment(OS, "", Op.Doc + (Op.ResultDoc.empty() ? "" : " Returns: " + Op.ResultDoc));
  OS << "DXIL_API " << (isVoid(Op) ? "void" : "dxil_value") << " dxil_op_" << Name
     << "(dxil_builder *builder"
     << (hasFields(Op) ? ", const dxil_" + Name + "_args *args" : std::string()) << ");\n";
}

void emitShape(const OpDesc &Op, raw_ostream &OS) {
  uint32_t Numbers = 0, Optional = 0;
  for (unsigned I = 0; I < Op.Arguments.size(); ++I) {
    Numbers |= uint32_t(isNumber(Op.Arguments[I])) << I;
    Optional |= uint32_t(Op.Arguments[I].Optional) << I;
  }
  OS << "    {OpCode::" << Op.Name << ", " << Op.Arguments.size() << ", 0x" << utohexstr(Numbers)
     << ", 0x" << utohexstr(Optional) << ", " << Op.NumDimensions << ", {";
  for (unsigned D = 0; D < Op.NumDimensions; ++D) {
    const std::optional<unsigned> From = overloadOperand(Op, D);
    OS << (D ? ", " : "") << (From ? std::to_string(*From) : "GivenType");
  }
  OS << "}},\n";
}

void emitCDefinition(const OpDesc &Op, raw_ostream &OS) {
  const std::string Name = snakeCase(Op.Name);
  size_t Words = Op.Arguments.size();
  forEachOverload(Op, [&](unsigned) { ++Words; });
  if (Words)
    OS << "static_assert(sizeof(dxil_" << Name << "_args) == " << Words
       << " * sizeof(uint32_t));\n";
  OS << (isVoid(Op) ? "void" : "dxil_value") << " dxil_op_" << Name << "(dxil_builder *B"
     << (Words ? ", const dxil_" + Name + "_args *A" : std::string()) << ") {\n  "
     << (isVoid(Op) ? "" : "return ") << "callOp(B, OpCode::" << Op.Name << ", "
     << (Words ? "A, sizeof *A" : "nullptr, 0") << ");\n}\n";
}

//===-- Python --------------------------------------------------------------------------------===//

/// Writes text as lines of a Python string.
void emitPythonDoc(raw_ostream &OS, StringRef Indent, StringRef Text) {
  std::string Wrapped;
  raw_string_ostream Lines(Wrapped);
  emitComment(Lines, Indent.drop_back(1), Text);
  std::string Body = StringRef(Wrapped).trim().str();
  for (size_t Offset = 0; (Offset = Body.find_first_of("\\\"", Offset)) != std::string::npos;
       Offset += 2)
    Body.insert(Offset, "\\");
  OS << Indent << "\"\"\"" << Body << "\"\"\"\n";
}

void emitPythonEnum(const NamedNumbers &E, bool IsFlags, raw_ostream &OS) {
  OS << "\n\nclass " << E.Name << "(enum." << (IsFlags ? "IntFlag" : "IntEnum") << "):\n";
  emitPythonDoc(OS, "    ", E.Doc);
  OS << "\n";
  for (const NamedNumbers::Case &Case : E.Cases)
    OS << "    " << upperCase(Case.Name) << " = " << Case.Value << "\n";
}

void emitPythonMethod(const OpDesc &Op, raw_ostream &OS) {
  OS << "\n    def " << word(Op.Name, /*IsPython=*/true) << "(self";
  std::string Required, Left, Words, Doc = Op.Doc;
  for (const ArgDesc &Arg : Op.Arguments) {
    const std::string Name = word(Arg.Name, true);
    if (Arg.Optional)
      Left += ", " + Name + ": Optional[Value] = None";
    else
      Required += ", " + Name + ": " + (isNumber(Arg) ? "int" : "Value");
    Words += Name + ", ";
  }
  forEachOverload(Op, [&](unsigned D) {
    Required += ", " + overloadField(Op, D) + ": Type";
    Words += overloadField(Op, D) + ", ";
  });
  OS << (hasFields(Op) ? ", *" : "") << Required << Left << ") -> "
     << (isVoid(Op) ? "None" : "Value") << ":\n";
  if (!Op.ResultDoc.empty())
    Doc += " Returns: " + Op.ResultDoc;
  emitPythonDoc(OS, "        ", Doc);
  OS << "        " << (isVoid(Op) ? "" : "return ") << "self._call_op(" << Op.Opcode << ", ("
     << Words << "))\n";
}

} // namespace

static bool emitOpNumbers(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  for (const NamedNumbers &E : {stages(M), overloads(M), attributes(M)})
    if (!E.Cases.empty())
      emitCEnum(E, OS);
  // No enumeration: C's have no number above INT_MAX.
  OS << "\n/* Opcodes: the feature id of a table in the top 16 bits, the number in it below. */\n";
  for (const auto &Op : M.Ops)
    OS << "#define DXIL_OPCODE_" << upperCase(Op->Name) << " " << Op->Opcode << "u\n";
  return true;
}
static const Emitter OpNumbers("gen-op-numbers", "include/dxil/generated/OpNumbers.h",
                               "The numbers of DXIL in C: stages, overloads, attributes, opcodes.",
                               emitOpNumbers, /*IsC=*/true);

static bool emitProducerHeader(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  OS << "\n/* An operand that is left out is a mistake, but where it may be. Numbers have to be "
        "constants\n * in DXIL. */\n\n#include <dxil/generated/OpNumbers.h>\n\n#ifdef "
        "__cplusplus\nextern \"C\" {\n#endif\n";
  for (const NamedNumbers &E : enumerations(M, Records))
    if (!E.Cases.empty())
      emitCEnum(E, OS);
  StringMap<std::string> Names;
  for (const OpDesc *Op : M.definedOps()) {
    auto [Entry, IsNew] = Names.try_emplace(snakeCase(Op->Name), Op->Name);
    if (!IsNew) {
      PrintError(Op->Record, "in C the op has the name of '" + Entry->second + "'");
      return false;
    }
    emitCDeclaration(*Op, OS);
  }
  OS << "\n#ifdef __cplusplus\n}\n#endif\n";
  return true;
}
static const Emitter ProducerHeader("gen-producer-header", "include/dxil/generated/ProducerOps.h",
                                    "Calls of DXIL ops for dxil_builder.h, which includes this: a "
                                    "struct of operands and a function for each.",
                                    emitProducerHeader, /*IsC=*/true);

static bool emitProducerCalls(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  OS << "\n/// By opcode.\nconstexpr CallShape CallShapes[] = {\n";
  for (const OpDesc *Op : M.definedOps())
    emitShape(*Op, OS);
  OS << "};\n\nextern \"C\" {\n";
  for (const OpDesc *Op : M.definedOps())
    emitCDefinition(*Op, OS);
  OS << "}\n";
  return true;
}
static const Emitter
    ProducerCalls("gen-producer-calls", "include/dxil/generated/ProducerOps.inc",
                  "Definitions of the functions of ProducerOps.h; part of libdxil.",
                  emitProducerCalls);

static bool emitProducerPython(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  OS << "import enum\nfrom typing import Optional, Sequence, Union\n\n\nclass Value(int):\n"
        "    \"\"\"A value of the shader that is being built.\"\"\"\n\n\nclass Type(int):\n"
        "    \"\"\"A type of the shader that is being built.\"\"\"\n";
  StringSet<> Flags = {"ShaderOption"};
  for (const auto &E : M.Enums)
    if (E->Flags)
      Flags.insert(E->Name);
  std::vector<NamedNumbers> Enumerations = enumerations(M, Records);
  Enumerations.insert(Enumerations.begin(), stages(M));
  for (const NamedNumbers &E : Enumerations)
    if (!E.Cases.empty())
      emitPythonEnum(E, Flags.contains(E.Name), OS);
  OS << "\n\nclass Operations:\n    \"\"\"A method for each operation. Operands have names; those "
        "that may be left out are undef then.\"\"\"\n\n"
        "    def _call_op(self, opcode: int, words: Sequence[Union[int, None]]) -> Value:\n"
        "        raise NotImplementedError\n";
  for (const OpDesc *Op : M.definedOps())
    emitPythonMethod(*Op, OS);
  return true;
}
static const Emitter
    ProducerPython("gen-producer-python", "python/dxil/operations.py",
                   "Calls of DXIL ops as methods with keyword arguments, and enumerations.",
                   emitProducerPython);

} // namespace dxil::emitters
