// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
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
#include <optional>
#include <string_view>

namespace dxil {

/// A kind of resource. The first row stands for unknown kinds.
struct ResourceKindInfo {
  std::string_view Label; ///< name in messages: "typed buffer"
  std::string_view Word;  ///< name in HLSL without the element type: "Buffer"
  uint8_t Coordinates = 0; ///< number of coordinates of an access, with the array slice
  uint8_t Dimensions = 0;  ///< number of dimensions of a gradient
  uint8_t Offsets = 0;     ///< number of texel offsets of an access
  uint8_t Sizes = 0;       ///< number of sizes that GetDimensions returns
  bool Arrayed = false, Multisampled = false, Cube = false, Texture = false, Feedback = false;

  /// Returns true if the resource can be read through a sampler.
  constexpr bool isSampled() const { return Texture && !Multisampled; }
};
)";

/// Returns the records of a class by their numbers. Each case of the enumeration must have one.
bool inOrder(const RecordKeeper &Records, StringRef Class, StringRef Field, StringRef Enum,
             std::vector<const Record *> &Out) {
  std::map<int64_t, const Record *> ByNumber;
  std::map<StringRef, int64_t> Numbers;
  const Record *Cases = Records.getDef(Enum);
  for (const Record *Case : Cases->getValueAsListOfDefs("Cases"))
    Numbers[Case->getValueAsString("Name")] = Case->getValueAsInt("Value");
  for (const Record *R : definitions(Records, Class)) {
    auto Entry = Numbers.find(R->getValueAsString(Field));
    if (Entry == Numbers.end() || !ByNumber.emplace(Entry->second, R).second) {
      PrintError(R, "'" + R->getValueAsString(Field) + "' is no case of '" + Enum +
                        "', or has two records");
      return false;
    }
  }
  for (auto [Name, Number] : Numbers)
    if (!ByNumber.count(Number)) {
      PrintError(Cases, "'" + Name + "' of '" + Enum + "' has no " + Class);
      return false;
    }
  for (auto [Number, R] : ByNumber) {
    if (Number != int64_t(Out.size())) {
      PrintError(Cases, "the cases of '" + Enum + "' have gaps");
      return false;
    }
    Out.push_back(R);
  }
  return true;
}

StringRef boolean(const Record &R, StringRef Name) {
  return R.getValueAsBit(Name) ? "true" : "false";
}

bool writeResources(raw_ostream &OS, const RecordKeeper &Records) {
  std::vector<const Record *> Rows;
  if (!inOrder(Records, "ResourceKindInfo", "Kind", "ResourceKind", Rows))
    return false;
  OS << "inline constexpr ResourceKindInfo ResourceKinds[] = {\n";
  for (const Record *R : Rows) {
    OS << "    {\"" << R->getValueAsString("Label") << "\", \"" << R->getValueAsString("Word")
       << "\"";
    for (StringRef Name : {"Coordinates", "Dimensions", "Offsets", "Sizes"})
      OS << ", " << R->getValueAsInt(Name);
    for (StringRef Name : {"Arrayed", "Multisampled", "Cube", "Texture", "Feedback"})
      OS << ", " << boolean(*R, Name);
    OS << "}, // " << R->getValueAsString("Kind") << "\n";
  }
  OS << "};\n\nconstexpr const ResourceKindInfo &infoOf(ResourceKind Kind) {\n"
        "  const auto Number = uint32_t(Kind);\n"
        "  return ResourceKinds[Number < "
     << Rows.size()
     << " ? Number : 0];\n}\n"
        "/// The kinds that there are, with Invalid.\n"
        "inline constexpr uint32_t ResourceKindCount = "
     << Rows.size() << ";\n";
  return true;
}

