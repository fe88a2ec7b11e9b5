// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LLVMAudit.h"

#include "Model.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/FormatVariadic.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/VirtualFileSystem.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Parser.h>
#include <llvm/TableGen/Record.h>

#include <functional>
#include <map>
#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

using Version = std::pair<int64_t, int64_t>;
using Names = std::set<std::string>;

/// A record of class DXILOp in LLVM's schema.
struct LLVMOp {
  unsigned Line = 0;
  unsigned Opcode = 0;
  std::string Name, Class, Signature;
  std::map<Version, Names> Overloads, Stages, Attributes; ///< entries by version; each replaces the
                                                          ///< earlier ones
};

struct LLVMRecords {
  std::set<Version> Versions;
  Names Stages; ///< meaning of `all_stages`
  std::map<unsigned, LLVMOp> Ops;
  std::vector<std::pair<LLVMOp, std::string>>
      Repeated; ///< repeated opcodes, each with the name of the first op
};

/// Returns the overload of a type: "half" for HalfTy, ResRetHalfTy and CBufRetHalfTy.
std::string overloadName(StringRef Type) {
  Type.consume_back("Ty");
  Type.consume_front("ResRet");
  Type.consume_front("CBufRet");
  return Type.starts_with("Int") ? "i" + Type.drop_front(3).str() : Type.lower();
}

Version versionOf(const Record &R) {
  return {R.getValueAsInt("Major"), R.getValueAsInt("Minor")};
}

/// Reads a list of Overloads, Stages or Attributes.
std::map<Version, Names> versioned(const Record &Op, StringRef List, StringRef Field,
                                   const std::function<void(StringRef, Names &)> &Add) {
  std::map<Version, Names> Result;
  if (!Op.getValue(List) || !isa<ListInit>(Op.getValue(List)->getValue()))
    return Result;
  for (const Record *Entry : Op.getValueAsListOfDefs(List)) {
    Names &Values = Result[versionOf(*Entry->getValueAsDef("dxil_version"))];
    for (const Record *Value : Entry->getValueAsListOfDefs(Field))
      Add(Value->getName(), Values);
  }
  return Result;
}

/// Returns a signature such as "OverloadTy(HandleTy, Int32Ty)". A type that is the op's only
/// overload is also OverloadTy.
std::string signatureOf(const Record &R, const std::map<Version, Names> &Overloads) {
  Names All;
  for (const auto &[Since, Types] : Overloads)
    All.insert(Types.begin(), Types.end());
  const auto Spelling = [&](const Record *Type) {
    const bool IsOverload = All.size() == 1 && overloadName(Type->getName()) == *All.begin();
    return IsOverload ? std::string("OverloadTy") : Type->getName().str();
  };
  std::vector<std::string> Arguments;
  for (const Record *Type : R.getValueAsListOfDefs("arguments"))
    Arguments.push_back(Spelling(Type));
  return Spelling(R.getValueAsDef("result")) + "(" + join(Arguments, ", ") + ")";
}

LLVMOp readOp(const Record &R, const SourceMgr &Sources, const Names &AllStages) {
  LLVMOp Op;
  Op.Line = R.getLoc().empty() ? 0 : Sources.getLineAndColumn(R.getLoc().front()).first;
  Op.Opcode = R.getValueAsInt("OpCode");
  Op.Name = R.getName();
  Op.Class = R.getValueAsDef("OpClass")->getName();
  Op.Overloads = versioned(R, "overloads", "overload_types",
                           [](StringRef Type, Names &Into) { Into.insert(overloadName(Type)); });
  Op.Stages = versioned(R, "stages", "shader_stages", [&](StringRef Stage, Names &Into) {
    if (Stage == "all_stages")
      Into = AllStages;
    else if (Stage != "removed")
      Into.insert(Stage.str());
  });
  Op.Attributes = versioned(R, "attributes", "fn_attrs",
                            [](StringRef Attribute, Names &Into) { Into.insert(Attribute.str()); });
  Op.Signature = signatureOf(R, Op.Overloads);
  return Op;
}

