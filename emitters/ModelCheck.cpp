// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks the invariants of the op table. Each subject has a function, each kind of mistake a
// message; tests/emitters has a bad .td for every message.
#include "ModelCheck.h"

#include "Model.h"
#include "Suggestions.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <map>
#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

class ModelChecker {
public:
  ModelChecker(const Model &M, const RecordKeeper &Records) : M(M), Records(Records) {}

  bool run() {
    for (const auto &Enum : M.Enums)
      checkEnum(*Enum);
    checkNumbers();
    for (const auto &Op : M.Ops)
      checkOp(*Op);
    checkCategories();
    checkNames();
    checkSignatures();
    checkSelections();
    return !Failed;
  }

private:
  void checkEnum(const EnumDesc &Enum);
  void checkNumbers();
  void checkDense(const OpTableDesc &Table);
  void checkOp(const OpDesc &Op);
  void checkTexts(const OpDesc &Op);
  void checkCategories();
  void checkNames();
  void checkVersions(const OpDesc &Op);
  void checkArguments(const OpDesc &Op);
  void checkArgument(const OpDesc &Op, const ArgDesc &Arg);
  void checkFloatRange(const OpDesc &Op, const ArgDesc &Arg, const std::string &Where);
  std::vector<std::string> ruleNames() const;
  void checkOverloads(const OpDesc &Op);
  void checkDependent(const OpDesc &Op, const TypeDesc &Type, StringRef Field, const Twine &Where);
  void checkIntrinsics(const OpDesc &Op);
  void checkSignatures();
  void checkSelections();

  void error(const Record *R, const Twine &Message) {
    if (R)
      PrintError(R->getLoc(), Message);
    else
      PrintError(Message);
    Failed = true;
  }
  /// Reports an error at the field, if the record's body sets it.
  void error(const OpDesc &Op, StringRef Field, const Twine &Message) {
    PrintError(fieldPlace(*Op.Record, Field), "op '" + Op.Name + "': " + Message);
    Failed = true;
  }
  void error(const OpDesc &Op, const Twine &Message) {
    error(Op.Record, "op '" + Op.Name + "': " + Message);
  }

  const Model &M;
  const RecordKeeper &Records;
  bool Failed = false;
};

void ModelChecker::checkEnum(const EnumDesc &Enum) {
  const Record *R = Records.getDef(Enum.Name);
  if (Enum.Cases.empty())
    error(R, "enum '" + Enum.Name + "' has no cases");
  std::set<std::string> Names;
  std::map<int64_t, std::string> Values;
  for (const EnumCaseDesc &Case : Enum.Cases) {
    if (!Names.insert(Case.Name).second)
      error(R, "enum '" + Enum.Name + "': duplicate case '" + Case.Name + "'");
    auto [Entry, New] = Values.insert({Case.Value, Case.Name});
    if (!New)
      error(R, "enum '" + Enum.Name + "': case '" + Case.Name + "' has the value " +
                   Twine(Case.Value) + " of case '" + Entry->second + "'");
    if (Enum.Flags && (Case.Value <= 0 || (Case.Value & (Case.Value - 1))))
      error(R, "enum '" + Enum.Name + "': case '" + Case.Name + "' of a flag set is " +
                   Twine(Case.Value) + " (expected one bit)");
  }
}

void ModelChecker::checkNumbers() {
  std::map<uint32_t, const OpDesc *> Seen;
  for (const auto &Op : M.Ops) {
    auto [Entry, New] = Seen.insert({Op->Opcode, Op.get()});
    if (!New)
      error(*Op, "opcode " + Twine(Op->Number) + " of " + Op->Table->Name + " is already op '" +
                     Entry->second->Name + "'");
  }
  for (const auto &Table : M.Tables)
    if (Table->Dense)
      checkDense(*Table);
}

void ModelChecker::checkDense(const OpTableDesc &Table) {
  uint32_t Expected = 0;
  for (const auto &Op : M.Ops) {
    if (Op->Table != &Table || Op->Number < Expected)
      continue;
    if (Op->Number > Expected)
      error(*Op, "opcode " + Twine(Op->Number) + " leaves a gap in " + Table.Name + ": " +
                     Twine(Expected) + " is not taken");
    Expected = Op->Number + 1;
  }
}

