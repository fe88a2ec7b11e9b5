// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SPIRVModel.h"

#include "Model.h"

#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <algorithm>

using namespace llvm;

namespace dxil::emitters {
namespace {

class SPIRVReader {
public:
  explicit SPIRVReader(const RecordKeeper &Records) : Records(Records), Expressions(Records) {}

  std::optional<SPIRVModel> read() {
    for (const Record *R : definitions(Records, "SPIRVMapping"))
      for (const Record *Entry : R->getValueAsListOfDefs("Of"))
        if (!Mappings.try_emplace(Entry, R).second)
          error(*R, "'" + Entry->getName() + "' has two mappings");
    for (const Record *R : definitions(Records, "SPIRVInstruction")) {
      SPIRVEntityDesc D = entity(*R, "Opcode", R->getName().substr(2), "Operands");
      D.Group = R->getValueAsString("Group").str();
      Out.Instructions.push_back(std::move(D));
    }
    for (const Record *R : definitions(Records, "SPIRVExtended"))
      Out.Extended.push_back(entity(*R, "Number", R->getValueAsString("Name"), "Operands"));
    std::map<const Record *, size_t> Index;
    for (const Record *R : definitions(Records, "SPIRVKind")) {
      Index[R] = Out.Kinds.size();
      Out.Kinds.push_back({R->getName().substr(5).str(), R->getValueAsBit("IsMask"), {}});
    }
    for (const Record *R : definitions(Records, "SPIRVEnumerant"))
      Out.Kinds[Index.at(R->getValueAsDef("Kind"))].Enumerants.push_back(
          entity(*R, "Value", R->getValueAsString("Name"), "Parameters"));
    sort(Out.Instructions, "Opcode");
    sort(Out.Extended, "Number");
    for (SPIRVKindDesc &K : Out.Kinds)
      sort(K.Enumerants, "Value");
    checkOperands();
    if (Failed)
      return std::nullopt;
    return std::move(Out);
  }

private:
  const RecordKeeper &Records;
  SPIRVExpressions Expressions;
  std::map<const Record *, const Record *> Mappings;
  SPIRVModel Out;
  bool Failed = false;

  void error(const Record &R, const Twine &Message) {
    PrintError(R.getLoc(), Message);
    Failed = true;
  }

  void sort(std::vector<SPIRVEntityDesc> &List, const char *Field) {
    std::ranges::sort(List, {}, &SPIRVEntityDesc::Number);
    for (size_t I = 1; I < List.size(); ++I)
      if (List[I].Number == List[I - 1].Number) {
        PrintError(Twine(Field) + " of '" + List[I].Name + "' and '" + List[I - 1].Name +
                   "' is the same");
        Failed = true;
      }
  }

  SPIRVEntityDesc entity(const Record &R, StringRef Number, StringRef Name, StringRef Operands) {
    SPIRVEntityDesc D;
    D.Name = Name.str();
    D.Number = R.getValueAsInt(Number);
    for (StringRef Text : R.getValueAsListOfStrings(Operands)) {
      SPIRVOperandDesc O;
      if (Text.starts_with("?") || Text.starts_with("*")) {
        O.Quantifier = Text.front();
        Text = Text.drop_front();
      }
      const auto [Kind, OperandName] = Text.split(' ');
      O.Kind = Kind.str();
      O.Name = OperandName.str();
      D.Operands.push_back(std::move(O));
    }
    if (R.getValue("Capabilities"))
      for (StringRef Text : R.getValueAsListOfStrings("Capabilities"))
        D.Capabilities.push_back(Text.str());
    if (const auto Match = Mappings.find(&R); Match != Mappings.end())
      readMapping(*Match->second, D);
    return D;
  }

  void addExpression(const Record &R, StringRef Field, SPIRVEntityDesc &D) {
    auto E = Expressions.compile(R, *R.getValueAsDag(Field), D);
    Failed |= !E;
    if (E)
      D.Mapping.Expressions.push_back(std::move(*E));
  }