/// Parses \p Buffer. Returns nothing after an error, which it prints. `all_stages` stands for the
/// stages that the buffer defines, and for \p KnownStages.
std::optional<LLVMRecords> read(std::unique_ptr<MemoryBuffer> Buffer,
                                const std::vector<std::string> &Includes,
                                const Names &KnownStages) {
  const std::string Path = Buffer->getBufferIdentifier().str();
  SourceMgr Sources;
  Sources.setVirtualFileSystem(vfs::getRealFileSystem());
  Sources.AddNewSourceBuffer(std::move(Buffer), SMLoc());
  Sources.setIncludeDirs(Includes);
  RecordKeeper Records;
  if (TableGenParseFile(Sources, Records))
    return std::nullopt;
  LLVMRecords Result;
  const auto Missing = [&](StringRef What) {
    errs() << Path << ": error: " << What
           << " (expected a DXIL.td in the schema of LLVM's DXILEmitter)\n";
    return std::nullopt;
  };
  for (StringRef Class : {"DXILOp", "Version", "DXILShaderStage"})
    if (!Records.getClass(Class))
      return Missing(("no class " + Class).str());
  if (const Record *Op = Records.getClass("DXILOp");
      !Op->getValue("OpCode") || !Op->getValue("OpClass") || !Op->getValue("result"))
    return Missing("class DXILOp lacks OpCode, OpClass or result");
  Result.Stages = KnownStages;
  for (const Record *Stage : Records.getAllDerivedDefinitions("DXILShaderStage"))
    if (Stage->getName() != "all_stages" && Stage->getName() != "removed")
      Result.Stages.insert(Stage->getName().str());
  for (const Record *R : Records.getAllDerivedDefinitions("Version"))
    Result.Versions.insert(versionOf(*R));
  for (const Record *R : definitions(Records, "DXILOp")) {
    LLVMOp Op = readOp(*R, Sources, Result.Stages);
    const auto [First, IsNew] = Result.Ops.try_emplace(Op.Opcode, Op);
    if (!IsNew)
      Result.Repeated.emplace_back(std::move(Op), First->second.Name);
  }
  return Result;
}

const Names &inForce(const std::map<Version, Names> &Entries, Version V) {
  static const Names None;
  auto Next = Entries.upper_bound(V);
  return Next == Entries.begin() ? None : std::prev(Next)->second;
}

std::string difference(const Names &Theirs, const Names &Ours, bool IsStages) {
  std::vector<std::string> Lacks, Extra;
  std::set_difference(Ours.begin(), Ours.end(), Theirs.begin(), Theirs.end(),
                      std::back_inserter(Lacks));
  std::set_difference(Theirs.begin(), Theirs.end(), Ours.begin(), Ours.end(),
                      std::back_inserter(Extra));
  if (IsStages && Ours.empty() && !Extra.empty())
    return "is removed there";
  std::string Result;
  if (!Lacks.empty())
    Result = "lacks " + join(Lacks, ", ");
  if (!Extra.empty())
    Result += (Result.empty() ? "must not have " : "; must not have ") + join(Extra, ", ");
  return Result;
}

/// Compares a versioned property at each version that both files have. Reports each difference
/// once, from the first version that has it.
class Comparison {
public:
  Comparison(const LLVMRecords &Theirs, const LLVMOp &Op, const LLVMOp &Ours,
             std::vector<AuditFinding> &Findings)
      : Theirs(Theirs), Op(Op), Ours(Ours), Findings(Findings) {}

  void report(StringRef Property, std::string Message) {
    Findings.push_back({Op.Line, Op.Opcode, Op.Name, Property.str(), std::move(Message)});
  }
  void versions(StringRef Property, const std::map<Version, Names> LLVMOp::*Entries) {
    std::string Last;
    for (Version V : Theirs.Versions) {
      if (inForce(Ours.Stages, V).empty() && Last.empty() && inForce(Op.Stages, V).empty())
        continue; // neither file has the op
      const std::string Text = difference(inForce(Op.*Entries, V), inForce(Ours.*Entries, V),
                                          Entries == &LLVMOp::Stages);
      if (!Text.empty() && Text != Last)
        report(Property, formatv("from DXIL {0}.{1}: {2}", V.first, V.second, Text));
      Last = Text;
    }
  }

private:
  const LLVMRecords &Theirs;
  const LLVMOp &Op, &Ours;
  std::vector<AuditFinding> &Findings;
};

} // namespace

