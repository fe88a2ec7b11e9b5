// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// During a link, a resource is represented by a global of handles, and a handle by
//
//   annotateHandle(createHandleForLib(load(global or an element)), properties)
//
// as in libraries from shader model 6.6. Earlier libraries load the resource's own type and do not
// annotate: their handles are converted to this form when they are copied, and converted back at
// the end for such targets. DXC's later libraries have the older form for some constant buffers.
#include "LinkJob.h"

#include <dxil/generated/MetadataNames.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/EditableOps.h>
#include <dxil/module/FunctionPasses.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace dxil::link {

using namespace container;
namespace {

using Instructions = std::vector<ir::EditableInstruction>;

/// The address from which a handle is loaded.
struct Address {
  ir::ValueId Global = ir::None;
  std::vector<ir::ValueId> Indices; ///< one index for each dimension
  bool IsNonUniform = false;
};

/// Changes the types of resource globals and of their addresses and loads.
class Retyping {
public:
  Retyping(ir::EditableModule &E, Version DXIL) : E(E), DXIL(DXIL) {}

  /// Registers a global that already has its new type.
  void add(ir::GlobalId G) { Retyped.insert(E.M.Globals[G].Self); }

  void run(ir::FunctionId F) {
    ir::EditableBody &Body = E.Bodies[F];
    for (uint32_t B : ir::reversePostOrder(Body))
      for (ir::EditableInstruction &I : Body.Blocks[B].Instructions) {
        for (ir::ValueId &V : I.Operands)
          V = constant(V);
        visit(I);
      }
  }

private:
  ir::EditableModule &E;
  Version DXIL;
  std::set<ir::ValueId> Retyped;
  std::map<ir::ValueId, ir::ValueId> Constants;

  ir::TypeId pointee(ir::ValueId V) const { return E.typeOf(V).Element; }

  ir::TypeId elementBehind(ir::ValueId Base, size_t Indices) const {
    ir::TypeId T = pointee(Base);
    for (size_t N = 1; N < Indices && E.M.Types[T].Kind == ir::TypeKind::Array; ++N)
      T = E.M.Types[T].Element;
    return T;
  }

  /// Rebuilds a constant address of a retyped global.
  ir::ValueId constant(ir::ValueId V) {
    const ir::Constant *C = V < E.M.Values.size() ? E.M.constant(V) : nullptr;
    if (!C || C->Kind != ir::ConstantKind::GetElementPtr)
      return V;
    if (auto Entry = Constants.find(V); Entry != Constants.end())
      return Entry->second;
    const auto Old = E.M.operands(*C);
    std::vector<ir::ValueId> Operands(Old.begin(), Old.end());
    if (!Retyped.contains(Operands[0]))
      return V;
    ir::Constant New = *C;
    New.SourceType = pointee(Operands[0]);
    const uint32_t Space = E.typeOf(Operands[0]).AddressSpace;
    const ir::TypeId T = E.pointerType(elementBehind(Operands[0], Operands.size() - 1), Space);
    const ir::ValueId Made = E.constant(New, T, Operands);
    Retyped.insert(Made);
    return Constants[V] = Made;
  }

  void setType(ir::EditableInstruction &I, ir::TypeId T) {
    I.I.Type = T;
    E.M.Values[I.I.Result].Type = T;
  }

  void visit(ir::EditableInstruction &I) {
    if (I.I.Op == ir::Opcode::GetElementPtr && Retyped.contains(I.Operands[0])) {
      const uint32_t Space = E.typeOf(I.Operands[0]).AddressSpace;
      setType(I, E.pointerType(elementBehind(I.Operands[0], I.Operands.size() - 1), Space));
      Retyped.insert(I.I.Result);
    } else if (I.I.Op == ir::Opcode::Load && Retyped.contains(I.Operands[0])) {
      setType(I, pointee(I.Operands[0]));
      Retyped.insert(I.I.Result);
    } else if (const auto Call = ir::EditableCall::of(E, I);
               Call && op::isa<op::CreateHandleForLib>(*Call) &&
               Retyped.contains(op::CreateHandleForLib(*Call).Resource())) {
      const ir::ValueId Operands[] = {op::CreateHandleForLib(*Call).Resource()};
      ir::EditableInstruction New =
          ir::callOp(E, OpCode::CreateHandleForLib, Operands, DXIL, E.M.Values[Operands[0]].Type);
      New.I.Result = I.I.Result;
      I = std::move(New);
    }
  }
};

} // namespace

