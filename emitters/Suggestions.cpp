// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Suggestions.h"

#include "Tool.h"

#include <llvm/ADT/SmallVector.h>
#include <llvm/ADT/StringMap.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

using Words = SmallVector<StringRef, 8>;

Words split(StringRef Name) {
  Words Result;
  Name.split(Result, ' ', -1, /*KeepEmpty=*/false);
  return Result;
}

/// Returns true if \p Rare differs from \p Common by one word, which is near and which no other
/// name has.
bool isSlip(const Words &Rare, const Words &Common, const StringMap<unsigned> &NamesWith) {
  unsigned Near = 0;
  for (size_t I = 0; Rare.size() == Common.size() && I < Rare.size(); ++I)
    if (Rare[I] != Common[I]) {
      if (NamesWith.lookup(Rare[I]) > 1 || Rare[I].edit_distance(Common[I]) > 2)
        return false;
      ++Near;
    }
  return Near == 1;
}

/// Returns the names among which TableGen's message \p Text did not find one.
std::vector<std::string> candidates(StringRef Text, const RecordKeeper &Records) {
  std::vector<std::string> Names;
  if (Text.starts_with("Variable not defined: ")) {
    for (const auto &[Name, R] : Records.getDefs())
      if (!R->isAnonymous())
        Names.push_back(Name);
  } else if (Text.starts_with("Couldn't find class ") ||
             Text.starts_with("Expected a class name, got ")) {
    for (const auto &[Name, R] : Records.getClasses())
      Names.push_back(Name);
  } else if (Text.starts_with("Value '") && Text.ends_with("' unknown!")) {
    std::set<std::string> Fields;
    for (const auto &[Name, R] : Records.getClasses())
      for (const RecordVal &Field : R->getValues())
        if (!R->isTemplateArg(Field.getNameInit()))
          Fields.insert(Field.getName().str());
    Names.assign(Fields.begin(), Fields.end());
  }
  return Names;
}

std::string suggestion(StringRef Text, const RecordKeeper &Records) {
  const StringRef Word = Text.rsplit('\'').first.rsplit('\'').second;
  if (!Text.starts_with("could not find include file "))
    return didYouMean(candidates(Text, Records), Word);
  const bool IsInstalled = Word == "DXIL.td" || Word.starts_with("emitters/") ||
                           Word.starts_with("td/") || Word.starts_with("llvm/");
  return IsInstalled ? " (the package dxil-tblgen has it; -I names its folder)" : "";
}

void printError(const SMDiagnostic &D, void *Context) {
  auto &Errors = *static_cast<ParseErrors *>(Context);
  if (D.getLoc().isValid() && D.getLoc() == Errors.Last)
    return;
  Errors.Last = D.getLoc();
  const SourceMgr *Sources = D.getSourceMgr();
  if (Sources && D.getLoc().isValid())
    Sources->PrintIncludeStack(
        Sources->getBufferInfo(Sources->FindBufferContainingLoc(D.getLoc())).IncludeLoc, errs());
  if (!Sources)
    return D.print(nullptr, errs());
  SMDiagnostic(*Sources, D.getLoc(), D.getFilename(), D.getLineNo(), D.getColumnNo(), D.getKind(),
               D.getMessage().rtrim('!').str() + suggestion(D.getMessage(), Errors.Records),
               D.getLineContents(), D.getRanges())
      .print(nullptr, errs());
}

} // namespace

std::string didYouMean(const std::vector<std::string> &Names, StringRef Word) {
  const std::vector<std::string> Near = tool::nearWords(Names, Word);
  return Near.empty() ? "" : "; did you mean '" + Near.front() + "'?";
}

std::string likelySpelling(const std::map<std::string, unsigned> &Uses, const std::string &Rare) {
  if (auto Own = Uses.find(Rare); Own != Uses.end() && Own->second > 1)
    return "";
  StringMap<unsigned> NamesWith;
  for (const auto &[Name, Count] : Uses)
    for (StringRef Word : split(Name))
      ++NamesWith[Word];
  for (const auto &[Name, Count] : Uses)
    if (Count > 1 && isSlip(split(Rare), split(Name), NamesWith))
      return Name;
  return "";
}

SMLoc fieldPlace(const Record &R, StringRef Field) {
  const SMLoc Own = R.getLoc().front();
  const RecordVal *Field2 = R.getValue(Field);
  if (!Own.isValid() || !Field2 || !Field2->getLoc().isValid())
    return Own;
  const SMLoc Value = Field2->getLoc();
  const bool IsAfter = Value.getPointer() >= Own.getPointer();
  return IsAfter && SrcMgr.FindBufferContainingLoc(Own) == SrcMgr.FindBufferContainingLoc(Value)
             ? Value
             : Own;
}

SMLoc textPlace(const Record &R, StringRef Field, StringRef Text, size_t Offset) {
  const SMLoc Own = R.getLoc().front();
  const unsigned Buffer = Own.isValid() ? SrcMgr.FindBufferContainingLoc(Own) : 0;
  if (!Buffer)
    return fieldPlace(R, Field);
  const char *End = SrcMgr.getMemoryBuffer(Buffer)->getBufferEnd();
  const StringRef Source(Own.getPointer(), size_t(End - Own.getPointer()));
  const size_t Start = Source.find(Text);
  return Start == StringRef::npos ? fieldPlace(R, Field)
                                  : SMLoc::getFromPointer(Source.data() + Start + Offset);
}

void suggestNames(SourceMgr &Sources, ParseErrors &Errors) {
  Sources.setDiagHandler(printError, &Errors);
}

} // namespace dxil::emitters
