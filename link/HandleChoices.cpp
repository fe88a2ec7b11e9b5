// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Resources that a phi, a select or a local array chooses at run time, after calls are inlined. A
// choice among elements of one resource becomes a choice among their indices. lowerHandles()
// reports other choices.
#include "LinkJob.h"

#include <dxil/generated/MetadataNames.h>
#include <dxil/generated/OpViews.h>
#include <dxil/module/EditableOps.h>
#include <dxil/module/FunctionPasses.h>

#include <algorithm>

namespace dxil::link {
namespace {

/// The address of an element of a resource array, or of a single resource.
struct ElementAddress {
  ir::ValueId Global = ir::None;
  std::vector<ir::ValueId> Indices; ///< one index for each dimension
  bool IsNonUniform = false;
};

/// The place of an instruction, before any is added.
struct Place {
  uint32_t Block = 0, Index = 0;
  friend auto operator<=>(const Place &, const Place &) = default;
};

/// A local array of objects, or a single one.
struct LocalObjects {
  Place Where;
  std::vector<Place> Loads, Stores;
  /// The array has no users other than loads and stores of objects.
  bool IsKnown = true;
  std::vector<ir::ValueId> Indices; ///< for each dimension, the array of indices
};

class ChoiceLowering {
public:
  ChoiceLowering(ir::EditableModule &E, ir::EditableBody &Body,
                 const std::map<ir::ValueId, size_t> &ByGlobal)
      : E(E), Body(Body), ByGlobal(ByGlobal), Handle(ir::opStruct(E, TypeKind::Handle)) {
    for (uint32_t K = 0; K < E.M.MetadataKinds.size(); ++K)
      if (E.M.MetadataKinds[K] == md::NonUniformKind)
        NonUniform = K;
  }

  /// Returns true if a choice was replaced.
  bool run() {
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B)
      for (uint32_t I = 0; I < Body.Blocks[B].Instructions.size(); ++I)
        if (const ir::ValueId V = Body.Blocks[B].Instructions[I].I.Result; V != ir::None)
          Definitions[V] = {B, I};
    findLocals();
    std::vector<std::pair<ir::ValueId, ElementAddress>> Resolved;
    for (const auto &[V, Where] : Definitions)
      if (isChoice(V))
        if (std::optional<ElementAddress> Common = commonResource(V))
          Resolved.push_back({V, *Common});
    if (Resolved.empty())
      return false;
    for (const auto &[V, Common] : Resolved)
      replace(V, Common);
    forgetLocals();
    rebuild();
    E.replaceOperands(Body, With);
    return true;
  }

private:
  ir::EditableModule &E;
  ir::EditableBody &Body;
  const std::map<ir::ValueId, size_t> &ByGlobal;
  const ir::TypeId Handle;
  uint32_t NonUniform = ir::None;
  std::map<ir::ValueId, Place> Definitions;
  std::map<ir::ValueId, LocalObjects> Locals; ///< arrays by their alloca
  /// Index values by object and dimension.
  std::map<std::pair<ir::ValueId, size_t>, ir::ValueId> IndexOf;
  std::map<Place, std::vector<ir::EditableInstruction>> Before;
  std::map<uint32_t, std::vector<ir::EditableInstruction>> Phis; ///< new phis by block
  std::set<Place> Removed;
  std::vector<ir::ValueId> With;

  const ir::EditableInstruction &at(Place P) const {
    return Body.Blocks[P.Block].Instructions[P.Index];
  }
  const ir::EditableInstruction *definition(ir::ValueId V) const {
    const auto Entry = Definitions.find(V);
    return Entry == Definitions.end() ? nullptr : &at(Entry->second);
  }

  // ---- Choices ----------------------------------------------------------------------------------

  /// Returns the alloca of an address in a local array of objects, or None.
  ir::ValueId localOf(ir::ValueId Pointer) const {
    const ir::EditableInstruction *I = definition(Pointer);
    if (I && I->I.Op == ir::Opcode::GetElementPtr && I->Operands.size() == 3)
      Pointer = I->Operands[0];
    return Locals.contains(Pointer) ? Pointer : ir::None;
  }