void ModelChecker::checkTexts(const OpDesc &Op) {
  if (Op.Doc.empty())
    error(Op, "no documentation (expected `let Doc = ...`)");
  else if (!StringRef(Op.Doc).rtrim().ends_with("."))
    error(Op, "Doc", "Doc does not end with a full stop");
  const bool HasResult = Op.Result->Name != "void";
  if (!HasResult && !Op.ResultDoc.empty())
    error(Op, "resultDoc", "resultDoc of an op whose result is void");
  // An op with documented arguments must document its result too.
  if (HasResult && Op.ResultDoc.empty() &&
      any_of(Op.Arguments, [](const ArgDesc &Arg) { return !Arg.Doc.empty(); }))
    error(Op, "result", "no resultDoc (expected `let resultDoc = ...`)");
}

/// A category with a single op is reported if another one is its likely spelling.
void ModelChecker::checkCategories() {
  std::map<std::string, unsigned> OpsOf;
  for (const auto &Op : M.Ops)
    ++OpsOf[Op->Category];
  for (const auto &Op : M.Ops)
    if (const std::string Name = likelySpelling(OpsOf, Op->Category); !Name.empty())
      error(*Op, "category", "category '" + Op->Category + "'; did you mean '" + Name + "'?");
}

void ModelChecker::checkNames() {
  const auto IsName = [](StringRef Name, bool Upper) {
    return !Name.empty() && (Upper ? isUpper(Name[0]) : isLower(Name[0])) &&
           all_of(Name, [](char C) { return isAlnum(C) || C == '_'; });
  };
  for (const auto &Op : M.Ops)
    if (!IsName(Op->Name, /*Upper=*/true))
      error(*Op, "the name is not in upper camel case");
  for (const auto &Class : M.Classes)
    if (!IsName(Class->Name, /*Upper=*/false))
      error(Records.getDef(Class->Name),
            "class '" + Class->Name + "': the name is not in lower camel case");
}

void ModelChecker::checkOp(const OpDesc &Op) {
  checkTexts(Op);
  if (Op.Reserved && (!Op.Arguments.empty() || !Op.Overloads.empty() || Op.Result->Name != "void"))
    error(Op, "a reserved op has no result, arguments or overloads");
  checkVersions(Op);
  checkArguments(Op);
  checkOverloads(Op);
  checkIntrinsics(Op);
}

void ModelChecker::checkVersions(const OpDesc &Op) {
  auto Ascending = [&](const auto &List, StringRef What) {
    for (size_t I = 1; I < List.size(); ++I) {
      if (List[I - 1].Since == List[I].Since)
        error(Op, What, What + " gives version " + List[I].Since.str() + " twice");
      else if (List[I].Since < List[I - 1].Since)
        error(Op, What,
              What + " has version " + List[I].Since.str() + " after " + List[I - 1].Since.str() +
                  " (expected ascending versions)");
    }
  };
  Ascending(Op.Stages, "stages");
  Ascending(Op.Attributes, "attributes");
  for (unsigned Dimension = 0; Dimension < Op.NumDimensions; ++Dimension) {
    std::vector<OverloadsDesc> Entries;
    for (const OverloadsDesc &Entry : Op.Overloads)
      if (Entry.Dimension == Dimension)
        Entries.push_back(Entry);
    Ascending(Entries, "overloads");
  }
  const auto Existing = [&](const auto &List, StringRef Field) {
    for (const auto &Entry : List)
      if (Entry.Since < Op.Minimum)
        return error(Op, Field,
                     Field + " from version " + Entry.Since.str() + ", but the op exists from " +
                         Op.Minimum.str());
  };
  Existing(Op.Overloads, "overloads");
  if (!Op.Overloads.empty() && Op.Overloads.front().Since > Op.Minimum)
    error(Op, "stages",
          "the op exists from version " + Op.Minimum.str() + ", but its first overload from " +
              Op.Overloads.front().Since.str() + "; begin `stages` with that version");
  Existing(Op.Attributes, "attributes");
  for (const AttributesDesc &Entry : Op.Attributes) {
    const auto Has = [&](StringRef Name) {
      return any_of(Entry.Attributes, [&](const AttributeDesc *A) { return A->Name == Name; });
    };
    if (Has("ReadNone") && Has("ReadOnly"))
      error(Op, "attributes", "ReadNone and ReadOnly exclude each other");
  }
  if (Op.Stages.empty())
    error(Op, "stages",
          "`stages` is empty (expected at least one entry; leave it out for all stages)");
  for (const StagesDesc &Entry : Op.Stages)
    if (!Entry.All && !Entry.Removed && Entry.Stages.empty())
      error(Op, "stages",
            "no stage from version " + Entry.Since.str() +
                " (expected stages, `all_stages` or `removed`)");
  if (!Op.Stages.empty() && Op.Stages.front().Removed)
    error(Op, "stages", "`removed` comes first (an op is removed after it existed)");
  if (Op.TranslatedMinimum && *Op.TranslatedMinimum > Op.Minimum)
    error(Op, "translatedMinimum",
          "translatedMinimum " + Op.TranslatedMinimum->str() + " is above the op's minimum " +
              Op.Minimum.str());
}

