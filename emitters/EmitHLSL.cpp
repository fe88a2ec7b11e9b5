// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EmitHLSL.h"

#include "Emitter.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>

using namespace llvm;

namespace dxil {
namespace {

std::string shaderModel(VersionDesc Version) {
  // Shader model 6.n is DXIL 1.n.
  return "6." + std::to_string(Version.Minor);
}

/// The first version in which a stage may use an op.
std::optional<VersionDesc> stageSince(const OpDesc &Op, const StageDesc &Stage) {
  for (const StagesDesc &Entry : Op.Stages)
    if (Entry.All ||
        std::find(Entry.Stages.begin(), Entry.Stages.end(), &Stage) != Entry.Stages.end())
      return Entry.Since;
  return std::nullopt;
}

class Emission {
public:
  Emission(const HLSLModel &H, raw_ostream &OS) : H(H), OS(OS) {}

  void functions() {
    StringRef Group;
    for (const HLSLFunctionDesc &F : H.Functions) {
      if (F.Group != Group) {
        Group = F.Group;
        OS << "//===-- " << Group << " "
           << std::string(Group.size() < 66 ? 66 - Group.size() : 1, '-') << "===//\n\n";
      }
      function(F);
    }
  }

private:
  void function(const HLSLFunctionDesc &F) {
    emitComment(OS, "//", F.Doc);
    if (F.Native16)
      OS << "#ifdef __HLSL_ENABLE_16_BIT\n";
    switch (F.Form) {
    case HLSLForm::Elementwise:
      elementwise(F);
      break;
    case HLSLForm::Builtin:
      OS << "__HLSL_BUILTIN(" << F.Builtin << ") " << hlslAvailability(F.Since, F.Op) << F.Result
         << " " << F.Name << "(" << params(F) << ");\n";
      break;
    case HLSLForm::Intrinsic:
      OS << hlslAvailability(F.Since, F.Op) << F.Result << " " << F.Name << "(" << params(F)
         << ") __asm__(\"" << F.Builtin << "\");\n";
      break;
    case HLSLForm::ViaOp:
      emitHLSLViaOp(F, OS);
      break;
    case HLSLForm::Code:
      OS << F.Code << "\n";
      break;
    case HLSLForm::Atomic:
      atomic(F);
      break;
    }
    OS << (F.Native16 ? "#endif\n\n" : "\n");
  }

  static std::string params(const HLSLFunctionDesc &F) {
    std::string Text;
    for (const HLSLParamDesc &Param : F.Params)
      Text += (Text.empty() ? "" : ", ") + Param.Type + " " + Param.Name;
    return Text;
  }

  void elementwise(const HLSLFunctionDesc &F) {
    std::string InSet = "__in_t<" + F.Set->Name + ", T>";
    std::string Result = InSet, Convert = "__same_t";
    if (F.ReturnsVoid)
      Result = "typename __enable<sizeof(" + InSet + ") != 0, void>::type", Convert = "__void_t";
    else if (F.PerElement)
      Result = "typename __scalar_in<" + F.Set->Name + ", T>::type";
    else if (F.Reduces && !F.Result.empty())
      Result = "typename __enable<sizeof(" + InSet + ") != 0, " + F.Result + ">::type";
    else if (F.Reduces)
      Result = "__element_t<" + InSet + " >", Convert = "__element_t";
    else if (!F.Result.empty())
      Result = "__as_t<" + F.Result + ", " + InSet + " >", Convert = "__" + F.Result + "_t";
    OS << "template <typename T> __HLSL_BUILTIN(" << F.Builtin << ") "
       << hlslAvailability(F.Since, F.Op) << "\n"
       << Result << " " << F.Name << "(" << params(F) << ");\n";
    if (F.PerElement)
      emitHLSLVectorForm(F, "", OS);
    if (F.Conversions) {
      OS << "__HLSL_CONVERT" << F.Params.size() << "(" << F.Set->Name << ", " << Convert << ", "
         << F.Name;
      for (const HLSLParamDesc &Param : F.Params)
        OS << ", " << Param.Name;
      OS << ")\n";
    }
    if (F.Matrices)
      OS << "__HLSL_MATRIX" << F.Params.size() << "(" << F.Name << ")\n";
  }