bool auditLLVMRecords(const std::string &Path, const std::vector<std::string> &Includes,
                      const std::string &Ours, std::vector<AuditFinding> &Findings) {
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/true);
  if (!Buffer) {
    errs() << Path << ": error: " << Buffer.getError().message() << "\n";
    return false;
  }
  const auto Expected =
      read(MemoryBuffer::getMemBuffer(Ours, "the records of this project"), Includes, {});
  if (!Expected)
    return false;
  const auto Theirs = read(std::move(*Buffer), Includes, Expected->Stages);
  if (!Theirs)
    return false;
  for (const auto &[Opcode, Op] : Theirs->Ops) {
    const auto Entry = Expected->Ops.find(Opcode);
    if (Entry == Expected->Ops.end()) {
      Findings.push_back({Op.Line, Opcode, Op.Name, "unknown",
                          "no core op that this schema can express has this opcode"});
      continue;
    }
    const LLVMOp &Right = Entry->second;
    Comparison C(*Theirs, Op, Right, Findings);
    if (Op.Class != Right.Class)
      C.report("class", "is " + Op.Class + ", must be " + Right.Class);
    if (Op.Signature != Right.Signature)
      C.report("signature", "is " + Op.Signature + ", must be " + Right.Signature);
    C.versions("overloads", &LLVMOp::Overloads);
    C.versions("stages", &LLVMOp::Stages);
    C.versions("attributes", &LLVMOp::Attributes);
  }
  for (const auto &[Op, First] : Theirs->Repeated)
    Findings.push_back({Op.Line, Op.Opcode, Op.Name, "opcode", "is that of " + First});
  const Version Newest = Theirs->Versions.empty() ? Version{0, 0} : *Theirs->Versions.rbegin();
  for (const auto &[Opcode, Op] : Expected->Ops)
    if (!Theirs->Ops.count(Opcode) && !Op.Stages.empty() && Op.Stages.begin()->first <= Newest)
      Findings.push_back({0, Opcode, Op.Name, "missing",
                          formatv("has no record (DXIL {0}.{1})", Op.Stages.begin()->first.first,
                                  Op.Stages.begin()->first.second)});
  stable_sort(Findings,
              [](const AuditFinding &A, const AuditFinding &B) { return A.Opcode < B.Opcode; });
  return true;
}

std::string auditText(const std::string &Path, const std::vector<AuditFinding> &Findings) {
  std::string Result;
  for (const AuditFinding &F : Findings)
    Result +=
        formatv("{0}{1}: {2} ({3}): {4}: {5}\n", Path, F.Line ? ":" + std::to_string(F.Line) : "",
                F.Op, F.Opcode, F.Property, F.Message)
            .str();
  return Result;
}

std::string auditPage(const std::string &Path, const std::vector<AuditFinding> &Findings) {
  std::string Result = "# Audit of " + Path + "\n\n";
  const auto Missing = [](const AuditFinding &F) { return F.Property == "missing"; };
  Result += formatv("{0} facts differ, {1} ops have no record.\n\n",
                    count_if(Findings, std::not_fn(Missing)), count_if(Findings, Missing));
  Result +=
      "Opcodes, classes, overloads, stages and attributes are those of DXC's utils/hct/hctdb.py; "
      "stages by\n"
      "version also of lib/DxilValidation. `docs/ops.json` of this project has the whole of each "
      "op.\n\n"
      "## Records that differ\n\n| line | op | opcode | property | what |\n|---|---|---|---|---|\n";
  for (const AuditFinding &F : Findings)
    if (!Missing(F))
      Result += formatv("| {0} | {1} | {2} | {3} | {4} |\n", F.Line, F.Op, F.Opcode, F.Property,
                        F.Message)
                    .str();
  Result += "\n## Ops without a record\n\n| opcode | op | since |\n|---|---|---|\n";
  for (const AuditFinding &F : Findings)
    if (Missing(F))
      Result += formatv("| {0} | {1} | {2} |\n", F.Opcode, F.Op, F.Message).str();
  return Result;
}

} // namespace dxil::emitters