  void findLocals() {
    for (const auto &[V, Where] : Definitions) {
      const ir::EditableInstruction &I = at(Where);
      if (I.I.Op != ir::Opcode::Alloca)
        continue;
      const ir::Type &T = E.M.Types[E.pointeeOf(V)];
      if (E.pointeeOf(V) == Handle || (T.Kind == ir::TypeKind::Array && T.Element == Handle))
        Locals[V].Where = Where;
    }
    if (Locals.empty())
      return;
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B)
      for (uint32_t N = 0; N < Body.Blocks[B].Instructions.size(); ++N)
        noteUses({B, N});
  }

  void noteUses(Place P) {
    const ir::EditableInstruction &I = at(P);
    for (size_t K = 0; K < I.Operands.size(); ++K) {
      const ir::ValueId Local = localOf(I.Operands[K]);
      if (Local == ir::None || E.describesVariable(I) || E.marksLifetime(I))
        continue;
      LocalObjects &L = Locals.at(Local);
      if (I.I.Op == ir::Opcode::Load && I.I.Type == Handle)
        L.Loads.push_back(P);
      else if (I.I.Op == ir::Opcode::Store && !K && E.M.Values[I.Operands[1]].Type == Handle)
        L.Stores.push_back(P);
      else if (I.I.Op != ir::Opcode::GetElementPtr || K || I.Operands[0] != Local ||
               I.Operands.size() != 3)
        L.IsKnown = false;
    }
  }

  bool isChoice(ir::ValueId V) const {
    const ir::EditableInstruction *I = definition(V);
    if (!I || I->I.Type != Handle)
      return false;
    return I->I.Op == ir::Opcode::Phi || I->I.Op == ir::Opcode::Select ||
           (I->I.Op == ir::Opcode::Load && localOf(I->Operands[0]) != ir::None);
  }

  bool isUndef(ir::ValueId V) const {
    const ir::Constant *C = E.M.constant(V);
    return C && C->Kind == ir::ConstantKind::Undef;
  }

  /// Returns the address from which an object was loaded, or nothing if it is not known.
  std::optional<ElementAddress> addressOf(ir::ValueId Object) const {
    const ir::EditableInstruction *Load = definition(Object);
    if (!Load || Load->I.Op != ir::Opcode::Load)
      return std::nullopt;
    ElementAddress A;
    A.Global = Load->Operands[0];
    const ir::EditableInstruction *Gep = definition(A.Global);
    const ir::Constant *C = E.M.constant(A.Global);
    std::span<const ir::ValueId> Operands;
    if (Gep && Gep->I.Op == ir::Opcode::GetElementPtr) {
      Operands = Gep->Operands;
      for (const ir::Attachment &X : Gep->Attachments)
        A.IsNonUniform |= X.Kind == NonUniform;
    } else if (C && C->Kind == ir::ConstantKind::GetElementPtr) {
      Operands = E.M.operands(*C);
    }
    if (!Operands.empty()) {
      uint64_t First = 1;
      if (Operands.size() < 2 || !E.M.constantInt(Operands[1], First) || First)
        return std::nullopt;
      A.Global = Operands[0];
      A.Indices.assign(Operands.begin() + 2, Operands.end());
    }
    return ByGlobal.contains(A.Global) ? std::optional(A) : std::nullopt;
  }

  /// Returns the resource to which each object that can reach `Choice` belongs, or nothing.
  std::optional<ElementAddress> commonResource(ir::ValueId Choice) const {
    std::vector<ir::ValueId> Work = {Choice};
    std::set<ir::ValueId> Seen = {Choice};
    std::optional<ElementAddress> Common;
    auto Add = [&](ir::ValueId V) {
      if (Seen.insert(V).second)
        Work.push_back(V);
    };
    while (!Work.empty()) {
      const ir::ValueId V = Work.back();
      Work.pop_back();
      if (isUndef(V))
        continue;
      if (!isChoice(V)) {
        const std::optional<ElementAddress> A = addressOf(V);
        if (!A || (Common &&
                   (Common->Global != A->Global || Common->Indices.size() != A->Indices.size())))
          return std::nullopt;
        const bool IsNonUniform = A->IsNonUniform || (Common && Common->IsNonUniform);
        Common = A;
        Common->IsNonUniform = IsNonUniform;
        continue;
      }
      const ir::EditableInstruction &I = *definition(V);
      if (I.I.Op == ir::Opcode::Load) {
        const LocalObjects &L = Locals.at(localOf(I.Operands[0]));
        if (!L.IsKnown)
          return std::nullopt;
        for (Place Store : L.Stores)
          Add(at(Store).Operands[1]);
      } else {
        for (size_t K = I.I.Op == ir::Opcode::Select; K < I.Operands.size(); ++K)
          Add(I.Operands[K]);
      }
    }
    return Common;
  }

