// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Replay.h"

#include <dxil/generated/MetadataNames.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/Graph.h>

#include <algorithm>

namespace dxil::test {

using container::Resource;
using ir::Opcode;

void Replay::run(bool Fixed) {
  declare(Fixed);
  for (ir::FunctionId F = 0; F < M.Functions.size(); ++F)
    if (!M.Functions[F].IsDeclaration)
      body(F);
}

/// Returns blocks in an order in which values are built before their uses, except by phis: each
/// block precedes those that it dominates.
static std::vector<ir::BlockId> buildOrder(const ir::Module &M, const ir::Function &F) {
  std::vector<ir::BlockId> Order;
  std::set<ir::BlockId> Seen{F.Blocks.First};
  std::vector<std::pair<ir::BlockId, size_t>> Stack{{F.Blocks.First, 0}};
  while (!Stack.empty()) {
    auto &[Id, Next] = Stack.back();
    const auto Successors = M.successors(M.instructions(M.Blocks[Id]).back());
    if (Next == Successors.size()) {
      Order.push_back(Id);
      Stack.pop_back();
    } else if (const ir::BlockId To = Successors[Next++]; Seen.insert(To).second) {
      Stack.push_back({To, 0});
    }
  }
  std::ranges::reverse(Order);
  return Order;
}

void Replay::body(ir::FunctionId Id) {
  const ir::Function &F = M.Functions[Id];
  findSkipped(F);
  const dxil_function To = Functions.at(Id);
  for (uint32_t N = 0; N < F.Blocks.Count; ++N)
    Blocks[F.Blocks.First + N] =
        N ? dxil_builder_add_block(B, To, std::string(M.blockName(F.Blocks.First + N)).c_str())
          : Entries.at(Id);
  for (ir::BlockId Block : buildOrder(M, F))
    block(Block);
  fillPhis(F);
}

void Replay::block(ir::BlockId Id) {
  dxil_builder_position(B, Blocks.at(Id));
  for (const ir::Instruction &I : M.instructions(M.Blocks[Id])) {
    if (I.Result != ir::None && (Skipped.contains(I.Result) || Values.contains(I.Result)))
      continue;
    if (isTerminator(I.Op)) {
      // Constant expressions in phis of the successors are computed here.
      for (ir::BlockId To : M.successors(I))
        for (const ir::Instruction &Phi : M.instructions(M.Blocks[To]))
          for (size_t K = 0; Phi.Op == Opcode::Phi && K < M.operands(Phi).size(); ++K)
            if (M.successors(Phi)[K] == Id && M.constant(M.operands(Phi)[K]))
              value(M.operands(Phi)[K]);
      terminator(I);
      continue;
    }
    if (M.calleeName(I).starts_with("llvm.dbg."))
      continue;
    const dxil_value V = instruction(I);
    if (I.Result != ir::None)
      Values[I.Result] = V;
    for (const ir::Attachment &A : M.attachments(I))
      if (M.MetadataKinds[A.Kind] == md::PreciseKind)
        dxil_set_precise(B, V);
  }
}

void Replay::fillPhis(const ir::Function &F) {
  for (const ir::Instruction &I : M.instructions(F))
    for (size_t K = 0; I.Op == Opcode::Phi && K < M.operands(I).size(); ++K)
      dxil_build_incoming(B, Values.at(I.Result), value(M.operands(I)[K]),
                          target(M.successors(I)[K]));
}

// ---- Operands -----------------------------------------------------------------------------------

dxil_value Replay::expression(const ir::Constant &C) {
  ++Expanded;
  const auto Operands = M.operands(C);
  if (C.Kind == ir::ConstantKind::Cast)
    return dxil_build_cast(B, dxil_cast(C.SubOpcode - uint8_t(Opcode::Trunc)), value(Operands[0]),
                           type(M.Values[C.Self].Type));
  if (C.Kind == ir::ConstantKind::GetElementPtr) {
    const std::vector<dxil_value> Indices = valueList(Operands.subspan(1));
    return dxil_build_gep(B, value(Operands[0]), Indices.data(), Indices.size());
  }
  return {};
}

dxil_value Replay::value(ir::ValueId V) {
  const ir::Constant *C = M.constant(V);
  if (!C) {
    auto It = Values.find(V);
    return It == Values.end() ? dxil_value() : It->second;
  }
  const dxil_value Made = constant(V);
  return Made.id ? Made : expression(*C);
}

std::vector<dxil_value> Replay::valueList(std::span<const ir::ValueId> Ids) {
  std::vector<dxil_value> List;
  for (ir::ValueId V : Ids)
    List.push_back(value(V));
  return List;
}

// ---- Instructions -------------------------------------------------------------------------------

/// Returns dxil_fast_math bits.
static uint32_t fastMath(uint16_t Flags) {
  return (Flags & ir::FastNoNaNs ? DXIL_FAST_NO_NANS : 0u) |
         (Flags & ir::FastNoInfs ? DXIL_FAST_NO_INFS : 0u) |
         (Flags & ir::FastNoSignedZeros ? DXIL_FAST_NO_SIGNED_ZEROS : 0u) |
         (Flags & ir::FastAllowReciprocal ? DXIL_FAST_RECIPROCAL : 0u) |
         (Flags & ir::FastUnsafeAlgebra ? DXIL_FAST_REASSOCIATE : 0u);
}

dxil_value Replay::instruction(const ir::Instruction &I) {
  const auto Operands = M.operands(I);
  auto Operand = [&](size_t K) { return value(Operands[K]); };
  if (isBinary(I.Op))
    return dxil_build_binary_fast(B, dxil_binary(I.Op), Operand(0), Operand(1), fastMath(I.Flags));
  if (isCast(I.Op))
    return dxil_build_cast(B, dxil_cast(uint8_t(I.Op) - uint8_t(Opcode::Trunc)), Operand(0),
                           type(I.Type));
  switch (I.Op) {
  case Opcode::ICmp:
  case Opcode::FCmp:
    return dxil_build_compare_fast(B, dxil_predicate(I.Predicate), Operand(0), Operand(1),
                                   fastMath(I.Flags));
  case Opcode::Select: return dxil_build_select(B, Operand(0), Operand(1), Operand(2));
  case Opcode::ExtractElement: return dxil_build_extract_element(B, Operand(0), Operand(1));
  case Opcode::InsertElement:
    return dxil_build_insert_element(B, Operand(0), Operand(1), Operand(2));
  case Opcode::ShuffleVector:
    return dxil_build_shuffle_vector(B, Operand(0), Operand(1), Operand(2));
  case Opcode::ExtractValue: return dxil_build_extract_value(B, Operand(0), M.indices(I)[0]);
  case Opcode::InsertValue:
    return dxil_build_insert_value(B, Operand(0), Operand(1), M.indices(I)[0]);
  case Opcode::Phi: return dxil_build_phi(B, type(I.Type));
  case Opcode::Call: return call(I);
  default: return memory(I);
  }
}

dxil_value Replay::memory(const ir::Instruction &I) {
  const std::vector<dxil_value> V = valueList(M.operands(I));
  switch (I.Op) {
  case Opcode::Alloca: return dxil_build_alloca(B, type(M.elementType(I)));
  case Opcode::Load: return dxil_build_load(B, V[0], I.Alignment);
  case Opcode::Store: dxil_build_store(B, V[0], V[1], I.Alignment); return {};
  case Opcode::GetElementPtr: return dxil_build_gep(B, V[0], V.data() + 1, V.size() - 1);
  case Opcode::AtomicRmw: return dxil_build_atomic(B, dxil_atomic(I.Predicate), V[0], V[1]);
  case Opcode::CmpXchg: return dxil_build_compare_exchange(B, V[0], V[1], V[2]);
  default: return {};
  }
}

void Replay::terminator(const ir::Instruction &I) {
  const std::vector<dxil_value> V = valueList(M.operands(I));
  std::vector<dxil_block> To;
  for (ir::BlockId S : M.successors(I))
    To.push_back(target(S));
  switch (I.Op) {
  case Opcode::Ret: dxil_build_ret(B, V.empty() ? dxil_value() : V[0]); break;
  case Opcode::Br:
    if (V.empty())
      dxil_build_branch(B, To[0]);
    else
      dxil_build_cond_branch(B, V[0], To[0], To[1]);
    break;
  case Opcode::Switch:
    dxil_build_switch(B, V[0], To[0], V.data() + 1, To.data() + 1, V.size() - 1);
    break;
  default: dxil_build_unreachable(B); break;
  }
}

dxil_value Replay::call(const ir::Instruction &I) {
  if (const auto Call = ir::OpCall::of(M, I))
    return operation(*Call);
  const std::vector<dxil_value> V = valueList(M.operands(I));
  return dxil_build_call(B, value(M.callee(I)), V.data(), V.size());
}

// ---- Operations ---------------------------------------------------------------------------------

/// Returns the type of an overload from operands and result.
ir::TypeId Replay::overload(const ir::OpCall &Call, unsigned Dimension) const {
  const ir::Type &F = M.type(M.calledFunction(Call.instruction())->FunctionType);
  auto OverloadType = [&](TypeKind Kind, ir::TypeId T) -> ir::TypeId {
    const TypeInfo &Info = info(Kind);
    if (!Info.FollowsOverload || Info.Dimension != Dimension)
      return ir::None;
    const ir::Type &Ty = M.type(T);
    switch (Kind) {
    case TypeKind::ResRet:
    case TypeKind::CbufRet:
    case TypeKind::Four: return M.fields(Ty)[0];
    case TypeKind::Vec9:
    case TypeKind::GroupsharedPtr1: return Ty.Element;
    case TypeKind::OverloadElement: return ir::None; // an element of a vector of unknown length
    default: return Ty.Kind == ir::TypeKind::Pointer ? Ty.Element : T;
    }
  };
  ir::TypeId Actual = OverloadType(Call.op().Result, F.Element);
  for (unsigned K = 0; K < Call.op().Args.size() && Actual == ir::None; ++K)
    Actual = OverloadType(Call.op().Args[K].Type, M.fields(F)[K + 1]);
  return Actual;
}

/// Builds an operation from the words of <dxil/generated/ProducerOps.h>: operands, some of them
/// numbers, and the overloads that no operand shows.
dxil_value Replay::operation(const ir::OpCall &Call) {
  if (dxil_value Made = {}; declared(Call, Made))
    return Made;
  std::vector<uint32_t> Words;
  const OpInfo &Op = Call.op();
  auto IsNumber = [](const ArgInfo &A) {
    return A.Immediate && (bool(A.Enum) || A.Type <= TypeKind::I32);
  };
  for (unsigned K = 0; K < Op.Args.size(); ++K) {
    uint64_t Number = 0;
    const ir::ValueId V = Call.argument(K);
    if (IsNumber(Op.Args[K]) && M.constantInt(V, Number))
      Words.push_back(uint32_t(Number));
    else
      Words.push_back(value(V).id);
  }
  for (unsigned D = 0; D < Op.OverloadDimensions; ++D) {
    const ir::TypeId T = overload(Call, D);
    auto Shows = [&](const ArgInfo &A) {
      return A.Type == TypeKind(uint8_t(TypeKind::Overload0) + D) ||
             (D == 0 && A.Type == TypeKind::Overload);
    };
    const bool IsUser = std::ranges::any_of(Op.Overloads, [&](const OverloadsSince &S) {
      return S.Dimension == D && S.Types.contains(Overload::Udt);
    });
    if (IsUser || std::ranges::none_of(Op.Args, Shows))
      Words.push_back(type(T).id);
  }
  return dxil_build_op(B, uint32_t(Call.code()), Words.data(), Words.size());
}

bool Replay::declared(const ir::OpCall &Call, dxil_value &Out) {
  return element(Call, Out) || handle(Call, Out);
}

/// Builds reads and writes of elements with a constant number.
bool Replay::element(const ir::OpCall &Call, dxil_value &Out) {
  if (O.Facts.isLibrary())
    return false;
  auto Find = [&](uint32_t List, ir::ValueId Id, ir::ValueId Column, uint64_t &C) {
    uint64_t N = 0;
    auto It = Elements.end();
    if (M.constantInt(Id, N) && M.constantInt(Column, C))
      It = Elements.find({List, N});
    return It == Elements.end() ? dxil_element() : It->second;
  };
  auto Optional = [&](ir::ValueId V) {
    const ir::Constant *C = M.constant(V);
    return C && C->Kind == ir::ConstantKind::Undef ? dxil_value() : value(V);
  };
  uint64_t C = 0;
  if (auto L = op::dyn_cast<op::LoadInput>(Call)) {
    const dxil_element E = Find(DXIL_SIGNATURE_INPUT, L->inputSigId(), L->colIndex(), C);
    Out = dxil_build_read_element(B, E, uint32_t(C), value(L->rowIndex()),
                                  Optional(L->gsVertexAxis()));
  } else if (auto P = op::dyn_cast<op::LoadPatchConstant>(Call)) {
    const dxil_element E = Find(DXIL_SIGNATURE_PATCH_OR_PRIMITIVE, P->inputSigId(), P->col(), C);
    Out = dxil_build_read_element(B, E, uint32_t(C), value(P->row()), {});
  } else if (auto K = op::dyn_cast<op::LoadOutputControlPoint>(Call)) {
    const dxil_element E = Find(DXIL_SIGNATURE_OUTPUT, K->inputSigId(), K->col(), C);
    Out = dxil_build_read_element(B, E, uint32_t(C), value(K->row()), value(K->index()));
  } else if (auto S = op::dyn_cast<op::StoreOutput>(Call)) {
    const dxil_element E = Find(DXIL_SIGNATURE_OUTPUT, S->outputSigId(), S->colIndex(), C);
    dxil_build_write_element(B, E, uint32_t(C), value(S->value()), value(S->rowIndex()), {});
  } else if (auto T = op::dyn_cast<op::StorePatchConstant>(Call)) {
    const dxil_element E = Find(DXIL_SIGNATURE_PATCH_OR_PRIMITIVE, T->outputSigID(), T->col(), C);
    dxil_build_write_element(B, E, uint32_t(C), value(T->value()), value(T->row()), {});
  } else if (auto V = op::dyn_cast<op::StoreVertexOutput>(Call)) {
    const dxil_element E = Find(DXIL_SIGNATURE_OUTPUT, V->outputSigId(), V->colIndex(), C);
    dxil_build_write_element(B, E, uint32_t(C), value(V->value()), value(V->rowIndex()),
                             value(V->vertexIndex()));
  } else if (auto Q = op::dyn_cast<op::StorePrimitiveOutput>(Call)) {
    const dxil_element E =
        Find(DXIL_SIGNATURE_PATCH_OR_PRIMITIVE, Q->outputSigId(), Q->colIndex(), C);
    dxil_build_write_element(B, E, uint32_t(C), value(Q->value()), value(Q->rowIndex()),
                             value(Q->primitiveIndex()));
  } else {
    return false;
  }
  return true;
}

// ---- Handles ------------------------------------------------------------------------------------

/// Returns the global from which a library's resource is loaded, and the index into an array.
static ir::ValueId loadedGlobal(const ir::Module &M, ir::ValueId Loaded, ir::ValueId &Index) {
  const ir::Instruction *Load = M.definition(Loaded);
  if (!Load || Load->Op != Opcode::Load)
    return ir::None;
  ir::ValueId Pointer = M.operands(*Load)[0];
  Index = ir::None;
  if (const ir::Instruction *G = M.definition(Pointer);
      G && G->Op == Opcode::GetElementPtr && G->Operands.Count == 3) {
    Index = M.operands(*G)[2];
    Pointer = M.operands(*G)[0];
  } else if (const ir::Constant *C = M.constant(Pointer);
             C && C->Kind == ir::ConstantKind::GetElementPtr && C->Operands.Count == 3) {
    Index = M.operands(*C)[2];
    Pointer = M.operands(*C)[0];
  }
  return Pointer;
}

/// Returns the resource whose handle a call creates; null for other calls.
const Resource *Replay::bound(const ir::OpCall &Call, ir::ValueId &Index, bool &NonUniform) {
  auto Flag = [&](ir::ValueId V) {
    uint64_t N = 0;
    return M.constantInt(V, N) && N != 0;
  };
  if (auto H = op::dyn_cast<op::CreateHandle>(Call)) {
    uint64_t Class = 0, Id = 0;
    Index = H->index();
    NonUniform = Flag(Call.argument(OperandId::NonUniformIndex));
    if (M.constantInt(Call.argument(OperandId::ResourceClass), Class) &&
        M.constantInt(Call.argument(OperandId::RangeId), Id))
      for (const Resource &R : O.Facts.resources(ResourceClass(Class)))
        if (R.Id == Id)
          return &R;
  } else if (auto Bind = op::dyn_cast<op::CreateHandleFromBinding>(Call)) {
    const auto Binding = ir::structConstant<HandleBinding>(M, Bind->bind());
    Index = Bind->index();
    NonUniform = Flag(Call.argument(OperandId::NonUniformIndex));
    if (Binding)
      for (const Resource &R : O.Facts.resources(ResourceClass(Binding->resourceClass())))
        if (R.Space == Binding->space() && R.LowerBound == Binding->lowerBound())
          return &R;
  } else if (auto Lib = op::dyn_cast<op::CreateHandleForLib>(Call)) {
    const ir::ValueId Global = loadedGlobal(M, Call.argument(0), Index);
    if (const ir::Instruction *G = M.definition(M.operands(*M.definition(Call.argument(0)))[0]))
      for (const ir::Attachment &A : M.attachments(*G))
        NonUniform |= M.MetadataKinds[A.Kind] == md::NonUniformKind;
    for (const auto *List : {&O.Facts.SRVs, &O.Facts.UAVs, &O.Facts.CBuffers, &O.Facts.Samplers})
      for (const Resource &R : *List) {
        const ir::Constant *C = M.constant(R.Symbol);
        if ((C && C->Kind == ir::ConstantKind::Cast ? M.operands(*C)[0] : R.Symbol) == Global)
          return &R;
      }
  }
  return nullptr;
}

/// Makes an index relative to the first register. FirstFits: the index may be the register itself.
static bool relative(const ir::Module &M, ir::ValueId Register, uint64_t Lower, ir::ValueId &Index,
                     uint64_t &Number) {
  Index = ir::None;
  if (M.constantInt(Register, Number)) {
    Number -= Lower;
    return true;
  }
  Index = Register;
  if (!Lower)
    return true;
  const ir::Instruction *Add = M.definition(Register);
  uint64_t Added = 0;
  if (!Add || Add->Op != Opcode::Add || !M.constantInt(M.operands(*Add)[1], Added) ||
      Added != Lower)
    return false;
  Index = M.operands(*Add)[0];
  return true;
}

bool Replay::handle(const ir::OpCall &Call, dxil_value &Out) {
  if (op::isa<op::AnnotateHandle>(Call)) {
    // dxil_build_handle has annotated the handle already.
    const ir::Instruction *Made = M.definition(Call.argument(OperandId::Res));
    const auto From = Made ? ir::OpCall::of(M, *Made) : std::nullopt;
    ir::ValueId Index = ir::None;
    bool NonUniform = false;
    if (!From || !bound(*From, Index, NonUniform))
      return false;
    Out = Values.at(Made->Result);
    return true;
  }
  ir::ValueId Index = ir::None, Relative = ir::None;
  bool NonUniform = false;
  const Resource *R = bound(Call, Index, NonUniform);
  if (!R)
    return false;
  uint64_t Number = 0;
  const bool IsRegister = !op::isa<op::CreateHandleForLib>(Call);
  if (Index != ir::None && !relative(M, Index, IsRegister ? R->LowerBound : 0, Relative, Number))
    return false;
  const dxil_value Address =
      Relative != ir::None ? value(Relative) : dxil_const_i32(B, uint32_t(Number));
  Out = dxil_build_handle(B, Resources.at({uint32_t(R->Class), R->Id}), Address, NonUniform);
  return true;
}

/// Finds values that dxil_build_handle computes: loads of resources, their addresses, and sums of
/// registers.
void Replay::findSkipped(const ir::Function &F) {
  std::map<ir::ValueId, unsigned> Uses;
  for (const ir::Instruction &I : M.instructions(F))
    for (ir::ValueId V : M.operands(I))
      ++Uses[V];
  auto Skip = [&](ir::ValueId V) {
    if (V != ir::None && M.definition(V) && --Uses[V] == 0)
      Skipped.insert(V);
    return Skipped.contains(V);
  };
  for (const ir::Instruction &I : M.instructions(F)) {
    const auto Call = ir::OpCall::of(M, I);
    ir::ValueId Index = ir::None, Relative = ir::None;
    bool NonUniform = false;
    uint64_t Number = 0;
    const Resource *R = Call ? bound(*Call, Index, NonUniform) : nullptr;
    if (!R)
      continue;
    if (op::isa<op::CreateHandleForLib>(*Call)) {
      if (Skip(Call->argument(0)))
        Skip(M.operands(*M.definition(Call->argument(0)))[0]);
    } else if (relative(M, Index, R->LowerBound, Relative, Number) && Relative != Index) {
      Skip(Index);
    }
  }
}

} // namespace dxil::test
