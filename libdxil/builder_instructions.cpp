// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Implements instructions and op calls of dxil_builder.h.
#include "builder.h"

#include <algorithm>
#include <bit>
#include <optional>

using namespace dxil;
using namespace dxil::builder;

// C enumerations have the module's values, some with an offset.
static_assert(int(ir::Opcode::Add) == DXIL_BINARY_ADD && int(ir::Opcode::Xor) == DXIL_BINARY_XOR &&
              int(ir::Opcode::FDiv) == DXIL_BINARY_FDIV);
static_assert(int(ir::Opcode::AddrSpaceCast) - int(ir::Opcode::Trunc) == DXIL_CAST_ADDRSPACECAST &&
              int(ir::Opcode::BitCast) - int(ir::Opcode::Trunc) == DXIL_CAST_BITCAST &&
              int(ir::Opcode::SIToFP) - int(ir::Opcode::Trunc) == DXIL_CAST_SITOFP);
static_assert(int(ir::FcmpTrue) == DXIL_FCMP_TRUE && int(ir::IcmpEq) == DXIL_ICMP_EQ &&
              int(ir::IcmpSle) == DXIL_ICMP_SLE && int(ir::FcmpUno) == DXIL_FCMP_UNO);
static_assert(int(ir::RmwOperation::UMin) == DXIL_ATOMIC_UMIN &&
              int(ir::RmwOperation::Nand) == DXIL_ATOMIC_NAND);

static ir::ValueRef ref(dxil_value V) {
  return dxil_builder::value(V);
}

// ---- Arithmetic ---------------------------------------------------------------------------------

/// Returns the flags for an instruction with the operand \p V, or nothing after recording that the
/// instruction can have none.
static std::optional<uint16_t> flagsOf(dxil_builder &B, uint32_t Fast, ir::ValueRef V) {
  const ir::ModuleBuilder &M = B.module();
  const ir::TypeId T = M.typeOf(V);
  if (Fast > DXIL_FAST_ALL)
    return B.fail("unknown bits of fast arithmetic"), std::nullopt;
  if (Fast && T != ir::None && !M.hasFloats(T))
    return B.fail("fast arithmetic of what are no floats"), std::nullopt;
  return uint16_t((Fast & DXIL_FAST_NO_NANS ? ir::FastNoNaNs : 0) |
                  (Fast & DXIL_FAST_NO_INFS ? ir::FastNoInfs : 0) |
                  (Fast & DXIL_FAST_NO_SIGNED_ZEROS ? ir::FastNoSignedZeros : 0) |
                  (Fast & DXIL_FAST_RECIPROCAL ? ir::FastAllowReciprocal : 0) |
                  (Fast & DXIL_FAST_REASSOCIATE ? ir::FastUnsafeAlgebra : 0));
}

dxil_value dxil_build_binary_fast(dxil_builder *B, dxil_binary Operation, dxil_value X,
                                  dxil_value Y, uint32_t Fast) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    if (uint32_t(Operation) > DXIL_BINARY_XOR)
      return Builder.module().fail("an unknown operation of two values");
    const auto Flags = flagsOf(Builder, Fast, ref(X));
    return Flags ? Here.binary(ir::Opcode(Operation), ref(X), ref(Y), *Flags) : ir::ValueRef();
  });
}

dxil_value dxil_build_binary(dxil_builder *B, dxil_binary Operation, dxil_value X, dxil_value Y) {
  return dxil_build_binary_fast(B, Operation, X, Y, DXIL_FAST_NONE);
}

dxil_value dxil_build_cast(dxil_builder *B, dxil_cast Operation, dxil_value V, dxil_type To) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    if (uint32_t(Operation) > DXIL_CAST_ADDRSPACECAST)
      return Builder.module().fail("an unknown cast");
    return Here.cast(ir::Opcode(int(ir::Opcode::Trunc) + int(Operation)), ref(V),
                     dxil_builder::type(To));
  });
}