  // ---- Indices ----------------------------------------------------------------------------------

  ir::ValueId add(Place Where, ir::Opcode Op, ir::TypeId T, std::vector<ir::ValueId> Operands) {
    ir::EditableInstruction I;
    I.I.Op = Op;
    I.I.Type = T;
    if (E.M.Types[T].Kind != ir::TypeKind::Void)
      I.I.Result = E.addResult(T);
    if (Op == ir::Opcode::GetElementPtr)
      I.I.Flags = ir::InBounds;
    if (Op == ir::Opcode::Load || Op == ir::Opcode::Store || Op == ir::Opcode::Alloca)
      I.I.Alignment = ir::Alignment(4);
    I.Operands = std::move(Operands);
    Before[Where].push_back(std::move(I));
    return Before[Where].back().I.Result;
  }

  ir::ValueId asI32(Place Where, ir::ValueId V) {
    uint64_t N = 0;
    const uint32_t Width = E.typeOf(V).Width;
    if (E.M.constantInt(V, N))
      return E.i32(uint32_t(N));
    const ir::TypeId Word = E.integerType(32);
    return E.M.Values[V].Type == Word
               ? V
               : add(Where, Width > 32 ? ir::Opcode::Trunc : ir::Opcode::ZExt, Word, {V});
  }

  /// Returns the index of an object in a dimension of its resource array.
  ir::ValueId indexOf(ir::ValueId Object, size_t Dimension) {
    if (isUndef(Object))
      return E.i32(0);
    if (const auto Entry = IndexOf.find({Object, Dimension}); Entry != IndexOf.end())
      return Entry->second;
    const Place Where = Definitions.at(Object);
    const ir::EditableInstruction &I = at(Where);
    const ir::TypeId Word = E.integerType(32);
    if (!isChoice(Object))
      return IndexOf[{Object, Dimension}] = asI32(Where, addressOf(Object)->Indices[Dimension]);
    if (I.I.Op == ir::Opcode::Phi) {
      ir::EditableInstruction Phi;
      Phi.I.Op = ir::Opcode::Phi;
      Phi.I.Type = Word;
      Phi.I.Result = E.addResult(Word);
      Phi.Targets = I.Targets;
      const ir::ValueId Result = IndexOf[{Object, Dimension}] = Phi.I.Result;
      for (ir::ValueId V : I.Operands)
        Phi.Operands.push_back(indexOf(V, Dimension));
      Phis[Where.Block].push_back(std::move(Phi));
      return Result;
    }
    if (I.I.Op == ir::Opcode::Select) {
      const ir::ValueId True = indexOf(I.Operands[1], Dimension);
      const ir::ValueId False = indexOf(I.Operands[2], Dimension);
      return IndexOf[{Object, Dimension}] =
                 add(Where, ir::Opcode::Select, Word, {I.Operands[0], True, False});
    }
    const ir::ValueId Local = localOf(I.Operands[0]);
    storeIndices(Local, Dimension);
    return IndexOf[{Object, Dimension}] =
               add(Where, ir::Opcode::Load, Word, {indexAddress(Where, Local, Dimension)});
  }

  /// Returns the address of the index for a load or store of an object in a local array.
  ir::ValueId indexAddress(Place Access, ir::ValueId Local, size_t Dimension) {
    const ir::ValueId Array = Locals.at(Local).Indices[Dimension];
    const ir::EditableInstruction *Gep = definition(at(Access).Operands[0]);
    if (at(Access).Operands[0] == Local && E.pointeeOf(Local) == Handle)
      return Array;
    const ir::ValueId Index =
        Gep && Gep->I.Op == ir::Opcode::GetElementPtr ? Gep->Operands[2] : E.i32(0);
    return add(Access, ir::Opcode::GetElementPtr, E.pointerType(E.integerType(32)),
               {Array, E.i32(0), Index});
  }