void ModelChecker::checkFloatRange(const OpDesc &Op, const ArgDesc &Arg, const std::string &Where) {
  double Least = 0, Greatest = 0;
  if (StringRef(Arg.FloatMinimum).getAsDouble(Least) ||
      StringRef(Arg.FloatMaximum).getAsDouble(Greatest) || Least > Greatest)
    error(Op, "arguments",
          Where + ": '" + Arg.FloatMinimum + "' to '" + Arg.FloatMaximum +
              "' is no range of floats");
  else if (Arg.Type->Name != "float" && Arg.Type->Name != "half" && Arg.Type->Name != "double" &&
           Arg.Type->Shape != TypeShape::Dependent)
    error(Op, "arguments", Where + " has a domain of floats but type '" + Arg.Type->Name + "'");
}

/// Returns the names of all rules; none if the records have no rules.
std::vector<std::string> ModelChecker::ruleNames() const {
  std::vector<std::string> Names;
  for (const Record *R : definitions(Records, "ValidationRule"))
    Names.push_back(R->getValueAsString("Name").str());
  return Names;
}

void ModelChecker::checkArgument(const OpDesc &Op, const ArgDesc &Arg) {
  std::string Where = "argument '" + Arg.Name + "'";
  if (Arg.Type->Name == "void")
    error(Op, "arguments", Where + " has type void");
  if (Arg.Type->Shape == TypeShape::Dependent)
    checkDependent(Op, *Arg.Type, "arguments", Where);
  if (Arg.Minimum && Arg.Maximum && *Arg.Minimum > *Arg.Maximum)
    error(Op, "arguments",
          Where + ": minimum " + Twine(*Arg.Minimum) + " is above maximum " + Twine(*Arg.Maximum));
  if ((Arg.Enum || Arg.Minimum || Arg.Maximum) && !StringRef(Arg.Type->Name).starts_with("i"))
    error(Op, "arguments", Where + " has a domain of integers but type '" + Arg.Type->Name + "'");
  else if (Arg.Immediate &&
           (Arg.Type->Name == "half" || Arg.Type->Name == "float" || Arg.Type->Name == "double"))
    error(Op, "arguments",
          Where + " is an immediate of type '" + Arg.Type->Name + "' (expected an integer)");
  if (!Arg.FloatMinimum.empty() || !Arg.FloatMaximum.empty())
    checkFloatRange(Op, Arg, Where);
  const std::vector<std::string> Rules =
      Arg.JudgedBy.empty() ? std::vector<std::string>() : ruleNames();
  if (!Rules.empty() && !is_contained(Rules, Arg.JudgedBy))
    error(Op, "arguments",
          Where + " is judged by the unknown rule '" + Arg.JudgedBy + "'" +
              didYouMean(Rules, Arg.JudgedBy));
}

void ModelChecker::checkArguments(const OpDesc &Op) {
  std::set<std::string> Names;
  for (const ArgDesc &Arg : Op.Arguments) {
    if (Arg.Name.empty())
      error(Op, "arguments", "an argument has no name");
    else if (!Names.insert(Arg.Name).second)
      error(Op, "arguments", "two arguments are named '" + Arg.Name + "'");
    checkArgument(Op, Arg);
  }
  if (Op.Result->Shape == TypeShape::Dependent)
    checkDependent(Op, *Op.Result, "result", "the result");
}

void ModelChecker::checkDependent(const OpDesc &Op, const TypeDesc &Type, StringRef Field,
                                  const Twine &Where) {
  if (Op.Overloads.empty())
    error(Op, Field, Where + " follows an overload, but the op has no overloads");
  else if (Type.Dimension >= Op.NumDimensions)
    error(Op, Field,
          Where + " follows overload dimension " + Twine(Type.Dimension) + ", but the op has " +
              Twine(Op.NumDimensions));
}