dxil_value dxil_build_compare_fast(dxil_builder *B, dxil_predicate P, dxil_value X, dxil_value Y,
                                   uint32_t Fast) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    const uint32_t N = uint32_t(P);
    if (N > DXIL_ICMP_SLE || (N > DXIL_FCMP_TRUE && N < DXIL_ICMP_EQ))
      return Builder.module().fail("an unknown comparison");
    const auto Flags = flagsOf(Builder, Fast, ref(X));
    return Flags ? Here.compare(ir::Predicate(N), ref(X), ref(Y), *Flags) : ir::ValueRef();
  });
}

dxil_value dxil_build_compare(dxil_builder *B, dxil_predicate P, dxil_value X, dxil_value Y) {
  return dxil_build_compare_fast(B, P, X, Y, DXIL_FAST_NONE);
}

dxil_value dxil_build_select(dxil_builder *B, dxil_value Condition, dxil_value X, dxil_value Y) {
  return built(B, [&](dxil_builder &, ir::OpBuilder &Here) {
    return Here.select(ref(Condition), ref(X), ref(Y));
  });
}

dxil_value dxil_build_extract_value(dxil_builder *B, dxil_value Aggregate, uint32_t Index) {
  return built(B, [&](dxil_builder &, ir::OpBuilder &Here) {
    return Here.extractValue(ref(Aggregate), Index);
  });
}

dxil_value dxil_build_insert_value(dxil_builder *B, dxil_value Aggregate, dxil_value V,
                                   uint32_t Index) {
  return built(B, [&](dxil_builder &, ir::OpBuilder &Here) {
    return Here.insertValue(ref(Aggregate), ref(V), Index);
  });
}

dxil_value dxil_build_extract_element(dxil_builder *B, dxil_value Vector, dxil_value Index) {
  return built(B, [&](dxil_builder &, ir::OpBuilder &Here) {
    return Here.extractElement(ref(Vector), ref(Index));
  });
}

dxil_value dxil_build_insert_element(dxil_builder *B, dxil_value Vector, dxil_value Element,
                                     dxil_value Index) {
  return built(B, [&](dxil_builder &, ir::OpBuilder &Here) {
    return Here.insertElement(ref(Vector), ref(Element), ref(Index));
  });
}

dxil_value dxil_build_shuffle_vector(dxil_builder *B, dxil_value X, dxil_value Y, dxil_value Mask) {
  return built(B, [&](dxil_builder &, ir::OpBuilder &Here) {
    return Here.shuffleVector(ref(X), ref(Y), ref(Mask));
  });
}

// ---- Memory -------------------------------------------------------------------------------------

/// Returns the alignment, 4 for 0, or nothing after recording that it is invalid.
static std::optional<uint32_t> alignmentOf(dxil_builder &B, uint32_t Bytes) {
  if (!Bytes)
    return 4;
  if (std::has_single_bit(Bytes) && Bytes <= 4096)
    return Bytes;
  B.fail("an alignment of " + std::to_string(Bytes) + " (expected a power of two)");
  return std::nullopt;
}

dxil_value dxil_build_alloca(dxil_builder *B, dxil_type T) {
  return built(
      B, [&](dxil_builder &, ir::OpBuilder &Here) { return Here.alloca_(dxil_builder::type(T)); });
}

dxil_value dxil_build_load(dxil_builder *B, dxil_value Pointer, uint32_t Alignment) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    const auto Bytes = alignmentOf(Builder, Alignment);
    return Bytes ? Here.load(ref(Pointer), *Bytes) : ir::ValueRef();
  });
}

void dxil_build_store(dxil_builder *B, dxil_value Pointer, dxil_value V, uint32_t Alignment) {
  done(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    if (const auto Bytes = alignmentOf(Builder, Alignment))
      Here.store(ref(Pointer), ref(V), *Bytes);
  });
}

static std::vector<ir::ValueRef> valueList(const dxil_value *Values, size_t Count) {
  std::vector<ir::ValueRef> List(Count);
  std::transform(Values, Values + Count, List.begin(), ref);
  return List;
}

dxil_value dxil_build_gep(dxil_builder *B, dxil_value Base, const dxil_value *Indices,
                          size_t Count) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    return isArray(Builder, Indices, Count)
               ? Here.getElementPtr(ref(Base), valueList(Indices, Count))
               : ir::ValueRef();
  });
}