  void storeIndices(ir::ValueId Local, size_t Dimension) {
    LocalObjects &L = Locals.at(Local);
    if (Dimension < L.Indices.size())
      return;
    const ir::TypeId Word = E.integerType(32), Object = E.pointeeOf(Local);
    L.Indices.push_back(
        add(L.Where, ir::Opcode::Alloca,
            E.pointerType(Object == Handle ? Word : E.arrayType(Word, E.M.Types[Object].Count)),
            {E.i32(1)}));
    for (Place Store : L.Stores) {
      const ir::ValueId Index = indexOf(at(Store).Operands[1], Dimension);
      const ir::ValueId Address = indexAddress(Store, Local, Dimension);
      add(Store, ir::Opcode::Store, E.voidType(), {Address, Index});
    }
  }

  // ---- New code ---------------------------------------------------------------------------------

  void replace(ir::ValueId Choice, const ElementAddress &Common) {
    const Place Where = Definitions.at(Choice);
    std::vector<ir::ValueId> Operands = {Common.Global, E.i32(0)};
    for (size_t D = 0; D < Common.Indices.size(); ++D)
      Operands.push_back(indexOf(Choice, D));
    Place After = Where;
    while (at(After).I.Op == ir::Opcode::Phi)
      ++After.Index;
    ir::ValueId Address = Common.Global;
    if (!Common.Indices.empty()) {
      Address = add(After, ir::Opcode::GetElementPtr,
                    E.pointerType(Handle, E.typeOf(Common.Global).AddressSpace), Operands);
      if (Common.IsNonUniform)
        Before[After].back().Attachments.push_back({NonUniform, E.node({E.number(32, 1)})});
    }
    const ir::ValueId New = add(After, ir::Opcode::Load, Handle, {Address});
    while (With.size() <= Choice)
      With.push_back(ir::ValueId(With.size()));
    With[Choice] = New;
    Removed.insert(Where);
  }

  /// Removes local arrays that are no longer read.
  void forgetLocals() {
    for (const auto &[Local, L] : Locals) {
      if (!L.IsKnown || !std::ranges::all_of(L.Loads, [&](Place P) { return Removed.contains(P); }))
        continue;
      Removed.insert(L.Stores.begin(), L.Stores.end());
    }
  }

  void rebuild() {
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B) {
      std::vector<ir::EditableInstruction> New = std::move(Phis[B]);
      std::vector<ir::EditableInstruction> &Old = Body.Blocks[B].Instructions;
      for (uint32_t I = 0; I < Old.size(); ++I) {
        if (const auto Entry = Before.find({B, I}); Entry != Before.end())
          New.insert(New.end(), std::make_move_iterator(Entry->second.begin()),
                     std::make_move_iterator(Entry->second.end()));
        if (!Removed.contains({B, I}))
          New.push_back(std::move(Old[I]));
      }
      Old = std::move(New);
    }
  }
};

/// Some libraries have memory, phis and selects of finished handles. Replaces them by memory, phis
/// and selects of the objects from which the handles were made.
class HandleFollower {
public:
  HandleFollower(ir::EditableModule &E, ir::EditableBody &Body)
      : E(E), Body(Body), Handle(ir::opStruct(E, TypeKind::Handle)) {}

  /// Returns true if a handle was replaced by another value.
  bool run() {
    for (ir::EditableBlock &B : Body.Blocks)
      for (ir::EditableInstruction &I : B.Instructions)
        if (I.I.Result != ir::None && I.I.Type == Handle)
          Definitions.emplace(I.I.Result, &I);
    findUsedHandles();
    for (ir::EditableBlock &B : Body.Blocks)
      for (ir::EditableInstruction &I : B.Instructions)
        visit(I);
    if (!With.empty())
      E.replaceOperands(Body, With);
    return !With.empty();
  }

private:
  static constexpr unsigned MostSteps = 64; ///< most steps from a handle to its object

  ir::EditableModule &E;
  ir::EditableBody &Body;
  const ir::TypeId Handle;
  std::map<ir::ValueId, ir::EditableInstruction *> Definitions;
  std::set<ir::ValueId> UsedHandles; ///< values that ops use as handles
  std::vector<ir::ValueId> With;

  static bool isChoice(const ir::EditableInstruction &I) {
    return I.I.Op == ir::Opcode::Phi || I.I.Op == ir::Opcode::Select;
  }
  ir::EditableInstruction *definition(ir::ValueId V) const {
    const auto Entry = Definitions.find(V);
    return Entry == Definitions.end() ? nullptr : Entry->second;
  }