void ModelChecker::checkOverloads(const OpDesc &Op) {
  for (unsigned Dimension = 0; Dimension < Op.NumDimensions; ++Dimension)
    if (none_of(Op.Overloads, [&](const auto &E) { return E.Dimension == Dimension; }))
      error(Op, "overloads", "overload dimension " + Twine(Dimension) + " is missing");
  for (const OverloadsDesc &Entry : Op.Overloads) {
    if (Entry.Types.empty() && Entry.VectorElements.empty())
      error(Op, "overloads", "no overload from version " + Entry.Since.str());
    for (const TypeDesc *Type : Entry.VectorElements)
      if (Type->Suffix == "udt" || Type->Suffix == "object")
        error(Op, "overloads", "'" + Type->Name + "' cannot be the element of a vector overload");
  }
}

void ModelChecker::checkIntrinsics(const OpDesc &Op) {
  const StringRef Field =
      Op.Record->getValueAsListOfDefs("intrinsics").empty() ? "LLVMIntrinsic" : "intrinsics";
  for (const IntrinsicSelectDesc &Select : Op.Intrinsics) {
    const IntrinsicDesc &Intrinsic = Select.Intrinsic;
    if (!Select.Args.empty() && Select.Args.size() != Op.Arguments.size())
      error(Op, Field,
            "the selection of " + Intrinsic.Name + " gives " + Twine(Select.Args.size()) +
                " arguments, but the op has " + Twine(Op.Arguments.size()));
    if (Select.Args.empty() && Intrinsic.NumParams != Op.Arguments.size())
      error(Op, Field,
            Intrinsic.Name + " has " + Twine(Intrinsic.NumParams) + " operands, but the op has " +
                Twine(Op.Arguments.size()) + " (expected an IntrinSelect with arguments)");
    for (const ArgSourceDesc &Source : Select.Args)
      if (Source.Kind == ArgSourceDesc::Operand &&
          (Source.Value < 0 || Source.Value >= int64_t(Intrinsic.NumParams)))
        error(Op, Field,
              Intrinsic.Name + " has no operand " + Twine(Source.Value) + " (it has " +
                  Twine(Intrinsic.NumParams) + ")");
    for (const TypeDesc *Type : Select.Types)
      if (none_of(Op.Overloads, [&](const OverloadsDesc &E) {
            return is_contained(E.Types, Type) || is_contained(E.VectorElements, Type);
          }))
        error(Op, Field,
              "the selection of " + Intrinsic.Name + " names '" + Type->Name +
                  "', which is no overload of the op");
  }
}

/// Ops of a class share a function. An op without overload has its own, since its name has no
/// suffix: dx.op.wavePrefixOp beside dx.op.wavePrefixOp.i32.
void ModelChecker::checkSignatures() {
  std::map<std::pair<const OpClassDesc *, unsigned>, const OpDesc *> First;
  for (const auto &Op : M.Ops) {
    auto [Entry, New] = First.insert({{Op->Class, Op->NumDimensions}, Op.get()});
    const OpDesc &Other = *Entry->second;
    if (New)
      continue;
    bool Same = Op->Result == Other.Result && Op->Arguments.size() == Other.Arguments.size();
    for (size_t I = 0; Same && I < Op->Arguments.size(); ++I)
      Same = Op->Arguments[I].Type == Other.Arguments[I].Type;
    if (!Same)
      error(*Op, "its signature differs from that of '" + Other.Name + "' in the same class '" +
                     Op->Class->Name + "'");
  }
}

/// Two ops may share an intrinsic if the overload types distinguish them.
void ModelChecker::checkSelections() {
  struct Use {
    const OpDesc *Op;
    std::set<const TypeDesc *> Types; // overload types; empty: any
  };
  std::map<std::string, std::vector<Use>> Uses;
  for (const auto &Op : M.Ops)
    for (const IntrinsicSelectDesc &Select : Op->Intrinsics) {
      Use New{Op.get(), {Select.Types.begin(), Select.Types.end()}};
      if (New.Types.empty())
        for (const OverloadsDesc &Entry : Op->Overloads)
          if (Entry.Dimension == 0) {
            New.Types.insert(Entry.Types.begin(), Entry.Types.end());
            New.Types.insert(Entry.VectorElements.begin(), Entry.VectorElements.end());
          }
      for (const Use &Old : Uses[Select.Intrinsic.Name]) {
        bool Overlap = Old.Types.empty() || New.Types.empty() ||
                       any_of(New.Types, [&](const TypeDesc *T) { return Old.Types.contains(T); });
        if (Overlap)
          error(*Op, Select.Intrinsic.Name + " already selects op '" + Old.Op->Name +
                         "' for the same types");
      }
      Uses[Select.Intrinsic.Name].push_back(std::move(New));
    }
}

} // namespace

bool checkModel(const Model &M, const RecordKeeper &Records) {
  return ModelChecker(M, Records).run();
}

} // namespace dxil::emitters
