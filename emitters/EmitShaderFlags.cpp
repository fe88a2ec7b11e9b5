// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes ShaderFlags.h: the shader flags, and the calls of ops that require them.
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <map>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral Head = R"(
#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <string_view>

namespace dxil {

)";

constexpr StringLiteral Tables = R"(
constexpr bool has(uint64_t Flags, ShaderFlag F) {
  return Flags & uint64_t(F);
}

/// A shader flag. Flags newer than all shader models that name them have no name.
struct ShaderFlagInfo {
  uint64_t Bit;
  std::string_view Name, Doc;
  int8_t Feature; ///< bit in part SFI0; -1 if there is none
  uint8_t Minor;  ///< N of the first shader model 6.N with the flag
  bool Option;    ///< an option of the compiler, which the code does not determine
};
)";

constexpr StringLiteral Predicates = R"(
/// The calls of an op that require a flag.
enum class CallPredicateKind : uint8_t {
  Any,
  Variable,      ///< calls in which one of the arguments is present and not constant
  Given,         ///< calls whose argument is present and not the constant 0
  IsZero,        ///< calls whose argument is the constant 0, or not constant
  IsNotZero,     ///< all calls to which IsZero does not apply
  OfType,        ///< calls with values of the type
};
struct CallPredicate {
  ShaderFlag Flag;
  OpCode Op;
  CallPredicateKind Kind = CallPredicateKind::Any;
  uint8_t Validator = 0; ///< validators before 1.Validator do not count the calls
  uint8_t Count = 0;     ///< number of Arguments
  OperandId Arguments[3] = {};
  Overload Type = Overload::None;
};
/// Sorted by op.
inline constexpr CallPredicate CallPredicates[] = {
)";

class FlagWriter {
public:
  FlagWriter(const Model &M, const RecordKeeper &Records, raw_ostream &OS)
      : M(M), Records(Records), OS(OS), Flags(definitions(Records, "ShaderFlag")) {}

  bool write() {
    OS << Head;
    writeFlags();
    OS << Tables;
    writeTable();
    writePrecision();
    for (const Record *Flag : Flags)
      for (const Record *Predicate : Flag->getValueAsListOfDefs("SetBy"))
        addPredicate(*Flag, *Predicate);
    OS << Predicates;
    for (const auto &[Opcode, Row] : Rows)
      OS << Row;
    OS << "};\n\n} // namespace dxil\n";
    return Good;
  }

private:
  const Model &M;
  const RecordKeeper &Records;
  raw_ostream &OS;
  std::vector<const Record *> Flags;
  std::multimap<uint32_t, std::string> Rows;
  bool Good = true;

  void fail(const Record &Field, const Twine &Why) {
    PrintError(&Field, Why);
    Good = false;
  }

  static bool isNamed(const Record &Flag) { return !Flag.isSubClassOf("UnnamedFlag"); }
  static StringRef nameOf(const Record &Flag) {
    StringRef Name = Flag.getName();
    Name.consume_front("Flag");
    return Name;
  }

  void writeFlags() {
    OS << "/// The flags of tag 0 of an entry point's properties.\n"
          "enum class ShaderFlag : uint64_t {\n";
    std::map<int64_t, const Record *> Taken;
    for (const Record *Flag : Flags) {
      const int64_t Number = Flag->getValueAsInt("Number");
      if (Number < 0 || Number > 63 || !Taken.emplace(Number, Flag).second)
        fail(*Flag, "shader flag " + Twine(Number) + " is taken, or is no bit of 64");
      else if (isNamed(*Flag))
        OS << "  " << nameOf(*Flag) << " = uint64_t(1) << " << Number << ", ///< "
           << Flag->getValueAsString("Doc") << "\n";
    }
    OS << "};\n";
  }

  void writeTable() {
    OS << "inline constexpr ShaderFlagInfo ShaderFlags[] = {\n";
    for (const Record *Flag : Flags)
      OS << "    {uint64_t(1) << " << Flag->getValueAsInt("Number") << ", \""
         << (isNamed(*Flag) ? nameOf(*Flag) : StringRef()) << "\", \""
         << Flag->getValueAsString("Doc") << "\", " << Flag->getValueAsInt("Feature") << ", "
         << Flag->getValueAsDef("Since")->getValueAsInt("Minor") << ", "
         << (Flag->getValueAsBit("Option") ? "true" : "false") << "},\n";
    OS << "};\n";
  }

  void writePrecision() {
    OS << "\n/// Of 16-bit values SFI0 has a bit for each width, where the flags have one for use "
          "and "
          "one for\n/// width.\nenum class PrecisionFeature : uint8_t {\n";
    for (const Record *R : definitions(Records, "PrecisionFeature")) {
      StringRef Name = R->getName();
      Name.consume_back("Precision");
      OS << "  " << Name << " = " << R->getValueAsInt("Feature") << ", ///< "
         << R->getValueAsString("Doc") << "\n";
    }
    OS << "};\nstruct PrecisionFeatureInfo {\n  PrecisionFeature Feature;\n"
          "  std::string_view Doc;\n};\n"
          "inline constexpr PrecisionFeatureInfo PrecisionFeatures[] = {\n";
    for (const Record *R : definitions(Records, "PrecisionFeature"))
      OS << "    {PrecisionFeature(" << R->getValueAsInt("Feature") << "), \""
         << R->getValueAsString("Doc") << "\"},\n";
    OS << "};\n";
  }