  void atomic(const HLSLFunctionDesc &F) {
    // Types that the op takes in a later version only are not declared before it.
    std::vector<std::pair<VersionDesc, std::vector<const HLSLScalarDesc *>>> ByVersion;
    for (const HLSLScalarDesc *Element : F.Set->Elements) {
      VersionDesc Since = atomicSince(F, *Element);
      auto It = std::find_if(ByVersion.begin(), ByVersion.end(),
                             [&](const auto &Entry) { return Entry.first == Since; });
      if (It == ByVersion.end())
        It = ByVersion.insert(It, {Since, {}});
      It->second.push_back(Element);
    }
    for (const auto &[Since, Elements] : ByVersion) {
      bool Guarded = Since > VersionDesc{1, 0};
      if (Guarded)
        OS << "#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= " << Since.Minor << "\n";
      for (const HLSLScalarDesc *Element : Elements)
        for (StringRef Place : {"groupshared", "device"}) {
          if (F.Original != "always")
            atomicForm(F, *Element, Place, /*Original=*/false);
          if (F.Original != "never")
            atomicForm(F, *Element, Place, /*Original=*/true);
        }
      if (Guarded)
        OS << "#endif\n";
    }
    for (bool Original : {false, true})
      if (F.Original != (Original ? "never" : "always"))
        OS << "void " << F.Name << "(__operand target, "
           << (F.Builtin == "compare_exchange" ? "__operand expected, " : "") << "__operand value"
           << (Original ? ", __operand original" : "") << ");\n";
  }

  static VersionDesc atomicSince(const HLSLFunctionDesc &F, const HLSLScalarDesc &Element) {
    // A float is exchanged by its bits.
    if (!F.Op || Element.Kind == "float")
      return F.Since;
    for (const OverloadsDesc &Entry : F.Op->Overloads)
      if (std::find(Entry.Types.begin(), Entry.Types.end(), Element.Overload) != Entry.Types.end())
        return std::max(F.Since, Entry.Since);
    return F.Since;
  }

  void atomicForm(const HLSLFunctionDesc &F, const HLSLScalarDesc &Element, StringRef Place,
                  bool Original) {
    const std::string &T = Element.Name;
    bool Compares = F.Builtin == "compare_exchange", Bitwise = Element.Kind == "float";
    std::string Bits = Bitwise ? "uint" : T;
    auto bits = [&](StringRef Name) {
      return Bitwise ? ("__builtin_bit_cast(uint, " + Name + ")").str() : Name.str();
    };
    auto value = [&](const std::string &Text) {
      return Bitwise ? "__builtin_bit_cast(float, " + Text + ")" : Text;
    };
    std::string Target = "__builtin_addressof(target)";
    if (Bitwise)
      Target = ("(__place<uint>::" + Place + "_pointer)").str() + Target;
    OS << "inline void " << F.Name << "(__place<" << T << ">::" << Place << "_type target, "
       << (Compares ? T + " expected, " : "") << T << " value"
       << (Original ? ", out " + T + " original" : "") << ") {\n";
    if (Compares) {
      OS << "  " << Bits << " old = " << bits("expected") << ";\n"
         << "  (void)__atomic_compare_exchange_n(" << Target << ", __builtin_addressof(old), "
         << bits("value") << ", 0, 0, 0);\n";
      if (Original)
        OS << "  original = " << value("old") << ";\n";
    } else {
      std::string Suffix = F.Builtin == "exchange" ? "exchange_n" : F.Builtin;
      std::string Call = "__atomic_" + Suffix + "(" + Target + ", " + bits("value") + ", 0)";
      OS << "  " << (Original ? "original = " + value(Call) : "(void)" + Call) << ";\n";
    }
    OS << "}\n";
  }

