// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes IntrinsicToOp.inc and OpToIntrinsic.inc: the same rows, sorted by intrinsic and by op.
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

struct Row {
  const OpDesc *Op;
  const IntrinsicSelectDesc *Select;
};

std::vector<Row> rowsByOp(const Model &M) {
  std::vector<Row> Rows;
  for (const auto &Op : M.Ops)
    for (const IntrinsicSelectDesc &Select : Op->Intrinsics)
      Rows.push_back({Op.get(), &Select});
  return Rows;
}

/// Returns the op's overloads to which the row applies, in all versions.
std::string types(const Row &R) {
  std::vector<const TypeDesc *> Scalars, Vectors;
  auto Add = [&](std::vector<const TypeDesc *> &Into, const std::vector<const TypeDesc *> &From) {
    for (const TypeDesc *Type : From)
      if (!is_contained(Into, Type) &&
          (R.Select->Types.empty() || is_contained(R.Select->Types, Type)))
        Into.push_back(Type);
  };
  for (const OverloadsDesc &Entry : R.Op->Overloads)
    if (Entry.Dimension == 0) {
      Add(Scalars, Entry.Types);
      Add(Vectors, Entry.VectorElements);
    }
  auto Text = [](const std::vector<const TypeDesc *> &List) {
    std::string Result;
    for (const TypeDesc *Type : List)
      Result += (Result.empty() ? "Overload::" : ", Overload::") + Type->Enum;
    return "{" + Result + "}";
  };
  return Text(Scalars) + ",\n               " + Text(Vectors);
}

std::string source(const ArgSourceDesc &Source) {
  if (Source.Kind == ArgSourceDesc::Operand)
    return "operand(" + std::to_string(Source.Value) + ")";
  if (Source.Enum)
    return "constant(" + Source.Enum->Name + "::" + Source.CaseName + ")";
  return "constant(" + std::to_string(Source.Value) + ")";
}

/// Writes a comment such as "// llvm.dx.wave.reduce.sum(%0) -> WaveActiveOp(value: %0, op: Sum,
/// sop: Signed)".
void emitRowComment(const Row &R, raw_ostream &OS) {
  std::string Text = R.Select->Intrinsic.Name + "(";
  ListSeparator Comma;
  for (unsigned I = 0; I < R.Select->Intrinsic.NumParams; ++I)
    Text += (StringRef(Comma) + "%" + Twine(I)).str();
  Text += ") -> " + R.Op->Name + "(";
  ListSeparator ArgComma;
  for (unsigned I = 0; I < R.Op->Arguments.size(); ++I) {
    ArgSourceDesc Default;
    Default.Value = I;
    const ArgSourceDesc &Source = R.Select->Args.empty() ? Default : R.Select->Args[I];
    Text += (StringRef(ArgComma) + R.Op->Arguments[I].Name + ": ").str();
    if (Source.Kind == ArgSourceDesc::Operand)
      Text += "%" + std::to_string(Source.Value);
    else
      Text += Source.Enum ? Source.CaseName : std::to_string(Source.Value);
  }
  emitComment(OS, "//", Text + ")");
}

std::string argsName(const Row &R) {
  return R.Op->Name + "_" + R.Select->Intrinsic.Enum + "_args";
}

/// Writes the argument lists that differ from the operands. The prefix distinguishes the lists of
/// the two arrays.
void emitArgLists(const std::vector<Row> &Rows, StringRef Prefix, raw_ostream &OS) {
  for (const Row &R : Rows) {
    if (R.Select->Args.empty())
      continue;
    OS << "inline constexpr ArgSource " << Prefix << argsName(R) << "[] = {\n";
    for (const ArgSourceDesc &Source : R.Select->Args)
      OS << "    " << source(Source) << ",\n";
    OS << "};\n";
  }
  OS << "\n";
}

void emitRows(const std::vector<Row> &Rows, StringRef Array, StringRef Prefix, raw_ostream &OS) {
  emitArgLists(Rows, Prefix, OS);
  if (Rows.empty()) {
    OS << "inline constexpr std::span<const IntrinsicRow> " << Array << ";\n";
    return;
  }
  OS << "inline constexpr IntrinsicRow " << Array << "[] = {\n";
  for (const Row &R : Rows) {
    OS << "    ";
    emitRowComment(R, OS);
    OS << "    {.Intrinsic = llvm::Intrinsic::" << R.Select->Intrinsic.Enum << ",\n     .Name = \""
       << R.Select->Intrinsic.Name << "\",\n     .Op = OpCode::" << R.Op->Name;
    if (R.Op->NumDimensions)
      OS << ",\n     .Types = {" << types(R) << "}";
    OS << ",\n     .NumOperands = " << R.Select->Intrinsic.NumParams;
    if (!R.Select->Args.empty())
      OS << ",\n     .Args = " << Prefix << argsName(R);
    OS << "},\n";
  }
  OS << "};\n";
}

} // namespace

static bool emitIntrinsicToOp(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  std::vector<Row> Rows = rowsByOp(M);
  llvm::stable_sort(Rows, [](const Row &A, const Row &B) {
    return A.Select->Intrinsic.Name < B.Select->Intrinsic.Name;
  });
  emitRows(Rows, "IntrinsicToOp", "", OS);
  return true;
}
static const Emitter IntrinsicToOp(
    "gen-intrinsic-to-op", "include/dxil/generated/IntrinsicToOp.inc",
    "Which op an LLVM intrinsic becomes, by intrinsic. <dxil/intrinsics.h> says how to use it.",
    emitIntrinsicToOp);

static bool emitOpToIntrinsic(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  emitRows(rowsByOp(M), "OpToIntrinsic", "lifted_", OS);
  return true;
}
static const Emitter OpToIntrinsic(
    "gen-op-to-intrinsic", "include/dxil/generated/OpToIntrinsic.inc",
    "Which LLVM intrinsics mean an op, by opcode. <dxil/intrinsics.h> says how to use it.",
    emitOpToIntrinsic);

} // namespace dxil::emitters