  /// Reads the fields that an execution mode sets.
  void readFields(const Record &R, const SPIRVEntityDesc &D, SPIRVMappingDesc &M) {
    for (const Record *F : R.getValueAsListOfDefs("Fields")) {
      SPIRVEntryFieldDesc Field;
      Field.Name = F->getValueAsString("Name").str();
      Field.IsList = F->isSubClassOf("EntryList");
      Field.IsFlag = F->isSubClassOf("EntryFlag");
      if (Field.IsFlag) {
        const std::string Flag = F->getValueAsString("Flag").str();
        if (!Records.getDef("Flag" + Flag))
          error(R, "no flag of the shader has the name '" + Flag + "'");
        Field.Value = "ShaderFlag::" + Flag;
      } else if (F->isSubClassOf("EntrySemantic")) {
        Field.BuiltIn = F->getValueAsDef("BuiltIn")->getValueAsString("Name").str();
        Field.Semantic = F->getValueAsString("Semantic").str();
      } else if (F->isSubClassOf("EntryCase")) {
        const StringRef Case = F->getValueAsString("Case");
        const Record *Enum = F->getValueAsDef("Enum");
        const auto Cases = Enum->getValueAsListOfDefs("Cases");
        if (std::ranges::none_of(
                Cases, [&](const Record *C) { return C->getValueAsString("Name") == Case; }))
          error(R, "'" + Enum->getName() + "' has no case '" + Case + "'");
        Field.Value = (Enum->getName() + "::" + Case).str();
        if (F->isSubClassOf("EntryCaseFor")) {
          Field.Operand = F->getValueAsInt("Operand");
          Field.Refusal = F->getValueAsString("Refusal").str();
        }
      } else if (Field.IsList ? D.Operands.empty() : D.Operands.size() != 1) {
        error(R, "'" + D.Name + "' has no operand for the field '" + Field.Name + "'");
      }
      M.Fields.push_back(std::move(Field));
    }
  }

  void readMapping(const Record &R, SPIRVEntityDesc &D) {
    SPIRVMappingDesc &M = D.Mapping;
    M.Text = R.getValueAsString("Text").str();
    auto Is = [&](StringRef Class, SPIRVMappingKind Kind) {
      if (!R.isSubClassOf(Class))
        return false;
      M.Kind = Kind;
      return true;
    };
    if (Is("SPIRVComputed", SPIRVMappingKind::Computed) ||
        Is("SPIRVBuiltInOp", SPIRVMappingKind::BuiltInOp)) {
      addExpression(R, "Expression", D);
    } else if (Is("SPIRVGroupOperation", SPIRVMappingKind::Group)) {
      for (StringRef Field : {"Reduction", "Before", "Combination"})
        addExpression(R, Field, D);
    } else if (Is("SPIRVAtomic", SPIRVMappingKind::Atomic)) {
      M.Operation = R.getValueAsString("Operation").str();
      M.RMW = R.getValueAsString("RMW").str();
      M.AtomicValue = R.getValueAsString("Value").str();
    } else if (Is("SPIRVBuilt", SPIRVMappingKind::Built)) {
      M.Builder = R.getValueAsString("Builder").str();
    } else if (Is("SPIRVSystemValue", SPIRVMappingKind::SystemValue)) {
      M.Semantic = R.getValueAsString("Semantic").str();
      M.Component = R.getValueAsString("Component").str();
    } else if (Is("SPIRVEntryMode", SPIRVMappingKind::EntryMode)) {
      readFields(R, D, M);
    } else if (!Is("SPIRVDeclared", SPIRVMappingKind::Declared) &&
               !Is("SPIRVIgnored", SPIRVMappingKind::Ignored) &&
               !Is("SPIRVRefused", SPIRVMappingKind::Refused)) {
      error(R, "a mapping of no kind");
    }
  }

  void checkOperands() {
    static const char *const Plain[] = {"IdResultType",
                                        "IdResult",
                                        "IdRef",
                                        "IdScope",
                                        "IdMemorySemantics",
                                        "LiteralInteger",
                                        "LiteralString",
                                        "LiteralContextDependentNumber",
                                        "LiteralExtInstInteger",
                                        "LiteralSpecConstantOpInteger",
                                        "PairLiteralIntegerIdRef",
                                        "PairIdRefLiteralInteger",
                                        "PairIdRefIdRef"};
    auto Check = [&](const SPIRVEntityDesc &D) {
      for (const SPIRVOperandDesc &O : D.Operands)
        if (std::ranges::find(Plain, O.Kind) == std::end(Plain) &&
            std::ranges::find(Out.Kinds, O.Kind, &SPIRVKindDesc::Name) == Out.Kinds.end()) {
          PrintError("'" + D.Name + "' has an operand of the unknown kind '" + O.Kind + "'");
          Failed = true;
        }
    };
    std::ranges::for_each(Out.Instructions, Check);
    std::ranges::for_each(Out.Extended, Check);
    for (const SPIRVKindDesc &K : Out.Kinds)
      std::ranges::for_each(K.Enumerants, Check);
  }
};

} // namespace

std::optional<SPIRVModel> readSPIRVModel(const RecordKeeper &Records) {
  return SPIRVReader(Records).read();
}

} // namespace dxil::emitters