  const HLSLModel &H;
  raw_ostream &OS;
};

} // namespace

std::string hlslAvailability(VersionDesc Since, const OpDesc *Op) {
  if (!Op)
    return Since > VersionDesc{1, 0} ? "__HLSL_SINCE(" + shaderModel(Since) + ") " : "";
  // Stages by the version in which they got the op; those that never do are the validator's.
  std::string PerStage;
  std::optional<VersionDesc> Common;
  bool Differs = false;
  for (const StagesDesc &Entry : Op->Stages)
    for (const StageDesc *Stage : Entry.Stages) {
      std::optional<VersionDesc> First = stageSince(*Op, *Stage);
      if (!First || *First != Entry.Since || Stage->Name == "library" || Stage->Name == "node")
        continue; // seen before, or nothing that clang calls a shader stage
      Differs |= Common && *Common != *First;
      Common = *First;
      PerStage +=
          "__HLSL_SINCE_IN(" + shaderModel(std::max(Since, *First)) + ", " + Stage->HLSL + ") ";
    }
  if (Differs)
    return PerStage;
  return Since > VersionDesc{1, 0} ? "__HLSL_SINCE(" + shaderModel(Since) + ") " : "";
}

namespace {

/// Text with two underscores before each identifier of capitals only, such as a template's T or N:
/// a shader's macro of that name, which -D may define before the header, would break it. Comments,
/// strings and directives' names stay.
std::string withReservedNames(StringRef Text) {
  std::string Result;
  Result.reserve(Text.size() + Text.size() / 8);
  auto isWord = [](char C) { return C == '_' || isAlnum(C); };
  while (!Text.empty()) {
    if (Text.starts_with("//")) {
      StringRef Comment = Text.take_until([](char C) { return C == '\n'; });
      Result += Comment;
      Text = Text.drop_front(Comment.size());
    } else if (Text.front() == '"') {
      size_t End = Text.find('"', 1);
      End = End == StringRef::npos ? Text.size() : End + 1;
      Result += Text.take_front(End);
      Text = Text.drop_front(End);
    } else if (isWord(Text.front())) {
      StringRef Word = Text.take_while(isWord);
      // The names of resource classes are clang's; the header hides macros of these names.
      bool IsClass = Word == "SRV" || Word == "UAV";
      if (!IsClass && all_of(Word, [](char C) { return C >= 'A' && C <= 'Z'; }))
        Result += "__";
      Result += Word;
      Text = Text.drop_front(Word.size());
    } else {
      Result += Text.front();
      Text = Text.drop_front();
    }
  }
  return Result;
}

} // namespace

bool emitHLSL(const Model &M, const RecordKeeper &Records, raw_ostream &Out) {
  std::optional<HLSLModel> H = readHLSLModel(M, Records);
  if (!H)
    return false;
  std::string Text;
  raw_string_ostream OS(Text);
  emitBanner(OS, "//", "HLSL's types and functions for stock clang.", "gen-hlsl");
  OS << "//\n"
        "// Functions on floats, integers or both are templates over element type and shape. Names "
        "that\n"
        "// start with two underscores are not for shaders.\n"
        "#pragma once\n\n"
        "#pragma clang diagnostic push\n"
        "#pragma clang diagnostic ignored \"-Watomic-alignment\"\n"
        "#pragma clang diagnostic ignored \"-Wconversion\"\n"
        "#pragma clang diagnostic ignored \"-Wundefined-internal\"\n"
        "#pragma clang diagnostic ignored \"-Wuser-defined-warnings\"\n\n"
        "namespace hlsl {\n\n";
  emitHLSLTypeNames(*H, OS);
  emitHLSLTraits(*H, OS);
  bool Ok = emitHLSLExtensions(*H, OS);
  Emission(*H, OS).functions();
  Ok &= emitHLSLResources(M, *H, Records, OS);
  OS << "} // namespace hlsl\n\n";
  emitHLSLUndefs(OS);
  OS << "#pragma clang diagnostic pop\n\n"
        "// Clang cannot default-construct a struct in groupshared memory. Such memory has no "
        "initial\n"
        "// value, so a declaration says the same; the back end makes the variable of it.\n"
        "#define groupshared extern groupshared\n\n"
        "// Of an element type, these tell a view's format, which the shader's code does not "
        "need.\n"
        "#define unorm\n"
        "#define snorm\n\n"
        "// Words of declarations, for dxil-frontend, which reads the attributes.\n"
        "#define row_major __attribute__((suppress(\"dxil.row_major\")))\n"
        "#define column_major __attribute__((suppress(\"dxil.column_major\")))\n"
        "#define globallycoherent __attribute__((suppress(\"dxil.globallycoherent\")))\n"
        "// dxil-frontend makes arithmetic exact in a unit that has the word.\n"
        "#define precise\n"
        "// What is not static is uniform anyway.\n"
        "#define uniform\n"
        "#define nointerpolation "
        "__attribute__((annotate(\"dxil.interpolation:nointerpolation\")))\n"
        "#define noperspective __attribute__((annotate(\"dxil.interpolation:noperspective\")))\n"
        "// What stands for `row_major` and `column_major` behind `typedef` and in angle brackets, "
        "and for `vector`, `matrix`\n"
        "// and `Buffer` without arguments.\n"
        "#define __w_major __attribute__((annotate(\"dxil.row_major\")))\n"
        "#define __lumn_major __attribute__((annotate(\"dxil.column_major\")))\n"
        "#define __w_maior _Pragma(\"dxil_element_order row_major\")\n"
        "#define __lumn_maior _Pragma(\"dxil_element_order column_major\")\n"
        "#define __vec4 float4\n"
        "#define __mat4 float4x4\n"
        "#define __bfr4 Buffer<float4>\n"
        "// What stands for `linear`, `centroid` and `sample` where they are no names.\n"
        "#define __near __attribute__((annotate(\"dxil.interpolation:linear\")))\n"
        "#define __ntroid __attribute__((annotate(\"dxil.interpolation:centroid\")))\n"
        "#define __mple __attribute__((annotate(\"dxil.interpolation:sample\")))\n\n"
        "// The statement.\n"
        "#define discard hlsl::clip(-1.0f)\n\n"
        "// The row that stands for several elements of a matrix; dxil-frontend resolves it.\n"
        "namespace hlsl {\n"
        "int __elements(int names);\n"
        "} // namespace hlsl\n\n";
  emitHLSLResourceNames(M, Records, OS);
  Out << withReservedNames(Text);
  return Ok;
}

} // namespace dxil
