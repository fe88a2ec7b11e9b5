// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints signatures and example calls from an op's record.

#include "Html.h"

namespace dxil::exporter {
namespace {

// The overloads that an example uses: for each dimension the first type of the
// latest entry, and its function-name suffix.
struct Choice {
  std::vector<std::string> Types, Suffixes;
};

std::string suffixOf(const Json &Database, const std::string &Type) {
  for (const Json &T : Database["overload_types"])
    if (T["name"] == Type)
      return T["suffix"];
  return Type;
}

Choice choose(const Json &Database, const Json &Op) {
  Choice Result;
  for (const Json &Dimension : Op["overloads"]) {
    if (Dimension.empty())
      continue;
    const Json &Entry = Dimension.back();
    bool Vector = Entry["types"].empty();
    const Json &Types = Vector ? Entry["vector_element_types"] : Entry["types"];
    if (Types.empty())
      continue;
    // Prefers float, the most familiar type, although lists begin with half.
    std::string Type = Types.front();
    for (const Json &T : Types)
      if (T == "float" || T == "i32") {
        Type = T;
        break;
      }
    std::string Suffix = suffixOf(Database, Type);
    if (Type == "udt") {
      Type = "%struct.Payload*";
      Suffix = "struct.Payload";
    } else if (Type == "object") {
      Type = "%class.Object";
      Suffix = "class.Object";
    }
    Result.Types.push_back(Vector ? "<4 x " + Type + ">" : Type);
    Result.Suffixes.push_back(Vector ? "v4" + Suffix : Suffix);
  }
  return Result;
}

std::string elementOf(const std::string &Type) {
  size_t X = Type.find(" x ");
  return X == std::string::npos ? Type : Type.substr(X + 3, Type.size() - X - 4);
}

std::string shaped(const std::string &Like, const std::string &Element) {
  size_t X = Like.find(" x ");
  return X == std::string::npos ? Element : Like.substr(0, X + 3) + Element + ">";
}

// Returns a parameter's type as a module spells it.
std::string concrete(const std::string &Type, const Choice &C) {
  auto dimension = [&](size_t I) { return I < C.Types.size() ? C.Types[I] : std::string("void"); };
  std::string First = dimension(0), Suffix = C.Suffixes.empty() ? "" : C.Suffixes[0];
  if (Type == "overload" || Type == "overload0")
    return First;
  if (Type == "overload1")
    return dimension(1);
  if (Type == "overload2")
    return dimension(2);
  if (Type == "overload3")
    return dimension(3);
  if (Type == "overload.element")
    return elementOf(First);
  if (Type == "overload.i1")
    return shaped(First, "i1");
  if (Type == "overload.i32")
    return shaped(First, "i32");
  if (Type == "<9 x overload>")
    return "<9 x " + First + ">";
  if (Type == "overload1 addrspace(3)*")
    return dimension(1) + " addrspace(3)*";
  if (Type == "dx.types.ResRet" || Type == "dx.types.CBufRet")
    return "%" + Type + "." + Suffix;
  if (Type == "dx.types.four")
    return "%" + Type + Suffix;
  if (Type.starts_with("dx.types."))
    return "%" + Type;
  return Type;
}

std::string functionName(const Json &Op, const Choice &C) {
  std::string Name = "@dx.op." + Op["class"].get<std::string>();
  for (const std::string &Suffix : C.Suffixes)
    Name += "." + Suffix;
  return Name;
}

// Returns an opcode as an i32 operand. Opcodes of experimental ops are negative.
std::string opcodeText(const Json &Op) {
  return std::to_string(static_cast<int32_t>(Op["opcode"].get<uint32_t>()));
}

std::string exampleOperand(const Site &S, const Json &Argument, const std::string &Type) {
  if (!Argument["immediate"].get<bool>())
    return "%" + Argument["name"].get<std::string>();
  if (Argument["enum"].is_string())
    for (const Json &Enum : S.Database["enums"])
      if (Enum["name"] == Argument["enum"] && !Enum["values"].empty())
        return std::to_string(Enum["values"].front()["value"].get<int64_t>());
  if (Type == "i1")
    return "false";
  if (Type.starts_with("%"))
    return "zeroinitializer";
  return Argument["name"] == "alignment" ? "4" : Argument["name"] == "mask" ? "15" : "0";
}

} // namespace

std::string opSignature(const Json &Database, const Json &Op) {
  Choice C = choose(Database, Op);
  std::string Out =
      concrete(Op["result"], C) + " " + functionName(Op, C) + "(i32 " + opcodeText(Op);
  for (const Json &Argument : Op["arguments"])
    Out += ", " + concrete(Argument["type"], C) + " " + Argument["name"].get<std::string>();
  return Out + ")";
}

std::string workedExample(const Site &S, const Json &Op) {
  Choice C = choose(S.Database, Op);
  std::string Result = concrete(Op["result"], C), Name = functionName(Op, C);
  std::string Declaration = "declare " + Result + " " + Name + "(i32";
  std::string Call = (Result == "void" ? "" : "%result = ") + std::string("call ") + Result + " " +
                     Name + "(i32 " + opcodeText(Op);
  for (const Json &Argument : Op["arguments"]) {
    std::string Type = concrete(Argument["type"], C);
    Declaration += ", " + Type;
    Call += ", " + Type + " " + exampleOperand(S, Argument, Type);
  }
  return Declaration + ")\n\n" + Call + ")  ; " + Op["name"].get<std::string>();
}

} // namespace dxil::exporter
