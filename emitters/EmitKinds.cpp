// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "EmitMetadata.h"
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

constexpr StringLiteral Head = R"(#pragma once

#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace dxil {

/// What a kind of resource is. The first row is that of kinds that are not known.
struct ResourceKindInfo {
  std::string_view Label; ///< "typed buffer"
  std::string_view Word;  ///< HLSL's, without what it holds: "Buffer"
  uint8_t Coordinates = 0; ///< of an access, an array's slice among them
  uint8_t Dimensions = 0;  ///< of a gradient
  uint8_t Offsets = 0;     ///< that an access may add to its texels
  uint8_t Sizes = 0;       ///< that GetDimensions gives
  bool Arrayed = false, Multisampled = false, Cube = false, Texture = false, Feedback = false;

  /// Whether samplers read it.
  constexpr bool isSampled() const { return Texture && !Multisampled; }
};
)";

/// The records of a class, which must be one for each case of an enumeration, by their numbers.
bool inOrder(const RecordKeeper &Records, StringRef Class, StringRef Field, StringRef Enum,
             std::vector<const Record *> &Out) {
  std::map<int64_t, const Record *> ByNumber;
  std::map<StringRef, int64_t> Numbers;
  const Record *Cases = Records.getDef(Enum);
  for (const Record *Case : Cases->getValueAsListOfDefs("Cases"))
    Numbers[Case->getValueAsString("Name")] = Case->getValueAsInt("Value");
  for (const Record *R : definitions(Records, Class)) {
    auto Found = Numbers.find(R->getValueAsString(Field));
    if (Found == Numbers.end() || !ByNumber.emplace(Found->second, R).second) {
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
/// What a class of resources is.
struct ResourceClassInfo {
  std::string_view Label; ///< "constant buffer"
  std::string_view Word;  ///< "cbuffer"
  char Letter = 0;        ///< of its registers: "b"
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
/// What the values of a type of components are: Normalized is a float from -1 or 0 to 1, Packed
/// several numbers in one.
enum class ComponentSort : uint8_t { None, Bool, Signed, Unsigned, Float, Normalized, Packed };

/// What a type of components is. The first row is that of types that are not known.
struct ComponentTypeInfo {
  ComponentSort Sort = ComponentSort::None;
  std::string_view Label;   ///< "unorm_f16"
  std::string_view Word;    ///< HLSL's: "uint16_t"; empty if it has none
  std::string_view MinWord; ///< the same where 16-bit types are of minimum precision: "min16uint"
  uint8_t Bits = 0;
  bool MatrixOnly = false; ///< neither signatures nor resources have it

  /// What signatures and resources have.
  constexpr bool isInteger() const {
    return !MatrixOnly && (Sort == ComponentSort::Signed || Sort == ComponentSort::Unsigned);
  }
  constexpr bool isReal() const {
    return !MatrixOnly && (Sort == ComponentSort::Float || Sort == ComponentSort::Normalized);
  }
  /// What matrices have.
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
  std::string_view Label; ///< "linear centroid"
  std::string_view Word;  ///< HLSL's: "centroid"
  bool Perspective = false; ///< values are divided by w
  bool Centroid = false, Sample = false; ///< where in the pixel they are taken
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
/// Between vertices: neither constant nor left open.
constexpr bool interpolates(uint64_t Mode) {
  return Mode > uint64_t(InterpolationMode::Constant) && interpolationInfo(Mode);
}
/// For each sample on its own.
constexpr bool runsPerSample(uint64_t Mode) {
  const InterpolationInfo *I = interpolationInfo(Mode);
  return I && I->Sample;
}
/// Without the division by w.
constexpr bool withoutPerspective(uint64_t Mode) {
  const InterpolationInfo *I = interpolationInfo(Mode);
  return interpolates(Mode) && !I->Perspective;
}
)";
  return true;
}

void writeProfiles(raw_ostream &OS, const RecordKeeper &Records) {
  OS << R"(
/// A target of compilers.
struct ProfileInfo {
  Stage Kind;
  std::string_view Prefix; ///< "ps"
  uint8_t Minor;           ///< of the first shader model 6 that has it
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

/// The prefix of a stage's profile, that of libraries for stages that only they have; empty for
/// what is no stage.
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

/// The profile of a prefix, which has small letters; null if there is none.
constexpr const ProfileInfo *findProfile(std::string_view Prefix) {
  for (const ProfileInfo &P : Profiles)
    if (P.Prefix == Prefix)
      return &P;
  return nullptr;
}

/// The stage of a profile's prefix.
constexpr std::optional<Stage> stageOfPrefix(std::string_view Prefix) {
  const ProfileInfo *P = findProfile(Prefix);
  return P ? std::optional(P->Kind) : std::nullopt;
}
)";
}

} // namespace

bool emitKinds(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  emitBanner(OS, "//", "Kinds of resources and components, modes of interpolation, profiles.",
             "gen-kinds");
  OS << Head;
  if (!writeResources(OS, Records) || !writeClasses(OS, Records) || !writeComponents(OS, Records) ||
      !writeInterpolation(OS, Records))
    return false;
  writeProfiles(OS, Records);
  OS << "\n} // namespace dxil\n";
  return true;
}

} // namespace dxil::emitters
