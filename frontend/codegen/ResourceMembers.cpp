// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structs with resources at global scope and in constant and texture buffers, and arrays of
// resources in constant blocks: each object in them is a resource of its own, `S.member` or `A.0`.
#include "Context.h"
#include "Expressions.h"
#include "Globals.h"
#include "ModuleFacts.h"
#include "Objects.h"

#include "llvm/IR/IntrinsicsDirectX.h"

#include <map>

using namespace llvm;

namespace dxil::frontend {
namespace {

/// An array with more resources is one resource, whatever its indices.
constexpr uint32_t MostElements = 1024;

/// Counts of the members that precede a member.
struct Before {
  uint32_t Members = 0;
  uint32_t Registers = 0; ///< number of registers of the same letter
};

/// Maximum number of resources in a struct.
constexpr uint32_t MostMembers = 4096;

/// Returns `Base` for `ns::Base`.
std::string baseName(StringRef Spelling) {
  const size_t Separator = Spelling.rfind("::");
  return Spelling.substr(Separator == StringRef::npos ? 0 : Separator + 2).str();
}

/// Finds the member at a path.
class Finder {
public:
  Finder(const TypeTable &Types, ArrayRef<uint32_t> Path) : Types(Types), Path(Path) {}

  std::string Name;
  TypeId Member = TypeId::None; ///< an object, or an array of one
  void follow(TypeId T) {
    for (uint32_t Step : Path) {
      const Type &Ty = Types.get(T);
      if (Ty.Kind == TypeKind::Array) {
        Name += "." + std::to_string(Step);
        T = Ty.ElementType;
      } else if (Step == 0) {
        T = Types.structOf(T).Base;
        Name += "." + baseName(Types.structOf(T).Spelling);
      } else {
        const Field &F = Types.structOf(T).Fields[Step - 1];
        Fields.push_back(F.Word);
        Name += ".%";
        T = F.Type;
      }
    }
    Member = T;
  }
  SmallVector<frontend::Name, 4> Fields; ///< field for each '%' of Name

