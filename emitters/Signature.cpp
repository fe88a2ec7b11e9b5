// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints an op's declaration as LLVM assembly, for comments and documents.
#include "Model.h"

#include <cctype>

namespace dxil::emitters {
namespace {

/// A vector overload is shown with four elements.
std::string overloadText(const TypeDesc &Type, bool AsVector) {
  if (Type.Suffix == "udt")
    return "%struct.T*";
  if (Type.Suffix == "object")
    return "%Object";
  return AsVector ? "<4 x " + Type.Name + ">" : Type.Name;
}

std::string overloadSuffix(const TypeDesc &Type, bool AsVector) {
  if (Type.Suffix == "udt")
    return "struct.T";
  if (Type.Suffix == "object")
    return "Object";
  return AsVector ? "v4" + Type.Suffix : Type.Suffix;
}

bool isVectorOverload(const OpDesc &Op, unsigned Dimension) {
  for (const OverloadsDesc &Entry : Op.Overloads)
    if (Entry.Dimension == Dimension)
      return Entry.Types.empty();
  return false;
}

const TypeDesc *firstOverload(const OpDesc &Op, unsigned Dimension) {
  for (const OverloadsDesc &Entry : Op.Overloads)
    if (Entry.Dimension == Dimension) {
      const auto &Types = Entry.Types.empty() ? Entry.VectorElements : Entry.Types;
      return Types.empty() ? nullptr : Types.front();
    }
  return nullptr;
}

std::string spelling(const TypeDesc &Type, const std::vector<const TypeDesc *> &Overloads,
                     const std::vector<bool> &Vectors) {
  if (Type.Shape == TypeShape::Struct)
    return "%" + Type.Name;
  if (Type.Shape != TypeShape::Dependent || Type.Dimension >= Overloads.size())
    return Type.Name;
  const TypeDesc &Overload = *Overloads[Type.Dimension];
  bool AsVector = Vectors[Type.Dimension];
  std::string Text = overloadText(Overload, AsVector);
  if (Type.Record == "overloadElementTy")
    return Overload.Name;
  if (Type.Record == "overloadI1Ty")
    return AsVector ? "<4 x i1>" : "i1";
  if (Type.Record == "overloadI32Ty")
    return AsVector ? "<4 x i32>" : "i32";
  if (Type.Record == "resRetTy" || Type.Record == "cbufRetTy")
    return "%" + Type.Name + "." + overloadSuffix(Overload, AsVector);
  if (Type.Record == "fourTy")
    return "%" + Type.Name + overloadSuffix(Overload, AsVector);
  if (Type.Record == "vec9Ty")
    return "<9 x " + Overload.Name + ">";
  if (Type.Record == "groupsharedPtr1Ty")
    return Text + " addrspace(3)*";
  return Text;
}

std::string render(const OpDesc &Op, const std::vector<const TypeDesc *> &Overloads,
                   const std::vector<bool> &Vectors) {
  std::string Text = spelling(*Op.Result, Overloads, Vectors) + " @dx.op." + Op.Class->Name;
  for (size_t I = 0; I < Overloads.size(); ++I)
    Text += "." + overloadSuffix(*Overloads[I], Vectors[I]);
  Text += "(i32 " + std::to_string(int32_t(Op.Opcode));
  for (const ArgDesc &Arg : Op.Arguments)
    Text += ", " + spelling(*Arg.Type, Overloads, Vectors) + " " + Arg.Name;
  return Text + ")";
}

} // namespace

std::string signature(const OpDesc &Op, const std::vector<const TypeDesc *> &Overloads,
                      bool AsVector) {
  return render(Op, Overloads, std::vector<bool>(Overloads.size(), AsVector));
}

std::string exampleSignature(const OpDesc &Op) {
  std::vector<const TypeDesc *> Overloads;
  std::vector<bool> Vectors;
  for (unsigned I = 0; I < Op.NumDimensions; ++I) {
    Overloads.push_back(firstOverload(Op, I));
    Vectors.push_back(isVectorOverload(Op, I));
  }
  return render(Op, Overloads, Vectors);
}

} // namespace dxil::emitters
