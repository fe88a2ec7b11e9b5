// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types and instructions as text for messages.
#include "Context.h"

#include <dxil/container/Listing.h>

namespace dxil::validation {

using ir::TypeKind;

static std::string typeText(const ir::Module &M, ir::TypeId T, unsigned Depth) {
  if (T >= M.Types.size() || Depth > 6)
    return "...";
  const ir::Type &Ty = M.type(T);
  auto list = [&](std::string Open, const char *Close) {
    const char *Separator = "";
    for (ir::TypeId F : M.fields(Ty)) {
      Open += Separator + typeText(M, F, Depth + 1);
      Separator = ", ";
      if (Open.size() > 200)
        return Open + ", ..." + Close;
    }
    return Open + Close;
  };
  switch (Ty.Kind) {
  case TypeKind::Void: return "void";
  case TypeKind::Half: return "half";
  case TypeKind::Float: return "float";
  case TypeKind::Double: return "double";
  case TypeKind::Label: return "label";
  case TypeKind::Metadata: return "metadata";
  case TypeKind::Integer: return "i" + std::to_string(Ty.Width);
  case TypeKind::Pointer:
    return typeText(M, Ty.Element, Depth + 1) +
           (Ty.AddressSpace ? " addrspace(" + std::to_string(Ty.AddressSpace) + ")*" : "*");
  case TypeKind::Array:
    return "[" + std::to_string(Ty.Count) + " x " + typeText(M, Ty.Element, Depth + 1) + "]";
  case TypeKind::Vector:
    return "<" + std::to_string(Ty.Count) + " x " + typeText(M, Ty.Element, Depth + 1) + ">";
  case TypeKind::Struct:
    return Ty.Name.empty() ? list("{ ", " }") : "%" + std::string(Ty.Name);
  case TypeKind::Opaque: return "%" + std::string(Ty.Name);
  case TypeKind::Function: return typeText(M, Ty.Element, Depth + 1) + " " + list("(", ")");
  default: return "x86 type";
  }
}

std::string typeText(const ir::Module &M, ir::TypeId T) { return typeText(M, T, 0); }

// ---- Instructions as text ------------------------------------------------------------------------

static std::string operandText(const Context &Ctx, ir::ValueId V) {
  const ir::Module &M = Ctx.M;
  if (ir::isMetadataOperand(V) || V >= M.Values.size())
    return "metadata";
  const ir::Value &Value = M.Values[V];
  std::string Type = typeText(M, Value.Type) + " ";
  if (Value.Kind == ir::ValueKind::Global || Value.Kind == ir::ValueKind::Function)
    return Type + "@" + std::string(M.name(V));
  if (Value.Kind == ir::ValueKind::Argument)
    return Type + "%arg" + std::to_string(Value.Index);
  if (Value.Kind == ir::ValueKind::Instruction)
    return Type + "%" + (M.name(V).empty() ? std::to_string(Value.Index) : std::string(M.name(V)));
  if (Ctx.isUndef(V))
    return Type + "undef";
  int64_t Integer = 0;
  double Float = 0;
  if (Ctx.constantSigned(V, Integer))
    return Type + std::to_string(Integer);
  if (constantFloat(M, V, Float))
    return Type + std::to_string(Float);
  return Type + "constant";
}

std::string instructionText(const Context &Ctx, const ir::Instruction &I) {
  const ir::Module &M = Ctx.M;
  std::string Out;
  if (I.Result != ir::None) {
    std::string_view Name = M.name(I.Result);
    Out = "%" + (Name.empty() ? std::to_string(Ctx.idOf(I)) : std::string(Name)) + " = ";
  }
  Out += ir::opcodeName(I.Op);
  if (I.Op == ir::Opcode::Call)
    Out += " " + typeText(M, I.Type) + " @" + std::string(M.calleeName(I)) + "(";
  else
    Out += " ";
  const char *Separator = "";
  for (ir::ValueId V : M.operands(I)) {
    Out += Separator + operandText(Ctx, V);
    Separator = ", ";
    if (Out.size() > 400)
      break;
  }
  if (I.Op == ir::Opcode::Call)
    Out += ")";
  // The op by its name and arguments, as dxil-dis writes it: the call alone says only numbers.
  if (std::string Comment = opComment(M, I); !Comment.empty())
    Out += "  ; " + Comment;
  return Out;
}

} // namespace dxil::validation