dxil_value dxil_build_atomic(dxil_builder *B, dxil_atomic Operation, dxil_value Pointer,
                             dxil_value V) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    if (uint32_t(Operation) > DXIL_ATOMIC_UMIN)
      return Builder.module().fail("an unknown atomic operation");
    return Here.atomicRmw(ir::RmwOperation(Operation), ref(Pointer), ref(V));
  });
}

dxil_value dxil_build_compare_exchange(dxil_builder *B, dxil_value Pointer, dxil_value Expected,
                                       dxil_value V) {
  return built(B, [&](dxil_builder &, ir::OpBuilder &Here) {
    return Here.compareExchange(ref(Pointer), ref(Expected), ref(V));
  });
}

// ---- Control flow -------------------------------------------------------------------------------

dxil_value dxil_build_phi(dxil_builder *B, dxil_type T) {
  return built(
      B, [&](dxil_builder &, ir::OpBuilder &Here) { return Here.phi(dxil_builder::type(T)); });
}

void dxil_build_incoming(dxil_builder *B, dxil_value Phi, dxil_value V, dxil_block From) {
  done(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    Here.addIncoming(ref(Phi), ref(V), Builder.target(From));
  });
}

dxil_value dxil_build_call(dxil_builder *B, dxil_value Function, const dxil_value *Arguments,
                           size_t Count) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    return isArray(Builder, Arguments, Count)
               ? Here.call(ref(Function), valueList(Arguments, Count))
               : ir::ValueRef();
  });
}

void dxil_build_ret(dxil_builder *B, dxil_value V) {
  done(B, [&](dxil_builder &, ir::OpBuilder &Here) { Here.ret(ref(V)); });
}

void dxil_build_branch(dxil_builder *B, dxil_block To) {
  done(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) { Here.br(Builder.target(To)); });
}

void dxil_build_cond_branch(dxil_builder *B, dxil_value Condition, dxil_block True,
                            dxil_block False) {
  done(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    Here.br(ref(Condition), Builder.target(True), Builder.target(False));
  });
}

void dxil_build_switch(dxil_builder *B, dxil_value V, dxil_block Otherwise, const dxil_value *Cases,
                       const dxil_block *Blocks, size_t Count) {
  done(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    if (!isArray(Builder, Cases, Count) || !isArray(Builder, Blocks, Count))
      return;
    std::vector<std::pair<ir::ValueRef, ir::BlockRef>> List;
    for (size_t I = 0; I < Count; ++I)
      List.push_back({ref(Cases[I]), Builder.target(Blocks[I])});
    Here.switch_(ref(V), Builder.target(Otherwise), List);
  });
}

void dxil_build_unreachable(dxil_builder *B) {
  done(B, [&](dxil_builder &, ir::OpBuilder &Here) { Here.unreachable(); });
}

// ---- Declarations -------------------------------------------------------------------------------

dxil_value dxil_build_handle(dxil_builder *B, dxil_resource R, dxil_value Index, int NonUniform) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    return Builder.Producer.handle(Here, {R.id - 1}, ref(Index), NonUniform != 0);
  });
}

dxil_value dxil_build_read_element(dxil_builder *B, dxil_element E, uint32_t Column, dxil_value Row,
                                   dxil_value Vertex) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    return Builder.Producer.readElement(Here, {E.id - 1}, uint8_t(std::min(Column, 255u)), ref(Row),
                                        ref(Vertex));
  });
}

void dxil_build_write_element(dxil_builder *B, dxil_element E, uint32_t Column, dxil_value V,
                              dxil_value Row, dxil_value Vertex) {
  done(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    Builder.Producer.writeElement(Here, {E.id - 1}, uint8_t(std::min(Column, 255u)), ref(V),
                                  ref(Row), ref(Vertex));
  });
}

void dxil_set_name(dxil_builder *B, dxil_value V, const char *Name) {
  done(B, [&](dxil_builder &, ir::OpBuilder &Here) { Here.setName(ref(V), text(Name)); });
}

