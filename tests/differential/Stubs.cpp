// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Stubs.h"

#include "Symbols.h"
#include "TypeCopies.h"

#include <dxil/container/derive/Facts.h>
#include <dxil/link/Link.h>
#include <dxil/produce/ShaderProducer.h>

namespace dxil::differential {
namespace {

constexpr size_t MostNumbers = 1 << 12; ///< limit of numbers in all parameters of a function

/// Writes one function. The result depends on the order of the numbers in the parameters.
class StubWriter {
public:
  StubWriter(TypeCopies &Types, ir::OpBuilder B)
      : Types(Types), B(std::move(B)), M(this->B.module()), Floats(M.f32(0.5)), Whole(M.i32(7)) {}

  void write(const SymbolTypes &Symbol, const std::vector<ir::TypeId> &Parameters,
             ir::TypeId Returned) {
    const bool ReturnsMemory = !Symbol.ReturnsVoid && M.type(Returned).Kind == ir::TypeKind::Void;
    auto IsWritten = [&](size_t I) {
      return I < ReturnsMemory ||
             (I - ReturnsMemory < Symbol.References.size() && Symbol.References[I - ReturnsMemory]);
    };
    for (size_t I = 0; I < Parameters.size(); ++I)
      if (!IsWritten(I))
        readParameter(B.argument(uint32_t(I)), Parameters[I]);
    for (size_t I = 0; I < Parameters.size(); ++I)
      if (IsWritten(I))
        writeMemory(B.argument(uint32_t(I)), M.type(Parameters[I]).Element);
    B.ret(M.type(Returned).Kind == ir::TypeKind::Void ? ir::ValueRef() : make(Returned));
  }

private:
  void readParameter(ir::ValueRef V, ir::TypeId T) {
    if (M.type(T).Kind == ir::TypeKind::Pointer)
      readMemory(V, M.type(T).Element);
    else
      read(V, T);
  }
  bool isStored(ir::TypeId T) const {
    return !Types.isAggregate(T) || M.type(T).Kind == ir::TypeKind::Vector;
  }
  ir::ValueRef part(ir::ValueRef Address, size_t I) {
    return B.getElementPtr(Address, std::array{M.i32(0), M.i32(uint32_t(I))});
  }
  void readMemory(ir::ValueRef Address, ir::TypeId T) {
    if (isStored(T))
      return read(B.load(Address), T);
    for (size_t I = 0; I < Types.countOf(T) && Left; ++I)
      readMemory(part(Address, I), Types.elementOf(T, I));
  }
  void writeMemory(ir::ValueRef Address, ir::TypeId T) {
    if (isStored(T))
      B.store(Address, make(T));
    else
      for (size_t I = 0; I < Types.countOf(T) && Left; ++I)
        writeMemory(part(Address, I), Types.elementOf(T, I));
  }

  void read(ir::ValueRef V, ir::TypeId T) {
    if (!Types.isAggregate(T))
      return take(V, T);
    const bool IsVector = M.type(T).Kind == ir::TypeKind::Vector;
    for (size_t I = 0; I < Types.countOf(T) && Left; ++I)
      read(IsVector ? B.extractElement(V, M.i32(uint32_t(I))) : B.extractValue(V, uint32_t(I)),
           Types.elementOf(T, I));
  }
  void take(ir::ValueRef V, ir::TypeId T) {
    --Left;
    if (M.hasFloats(T)) {
      const ir::ValueRef Float = converted(V, T, M.floatType(), ir::Opcode::FPTrunc);
      Floats = B.binary(ir::Opcode::FAdd, B.binary(ir::Opcode::FMul, Floats, M.f32(0.5)), Float);
    } else {
      const ir::ValueRef Word = converted(V, T, M.i32Type(), ir::Opcode::Trunc);
      Whole = B.binary(ir::Opcode::Add, B.binary(ir::Opcode::Mul, Whole, M.i32(31)), Word);
    }
  }

