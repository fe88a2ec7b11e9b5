// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Maps each handle to the properties of its resource.
//
//   shader model below 6.6   createHandle(class, range id, index) -> the record in dx.resources
//   libraries below 6.6      createHandleForLib(load of a global) -> the record with that global
//   from 6.6 up              annotateHandle(handle, properties)   -> the constant properties
#include <dxil/container/derive/OpCall.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/OpCall.h>

#include <vector>

namespace dxil::container {
namespace {

class HandleMapper {
public:
  HandleMapper(Analysis &Ctx, HandleProblems &Problems) : Ctx(Ctx), M(Ctx.M), Problems(Problems) {}

  void run() {
    if (Ctx.Info.isLibrary())
      for (ResourceClass C :
           {ResourceClass::CBuffer, ResourceClass::UAV, ResourceClass::SRV, ResourceClass::Sampler})
        for (const Resource &R : Ctx.Info.resources(C))
          mapGlobal(R);
    forEachOp(Ctx, [&](const OpCall &Call) {
      switch (Call.code()) {
      case OpCode::CreateHandle:
        if (!Ctx.Info.isLibrary())
          mapRange(Call);
        break;
      case OpCode::CreateHandleFromBinding: checkBinding(Call); break;
      case OpCode::AnnotateHandle: mapAnnotation(Call); break;
      default: break;
      }
    });
  }

private:
  Analysis &Ctx;
  const ir::Module &M;
  HandleProblems &Problems;
  std::vector<uint32_t> Seen; ///< the round that last visited a value
  uint32_t Round = 0;
  size_t Steps = 0;

  void bad(const OpCall &Call, OperandId Operand, std::string_view Message) {
    Problems.badOperand(Call, Operand, Message);
  }

  /// Follows a resource global through geps and loads to its handles.
  void mapGlobal(const Resource &R) {
    if (R.Symbol >= M.Values.size() || M.Values[R.Symbol].Kind != ir::ValueKind::Global)
      return;
    std::vector<ir::ValueId> Work = {R.Symbol};
    Seen.resize(M.Values.size());
    ++Round;
    // A resource has few derived values. But many records of a malformed module may name the same
    // global, which is then followed for each of them; the limit bounds that work.
    while (!Work.empty() && Steps < 16 * (M.Values.size() + M.Instructions.size())) {
      ir::ValueId V = Work.back();
      Work.pop_back();
      if (Seen[V] == Round)
        continue;
      Seen[V] = Round;
      Steps += 1 + Ctx.users(V).size() + Ctx.constantUsers(V).size();
      for (ir::ConstantId C : Ctx.constantUsers(V))
        if (M.Constants[C].Kind == ir::ConstantKind::GetElementPtr)
          Work.push_back(M.Constants[C].Self);
      for (ir::InstId Id : Ctx.users(V)) {
        const ir::Instruction &I = M.Instructions[Id];
        if (I.Op == ir::Opcode::GetElementPtr || I.Op == ir::Opcode::Load)
          Work.push_back(I.Result);
        else if (const OpInfo *Op = opOf(Ctx, I); Op && Op->Code == OpCode::CreateHandleForLib)
          mapHandle(I, R);
        else if (I.Op != ir::Opcode::Call &&
                 !(I.Op == ir::Opcode::BitCast && Ctx.users(I.Result).empty()))
          Problems.wrongUser(I, R);
      }
    }
  }

  void mapHandle(const ir::Instruction &I, const Resource &R) {
    if (const Resource *Other = Ctx.resourceOf(I.Result);
        Other && Other != &R && propertiesOf(*Other) != propertiesOf(R))
      Problems.twoResources(I, *Other, R);
    Ctx.setProperties(I.Result, propertiesOf(R));
    Ctx.setResource(I.Result, &R);
  }

  void mapRange(const OpCall &Call) {
    const op::CreateHandle Handle(Call);
    uint64_t Class = 0, Id = 0, Index = 0;
    if (!Ctx.constantInt(Handle.resourceClass(), Class))
      return bad(Call, OperandId::ResourceClass, "it is not a constant");
    if (!Ctx.constantInt(Handle.rangeId(), Id))
      return bad(Call, OperandId::RangeId, "it is not a constant");
    if (Class > uint64_t(ResourceClass::Sampler))
      return bad(Call, OperandId::ResourceClass, std::to_string(Class) + " is no resource class");
    const std::vector<Resource> &List = Ctx.Info.resources(ResourceClass(Class));
    if (Id >= List.size())
      return bad(Call, OperandId::RangeId,
                 "the module has " + std::to_string(List.size()) + " of class " +
                     std::string(className(ResourceClass(Class))));
    const Resource &R = List[Id];
    bool IsConstant = Ctx.constantInt(Handle.index(), Index);
    if (!IsConstant && !isArray(R))
      return bad(Call, OperandId::Index, R.str() + " is not an array and needs a constant index");
    if (IsConstant &&
        (Index < R.LowerBound || (!R.isUnbounded() && Index > R.LowerBound + R.RangeSize - 1)))
      return bad(Call, OperandId::Index,
                 std::to_string(Index) + " is outside the registers of " + R.str());
    Ctx.setProperties(Call.I.Result, propertiesOf(R));
    Ctx.setResource(Call.I.Result, &R);
  }

  /// Returns true if the record's symbol is a pointer to an array.
  bool isArray(const Resource &R) const {
    if (R.Symbol >= M.Values.size())
      return R.RangeSize != 1;
    const ir::Type &Pointer = M.typeOf(R.Symbol);
    return Pointer.Kind == ir::TypeKind::Pointer &&
           M.type(Pointer.Element).Kind == ir::TypeKind::Array;
  }

  void checkBinding(const OpCall &Call) {
    const op::CreateHandleFromBinding Handle(Call);
    const auto Binding = ir::structConstant<HandleBinding>(M, Handle.bind());
    if (!Binding)
      return bad(Call, OperandId::Bind, "it is not a constant");
    if (Binding->resourceClass() > ResourceClass::Sampler)
      return bad(Call, OperandId::Bind,
                 std::to_string(uint32_t(Binding->resourceClass())) + " is no resource class");
    uint64_t Index = 0;
    if (Ctx.constantInt(Handle.index(), Index) &&
        (Index < Binding->lowerBound() || Index > Binding->upperBound()))
      bad(Call, OperandId::Index,
          std::to_string(Index) + " is outside the range's registers " +
              std::to_string(Binding->lowerBound()) + " to " +
              std::to_string(Binding->upperBound()));
  }

  void mapAnnotation(const OpCall &Call) {
    const auto P = ir::structConstant<HandleProperties>(M, op::AnnotateHandle(Call).props());
    if (!P)
      return bad(Call, OperandId::Props, "it is not a constant");
    if (!isKnown(P->kind()))
      return bad(Call, OperandId::Props,
                 std::to_string(uint32_t(P->kind())) + " is no resource kind");
    Ctx.setProperties(Call.I.Result, *P);
  }
};

} // namespace

void mapHandles(Analysis &A, HandleProblems &Problems) {
  HandleMapper(A, Problems).run();
}

} // namespace dxil::container