void dxil_set_precise(dxil_builder *B, dxil_value V) {
  done(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    ir::ModuleBuilder &M = Builder.module();
    Here.attach(ref(V), "dx.precise", M.node({M.value(M.i32(1))}));
  });
}

// ---- Operations ---------------------------------------------------------------------------------

namespace {

/// Means that the call passes the overload type; other values are the index of the operand that has
/// this type.
constexpr uint8_t GivenType = 255;

/// The order of a call's words: operands, then the overloads that no operand determines.
struct CallShape {
  OpCode Op;
  uint8_t Operands;
  uint32_t Numbers;  ///< mask of the operands that are numbers
  uint32_t Optional; ///< mask of the optional operands
  uint8_t Overloads;
  uint8_t Types[4];
};

dxil_value callOp(dxil_builder *B, OpCode Op, const void *Arguments, size_t Bytes);

} // namespace

#include <dxil/generated/ProducerOps.inc>

namespace {

const CallShape *shapeOf(uint32_t Op) {
  const auto It = std::ranges::lower_bound(CallShapes, Op, {},
                                           [](const CallShape &S) { return uint32_t(S.Op); });
  return It != std::end(CallShapes) && uint32_t(It->Op) == Op ? &*It : nullptr;
}

ir::ValueRef callWords(dxil_builder &B, ir::OpBuilder &Here, const CallShape &Shape,
                       const uint32_t *Words) {
  ir::ModuleBuilder &M = B.module();
  std::vector<ir::ValueRef> Operands;
  for (unsigned I = 0; I < Shape.Operands; ++I) {
    if (Shape.Numbers >> I & 1)
      Operands.push_back(M.integer(M.opType(info(Shape.Op).Args[I].Type, {}), Words[I]));
    else if (!Words[I] && Shape.Optional >> I & 1)
      Operands.push_back(ir::UndefOperand);
    else
      Operands.push_back(ref({Words[I]}));
  }
  std::vector<ir::TypeId> Overloads;
  size_t Next = Shape.Operands;
  for (unsigned D = 0; D < Shape.Overloads; ++D) {
    if (Shape.Types[D] != GivenType && M.typeOf(Operands[Shape.Types[D]]) == ir::None)
      return M.fail("op '" + std::string(info(Shape.Op).Name) + "': operand '" +
                    std::string(info(Shape.Op).Args[Shape.Types[D]].Name) +
                    "' is missing (expected a value, whose type is the overload)");
    Overloads.push_back(Shape.Types[D] == GivenType ? dxil_builder::type({Words[Next++]})
                                                    : M.typeOf(Operands[Shape.Types[D]]));
  }
  return Here.callOp(Shape.Op, Operands, Overloads);
}

size_t wordCount(const CallShape &Shape) {
  return Shape.Operands + size_t(std::count(Shape.Types, Shape.Types + Shape.Overloads, GivenType));
}

dxil_value callOp(dxil_builder *B, OpCode Op, const void *Arguments, size_t Bytes) {
  uint32_t Words[32];
  const bool IsGiven = Arguments && Bytes <= sizeof Words;
  if (IsGiven)
    std::memcpy(Words, Arguments, Bytes);
  return dxil_build_op(B, uint32_t(Op), IsGiven ? Words : nullptr, Bytes / sizeof(uint32_t));
}

} // namespace

dxil_value dxil_build_op(dxil_builder *B, uint32_t Op, const uint32_t *Words, size_t Count) {
  return built(B, [&](dxil_builder &Builder, ir::OpBuilder &Here) {
    const CallShape *Shape = shapeOf(Op);
    if (!Shape)
      return Builder.module().fail("there is no operation " + std::to_string(Op));
    if (Count != wordCount(*Shape) || (Count && !Words))
      return Builder.module().fail("operation '" + std::string(info(Shape->Op).Name) + "' with " +
                                   std::to_string(Words ? Count : 0) +
                                   " operands and types (expected " +
                                   std::to_string(wordCount(*Shape)) + ")");
    return callWords(Builder, Here, *Shape, Words);
  });
}