  void findUsedHandles() {
    std::vector<ir::ValueId> Work;
    auto Add = [&](ir::ValueId V) {
      if (definition(V) && UsedHandles.insert(V).second)
        Work.push_back(V);
    };
    for (ir::EditableBlock &B : Body.Blocks)
      for (ir::EditableInstruction &I : B.Instructions) {
        const auto Call = ir::EditableCall::of(E, I);
        if (Call && !op::isa<op::CreateHandleForLib>(*Call))
          std::ranges::for_each(I.Operands, Add);
      }
    while (!Work.empty()) {
      const ir::EditableInstruction &I = *definition(Work.back());
      Work.pop_back();
      if (isChoice(I))
        std::ranges::for_each(I.Operands, Add);
    }
  }

  /// Returns the object of a finished handle, or the handle itself if it has none. Sets `IsHandle`
  /// in that case. Returns other values as they are.
  ir::ValueId objectOf(ir::ValueId V, bool &IsHandle) const {
    IsHandle = false;
    for (unsigned Steps = 0; Steps < MostSteps; ++Steps) {
      ir::EditableInstruction *I = definition(V);
      const auto Call = I ? ir::EditableCall::of(E, *I) : std::nullopt;
      if (!Call)
        return V;
      IsHandle = !op::isa<op::CreateHandleForLib>(*Call);
      const ir::ValueId Source = !IsHandle ? op::CreateHandleForLib(*Call).Resource()
                                 : op::isa<op::AnnotateHandle>(*Call)
                                     ? op::AnnotateHandle(*Call).res()
                                     : ir::None;
      if (Source == ir::None) {
        IsHandle = true;
        return V;
      }
      V = Source;
    }
    return V;
  }

  void visit(ir::EditableInstruction &I) {
    bool IsHandle = false;
    if (const auto Call = ir::EditableCall::of(E, I);
        Call && op::isa<op::CreateHandleForLib>(*Call)) {
      const op::CreateHandleForLib Create(*Call);
      if (Create.Resource() == ir::None)
        return;
      const ir::ValueId Object = objectOf(Create.Resource(), IsHandle);
      Create.setResource(Object);
      if (IsHandle)
        replace(I.I.Result, Object);
      return;
    }
    const bool IsStore = I.I.Op == ir::Opcode::Store;
    if (!IsStore && (!isChoice(I) || I.I.Type != Handle || UsedHandles.contains(I.I.Result)))
      return;
    for (size_t K = IsStore || I.I.Op == ir::Opcode::Select; K < I.Operands.size(); ++K)
      if (const ir::ValueId Object = objectOf(I.Operands[K], IsHandle); !IsHandle)
        I.Operands[K] = Object;
  }

  void replace(ir::ValueId Old, ir::ValueId New) {
    while (With.size() <= Old)
      With.push_back(ir::ValueId(With.size()));
    With[Old] = New;
  }
};

} // namespace

/// Returns true for a type with handles: a part of it, its pointee or a parameter.
bool LinkJob::hasHandle(ir::TypeId T) {
  const ir::TypeId Handle = ir::opStruct(E, TypeKind::Handle);
  std::vector<ir::TypeId> Work = {T};
  std::set<ir::TypeId> Seen;
  while (!Work.empty()) {
    const ir::TypeId Part = Work.back();
    Work.pop_back();
    if (Part == Handle)
      return true;
    if (Part == ir::None || !Seen.insert(Part).second)
      continue;
    Work.push_back(E.M.Types[Part].Element);
    for (ir::TypeId Field : E.M.fields(E.M.Types[Part]))
      Work.push_back(Field);
  }
  return false;
}

/// Reports functions whose signatures have resources. Only a library for a later link has such.
void LinkJob::checkSignatures() {
  if (O.Target.IsForLinking)
    return;
  for (const ir::Function &F : E.M.Functions)
    if (const std::string_view Name = E.M.name(F.Self);
        !isBuiltIn(Name) && hasHandle(F.FunctionType))
      error("function '" + std::string(sourceName(Name)) +
            "' takes or returns a resource (expected profile lib_6_x, or all calls inlined into "
            "shaders)");
}

void LinkJob::lowerChoices() {
  const std::map<ir::ValueId, size_t> ByGlobal = resourcesByGlobal();
  for (const auto &[F, S] : Origins) {
    if (HandleFollower(E, E.Bodies[F]).run())
      ir::simplify(E, F); // removes the calls without users
    if (ChoiceLowering(E, E.Bodies[F], ByGlobal).run())
      ir::simplify(E, F); // removes unused variables and addresses
  }
}

} // namespace dxil::link