/// Converts the handles of a function after it was copied, or at the end of the link.
class HandleLowering {
public:
  HandleLowering(LinkJob &Job, ir::FunctionId F, const std::map<ir::ValueId, size_t> &ByGlobal)
      : Job(Job), E(Job.E), F(F), Body(E.Bodies[F]), ByGlobal(ByGlobal) {
    for (uint32_t K = 0; K < E.M.MetadataKinds.size(); ++K)
      if (E.M.MetadataKinds[K] == md::NonUniformKind)
        NonUniform = K;
    for (const ir::EditableBlock &B : Body.Blocks)
      for (const ir::EditableInstruction &I : B.Instructions)
        if (I.I.Result != ir::None)
          Definitions.emplace(I.I.Result, I);
  }

  /// Annotates handles that have no annotation.
  void annotate() {
    std::set<ir::ValueId> Annotated;
    for (ir::EditableBlock &B : Body.Blocks)
      for (ir::EditableInstruction &I : B.Instructions)
        if (const auto Call = ir::EditableCall::of(E, I);
            Call && op::isa<op::AnnotateHandle>(*Call))
          Annotated.insert(op::AnnotateHandle(*Call).res());
    rewrite([&](ir::EditableInstruction &I) {
      const auto Call = ir::EditableCall::of(E, I);
      const LinkedResource *R =
          Call && op::isa<op::CreateHandleForLib>(*Call) && !Annotated.contains(I.I.Result)
              ? resourceOf(op::CreateHandleForLib(*Call).Resource(), nullptr)
              : nullptr;
      const ir::ValueId Handle = I.I.Result;
      Out->push_back(std::move(I));
      if (!R)
        return;
      const ir::ValueId Operands[] = {Handle, properties(*R)};
      add(OpCode::AnnotateHandle, Operands);
      Replaced[Handle] = Out->back().I.Result;
    });
  }

  /// Marks the resources whose counters are updated. Their library may not know: the function that
  /// updates the counter may be another's.
  void noteCounters() {
    for (ir::EditableBlock &B : Body.Blocks)
      for (ir::EditableInstruction &I : B.Instructions)
        if (const auto Call = ir::EditableCall::of(E, I);
            Call && op::isa<op::BufferUpdateCounter>(*Call))
          noteCounter(op::BufferUpdateCounter(*Call).uav());
  }

  /// Creates handles from bindings, for shaders from shader model 6.6 on.
  void bindHandles() {
    lower([&](const LinkedResource &R, const Address &A, ir::ValueId) {
      const ir::ValueId Operands[] = {binding(R), index(R, A), E.i1(A.IsNonUniform)};
      return add(OpCode::CreateHandleFromBinding, Operands);
    });
  }

  /// Creates handles from resource IDs, without annotations, for shaders before shader model 6.6.
  void numberHandles() {
    lower([&](const LinkedResource &R, const Address &A, ir::ValueId) {
      const ir::ValueId Operands[] = {E.i8(uint8_t(R.Class)), E.i32(R.Id), index(R, A),
                                      E.i1(A.IsNonUniform)};
      return add(OpCode::CreateHandle, Operands);
    });
    dropAnnotations();
  }

  void dropAnnotations() {
    rewrite([&](ir::EditableInstruction &I) {
      const auto Call = ir::EditableCall::of(E, I);
      if (Call && op::isa<op::AnnotateHandle>(*Call))
        Replaced[I.I.Result] = op::AnnotateHandle(*Call).res();
      else
        Out->push_back(std::move(I));
    });
  }

private:
  /// Most steps from a handle or address to its definition.
  static constexpr unsigned MostSteps = 16;

  LinkJob &Job;
  ir::EditableModule &E;
  ir::FunctionId F;
  ir::EditableBody &Body;
  const std::map<ir::ValueId, size_t> &ByGlobal;
  std::map<ir::ValueId, ir::EditableInstruction> Definitions;
  std::map<ir::ValueId, ir::ValueId> Replaced;
  uint32_t NonUniform = ir::None;
  Instructions *Out = nullptr;

  ir::ValueId add(OpCode Op, std::span<const ir::ValueId> Operands) {
    Out->push_back(ir::callOp(E, Op, Operands, Job.dxilVersion()));
    return Out->back().I.Result;
  }

