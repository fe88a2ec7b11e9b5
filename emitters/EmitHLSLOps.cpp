// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EmitHLSL.h"

#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>
#include <map>
#include <set>

using namespace llvm;

namespace dxil {

std::string hlslType(const TypeDesc &Type, const HLSLScalarDesc &Element) {
  static const std::map<std::string, std::string> Fixed = {
      {"voidTy", "void"},         {"i1Ty", "bool"},
      {"i8Ty", "__i8"},           {"i32Ty", "uint"},
      {"i64Ty", "uint64_t"},      {"halfTy", "half"},
      {"floatTy", "float"},       {"doubleTy", "double"},
      {"overloadI1Ty", "bool"},   {"overloadI32Ty", "uint"},
      {"fourI32Ty", "uint4"},     {"samplePosTy", "float2"},
      {"dimensionsTy", "uint4"},  {"handleTy", "__handle_pointer"},
      // lowering/NodeRecords
      {"nodeHandleTy", "uint"},   {"nodeRecordHandleTy", "uint"}, {"hitObjectTy", "uint"},
  };
  if (auto It = Fixed.find(Type.Record); It != Fixed.end())
    return It->second;
  if (Type.Record == "overloadTy")
    return Element.Name;
  if (Type.Record == "fourTy" || Type.Record == "resRetTy")
    return Element.Name + "4";
  return "";
}

std::optional<VersionDesc> hlslOverloadSince(const OpDesc &Op, const TypeDesc &Type) {
  for (const OverloadsDesc &Entry : Op.Overloads)
    if (std::find(Entry.Types.begin(), Entry.Types.end(), &Type) != Entry.Types.end())
      return std::max(Entry.Since, Op.Minimum);
  return std::nullopt;
}

std::string hlslCallAttributes(const OpDesc &Op) {
  bool Convergent = false, ReadNone = false, ReadOnly = false, NoReturn = false;
  for (const AttributesDesc &Entry : Op.Attributes)
    for (const AttributeDesc *A : Entry.Attributes) {
      Convergent |= A->Name == "IsWave" || A->Name == "IsBarrier" || A->Name == "IsConvergent";
      ReadNone |= A->Name == "ReadNone";
      ReadOnly |= A->Name == "ReadOnly";
      NoReturn |= A->Name == "NoReturn";
    }
  if (NoReturn)
    return " __attribute__((noreturn))";
  if (Convergent)
    return " __attribute__((convergent))";
  return ReadNone ? " __attribute__((const))" : ReadOnly ? " __attribute__((pure))" : "";
}

namespace {

class ExtensionEmitter {
public:
  ExtensionEmitter(const HLSLModel &H, raw_ostream &OS) : H(H), OS(OS) {}

  bool emit() {
    for (const HLSLExtensionDesc &Extension : H.Extensions)
      emitOp(Extension, /*Native16=*/false);
    OS << "#ifdef __HLSL_ENABLE_16_BIT\n";
    for (const HLSLExtensionDesc &Extension : H.Extensions)
      emitOp(Extension, /*Native16=*/true);
    OS << "#endif\n";
    return !Failed;
  }

private:
  void emitOp(const HLSLExtensionDesc &Extension, bool Native16) {
    const OpDesc &Op = *Extension.Op;
    if (Op.NumDimensions == 0) {
      if (!Native16)
        declare(Op, *H.Scalars.front(), Op.Minimum, "");
      return;
    }
    for (const HLSLScalarDesc *Element : Extension.Elements) {
      std::optional<VersionDesc> Since = hlslOverloadSince(Op, *Element->Overload);
      if (Since && Element->Native16 == Native16)
        declare(Op, *Element, *Since, Element->Overload->Suffix);
    }
  }

  void declare(const OpDesc &Op, const HLSLScalarDesc &Element, VersionDesc Since,
               StringRef Suffix) {
    std::string Result = hlslType(*Op.Result, Element), Params, Types;
    bool Known = !Result.empty();
    for (const ArgDesc &Arg : Op.Arguments) {
      std::string Type = hlslType(*Arg.Type, Element);
      Known &= !Type.empty();
      Params += (Params.empty() ? "" : ", ") + Type + " " + Arg.Name;
      Types += Type + ",";
    }
    if (!Known) {
      PrintError(Op.Record->getLoc(), "op '" + Op.Name +
                                          "' has an operand or result that HLSL has no type for");
      Failed = true;
      return;
    }
    // An op whose parameters do not follow its overload: int and uint would differ by result only.
    if (!Declared.insert(Op.Method + "(" + Types).second)
      return;
    OS << hlslAvailability(Since, &Op) << Result << " " << Op.Method << "(" << Params
       << ") __asm__(\"" << Op.extensionName();
    if (Suffix == "f16") // half has the width of float without native 16-bit types
      OS << ".\" __HLSL_HALF_SUFFIX)";
    else
      OS << (Suffix.empty() ? "" : ".") << Suffix << "\")";
    OS << hlslCallAttributes(Op) << ";\n";
  }