  static const ArgDesc *findArgument(const OpDesc &Op, StringRef Name) {
    for (const ArgDesc &Arg : Op.Arguments)
      if (Arg.Name == Name)
        return &Arg;
    return nullptr;
  }

  /// Returns the ops whose calls a predicate can select.
  std::vector<const OpDesc *> opsOf(const Record &Predicate) {
    std::vector<const OpDesc *> Ops;
    if (Predicate.getValue("Ops"))
      for (const Record *Op : Predicate.getValueAsListOfDefs("Ops"))
        Ops.push_back(M.findOp(Op->getName().str()));
    else
      for (const auto &Op : M.Ops)
        if (isMeant(Predicate, *Op))
          Ops.push_back(Op.get());
    return Ops;
  }

  /// Returns true if an op has an attribute, which must not depend on the version.
  bool has(const OpDesc &Op, StringRef Attribute) {
    size_t Count = 0;
    for (const AttributesDesc &Entry : Op.Attributes)
      Count +=
          any_of(Entry.Attributes, [&](const AttributeDesc *A) { return A->Name == Attribute; });
    if (Count && Count != Op.Attributes.size())
      fail(*Op.Record, "op '" + Op.Name + "' sets a shader flag by its attribute '" + Attribute +
                           "', which it does not have in all versions");
    return Count;
  }

  /// Returns true if a predicate without a list of ops applies to this one.
  bool isMeant(const Record &Predicate, const OpDesc &Op) {
    if (Predicate.isSubClassOf("AnyCallWith"))
      return has(Op, Predicate.getValueAsDef("OpAttribute")->getName());
    return findArgument(Op, Predicate.getValueAsString("Argument")) && !has(Op, "IsFeedback");
  }

  void addPredicate(const Record &Flag, const Record &Predicate) {
    StringRef Kind = Predicate.isSubClassOf("VariableArgument") ? "Variable"
                     : Predicate.isSubClassOf("ArgumentGiven")  ? "Given"
                     : Predicate.isSubClassOf("ArgumentIsZero")
                         ? (Predicate.getValueAsBit("Zero") ? "IsZero" : "IsNotZero")
                     : Predicate.isSubClassOf("CallOfType") ? "OfType"
                                                            : "Any";
    std::vector<StringRef> Names;
    if (Predicate.getValue("Arguments"))
      Names = Predicate.getValueAsListOfStrings("Arguments");
    else if (Predicate.getValue("Argument"))
      Names = {Predicate.getValueAsString("Argument")};
    const TypeDesc *Type = nullptr;
    if (Predicate.getValue("Type"))
      for (const TypeDesc *T : M.OverloadTypes)
        if (T->Record == Predicate.getValueAsDef("Type")->getName())
          Type = T;
    const std::vector<const OpDesc *> Ops = opsOf(Predicate);
    if (Ops.empty() || (Kind == "OfType" && !Type))
      fail(Flag, "shader flag '" + nameOf(Flag) + "': no op, or no type, is meant by what sets it");
    for (const OpDesc *Op : Ops) {
      if (!Op)
        return fail(Flag, "shader flag '" + nameOf(Flag) + "' is set by an op that is unknown");
      addRow(Flag, Predicate, Kind, Names, Type, *Op);
    }
  }

  void addRow(const Record &Flag, const Record &Predicate, StringRef Kind,
              ArrayRef<StringRef> Names, const TypeDesc *Type, const OpDesc &Op) {
    std::string Arguments;
    unsigned Count = 0;
    for (StringRef Name : Names)
      if (const ArgDesc *Arg = findArgument(Op, Name)) {
        Arguments += (Count++ ? ", OperandId::" : "OperandId::") + Arg->Id;
      }
    if ((!Names.empty() && !Count) || Count > 3)
      return fail(Flag, "shader flag '" + nameOf(Flag) + "': op '" + Op.Name +
                            "' has none of the arguments, or more than three");
    std::string Row;
    raw_string_ostream Out(Row);
    Out << "    {.Flag = ShaderFlag::" << nameOf(Flag) << ", .Op = OpCode::" << Op.Name;
    if (Kind != "Any")
      Out << ", .Kind = CallPredicateKind::" << Kind;
    if (const int64_t Validator = Predicate.getValueAsInt("Validator"))
      Out << ", .Validator = " << Validator;
    if (Count)
      Out << ", .Count = " << Count << ", .Arguments = {" << Arguments << "}";
    if (Type)
      Out << ", .Type = Overload::" << Type->Enum;
    Out << "},\n";
    Rows.emplace(Op.Opcode, Row);
  }
};

} // namespace

static bool emitShaderFlags(const Model &M, const RecordKeeper &Records, raw_ostream &OS) {
  return FlagWriter(M, Records, OS).write();
}
static const Emitter ShaderFlags("gen-shader-flags", "include/dxil/generated/ShaderFlags.h",
                                 "Shader flags, and the calls of ops that set them.",
                                 emitShaderFlags);

} // namespace dxil::emitters