  /// Calls `Visit` for each instruction; it appends the replacement to *Out. Does not replace
  /// values in instructions that `Visit` creates: an annotation keeps the handle that it annotates.
  template <class Fn> void rewrite(Fn Visit) {
    Replaced.clear();
    std::vector<Instructions> New(Body.Blocks.size());
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B) {
      Out = &New[B];
      for (ir::EditableInstruction &I : Body.Blocks[B].Instructions)
        Visit(I);
    }
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B)
      Body.Blocks[B].Instructions = std::move(New[B]);
    if (Replaced.empty())
      return;
    std::vector<ir::ValueId> With(E.M.Values.size());
    std::iota(With.begin(), With.end(), ir::ValueId(0));
    std::map<ir::ValueId, ir::ValueId> Annotated;
    for (const auto &[Old, Now] : Replaced) {
      With[Old] = Now;
      Annotated[Now] = Old;
    }
    E.replaceOperands(Body, With);
    for (ir::EditableBlock &B : Body.Blocks)
      for (ir::EditableInstruction &I : B.Instructions) {
        const auto Call = ir::EditableCall::of(E, I);
        if (!Call || !op::isa<op::AnnotateHandle>(*Call))
          continue;
        if (const auto Own = Annotated.find(I.I.Result); Own != Annotated.end())
          for (ir::ValueId &V : I.Operands)
            if (V == I.I.Result)
              V = Own->second;
      }
  }

  template <class Fn> void lower(Fn Make) {
    rewrite([&](ir::EditableInstruction &I) {
      const auto Call = ir::EditableCall::of(E, I);
      if (!Call || !op::isa<op::CreateHandleForLib>(*Call)) {
        Out->push_back(std::move(I));
        return;
      }
      Address A;
      const ir::ValueId Loaded = op::CreateHandleForLib(*Call).Resource();
      const LinkedResource *R = resourceOf(Loaded, &A);
      if (!R) {
        const Symbol &S = Job.Origins.at(F);
        Job.error("'" + std::string(sourceName(S.name())) + "' of " + S.From->Name +
                  " has a resource that is chosen when it runs (expected one for each handle)");
        Out->push_back(std::move(I));
        return;
      }
      Replaced[I.I.Result] = Make(*R, A, Loaded);
    });
  }

  void noteCounter(ir::ValueId Handle) {
    for (unsigned Steps = 0; Steps < MostSteps; ++Steps) {
      const auto Made = Definitions.find(Handle);
      const auto Call =
          Made == Definitions.end() ? std::nullopt : ir::EditableCall::of(E, Made->second);
      if (Call && op::isa<op::AnnotateHandle>(*Call)) {
        Handle = op::AnnotateHandle(*Call).res();
        continue;
      }
      const LinkedResource *R = Call && op::isa<op::CreateHandleForLib>(*Call)
                                    ? resourceOf(op::CreateHandleForLib(*Call).Resource(), nullptr)
                                    : nullptr;
      if (R && R->Class == ResourceClass::UAV && R->Record.size() > md::UAVLayout::HasCounter)
        Job.Resources[size_t(R - Job.Resources.data())].Record[md::UAVLayout::HasCounter] =
            E.number(1, 1);
      return;
    }
  }

  /// Returns the resource from which a value was loaded, or null if it is unknown.
  const LinkedResource *resourceOf(ir::ValueId Loaded, Address *Where) const {
    const auto Load = Definitions.find(Loaded);
    if (Load == Definitions.end() || Load->second.I.Op != ir::Opcode::Load)
      return nullptr;
    Address A;
    ir::ValueId Pointer = Load->second.Operands[0];
    for (unsigned Steps = 0; Steps < MostSteps; ++Steps) {
      if (const auto Entry = ByGlobal.find(Pointer); Entry != ByGlobal.end()) {
        A.Global = Pointer;
        if (Where)
          *Where = A;
        return &Job.Resources[Entry->second];
      }
      std::span<const ir::ValueId> Operands;
      if (const auto Gep = Definitions.find(Pointer);
          Gep != Definitions.end() && Gep->second.I.Op == ir::Opcode::GetElementPtr) {
        Operands = Gep->second.Operands;
        for (const ir::Attachment &X : Gep->second.Attachments)
          A.IsNonUniform |= X.Kind == NonUniform;
      } else if (const ir::Constant *C = E.M.constant(Pointer);
                 C && C->Kind == ir::ConstantKind::GetElementPtr) {
        Operands = E.M.operands(*C);
      } else {
        return nullptr;
      }
      // The first index steps over whole objects.
      uint64_t First = 1;
      if (Operands.size() < 2 || !E.M.constantInt(Operands[1], First) || First)
        return nullptr;
      A.Indices.insert(A.Indices.begin(), Operands.begin() + 2, Operands.end());
      Pointer = Operands[0];
    }
    return nullptr;
  }

  ir::ValueId compute(ir::Opcode Op, ir::ValueId A, ir::ValueId B) {
    uint64_t X = 0, Y = 0;
    if (E.M.constantInt(A, X) && E.M.constantInt(B, Y))
      return E.i32(uint32_t(Op == ir::Opcode::Add ? X + Y : X * Y));
    ir::EditableInstruction I;
    I.I.Op = Op;
    I.I.Type = E.integerType(32);
    I.I.Result = E.addResult(I.I.Type);
    I.Operands = {A, B};
    Out->push_back(std::move(I));
    return Out->back().I.Result;
  }

  ir::ValueId asI32(ir::ValueId V) {
    uint64_t N = 0;
    const uint32_t Width = E.typeOf(V).Width;
    if (Width == 32)
      return V;
    if (E.M.constantInt(V, N))
      return E.i32(uint32_t(N));
    ir::EditableInstruction I;
    I.I.Op = Width > 32 ? ir::Opcode::Trunc : ir::Opcode::ZExt;
    I.I.Type = E.integerType(32);
    I.I.Result = E.addResult(I.I.Type);
    I.Operands = {V};
    Out->push_back(std::move(I));
    return Out->back().I.Result;
  }

  /// Returns the register index: the range's first register plus the flattened element index.
  ir::ValueId index(const LinkedResource &R, const Address &A) {
    ir::TypeId T = E.M.Globals[R.Global].ValueType;
    ir::ValueId Element = E.i32(0);
    for (ir::ValueId Index : A.Indices) {
      const ir::Type &Ty = E.M.Types[T];
      if (Ty.Kind != ir::TypeKind::Array)
        break;
      const ir::TypeId Inner = Ty.Element;
      const uint64_t Count = Ty.Count;
      if (T != E.M.Globals[R.Global].ValueType)
        Element = compute(ir::Opcode::Mul, Element, E.i32(uint32_t(Count)));
      uint64_t Number = 0;
      Element = E.M.constantInt(Element, Number) && !Number
                    ? asI32(Index)
                    : compute(ir::Opcode::Add, Element, asI32(Index));
      T = Inner;
    }
    return R.LowerBound ? compute(ir::Opcode::Add, Element, E.i32(R.LowerBound)) : Element;
  }

  /// Returns a constant for a struct of <dxil/generated/StructConstants.h>.
  template <class Struct> ir::ValueId constant(const Struct &S) {
    std::vector<ir::ValueId> Members;
    for (size_t I = 0; I < S.Members.size(); ++I)
      Members.push_back(E.integer(Struct::Widths[I], S.Members[I]));
    return E.constant({.Kind = ir::ConstantKind::Aggregate}, ir::opStruct(E, Struct::Type),
                      Members);
  }
  ir::ValueId properties(const LinkedResource &R) { return constant(R.Properties); }
  ir::ValueId binding(const LinkedResource &R) {
    HandleBinding Binding;
    Binding.setLowerBound(R.LowerBound);
    Binding.setUpperBound(R.isUnbounded() ? ~0u : R.LowerBound + R.RangeSize - 1);
    Binding.setSpace(R.Space);
    Binding.setResourceClass(R.Class);
    return constant(Binding);
  }
};

