// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes OpBuilder.h and OpCalls.h: a method for each op, for LLVM's IRBuilder and for
// ir::ModuleBuilder. The types of arguments determine overloads where they can; other overloads are
// parameters.
#include "Emitter.h"
#include "Model.h"

#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace dxil::emitters {
namespace {

bool hasStructOverload(const OpDesc &Op, unsigned Dimension) {
  for (const OverloadsDesc &Entry : Op.Overloads)
    if (Entry.Dimension == Dimension)
      for (const TypeDesc *Type : Entry.Types)
        if (Type->Suffix == "udt")
          return true;
  return false;
}

/// Returns the argument whose type is the overload of a dimension, or null. An opaque pointer to a
/// user-defined struct does not show the overload.
const ArgDesc *overloadArgument(const OpDesc &Op, unsigned Dimension) {
  if (hasStructOverload(Op, Dimension))
    return nullptr;
  for (const ArgDesc &Arg : Op.Arguments) {
    StringRef Record = Arg.Type->Record;
    if (Arg.Type->Shape == TypeShape::Dependent && Arg.Type->Dimension == Dimension &&
        (Record == "overloadTy" || Record == "overload" + std::to_string(Dimension) + "Ty"))
      return &Arg;
  }
  return nullptr;
}

std::string overloadParameter(const OpDesc &Op, unsigned Dimension) {
  return Op.NumDimensions == 1 ? "OverloadType" : "OverloadType" + std::to_string(Dimension);
}

bool isTypedEnum(const ArgDesc &Arg) {
  return Arg.Immediate && Arg.Enum;
}

void emitMethodComment(const OpDesc &Op, raw_ostream &OS) {
  emitComment(OS, "  ///", exampleSignature(Op));
  emitComment(OS, "  ///", Op.Doc);
  for (const ArgDesc &Arg : Op.Arguments)
    if (!Arg.Doc.empty())
      emitComment(OS, "  ///", "\\param " + cppIdentifier(Arg.Name) + " " + Arg.Doc);
  for (unsigned I = 0; I < Op.NumDimensions; ++I)
    if (!overloadArgument(Op, I))
      emitComment(OS, "  ///",
                  "\\param " + overloadParameter(Op, I) + " the overload" +
                      (hasStructOverload(Op, I) ? " (the struct, not a pointer)" : ""));
}

void emitParameters(const OpDesc &Op, raw_ostream &OS) {
  SmallVector<std::string, 16> Parameters;
  for (const ArgDesc &Arg : Op.Arguments)
    Parameters.push_back((isTypedEnum(Arg) ? Arg.Enum->Name + " " : std::string("llvm::Value *")) +
                         cppIdentifier(Arg.Name));
  for (unsigned I = 0; I < Op.NumDimensions; ++I)
    if (!overloadArgument(Op, I))
      Parameters.push_back("llvm::Type *" + overloadParameter(Op, I));
  Parameters.push_back("const llvm::Twine &Name = \"\"");
  size_t Column = 3 + Op.Method.size();
  for (size_t I = 0; I < Parameters.size(); ++I) {
    bool Last = I + 1 == Parameters.size();
    size_t Width = Parameters[I].size() + (Last ? 3 : 1);
    if (I && Column + 1 + Width > 100) {
      OS << ",\n      ";
      Column = 6;
    } else if (I) {
      OS << ", ";
      ++Column;
    }
    OS << Parameters[I];
    Column += Width;
  }
}

void emitWrappedList(ArrayRef<std::string> Items, unsigned Indent, raw_ostream &OS) {
  size_t Column = Indent;
  for (size_t I = 0; I < Items.size(); ++I) {
    if (I && Column + Items[I].size() + 4 > 100) {
      OS << ",\n";
      OS.indent(Indent);
      Column = Indent;
    } else if (I) {
      OS << ", ";
      Column += 2;
    }
    OS << Items[I];
    Column += Items[I].size();
  }
}

void emitMethod(const OpDesc &Op, raw_ostream &OS) {
  OS << "\n";
  emitMethodComment(Op, OS);
  OS << "  typename Base::Made\n  " << cppIdentifier(Op.Method) << "(";
  emitParameters(Op, OS);
  OS << ") {\n    return this->createOp(OpCode::" << Op.Name << ",\n                    {";
  SmallVector<std::string, 16> Values;
  for (unsigned I = 0; I < Op.Arguments.size(); ++I) {
    const ArgDesc &Arg = Op.Arguments[I];
    if (isTypedEnum(Arg))
      Values.push_back("this->getConstant(OpCode::" + Op.Name + ", " + std::to_string(I) +
                       ", int64_t(" + cppIdentifier(Arg.Name) + "))");
    else
      Values.push_back(cppIdentifier(Arg.Name));
  }
  emitWrappedList(Values, 21, OS);
  OS << "},\n                    {";
  SmallVector<std::string, 4> Overloads;
  for (unsigned I = 0; I < Op.NumDimensions; ++I) {
    const ArgDesc *Arg = overloadArgument(Op, I);
    Overloads.push_back(Arg ? cppIdentifier(Arg->Name) + "->getType()" : overloadParameter(Op, I));
  }
  emitWrappedList(Overloads, 21, OS);
  OS << "}, Name);\n  }\n";
}

//===-- Calls with named operands -----------------------------------------------------------===//

/// Returns true for a constant integer operand, which the caller may pass as a number.
bool isNumber(const ArgDesc &Arg) {
  return Arg.Immediate &&
         is_contained({"i1Ty", "i8Ty", "i16Ty", "i32Ty", "i64Ty"}, StringRef(Arg.Type->Record));
}

std::string overloadField(const OpDesc &Op, unsigned Dimension) {
  return Op.NumDimensions == 1 ? "overload" : "overload" + std::to_string(Dimension);
}

bool hasFields(const OpDesc &Op) {
  if (!Op.Arguments.empty())
    return true;
  for (unsigned I = 0; I < Op.NumDimensions; ++I)
    if (!overloadArgument(Op, I))
      return true;
  return false;
}

void emitFields(const OpDesc &Op, raw_ostream &OS) {
  OS << "  struct " << Op.Name << "Args {\n";
  for (const ArgDesc &Arg : Op.Arguments) {
    if (!Arg.Doc.empty())
      emitComment(OS, "    ///", Arg.Doc);
    const std::string Type = isTypedEnum(Arg) ? "Immediate<dxil::" + Arg.Enum->Name + ">"
                             : isNumber(Arg)  ? "Immediate<int64_t>"
                                              : "ValueRef";
    OS << "    " << Type << " " << cppIdentifier(Arg.Name) << " = "
       << (Arg.Optional ? "UndefOperand" : "{}") << ";\n";
  }
  for (unsigned I = 0; I < Op.NumDimensions; ++I)
    if (!overloadArgument(Op, I))
      OS << "    /// The overload"
         << (hasStructOverload(Op, I) ? ": the struct, not a pointer" : "") << ".\n    TypeId "
         << overloadField(Op, I) << " = None;\n";
  OS << "  };\n";
}

void emitCall(const OpDesc &Op, raw_ostream &OS) {
  const bool HasFields = hasFields(Op);
  OS << "\n";
  if (HasFields)
    emitFields(Op, OS);
  emitComment(OS, "  ///", exampleSignature(Op));
  emitComment(OS, "  ///", Op.Doc);
  OS << "  ValueRef " << cppIdentifier(Op.Method) << "("
     << (HasFields ? "const " + Op.Name + "Args &A" : std::string()) << ") {\n";
  SmallVector<std::string, 16> Operands;
  for (unsigned I = 0; I < Op.Arguments.size(); ++I) {
    const ArgDesc &Arg = Op.Arguments[I];
    const std::string Field = "A." + cppIdentifier(Arg.Name);
    Operands.push_back(isTypedEnum(Arg) || isNumber(Arg)
                           ? "immediate(OpCode::" + Op.Name + ", " + std::to_string(I) + ", " +
                                 Field + ")"
                           : Field);
  }
  SmallVector<std::string, 4> Overloads;
  for (unsigned I = 0; I < Op.NumDimensions; ++I) {
    const ArgDesc *Arg = overloadArgument(Op, I);
    Overloads.push_back(Arg ? "typeOf(A." + cppIdentifier(Arg->Name) + ")"
                            : "A." + overloadField(Op, I));
  }
  if (!Operands.empty()) {
    OS << "    const ValueRef Operands[] = {";
    emitWrappedList(Operands, 33, OS);
    OS << "};\n";
  }
  if (!Overloads.empty()) {
    OS << "    const TypeId Overloads[] = {";
    emitWrappedList(Overloads, 32, OS);
    OS << "};\n";
  }
  OS << "    return callOp(OpCode::" << Op.Name << ", " << (Operands.empty() ? "{}" : "Operands")
     << (Overloads.empty() ? "" : ", Overloads") << ");\n  }\n";
}

} // namespace

