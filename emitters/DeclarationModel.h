// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The records of HLSL's attributes and modifiers (td/hlsl/DeclarationSchema.td), read and checked.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
} // namespace llvm

namespace dxil::emitters {
struct Model;

struct AttributeArgumentDesc {
  std::string Enum; ///< enumerator of AttributeArgument::Sort
  int64_t Least = 0, Most = 0;
  std::vector<std::string> Words;
  /// The enumerations whose words the argument accepts, and the tables of their cases.
  std::vector<std::pair<std::string, std::string>> Enums;
};

struct HLSLAttributeDesc {
  std::string Enum; ///< enumerator of AttributeId
  std::string Name; ///< name as the documentation spells it
  std::vector<std::string> Places;
  std::string Misuse;
  std::vector<AttributeArgumentDesc> Arguments;
  unsigned Required = 0;
  int64_t ProductMost = 0;
  bool NeverCalled = false, IgnoresArguments = false, TakesName = false, OtherStageWarns = false,
       Agrees = false, InContract = false;
  std::vector<std::string> InStages, NeededIn; ///< enumerators of Stage
};

struct HLSLModifierDesc {
  std::string Enum; ///< enumerator of Specifier
  std::string Word;
  std::vector<std::string> Places, IgnoredAt;
  std::string Repeat;
  bool AfterType = false;
  std::string Needs; ///< the required other modifier, an enumerator of Specifier, or empty
};

using ModifierPair = std::pair<std::string, std::string>;

struct DeclarationModel {
  std::vector<std::string> AttributePlaces, Misuses, ArgumentSorts, ModifierPlaces, Repeats;
  std::vector<std::string> ModifierPlaceWords; ///< words for messages, by ModifierPlaces
  std::vector<HLSLAttributeDesc> Attributes;   ///< sorted by lower-case name
  std::vector<HLSLModifierDesc> Modifiers;     ///< modifiers in the order of their records
  std::vector<ModifierPair> Exclusions;        ///< each pair once
  std::vector<std::string> EffectTypes;
  std::vector<std::pair<std::string, std::string>> Subobjects; ///< class and kinds of its values
  std::vector<ModifierPair> Overrides; ///< the first modifier has no effect beside the second
};

/// Reads the records. Returns nothing after errors, which it reports at their records.
std::optional<DeclarationModel> readDeclarations(const Model &M, const llvm::RecordKeeper &Records);

} // namespace dxil::emitters
