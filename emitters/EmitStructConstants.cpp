// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Emitter.h"
#include "LayoutModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>

#include <string>

using namespace llvm;

namespace dxil::emitters {
namespace {

constexpr StringLiteral Head = R"(
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/OpCodes.h>

#include <array>
#include <cstdint>
#include <optional>

// Constants of the types dx.types.* whose members hold several fields: the members as numbers, and
// functions that read and write the fields.

namespace dxil {
)";

std::string fieldType(const ConstantFieldDesc &F) {
  return !F.Enum.empty() ? F.Enum : F.Width == 1 ? "bool" : "uint32_t";
}

std::string mask(const ConstantFieldDesc &F) {
  return "0x" + utohexstr(F.Width < 32 ? (1u << F.Width) - 1 : ~0u, /*LowerCase=*/true);
}

void writeField(raw_ostream &OS, const ConstantLayout &L, const ConstantFieldDesc &F) {
  const std::string Word = "Members[" + std::to_string(F.Index) + "]";
  const std::string Shift = F.FirstBit ? std::to_string(F.FirstBit) : "";
  const bool IsWhole = F.Width == L.Widths[F.Index];
  std::string Value = Word;
  if (!Shift.empty())
    Value += " >> " + Shift;
  if (!IsWhole)
    Value += " & " + mask(F);
  OS << "\n";
  emitComment(OS, "  ///", F.Doc);
  OS << "  constexpr " << fieldType(F) << " " << F.Name << "() const { return "
     << (F.Enum.empty() ? Value : F.Enum + "(" + Value + ")") << "; }\n"
     << "  constexpr void set" << F.Member << "(" << fieldType(F) << " V) {\n    " << Word << " = ";
  if (IsWhole)
    OS << "uint32_t(V)";
  else
    OS << "(" << Word << " & ~(" << mask(F) << "u" << (Shift.empty() ? "" : " << ") << Shift
       << ")) | (uint32_t(V) & " << mask(F) << ")" << (Shift.empty() ? "" : " << ") << Shift;
  OS << ";\n  }\n";
}

void writeStruct(raw_ostream &OS, const ConstantLayout &L) {
  OS << "\n";
  emitComment(OS, "///", L.Summary);
  OS << "struct " << L.View << " {\n  static constexpr TypeKind Type = TypeKind::" << L.Type
     << ";\n  /// Bits of the struct's members.\n"
     << "  static constexpr std::array<uint32_t, " << L.Widths.size() << "> Widths = {";
  for (auto [I, Width] : enumerate(L.Widths))
    OS << (I ? ", " : "") << Width;
  OS << "};\n  std::array<uint32_t, " << L.Widths.size() << "> Members = {};\n";
  for (const ConstantFieldDesc &F : L.Fields)
    writeField(OS, L, F);
  OS << "\n  friend bool operator==(const " << L.View << " &, const " << L.View
     << " &) = default;\n};\n";
}

} // namespace

static bool emitStructConstants(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  std::optional<LayoutModel> Layouts = readLayouts(Records);
  if (!Layouts)
    return false;
  OS << Head;
  for (const ConstantLayout &L : Layouts->Constants)
    writeStruct(OS, L);
  OS << R"(
/// Returns the constant whose member I is Number(I). Returns nothing if a number is missing or has
/// too many bits.
template <class Struct, class NumberOf>
constexpr std::optional<Struct> readStructConstant(NumberOf &&Number) {
  Struct S;
  for (uint32_t I = 0; I < S.Members.size(); ++I) {
    const std::optional<uint64_t> N = Number(I);
    if (!N || *N >> Struct::Widths[I])
      return std::nullopt;
    S.Members[I] = uint32_t(*N);
  }
  return S;
}

} // namespace dxil
)";
  return true;
}
static const Emitter StructConstants("gen-struct-constants",
                                     "include/dxil/generated/StructConstants.h",
                                     "Constant structs that ops have as operands.",
                                     emitStructConstants);

} // namespace dxil::emitters
