// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeclarationModel.h"

#include "Model.h"

#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringMap.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

class DeclarationReader {
public:
  DeclarationReader(const Model &M, const RecordKeeper &Records) : M(M), Records(Records) {}

  std::optional<DeclarationModel> read() {
    enumerators("AttributePlace", Out.AttributePlaces);
    enumerators("AttributeMisuse", Out.Misuses);
    enumerators("ModifierPlace", Out.ModifierPlaces);
    enumerators("ModifierRepeat", Out.Repeats);
    for (const Record *R : definitions(Records, "ModifierPlace"))
      Out.ModifierPlaceWords.push_back(R->getValueAsString("Words").str());
    for (const Record *R : definitions(Records, "HLSLSubobject"))
      Out.Subobjects.emplace_back(R->getValueAsString("Word"), R->getValueAsString("Values"));
    for (const Record *R : definitions(Records, "HLSLAttribute"))
      readAttribute(*R);
    llvm::sort(Out.Attributes, [](const HLSLAttributeDesc &A, const HLSLAttributeDesc &B) {
      return StringRef(A.Name).lower() < StringRef(B.Name).lower();
    });
    for (const Record *R : definitions(Records, "HLSLModifier"))
      readModifier(*R);
    for (const Record *R : definitions(Records, "HLSLExclusion"))
      readExclusion(*R);
    for (const Record *R : definitions(Records, "HLSLOverride"))
      Out.Overrides.push_back(
          {enumOf(*R->getValueAsDef("Overridden")), enumOf(*R->getValueAsDef("By"))});
    for (const Record *R : definitions(Records, "HLSLEffectTypes"))
      for (StringRef Word : R->getValueAsListOfStrings("Words"))
        Out.EffectTypes.push_back(Word.str());
    checkNeeds();
    if (!Good)
      return std::nullopt;
    return std::move(Out);
  }

private:
  const Model &M;
  const RecordKeeper &Records;
  DeclarationModel Out;
  StringSet<> AttributeWords, ModifierWords;
  bool Good = true;

  void fail(const Record &R, const Twine &Message) {
    PrintError(&R, Message);
    Good = false;
  }

  void enumerators(StringRef Class, std::vector<std::string> &Into) {
    for (const Record *R : definitions(Records, Class))
      Into.push_back(R->getValueAsString("Enum").str());
  }

  /// Returns the C++ enumerator of a record: its name after the first underscore.
  static std::string enumOf(const Record &R) { return R.getName().split('_').second.str(); }

  static std::vector<std::string> enums(const Record &R, StringRef Field) {
    std::vector<std::string> Names;
    for (const Record *Part : R.getValueAsListOfDefs(Field))
      Names.push_back(Part->getValueAsString("Enum").str());
    return Names;
  }

  std::vector<std::string> stages(const Record &R, StringRef Field) const {
    std::vector<std::string> Names;
    for (const Record *Stage : R.getValueAsListOfDefs(Field))
      for (const auto &Existing : M.Stages)
        if (Existing->Name == Stage->getName())
          Names.push_back(Existing->Enum);
    return Names;
  }

  /// Returns the legal words of an argument: those of its enumerations, or of the stages.
  std::vector<std::string> wordsOf(const Record &Attribute, const Record &Argument) {
    std::set<std::string> Seen;
    std::vector<std::string> Words;
    auto Add = [&](StringRef Word) {
      if (!Word.empty() && Seen.insert(Word.str()).second)
        Words.push_back(Word.str());
    };
    for (const Record *Enum : Argument.getValueAsListOfDefs("Words"))
      for (const Record *Case : Enum->getValueAsListOfDefs("Cases"))
        Add(Case->getValueAsString("Word"));
    const StringRef Sort = Argument.getValueAsString("Enum");
    if (Sort == "Stage")
      for (const auto &Stage : M.Stages)
        if (Stage->Name != "library")
          Add(Stage->HLSL);
    if (Sort == "Word" && Words.empty())
      fail(Attribute, "an argument is to be a word, but its enumerations have none");
    return Words;
  }