  /// Adds the counts of everything that precedes the member in \p T to \p Sum. Returns true when it
  /// finds the member.
  bool count(TypeId T, size_t Step, bool OnPath, char Letter, Before &Sum) const {
    const Type &Ty = Types.get(T);
    if (OnPath && Step == Path.size())
      return true;
    if (Ty.Kind == TypeKind::Struct) {
      const Struct &S = Types.structOf(T);
      if (S.Base != TypeId::None && count(S.Base, Step + 1, OnPath && Path[Step] == 0, Letter, Sum))
        return true;
      for (uint32_t I = 0; I < S.Fields.size(); ++I)
        if (count(S.Fields[I].Type, Step + 1, OnPath && Path[Step] == I + 1, Letter, Sum))
          return true;
      return false;
    }
    const uint32_t Range = Types.arrayLength(T);
    const TypeId Inner = Types.withoutArrays(T);
    if (Types.get(Inner).Kind == TypeKind::Struct) {
      for (uint32_t I = 0; I < std::max(Ty.Rows, 1u) && Sum.Members < MostMembers; ++I)
        if (count(Ty.ElementType, Step + 1, OnPath && Path[Step] == I, Letter, Sum))
          return true;
      return false;
    }
    if (Types.get(Inner).Kind != TypeKind::Object)
      return false;
    Sum.Members += Range <= MostElements ? Range : 1;
    if (library::registerLetter(*Types.objectOf(Inner).Record) == Letter)
      Sum.Registers = SaturatingAdd(Sum.Registers, Range);
    return false;
  }

private:
  const TypeTable &Types;
  ArrayRef<uint32_t> Path;
};

} // namespace

/// Returns true if the program has an index into an array in struct \p V that is not constant.
/// Without one, each element of an array of resources is a resource of its own, as in DXC.
static bool isIndexedAtRunTime(CodegenContext &G, VariableId V) {
  if (!G.Resources.IndexedAtRunTime) {
    G.Resources.IndexedAtRunTime.emplace();
    const Program::Exprs &X = G.P.Expressions;
    for (size_t I = 1; I < X.Types.size(); ++I) {
      const ExprId E = ExprId(I);
      if (X.is(E, ExprKind::ElementPlace) &&
          !X.is(X.get<expr::ElementPlace>(E).Index, ExprKind::Constant))
        G.Resources.IndexedAtRunTime->insert(variableOf(G.P, E));
    }
  }
  return G.Resources.IndexedAtRunTime->contains(V);
}

bool isArrayInBlock(const CodegenContext &G, VariableId Id) {
  const Variable &V = G.P.variable(Id);
  return V.Kind == VariableKind::Resource && V.Block != BlockId::None &&
         G.Types.get(V.Type).Kind == TypeKind::Array &&
         G.Types.get(G.Types.withoutArrays(V.Type)).Kind == TypeKind::Object;
}

bool hasElementsApart(const CodegenContext &G, VariableId Id) {
  return isArrayInBlock(G, Id) || G.Types.get(G.P.variable(Id).Type).Kind == TypeKind::Object;
}

/// Returns the text of the indices of element \p Flat of array \p T in a resource's name, such as
/// `.1.0`.
static std::string elementName(const TypeTable &Types, TypeId T, uint64_t Flat) {
  const Type &Ty = Types.get(T);
  if (Ty.Kind != TypeKind::Array)
    return {};
  const uint64_t Inner = std::max(Types.arrayLength(Ty.ElementType), 1u);
  return "." + std::to_string(Flat / Inner) + elementName(Types, Ty.ElementType, Flat % Inner);
}

/// Orders the resources without registers in structs and blocks (BindingOrder.h).
void orderMembers(CodegenContext &G) {
  if (G.Resources.MemberBindings.empty())
    return;
  std::map<ResourcePath, uint32_t> Turns;
  for (ResourcePath &Path : resourceOrder(G.P, G.Types))
    Turns.try_emplace(std::move(Path), uint32_t(Turns.size()));
  for (const ResourceState::MemberBinding &Each : G.Resources.MemberBindings) {
    // The first element stands for an array that is one resource.
    auto Turn = Turns.lower_bound(Each.Path);
    if (Turn == Turns.end() || Turn->first.Variable != Each.Path.Variable ||
        Turn->first.Steps != Each.Path.Steps)
      Turn = Turns.try_emplace(Each.Path, uint32_t(Turns.size())).first;
    Each.Call->setArgOperand(0,
                             G.B.getInt32(bindingOrder(BindingGroup::InConstants, Turn->second)));
  }
}

Value *memberHandle(CodegenContext &G, const Place &Member) {
  const Variable &V = G.P.variable(Member.Variable);
  const bool IsBuffer = G.Types.get(V.Type).Kind == TypeKind::Object;
  const TypeId Outermost = IsBuffer ? elementTypeOf(G, V.Type) : V.Type;
  Finder Path(G.Types, Member.Path);
  Path.follow(Outermost);
  std::string Name = V.Spelling;
  size_t NextField = 0;
  for (char C : Path.Name)
    Name += C == '%' ? G.Names.spelling(Path.Fields[NextField++]).str() : std::string(1, C);
  uint32_t Range = G.Types.arrayLength(Path.Member);
  const TypeId Object = G.Types.withoutArrays(Path.Member);
  const auto *ConstantIndex = dyn_cast_or_null<ConstantInt>(Member.FlatIndex);
  const bool IsApart = hasElementsApart(G, Member.Variable);
  const bool Whole = !ConstantIndex ||
                     (!IsApart && (Range > MostElements || isIndexedAtRunTime(G, Member.Variable)));
  const char Letter = library::registerLetter(*G.Types.objectOf(Object).Record);
  Before Sum;
  Path.count(Outermost, 0, true, Letter, Sum);
  if (Sum.Members + MostElements > MostMembers)
    unsupported(G, V.Where,
                "a struct with more than " + std::to_string(MostMembers - MostElements) +
                    " resources");
  Value *Index = Member.FlatIndex ? Member.FlatIndex : G.B.getInt32(0);
  if (!Whole) {
    Sum.Registers += uint32_t(ConstantIndex->getZExtValue());
    Sum.Members += uint32_t(ConstantIndex->getZExtValue());
    Name += elementName(G.Types, Path.Member, ConstantIndex->getZExtValue());
    Range = 1;
    Index = G.B.getInt32(0);
  }
  const Binding *Bound = V.Bound.Letter == Letter ? &V.Bound : nullptr;
  for (const Binding &More : V.MoreBounds)
    if (More.Letter == Letter)
      Bound = &More;
  uint32_t SpaceNumber = Bound ? Bound->Space : V.Bound.Space;
  if (IsApart) { // DXC ignores registers and spaces of members of constant and texture buffers
    Bound = nullptr;
    SpaceNumber = 0;
    noteCoherence(G, V, Name);
  }
  Value *Space = G.B.getInt32(SpaceNumber), *Size = G.B.getInt32(Range);
  Constant *Text = nameString(G, Name);
  G.Reflected.noteResource(Name, Whole ? Path.Member : Object);
  if (Bound)
    return G.B.CreateIntrinsic(
        handleType(G, Object), Intrinsic::dx_resource_handlefrombinding,
        {Space, G.B.getInt32(Bound->Register + Sum.Registers), Size, Index, Text});
  noteFixedSpace(G, Name);
  CallInst *Call =
      G.B.CreateIntrinsic(handleType(G, Object), Intrinsic::dx_resource_handlefromimplicitbinding,
                          {G.B.getInt32(0), Space, Size, Index, Text});
  const uint32_t Element = Whole ? 0 : uint32_t(ConstantIndex->getZExtValue());
  G.Resources.MemberBindings.push_back({{Member.Variable, Member.Path, Element}, Call});
  return Call;
}

} // namespace dxil::frontend
