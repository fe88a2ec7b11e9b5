// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes SPIRV.h: SPIR-V's enumerations, and views with the operands of instructions by name.
#include "Emitter.h"
#include "Model.h"
#include "SPIRVModel.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/ADT/StringRef.h>
#include <llvm/Support/raw_ostream.h>

#include <set>

using namespace llvm;

namespace dxil::emitters {
namespace {

std::string enumerator(const SPIRVKindDesc &K, const std::string &Name) {
  return isDigit(Name.front()) ? K.Name + Name : Name;
}

void writeEnumerations(raw_ostream &OS, const SPIRVModel &M) {
  OS << "\n/// Opcodes, without those of kernels.\nenum class Op : uint16_t {\n";
  for (const SPIRVEntityDesc &I : M.Instructions)
    OS << "  " << I.Name << " = " << I.Number << ",\n";
  OS << "};\n\n/// Instructions of GLSL.std.450.\nenum class Extended : uint16_t {\n";
  for (const SPIRVEntityDesc &I : M.Extended)
    OS << "  " << I.Name << " = " << I.Number << ",\n";
  OS << "};\n";
  for (const SPIRVKindDesc &K : M.Kinds) {
    if (K.Enumerants.empty())
      continue;
    OS << "\nenum class " << K.Name << " : uint32_t {\n";
    for (const SPIRVEntityDesc &E : K.Enumerants)
      OS << "  " << enumerator(K, E.Name) << " = " << E.Number << ",\n";
    OS << "};\n";
    if (K.IsMask)
      OS << "constexpr bool has(uint32_t Mask, " << K.Name
         << " Bit) { return Mask & uint32_t(Bit); }\n";
  }
}

void writeKinds(raw_ostream &OS, const SPIRVModel &M) {
  OS << "\n/// What an operand is.\nenum class OperandKind : uint8_t {\n"
        "  IdResultType,\n  IdResult,\n  IdRef,\n  IdScope,\n  IdMemorySemantics,\n"
        "  LiteralInteger,\n  LiteralString,\n  LiteralContextDependentNumber,\n"
        "  LiteralExtInstInteger,\n  LiteralSpecConstantOpInteger,\n  PairLiteralIntegerIdRef,\n"
        "  PairIdRefLiteralInteger,\n  PairIdRefIdRef,\n"
        "  // Enumerations from here on.\n";
  for (const SPIRVKindDesc &K : M.Kinds)
    OS << "  " << K.Name << ",\n";
  OS << "};\n";
  std::set<std::string> Builders;
  for (const auto *List : {&M.Instructions, &M.Extended})
    for (const SPIRVEntityDesc &I : *List)
      if (!I.Mapping.Builder.empty())
        Builders.insert(I.Mapping.Builder);
  OS << "\n/// Calls BUILDER(name) for each function that builds instructions.\n"
        "#define DXIL_SPIRV_BUILDERS(BUILDER)";
  for (const std::string &B : Builders)
    OS << " \\\n  BUILDER(" << B << ")";
  OS << "\n\nenum class Builder : uint8_t {\n";
  for (const std::string &B : Builders)
    OS << "  " << B << ",\n";
  OS << "};\n";
}

/// Writes accessors of the operands that have fixed positions.
void writeView(raw_ostream &OS, const SPIRVModel &M, const SPIRVEntityDesc &I) {
  OS << "\nstruct " << I.Name << " : View {\n";
  unsigned Index = 0;
  for (const SPIRVOperandDesc &O : I.Operands) {
    if (O.Kind == "IdResultType" || O.Kind == "IdResult")
      continue;
    bool IsEnumeration = false;
    for (const SPIRVKindDesc &K : M.Kinds)
      IsEnumeration |= K.Name == O.Kind && !K.IsMask && !K.Enumerants.empty();
    const std::string Name = cppIdentifier(O.Name);
    const bool EndsHere = O.Kind == "LiteralString" || O.Quantifier == '*' ||
                          O.Kind == "LiteralContextDependentNumber" ||
                          O.Kind == "LiteralSpecConstantOpInteger" ||
                          O.Kind == "LiteralExtInstInteger" || O.Kind == "ImageOperands" ||
                          O.Kind == "Decoration" || O.Kind == "ExecutionMode";
    if (O.Kind == "LiteralString")
      OS << "  std::string_view " << Name << "() const { return text(" << Index << "); }\n"
         << "  std::span<const uint32_t> afterText() const { return behindText(" << Index
         << "); }\n";
    else if (EndsHere)
      OS << "  std::span<const uint32_t> " << Name << "() const { return rest(" << Index
         << "); }\n";
    else if (O.Quantifier == '?')
      OS << "  uint32_t " << Name << "() const { return optional(" << Index << "); }\n";
    else if (IsEnumeration)
      OS << "  spirv::" << O.Kind << " " << Name << "() const { return spirv::" << O.Kind
         << "(word(" << Index << ")); }\n";
    else
      OS << "  uint32_t " << Name << "() const { return word(" << Index << "); }\n";
    if (EndsHere)
      break;
    ++Index;
  }
  OS << "};\n";
}

bool emitHeader(const Model &, const RecordKeeper &Records, raw_ostream &OS) {
  const std::optional<SPIRVModel> M = readSPIRVModel(Records);
  if (!M)
    return false;
  OS << "\n#include <cstdint>\n#include <span>\n#include <string_view>\n\n"
        "namespace dxil::spirv {\n";
  writeEnumerations(OS, *M);
  writeKinds(OS, *M);
  OS << R"(
/// The operands of an instruction after its result, which the reader has checked.
struct View {
  std::span<const uint32_t> Operands;

  uint32_t word(size_t I) const { return I < Operands.size() ? Operands[I] : 0; }
  uint32_t optional(size_t I) const { return word(I); }
  std::span<const uint32_t> rest(size_t I) const {
    return I < Operands.size() ? Operands.subspan(I) : std::span<const uint32_t>();
  }
  /// Returns a string, without its terminating zero.
  std::string_view text(size_t I) const;
  /// Returns the operands after a string.
  std::span<const uint32_t> behindText(size_t I) const;
};

namespace inst {
)";
  for (const SPIRVEntityDesc &I : M->Instructions)
    if (I.Mapping.Kind == SPIRVMappingKind::Built || I.Mapping.Kind == SPIRVMappingKind::Atomic ||
        I.Mapping.Kind == SPIRVMappingKind::Declared || I.Mapping.Kind == SPIRVMappingKind::Group)
      writeView(OS, *M, I);
  OS << "\n} // namespace inst\n} // namespace dxil::spirv\n";
  return true;
}
const Emitter Header("gen-spirv", "include/dxil/generated/SPIRV.h",
                     "SPIR-V's enumerations, and operands of its instructions by name.",
                     emitHeader);

} // namespace
} // namespace dxil::emitters
