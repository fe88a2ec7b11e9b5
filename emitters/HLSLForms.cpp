// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the words of HLSL that compile to an op, in the library's records, the system values and
// HLSLForm.
#include "HLSLForms.h"

#include "Model.h"

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/StringMap.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

class FormReader {
public:
  FormReader(Model &M, const RecordKeeper &Records) : Records(Records) {
    for (const auto &Op : M.Ops) {
      OpOf[Op->Record] = Op.get();
      for (const IntrinsicSelectDesc &I : Op->Intrinsics)
        Becoming[I.Intrinsic.Name].insert(Op.get());
      for (const IntrinsicDesc &I : Op->ResourceIntrinsics)
        Becoming[I.Name].insert(Op.get());
    }
  }

  bool read() {
    readFunctions();
    for (const Record *R : definitions(Records, "LibraryTextureMethod"))
      for (const Record *Class : R->getValueAsListOfDefs("Classes"))
        add(*R->getValueAsDef("Op"),
            (Class->getValueAsString("Name") + "::" + R->getValueAsString("Name")).str());
    for (const Record *R : definitions(Records, "SystemValue"))
      if (!R->isValueUnset("ReadBy"))
        add(*R->getValueAsDef("ReadBy"), R->getValueAsString("Name").str());
    for (const Record *R : definitions(Records, "HLSLForm"))
      readForm(*R);
    for (auto &[Op, Names] : Words)
      Op->HLSL.assign(Names.begin(), Names.end());
    return Good;
  }

private:
  const RecordKeeper &Records;
  DenseMap<const Record *, OpDesc *> OpOf;
  StringMap<std::set<OpDesc *>> Becoming; ///< ops to which an intrinsic lowers
  DenseMap<OpDesc *, std::set<std::string>> Words;
  bool Good = true;

  /// Adds a word to an op. Returns false if the op already has it. Ignores ops of another input.
  bool add(const Record &Op, const std::string &Word) {
    OpDesc *Described = OpOf.lookup(&Op);
    return !Described || Words[Described].insert(Word).second;
  }

  void readFunctions() {
    // A free function inherits missing fields from the first one with its name.
    StringMap<const Record *> First;
    for (const Record *R : definitions(Records, "LibraryFunction")) {
      StringRef Name = R->getValueAsString("Name");
      const std::vector<StringRef> Classes = R->getValueAsListOfStrings("classes");
      const Record *Describing = R;
      if (Classes.empty())
        Describing = First.try_emplace(Name, R).first->second;
      if (Name.starts_with("__") || R->getValueAsBit("refused"))
        continue;
      if (Classes.empty())
        addFunction(*R, *Describing, Name.str());
      for (StringRef Class : Classes)
        addFunction(*R, *Describing, (Class + "::" + Name).str());
    }
  }

  void addFunction(const Record &R, const Record &Describing, const std::string &Word) {
    for (const Record *From : {&R, &Describing})
      if (!From->isValueUnset("op")) {
        add(*From->getValueAsDef("op"), Word);
        break;
      }
    for (StringRef Field : {"IntrinsicName", "signedIntrinsic", "unsignedIntrinsic"})
      if (R.getValue(Field))
        for (OpDesc *Op : Becoming.lookup(R.getValueAsString(Field)))
          Words[Op].insert(Word);
  }

  void readForm(const Record &R) {
    for (StringRef Word : R.getValueAsListOfStrings("Words"))
      for (const Record *Op : R.getValueAsListOfDefs("Ops"))
        if (!add(*Op, Word.str())) {
          PrintError(&R, "'" + Word + "' is said to become op '" + Op->getName() +
                             "' by another record already");
          Good = false;
        }
  }
};

} // namespace

bool readHLSLForms(Model &M, const RecordKeeper &Records) {
  return FormReader(M, Records).read();
}

} // namespace dxil::emitters