std::map<ir::ValueId, size_t> LinkJob::resourcesByGlobal() const {
  std::map<ir::ValueId, size_t> ByGlobal;
  for (size_t N = 0; N < Resources.size(); ++N)
    if (Resources[N].Global != ir::None)
      ByGlobal[E.M.Globals[Resources[N].Global].Self] = N;
  return ByGlobal;
}

void LinkJob::annotateHandles() {
  const std::map<ir::ValueId, size_t> ByGlobal = resourcesByGlobal();
  Retyping Types(E, dxilVersion());
  for (const LinkedResource &R : Resources)
    Types.add(R.Global);
  for (const auto &[F, S] : Origins) {
    Types.run(F);
    HandleLowering(*this, F, ByGlobal).annotate();
  }
}

void LinkJob::lowerHandles() {
  const std::map<ir::ValueId, size_t> ByGlobal = resourcesByGlobal();
  for (const auto &[F, S] : Origins)
    HandleLowering(*this, F, ByGlobal).noteCounters();
  if (isLibrary() && targetAtLeast(FirstMinorWithAnnotations))
    return;
  for (const auto &[F, S] : Origins) {
    HandleLowering Lowering(*this, F, ByGlobal);
    if (isLibrary())
      Lowering.dropAnnotations();
    else if (targetAtLeast(FirstMinorWithAnnotations))
      Lowering.bindHandles();
    else
      Lowering.numberHandles();
    if (!isLibrary())
      ir::simplify(E, F); // removes loads of deleted variables
  }
  if (!isLibrary())
    return;
  Retyping Types(E, dxilVersion());
  for (const LinkedResource &R : Resources) {
    if (!R.IsUsed)
      continue;
    ir::Global &G = E.M.Globals[R.Global];
    G.ValueType = R.Shape;
    E.M.Values[G.Self].Type = E.pointerType(R.Shape);
    Types.add(R.Global);
  }
  for (const auto &[F, S] : Origins)
    Types.run(F);
}

} // namespace dxil::link