bool writeClasses(raw_ostream &OS, const RecordKeeper &Records) {
  std::vector<const Record *> Rows;
  if (!inOrder(Records, "ResourceClassInfo", "Kind", "ResourceClass", Rows))
    return false;
  OS << R"(
/// A resource class.
struct ResourceClassInfo {
  std::string_view Label; ///< name in messages: "constant buffer"
  std::string_view Word;  ///< name in listings: "cbuffer"
  char Letter = 0;        ///< letter of its registers: "b"
};
inline constexpr ResourceClassInfo ResourceClasses[] = {
)";
  for (const Record *R : Rows) {
    StringRef Letter = R->getValueAsString("Letter");
    if (Letter.size() != 1) {
      PrintError(R, "the registers of a class have one letter, not '" + Letter + "'");
      return false;
    }
    OS << "    {\"" << R->getValueAsString("Label") << "\", \"" << R->getValueAsString("Word")
       << "\", '" << Letter << "'},\n";
  }
  OS << "};\n"
        "/// Null for a number that is no class.\n"
        "constexpr const ResourceClassInfo *resourceClassInfo(uint64_t Class) {\n"
        "  return Class < "
     << Rows.size()
     << " ? &ResourceClasses[Class] : nullptr;\n}\n"
        "/// The letter of a class's registers in HLSL: t, u, b or s; 0 for no class.\n"
        "constexpr char registerLetter(ResourceClass Class) {\n"
        "  const ResourceClassInfo *Info = resourceClassInfo(uint64_t(Class));\n"
        "  return Info ? Info->Letter : 0;\n}\n"
        "/// The class whose registers have this letter.\n"
        "constexpr std::optional<ResourceClass> findRegisterClass(char Letter) {\n"
        "  for (uint32_t I = 0; I < "
     << Rows.size()
     << "; ++I)\n    if (ResourceClasses[I].Letter == Letter)\n      return ResourceClass(I);\n"
        "  return std::nullopt;\n}\n";
  return true;
}

bool writeComponents(raw_ostream &OS, const RecordKeeper &Records) {
  std::vector<const Record *> Rows;
  if (!inOrder(Records, "ComponentTypeInfo", "Type", "ComponentType", Rows))
    return false;
  OS << R"(
/// The kind of values. Normalized is a float from -1 or 0 to 1, Packed several numbers in one.
enum class ComponentSort : uint8_t { None, Bool, Signed, Unsigned, Float, Normalized, Packed };

/// A component type. The first row stands for unknown types.
struct ComponentTypeInfo {
  ComponentSort Sort = ComponentSort::None;
  std::string_view Label;   ///< name in messages: "unorm_f16"
  std::string_view Word;    ///< name in HLSL: "uint16_t"; empty if it has none
  std::string_view MinWord; ///< name in HLSL if 16-bit types are minimum precision: "min16uint"
  uint8_t Bits = 0;
  bool MatrixOnly = false; ///< not for signatures and resources

  /// For signatures and resources.
  constexpr bool isInteger() const {
    return !MatrixOnly && (Sort == ComponentSort::Signed || Sort == ComponentSort::Unsigned);
  }
  constexpr bool isReal() const {
    return !MatrixOnly && (Sort == ComponentSort::Float || Sort == ComponentSort::Normalized);
  }
  /// For matrices.
  constexpr bool isMatrixElement() const {
    return Sort == ComponentSort::Signed || Sort == ComponentSort::Unsigned ||
           Sort == ComponentSort::Float;
  }
};
inline constexpr ComponentTypeInfo ComponentTypes[] = {
)";
  for (const Record *R : Rows)
    OS << "    {ComponentSort::" << R->getValueAsString("Sort") << ", \""
       << R->getValueAsString("Label") << "\", \"" << R->getValueAsString("Word") << "\", \""
       << R->getValueAsString("MinWord") << "\", " << R->getValueAsInt("Bits") << ", "
       << boolean(*R, "MatrixOnly") << "},\n";
  OS << "};\n\nconstexpr const ComponentTypeInfo &infoOf(ComponentType Type) {\n"
        "  const auto Number = uint32_t(Type);\n"
        "  return ComponentTypes[Number < "
     << Rows.size()
     << " ? Number : 0];\n}\n\n"
        "/// The type with that label; Invalid if there is none.\n"
        "constexpr ComponentType findComponentType(std::string_view Label) {\n"
        "  for (uint32_t I = 0; I < "
     << Rows.size()
     << "; ++I)\n    if (ComponentTypes[I].Label == Label)\n      return ComponentType(I);\n"
        "  return ComponentType::Invalid;\n}\n";
  return true;
}