  const HLSLModel &H;
  raw_ostream &OS;
  std::set<std::string> Declared;
  bool Failed = false;
};

/// "x, mask.x, 4" with a parameter of type T replaced by what Element gives for its name.
template <typename ElementFn>
std::string operands(const HLSLFunctionDesc &F, const ElementFn &Element) {
  std::string Text;
  for (const std::string &Operand : F.Operands) {
    std::string Value = Operand == "$sign" ? "__value<T>::sign" : Operand;
    for (const HLSLParamDesc &Param : F.Params)
      if (Param.Type == "T" && Param.Name == Operand)
        Value = Element(Param.Name);
    Text += (Text.empty() ? "" : ", ") + Value;
  }
  return Text;
}

std::string paramList(const HLSLFunctionDesc &F, StringRef TypeOfT) {
  std::string Text;
  for (const HLSLParamDesc &Param : F.Params)
    Text += (Twine(Text.empty() ? "" : ", ") +
             (Param.Type == "T" ? TypeOfT : StringRef(Param.Type)) + " " + Param.Name)
                .str();
  return Text;
}

} // namespace

bool emitHLSLExtensions(const HLSLModel &H, raw_ostream &OS) {
  OS << "//===-- Extension intrinsics " << std::string(45, '-') << "===//\n"
     << "// Operations that clang has no builtin for: a call of dxil.<op>.<overload> with the "
        "op's\n"
        "// operands, which the back end turns into the op.\n\n"
        "namespace __dxil {\n";
  bool Ok = ExtensionEmitter(H, OS).emit();
  OS << "} // namespace __dxil\n\n";
  return Ok;
}

void emitHLSLVectorForm(const HLSLFunctionDesc &F, const std::string &Prefix, raw_ostream &OS) {
  auto call = [&](StringRef Index) {
    std::string Args;
    for (const HLSLParamDesc &Param : F.Params)
      Args += (Args.empty() ? "" : ", ") + Param.Name +
              (Param.Type == "T" ? ("[" + Index + "]").str() : "");
    return F.Name + "(" + Args + ")";
  };
  // A result of fixed shape, one mask of lanes, holds if it does for every element.
  bool Joins = StringRef(F.Result).starts_with("vector");
  bool Follows = F.Result.empty() || F.Result == "T";
  std::string Result = Joins     ? F.Result
                       : Follows ? "vector<T, N>"
                                 : "vector<" + F.Result + ", N>";
  OS << "template <typename T, int N>\n"
     << "inline " << Prefix << Result << " " << F.Name << "(" << paramList(F, "vector<T, N>")
     << ") {\n  " << Result << " result" << (Joins ? " = " + call("0") : "") << ";\n"
     << "  [unroll] for (int i = " << (Joins ? 1 : 0) << "; i < N; ++i) "
     << (Joins ? "result = result & " : "result[i] = ") << call("i") << ";\n"
     << "  return result;\n}\n";
}

void emitHLSLViaOp(const HLSLFunctionDesc &F, raw_ostream &OS) {
  bool IsTemplate = std::any_of(F.Params.begin(), F.Params.end(),
                                [](const HLSLParamDesc &P) { return P.Type == "T"; });
  std::string Prefix;
  if (F.Since > VersionDesc{1, 0})
    Prefix = ("__HLSL_WARN_BEFORE(6, " + Twine(F.Since.Minor) + ", \"" + F.Name + "\") ").str();
  std::string Call = "__dxil::" + F.Op->Method + "(" +
                     operands(F, [](const std::string &Name) { return Name; }) + ")";
  if (!IsTemplate) {
    bool Void = F.Result == "void";
    OS << "inline " << Prefix << F.Result << " " << F.Name << "(" << paramList(F, "") << ") {\n  "
       << (Void ? "" : "return (" + F.Result + ")") << Call << ";\n}\n";
    return;
  }
  std::string Result =
      F.Result == "T" ? "typename __scalar_in<" + F.Set->Name + ", T>::type"
                      : "typename __scalar_in<" + F.Set->Name + ", T, " + F.Result + " >::type";
  OS << "template <typename T> inline " << Prefix << Result << " " << F.Name << "("
     << paramList(F, "T") << ") {\n  return " << Call << ";\n}\n";
  emitHLSLVectorForm(F, Prefix, OS);
  if (F.Params.size() == 1 && F.Result == "T")
    OS << "__HLSL_CONVERT1(" << F.Set->Name << ", __same_t, " << F.Name << ", "
       << F.Params[0].Name << ")\n";
}

} // namespace dxil