  void readAttribute(const Record &R) {
    HLSLAttributeDesc A;
    A.Enum = enumOf(R);
    A.Name = R.getValueAsString("Name").str();
    if (A.Enum.empty())
      return fail(R, "an attribute's record is named attribute_X (expected a name behind '_')");
    if (!AttributeWords.insert(StringRef(A.Name).lower()).second)
      return fail(R, "attribute '" + A.Name + "' has two records");
    A.Places = enums(R, "Places");
    A.Misuse = R.getValueAsDef("Misuse")->getValueAsString("Enum").str();
    for (const Record *Part : R.getValueAsListOfDefs("Arguments")) {
      AttributeArgumentDesc &Argument = A.Arguments.emplace_back();
      Argument.Enum = Part->getValueAsString("Enum").str();
      Argument.Least = Part->getValueAsInt("Least");
      Argument.Most = Part->getValueAsInt("Most");
      Argument.Words = wordsOf(R, *Part);
      for (const Record *Enum : Part->getValueAsListOfDefs("Words"))
        Argument.Enums.emplace_back(Enum->getName(), Enum->getValueAsString("Plural"));
      if (Argument.Least > Argument.Most)
        fail(R, "an argument of '" + A.Name + "' has a least value above its most");
      if (!is_contained(Out.ArgumentSorts, Argument.Enum))
        Out.ArgumentSorts.push_back(Argument.Enum);
    }
    const int64_t Required = R.getValueAsInt("Required");
    if (Required < 0 || Required > int64_t(A.Arguments.size()))
      fail(R, "'" + A.Name + "' needs " + Twine(Required) + " arguments, but has " +
                  Twine(A.Arguments.size()));
    A.Required = unsigned(Required);
    A.ProductMost = R.getValueAsInt("ProductMost");
    A.NeverCalled = R.getValueAsBit("NeverCalled");
    A.IgnoresArguments = R.getValueAsBit("IgnoresArguments");
    A.TakesName = R.getValueAsBit("TakesName");
    A.OtherStageWarns = R.getValueAsBit("OtherStageWarns");
    A.Agrees = R.getValueAsBit("Agrees");
    A.InContract = R.getValueAsBit("InContract");
    if (A.NeverCalled && !A.Arguments.empty())
      fail(R, "'" + A.Name + "' is never called, but has arguments");
    A.InStages = stages(R, "InStages");
    A.NeededIn = stages(R, "NeededIn");
    for (const std::string &Stage : A.NeededIn)
      if (!A.InStages.empty() && !is_contained(A.InStages, Stage))
        fail(R, "'" + A.Name + "' is needed in the stage '" + Stage + "', which cannot have it");
    Out.Attributes.push_back(std::move(A));
  }

  void readModifier(const Record &R) {
    HLSLModifierDesc D;
    D.Enum = enumOf(R);
    D.Word = R.getValueAsString("Word").str();
    if (D.Enum.empty())
      return fail(R, "a modifier's record is named modifier_X (expected a name behind '_')");
    if (!ModifierWords.insert(D.Word).second)
      return fail(R, "modifier '" + D.Word + "' has two records");
    D.Places = enums(R, "Places");
    D.IgnoredAt = enums(R, "IgnoredAt");
    for (const std::string &Place : D.IgnoredAt)
      if (is_contained(D.Places, Place))
        fail(R,
             "'" + D.Word + "' both means something and is ignored at the place '" + Place + "'");
    D.Repeat = R.getValueAsDef("Repeat")->getValueAsString("Enum").str();
    D.AfterType = R.getValueAsBit("AfterType");
    if (!R.isValueUnset("Needs"))
      D.Needs = enumOf(*R.getValueAsDef("Needs"));
    Out.Modifiers.push_back(std::move(D));
  }

  bool excludes(const std::string &A, const std::string &B) const {
    return is_contained(Out.Exclusions, ModifierPair(A, B)) ||
           is_contained(Out.Exclusions, ModifierPair(B, A));
  }

  void readExclusion(const Record &R) {
    for (const Record *One : R.getValueAsListOfDefs("One"))
      for (const Record *Other : R.getValueAsListOfDefs("Other"))
        if (One != Other && !excludes(enumOf(*One), enumOf(*Other)))
          Out.Exclusions.push_back({enumOf(*One), enumOf(*Other)});
  }

  void checkNeeds() {
    for (const Record *R : definitions(Records, "HLSLModifier"))
      if (!R->isValueUnset("Needs") && excludes(enumOf(*R), enumOf(*R->getValueAsDef("Needs"))))
        fail(*R, "'" + R->getValueAsString("Word") + "' needs '" +
                     R->getValueAsDef("Needs")->getValueAsString("Word") + "', which it excludes");
  }
};

} // namespace

std::optional<DeclarationModel> readDeclarations(const Model &M, const RecordKeeper &Records) {
  return DeclarationReader(M, Records).read();
}

} // namespace dxil::emitters