bool writeInterpolation(raw_ostream &OS, const RecordKeeper &Records) {
  std::vector<const Record *> Rows = definitions(Records, "InterpolationInfo");
  OS << "\n/// How an input of a pixel shader is interpolated.\n"
        "enum class InterpolationMode : uint8_t {\n";
  for (auto [I, R] : enumerate(Rows)) {
    if (R->getValueAsInt("Number") != int64_t(I)) {
      PrintError(R, "modes of interpolation have the numbers 0, 1, ... in their order");
      return false;
    }
    OS << "  " << R->getValueAsString("Name") << " = " << I << ",\n";
  }
  OS << R"(};
struct InterpolationInfo {
  std::string_view Label; ///< name in listings: "linear centroid"
  std::string_view Word;  ///< modifier in HLSL: "centroid"
  bool Perspective = false; ///< values are divided by w
  bool Centroid = false, Sample = false; ///< position in the pixel at which values are evaluated
};
inline constexpr InterpolationInfo Interpolations[] = {
)";
  for (const Record *R : Rows)
    OS << "    {\"" << R->getValueAsString("Label") << "\", \"" << R->getValueAsString("Word")
       << "\", " << boolean(*R, "Perspective") << ", " << boolean(*R, "Centroid") << ", "
       << boolean(*R, "Sample") << "},\n";
  OS << "};\n/// Null for a number that is no mode.\n"
        "constexpr const InterpolationInfo *interpolationInfo(uint64_t Mode) {\n"
        "  return Mode < "
     << Rows.size() << R"( ? &Interpolations[Mode] : nullptr;
}
constexpr const InterpolationInfo &infoOf(InterpolationMode Mode) {
  const InterpolationInfo *I = interpolationInfo(uint64_t(Mode));
  return I ? *I : Interpolations[0];
}
/// Returns true for modes that interpolate between vertices: neither constant nor undefined.
constexpr bool interpolates(uint64_t Mode) {
  return Mode > uint64_t(InterpolationMode::Constant) && interpolationInfo(Mode);
}
/// Returns true for modes that evaluate values for each sample.
constexpr bool runsPerSample(uint64_t Mode) {
  const InterpolationInfo *I = interpolationInfo(Mode);
  return I && I->Sample;
}
/// Returns true for modes without the division by w.
constexpr bool withoutPerspective(uint64_t Mode) {
  const InterpolationInfo *I = interpolationInfo(Mode);
  return interpolates(Mode) && !I->Perspective;
}
)";
  return true;
}

/// Writes the objects of HLSL whose names stay the names of types in a module. Programs have other
/// types for the other sorts.
void writeObjects(raw_ostream &OS, const RecordKeeper &Records) {
  OS << R"(
/// The name of an HLSL object in the names of types: `Buffer` in %"class.Buffer<float>".
struct ObjectName {
  std::string_view Word;
  bool HasArguments; ///< `<` follows
};
inline constexpr ObjectName ObjectNames[] = {
)";
  std::map<StringRef, bool> Names;
  for (const Record *R : definitions(Records, "LibraryObject"))
    if (StringRef Sort = R->getValueAsString("Sort");
        !is_contained({"Subobject", "Patch", "RayQuery", "HitObject", "LinAlgMatrix"}, Sort))
      Names[R->getValueAsString("Name")] =
          R->getValueAsInt("typeParameters") + R->getValueAsInt("numbers") > 0;
  for (const Record *R : definitions(Records, "LibraryTexture"))
    Names[R->getValueAsString("Name")] = true;
  for (const Record *R : definitions(Records, "LibrarySampler"))
    Names[R->getValueAsString("Name")] = false;
  for (auto [Name, HasArguments] : Names)
    OS << "    {\"" << Name << "\", " << (HasArguments ? "true" : "false") << "},\n";
  OS << "};\n";
}

