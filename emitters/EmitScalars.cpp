// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/StringRef.h>
#include <llvm/ADT/StringSet.h>
#include <llvm/Support/raw_ostream.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <array>
#include <vector>

using namespace llvm;

namespace dxil::emitters {

/// Returns the text of a field, or of the field that replaces it if it is empty.
static StringRef textOf(const Record &R, StringRef Field, StringRef Default) {
  const StringRef Text = R.getValueAsString(Field);
  return Text.empty() ? R.getValueAsString(Default) : Text;
}

static bool emitScalars(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  OS << R"(
enum class ScalarSort : uint8_t { Bool, Signed, Unsigned, Float };

struct ScalarInfo {
  ScalarKind Kind;
  std::string_view Word; ///< name in messages
  std::string_view Symbol, Native16Symbol; ///< names in symbols of Microsoft's C++
  std::string_view ReflectedWord;          ///< name in reflection
  ScalarSort Sort;
  uint8_t Bits;
  bool MinPrecision = false;
  bool Packed = false; ///< four bytes in one number
  bool Literal = false;
};
inline constexpr ScalarInfo Scalars[] = {
)";
  StringSet<> Words;
  for (const Record *R : definitions(Records, "HLSLScalar")) {
    StringRef Word = R->getValueAsString("Word");
    if (Word.empty() || !Words.insert(Word).second) {
      PrintError(R, "a scalar type has a word of its own");
      return false;
    }
    OS << "    {ScalarKind::" << R->getValueAsString("Kind") << ", \"" << Word << "\", \""
       << R->getValueAsString("Symbol") << "\", \"" << textOf(*R, "Native16Symbol", "Symbol")
       << "\", \"" << textOf(*R, "ReflectedWord", "Word")
       << "\", ScalarSort::" << R->getValueAsString("Sort") << ", " << R->getValueAsInt("Bits");
    for (StringRef Flag : {"MinPrecision", "Packed", "Literal"})
      OS << ", " << (R->getValueAsBit(Flag) ? "true" : "false");
    OS << "},\n";
  }
  OS << R"(};
static_assert([] {
  for (size_t I = 0; I < std::size(Scalars); ++I)
    if (size_t(Scalars[I].Kind) != I)
      return false;
  return std::size(Scalars) == size_t(ScalarKind::Count);
}());
constexpr const ScalarInfo &infoOf(ScalarKind Kind) {
  return Scalars[size_t(Kind)];
}
)";
  return true;
}
static const Emitter Scalars("gen-scalars", "include/dxil/generated/HLSLScalars.inc",
                             "HLSL's scalar types by ScalarKind. Included inside namespace "
                             "dxil::frontend, behind the enumeration (frontend/types/Types.h).",
                             emitScalars);

static bool emitDataTypes(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  OS << R"(
#include <dxil/generated/OpCodes.h>

#include <string_view>

namespace dxil {

/// A number type in descriptions of runs.
struct DataTypeInfo {
  std::string_view Word;
  ComponentType Type;
};
/// The types in the order in which messages list them.
inline constexpr DataTypeInfo DataTypes[] = {
)";
  for (const Record *R : definitions(Records, "DataType"))
    OS << "    {\"" << R->getValueAsString("Word")
       << "\", ComponentType::" << R->getValueAsString("Type") << "},\n";
  OS << R"(};

/// A name that other languages have for a scalar type of HLSL.
struct ScalarNameInfo {
  std::string_view Name, Word;
};
)";
  auto Table = [&](StringRef Doc, StringRef Name, auto NamesOf) {
    OS << "/// " << Doc << "\ninline constexpr ScalarNameInfo " << Name << "[] = {\n";
    for (const Record *R : definitions(Records, "HLSLScalar"))
      for (StringRef Text : NamesOf(*R))
        if (!Text.empty())
          OS << "    {\"" << Text << "\", \"" << R->getValueAsString("Word") << "\"},\n";
    OS << "};\n";
  };
  Table("In symbols of Microsoft's C++.", "ScalarSymbols", [](const Record &R) {
    return std::array{R.getValueAsString("Symbol"), R.getValueAsString("Native16Symbol")};
  });
  Table("In C++.", "CxxScalars", [](const Record &R) {
    std::vector<StringRef> Names = R.getValueAsListOfStrings("CxxNames");
    Names.push_back(R.getValueAsString("ReflectedWord"));
    return Names;
  });
  OS << "\n} // namespace dxil\n";
  return true;
}
static const Emitter
    DataTypes("gen-data-types", "include/dxil/generated/DataTypes.h",
              "The types of numbers in data of dxil-run; names of HLSL's scalar types elsewhere.",
              emitDataTypes);

} // namespace dxil::emitters