static bool emitOpBuilder(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  OS << "\n#include <dxil/lowering/OpBuilderBase.h>\n\nnamespace dxil::lowering {\n\n"
        "/// Inserts calls of ops with IRBuilder. Each method gives what Base::createOp does.\n"
        "template <class Base> class OpBuilderOf : public Base {\npublic:\n"
        "  using Base::Base;\n";
  for (const OpDesc *Op : M.definedOps())
    emitMethod(*Op, OS);
  OS << "};\n\n/// Calls of functions dx.op.*.\nusing OpBuilder = OpBuilderOf<OpBuilderBase>;\n"
        "/// Calls of extension intrinsics.\n"
        "using ExtensionBuilder = OpBuilderOf<ExtensionBuilderBase>;\n\n} // namespace "
        "dxil::lowering\n";
  return true;
}
static const Emitter
    OpBuilder("gen-builders", "include/dxil/generated/OpBuilder.h",
              "Typed builders of DXIL ops: one method for each, with the op's arguments.",
              emitOpBuilder);

static bool emitOpCalls(const Model &M, const RecordKeeper &, raw_ostream &OS) {
  OS << "\n#include <dxil/module/Builder.h>\n\nnamespace dxil::ir {\n\n"
        "/// Builds a function that calls ops. Operands have names; one that is left out, or is of "
        "another\n/// type, is an error that the module's builder remembers, and gives no value.\n"
        "class OpBuilder : public FunctionBuilder {\npublic:\n"
        "  using FunctionBuilder::FunctionBuilder;\n";
  for (const OpDesc *Op : M.definedOps())
    emitCall(*Op, OS);
  OS << "};\n\n} // namespace dxil::ir\n";
  return true;
}
static const Emitter OpCalls("gen-op-calls", "include/dxil/generated/OpCalls.h",
                             "Typed calls of DXIL ops for ir::ModuleBuilder: one method for each.",
                             emitOpCalls);

} // namespace dxil::emitters