void writeProfiles(raw_ostream &OS, const RecordKeeper &Records) {
  OS << R"(
/// A target of compilers.
struct ProfileInfo {
  Stage Kind;
  std::string_view Prefix; ///< prefix of the profile: "ps"
  uint8_t Minor;           ///< N of the first shader model 6.N with the stage
};
inline constexpr ProfileInfo Profiles[] = {
)";
  for (const Record *R : definitions(Records, "ProfileInfo")) {
    std::string Stage = R->getValueAsDef("ProfileStage")->getName().str();
    Stage[0] = toUpper(Stage[0]);
    OS << "    {Stage::" << Stage << ", \"" << R->getValueAsString("Prefix") << "\", "
       << R->getValueAsDef("Since")->getValueAsInt("Minor") << "},\n";
  }
  OS << R"(};

/// Returns the prefix of a stage's profile; that of libraries for stages without a profile; empty
/// for invalid stages.
constexpr std::string_view profilePrefix(uint32_t Kind) {
  std::string_view Library;
  for (const ProfileInfo &P : Profiles) {
    if (uint32_t(P.Kind) == Kind)
      return P.Prefix;
    if (P.Kind == Stage::Library)
      Library = P.Prefix;
  }
  return Kind <= uint32_t(Stage::Node) ? Library : std::string_view();
}

/// Returns the profile with a lower-case prefix, or null.
constexpr const ProfileInfo *findProfile(std::string_view Prefix) {
  for (const ProfileInfo &P : Profiles)
    if (P.Prefix == Prefix)
      return &P;
  return nullptr;
}

/// Returns the stage of a profile's prefix.
constexpr std::optional<Stage> stageOfPrefix(std::string_view Prefix) {
  const ProfileInfo *P = findProfile(Prefix);
  return P ? std::optional(P->Kind) : std::nullopt;
}
)";
}

} // namespace

static bool emitKinds(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  OS << Head;
  if (!writeResources(OS, Records) || !writeClasses(OS, Records) || !writeComponents(OS, Records) ||
      !writeInterpolation(OS, Records))
    return false;
  writeObjects(OS, Records);
  writeProfiles(OS, Records);
  OS << "\n} // namespace dxil\n";
  return true;
}
static const Emitter
    Kinds("gen-kinds", "include/dxil/generated/Kinds.h",
          "Kinds of resources and components, modes of interpolation, objects, profiles.",
          emitKinds);

static bool emitReflection(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  std::vector<const Record *> Resources, Components;
  if (!inOrder(Records, "ReflectedResource", "Kind", "ResourceKind", Resources) ||
      !inOrder(Records, "ReflectedComponent", "Type", "ComponentType", Components))
    return false;
  OS << R"(
#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <string_view>

namespace dxil {

/// D3D_SRV_DIMENSION by ResourceKind; 0 for kinds without dimensions.
inline constexpr uint8_t ReflectedDimensions[] = {)";
  for (auto [I, R] : enumerate(Resources))
    OS << (I ? ", " : "") << R->getValueAsInt("Dimension");
  OS << R"(};
constexpr uint32_t reflectedDimension(ResourceKind Kind) {
  const auto Number = uint32_t(Kind);
  return ReflectedDimensions[Number < )"
     << Resources.size() << R"( ? Number : 0];
}

struct ReflectedComponent {
  uint8_t ReturnType;      ///< D3D_RESOURCE_RETURN_TYPE
  uint8_t VariableType;    ///< D3D_SHADER_VARIABLE_TYPE; 0: no variable has the type
  uint8_t MinVariableType; ///< same, with minimum precision
  std::string_view Word, MinWord;
};
/// By ComponentType.
inline constexpr ReflectedComponent ReflectedComponents[] = {
)";
  for (const Record *R : Components)
    OS << "    {" << R->getValueAsInt("ReturnType") << ", " << R->getValueAsInt("VariableType")
       << ", " << R->getValueAsInt("MinVariableType") << ", \"" << R->getValueAsString("Word")
       << "\", \"" << R->getValueAsString("MinWord") << "\"},\n";
  OS << R"(};
constexpr const ReflectedComponent &reflectedComponent(ComponentType Type) {
  const auto Number = uint32_t(Type);
  return ReflectedComponents[Number < )"
     << Components.size() << R"( ? Number : 0];
}

/// An object that a struct may contain.
struct ReflectedObject {
  std::string_view Word;
  bool IsWhole; ///< Word is the whole name of the struct, else its beginning
  uint8_t VariableType;
};
inline constexpr ReflectedObject ReflectedObjects[] = {
)";
  for (const Record *R : definitions(Records, "ReflectedObject"))
    OS << "    {\"" << R->getValueAsString("Word") << "\", " << boolean(*R, "IsWhole") << ", "
       << R->getValueAsInt("VariableType") << "},\n";
  OS << "};\n\n} // namespace dxil\n";
  return true;
}
static const Emitter Reflection("gen-reflection", "include/dxil/generated/Reflection.h",
                                "Numbers of D3D's reflection interfaces.", emitReflection);

} // namespace dxil::emitters