  ir::ValueRef make(ir::TypeId T) {
    if (!Types.isAggregate(T))
      return makeNumber(T);
    const bool IsVector = M.type(T).Kind == ir::TypeKind::Vector;
    ir::ValueRef Made = M.undef(T);
    for (size_t I = 0; I < Types.countOf(T) && Left; ++I) {
      const ir::ValueRef Part = make(Types.elementOf(T, I));
      Made = IsVector ? B.insertElement(Made, Part, M.i32(uint32_t(I)))
                      : B.insertValue(Made, Part, uint32_t(I));
    }
    return Made;
  }
  /// Integers are 0 or 1, since they may be bools or indices.
  ir::ValueRef makeNumber(ir::TypeId T) {
    --Left;
    const auto Step = uint32_t(MostNumbers - Left);
    if (M.hasFloats(T))
      return converted(B.binary(ir::Opcode::FAdd, Floats, M.f32(float(Step))), M.floatType(), T,
                       ir::Opcode::FPTrunc);
    const ir::ValueRef Bit =
        B.binary(ir::Opcode::And, B.binary(ir::Opcode::LShr, Whole, M.i32(Step % 16)), M.i32(1));
    return converted(Bit, M.i32Type(), T, ir::Opcode::Trunc);
  }
  ir::ValueRef converted(ir::ValueRef V, ir::TypeId From, ir::TypeId To, ir::Opcode Narrowing) {
    if (From == To)
      return V;
    const bool Widens = bitsOf(From) < bitsOf(To);
    const ir::Opcode Widening = M.hasFloats(To) ? ir::Opcode::FPExt : ir::Opcode::ZExt;
    return B.cast(Widens ? Widening : Narrowing, V, To);
  }
  unsigned bitsOf(ir::TypeId T) const {
    const ir::Type &Number = M.type(T);
    return Number.Kind == ir::TypeKind::Integer  ? Number.Width
           : Number.Kind == ir::TypeKind::Half   ? 16
           : Number.Kind == ir::TypeKind::Double ? 64
                                                 : 32;
  }

  TypeCopies &Types;
  ir::OpBuilder B;
  ir::ModuleBuilder &M;
  ir::ValueRef Floats, Whole; ///< sums of the numbers that are read
  size_t Left = MostNumbers;
};

/// Returns the functions that other libraries define.
std::vector<const ir::Function *> missingFunctions(const ir::Module &M) {
  std::vector<const ir::Function *> All;
  for (const ir::Function &F : M.Functions) {
    const std::string_view Name = M.name(F.Self);
    if (F.IsDeclaration && !Name.starts_with("dx.op.") && !Name.starts_with("llvm."))
      All.push_back(&F);
  }
  return All;
}

} // namespace

Result<std::string> withStubs(const std::string &Library, const ir::Module &M) {
  const std::vector<const ir::Function *> Missing = missingFunctions(M);
  if (Missing.empty())
    return Library;
  const container::ModuleFacts Facts = container::readFacts(M);
  produce::ShaderProducer P({.Kind = Stage::Library,
                             .Minor = uint8_t(Facts.ShaderModel.Minor),
                             .Native16Bit = !Facts.usesMinPrecision()});
  ir::ModuleBuilder &To = P.module();
  TypeCopies Types(M, To);
  for (const ir::Function *F : Missing) {
    std::vector<ir::TypeId> Parameters;
    for (const ir::TypeId T : M.fields(M.type(F->FunctionType)))
      Parameters.push_back(Types.copy(T));
    const ir::TypeId Returned = Types.copy(M.type(F->FunctionType).Element);
    if (Types.hasUnsupported())
      return failure("a function that is not there has a parameter that is no number");
    const std::string_view Name = M.name(F->Self);
    StubWriter(Types,
               To.define<ir::OpBuilder>(Name, To.functionType(Returned, std::span(Parameters))))
        .write(typesOfSymbol(Name), Parameters, Returned);
  }
  const auto Stubs = P.finish();
  if (!Stubs)
    return Stubs.error();
  link::LinkOptions Options;
  Options.Target.ShaderModel = Facts.ShaderModel;
  const Bytes Data(reinterpret_cast<const uint8_t *>(Library.data()), Library.size());
  const std::array Inputs = {link::LinkInput{"library", Data}, link::LinkInput{"stubs", *Stubs}};
  const link::LinkResult Linked = link::link(Inputs, Options);
  if (!Linked.ok())
    return failure(Linked.Errors.front());
  return std::string(Linked.Container.begin(), Linked.Container.end());
}

} // namespace dxil::differential
