// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Types and instructions as text for messages.
#include "Context.h"

#include <dxil/listing/Listing.h>

namespace dxil::validation {

using ir::TypeKind;

namespace {

/// Limits of quoted names and types: a name may be as long as the file.
constexpr size_t MostOfName = 400, MostOfType = 400;

std::string shortName(std::string_view Name) {
  return Name.size() <= MostOfName ? std::string(Name)
                                   : std::string(Name.substr(0, MostOfName)) + "...";
}

/// Appends a type to Out; replaces deep nesting and text beyond the limit by "...".
class TypeWriter {
public:
  TypeWriter(const ir::Module &M, std::string &Out)
      : M(M), Out(Out), End(Out.size() + MostOfType) {}

  void write(ir::TypeId T, unsigned Depth = 0) {
    if (T >= M.Types.size() || Depth > 6 || Out.size() > End) {
      Out += "...";
      return;
    }
    const ir::Type &Ty = M.type(T);
    switch (Ty.Kind) {
    case TypeKind::Void: Out += "void"; return;
    case TypeKind::Half: Out += "half"; return;
    case TypeKind::Float: Out += "float"; return;
    case TypeKind::Double: Out += "double"; return;
    case TypeKind::Label: Out += "label"; return;
    case TypeKind::Metadata: Out += "metadata"; return;
    case TypeKind::Integer: Out.append("i").append(std::to_string(Ty.Width)); return;
    case TypeKind::Pointer:
      write(Ty.Element, Depth + 1);
      if (Ty.AddressSpace)
        Out.append(" addrspace(").append(std::to_string(Ty.AddressSpace)) += ')';
      Out += '*';
      return;
    case TypeKind::Array:
    case TypeKind::Vector:
      Out.append(Ty.Kind == TypeKind::Array ? "[" : "<")
          .append(std::to_string(Ty.Count))
          .append(" x ");
      write(Ty.Element, Depth + 1);
      Out += Ty.Kind == TypeKind::Array ? ']' : '>';
      return;
    case TypeKind::Struct:
      if (Ty.Name.empty())
        return list("{ ", " }", Ty, Depth);
      [[fallthrough]];
    case TypeKind::Opaque: Out.append("%").append(shortName(Ty.Name)); return;
    case TypeKind::Function: write(Ty.Element, Depth + 1); return list(" (", ")", Ty, Depth);
    default: Out += "x86 type";
    }
  }

private:
  const ir::Module &M;
  std::string &Out;
  size_t End;

  void list(const char *Open, const char *Close, const ir::Type &Ty, unsigned Depth) {
    size_t Begin = Out.size();
    Out += Open;
    const char *Separator = "";
    for (ir::TypeId F : M.fields(Ty)) {
      Out += Separator;
      write(F, Depth + 1);
      Separator = ", ";
      if (Out.size() > Begin + 200 || Out.size() > End) {
        Out += ", ...";
        break;
      }
    }
    Out += Close;
  }
};

} // namespace

std::string typeText(const ir::Module &M, ir::TypeId T) {
  std::string Out;
  TypeWriter(M, Out).write(T);
  return Out;
}

// ---- Instructions as text -----------------------------------------------------------------------

static std::string operandText(const Context &Ctx, ir::ValueId V) {
  const ir::Module &M = Ctx.M;
  if (ir::isMetadataOperand(V) || V >= M.Values.size())
    return "metadata";
  const ir::Value &Value = M.Values[V];
  std::string Type = typeText(M, Value.Type) + " ";
  if (Value.Kind == ir::ValueKind::Global || Value.Kind == ir::ValueKind::Function)
    return Type + "@" + shortName(M.name(V));
  if (Value.Kind == ir::ValueKind::Argument)
    return Type + "%arg" + std::to_string(Value.Index);
  if (Value.Kind == ir::ValueKind::Instruction)
    return Type + "%" + (M.name(V).empty() ? std::to_string(Value.Index) : shortName(M.name(V)));
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
    Out = "%" + (Name.empty() ? std::to_string(Ctx.idOf(I)) : shortName(Name)) + " = ";
  }
  Out += ir::opcodeName(I.Op);
  if (I.Op == ir::Opcode::Call)
    Out += " " + typeText(M, I.Type) + " @" + shortName(M.calleeName(I)) + "(";
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
  // The op with argument names, as dxil-dis writes it: the call itself has only numbers.
  if (std::string Comment = listing::opComment(M, I); !Comment.empty())
    Out += "  ; " + Comment;
  return Out;
}

} // namespace dxil::validation
