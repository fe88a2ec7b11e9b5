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

namespace dxil {
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
  bool Arrayed = false, Multisampled = false, Cube = false, Texture = false;
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
    for (StringRef Name : {"Arrayed", "Multisampled", "Cube", "Texture"})
      OS << ", " << boolean(*R, Name);
    OS << "}, // " << R->getValueAsString("Kind") << "\n";
  }
  OS << "};\n\nconstexpr const ResourceKindInfo &infoOf(ResourceKind Kind) {\n"
        "  const auto Number = uint32_t(Kind);\n"
        "  return ResourceKinds[Number < "
     << Rows.size() << " ? Number : 0];\n}\n";
  return true;
}

bool writeComponents(raw_ostream &OS, const RecordKeeper &Records) {
  std::vector<const Record *> Rows;
  if (!inOrder(Records, "ComponentTypeInfo", "Type", "ComponentType", Rows))
    return false;
  OS << R"(
/// What a type of components is. The first row is that of types that are not known.
struct ComponentTypeInfo {
  std::string_view Label;   ///< "unorm_f16"
  std::string_view Word;    ///< HLSL's: "uint16_t"; empty if it has none
  std::string_view MinWord; ///< the same where 16-bit types are of minimum precision: "min16uint"
  uint8_t Bits = 0;
};
inline constexpr ComponentTypeInfo ComponentTypes[] = {
)";
  for (const Record *R : Rows)
    OS << "    {\"" << R->getValueAsString("Label") << "\", \"" << R->getValueAsString("Word")
       << "\", \"" << R->getValueAsString("MinWord") << "\", " << R->getValueAsInt("Bits")
       << "},\n";
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
};
inline constexpr InterpolationInfo Interpolations[] = {
)";
  for (const Record *R : Rows)
    OS << "    {\"" << R->getValueAsString("Label") << "\", \"" << R->getValueAsString("Word")
       << "\"},\n";
  OS << "};\n/// Null for a number that is no mode.\n"
        "constexpr const InterpolationInfo *interpolationInfo(uint64_t Mode) {\n"
        "  return Mode < "
     << Rows.size() << " ? &Interpolations[Mode] : nullptr;\n}\n";
  return true;
}

void writeProfiles(raw_ostream &OS, const RecordKeeper &Records) {
  OS << R"(
/// A target of compilers.
struct ProfileInfo {
  Stage Kind;
  std::string_view Prefix; ///< "ps"
};
inline constexpr ProfileInfo Profiles[] = {
)";
  for (const Record *R : definitions(Records, "ProfileInfo")) {
    std::string Stage = R->getValueAsDef("ProfileStage")->getName().str();
    Stage[0] = toUpper(Stage[0]);
    OS << "    {Stage::" << Stage << ", \"" << R->getValueAsString("Prefix") << "\"},\n";
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

/// The stage of a profile's prefix, which has small letters.
constexpr std::optional<Stage> stageOfPrefix(std::string_view Prefix) {
  for (const ProfileInfo &P : Profiles)
    if (P.Prefix == Prefix)
      return P.Kind;
  return std::nullopt;
}
)";
}

} // namespace

bool emitKinds(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  emitBanner(OS, "//", "Kinds of resources and components, modes of interpolation, profiles.",
             "gen-kinds");
  OS << Head;
  if (!writeResources(OS, Records) || !writeComponents(OS, Records) ||
      !writeInterpolation(OS, Records))
    return false;
  writeProfiles(OS, Records);
  OS << "\n} // namespace dxil\n";
  return true;
}

} // namespace dxil
