// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Scopes.h"

namespace dxil::frontend {
using llvm::SmallVectorImpl;

void LocalNames::add(Name Word, Entity Declared, FunctionId In, size_t Block) {
  if (size_t(Word) >= Latest.size())
    Latest.resize(size_t(Word) * 2 + 64);
  Entries.push_back({Word, Declared, In, Latest[size_t(Word)], Block});
  Latest[size_t(Word)] = uint32_t(Entries.size());
}

void LocalNames::shrink(size_t Size) {
  while (Entries.size() > Size) {
    Latest[size_t(Entries.back().Word)] = Entries.back().Previous;
    Entries.pop_back();
  }
}

FunctionId LocalNames::find(Name Word, size_t Barrier, Lookup For,
                            SmallVectorImpl<Entity> &Matches) const {
  FunctionId In = FunctionId::None;
  if (size_t(Word) >= Latest.size())
    return In;
  size_t Block = 0;
  for (uint32_t I = Latest[size_t(Word)]; I > Barrier; I = Entries[I - 1].Previous) {
    const Entry &E = Entries[I - 1];
    if (!considers(For, E.Declared))
      continue;
    if (!Matches.empty() && (E.Block != Block || !standTogether(Matches.front(), E.Declared)))
      break;
    Block = E.Block;
    In = E.In;
    Matches.push_back(E.Declared);
  }
  return In;
}

ScopeId ScopeTable::add(Scope::Sort Kind, ScopeId Parent, std::string Prefix) {
  Scope S;
  S.Kind = Kind;
  S.Parent = Parent;
  S.Prefix = std::move(Prefix);
  All.push_back(std::move(S));
  return ScopeId(All.size() - 1);
}

Entity *ScopeTable::find(ScopeId S, Name Word, Entity::Sort Kind) {
  auto Entry = at(S).Entities.find(Word);
  if (Entry == at(S).Entities.end())
    return nullptr;
  for (Entity &E : Entry->second)
    if (E.Kind == Kind)
      return &E;
  return nullptr;
}

/// Returns the struct whose members \p S declares, or None for other scopes.
TypeId ScopeTable::structAround(ScopeId S) const {
  while (S != ScopeId::None && at(S).Kind == Scope::Sort::TemplateArguments)
    S = at(S).Parent;
  return at(S).Kind == Scope::Sort::Struct ? at(S).Struct : TypeId::None;
}

ScopeId ScopeTable::common(ScopeId From, ScopeId S) const {
  auto StandsIn = [&](ScopeId Outer) {
    for (ScopeId Inner = S; Inner != ScopeId::None; Inner = at(Inner).Parent)
      if (Inner == Outer)
        return true;
    return false;
  };
  ScopeId Common = From;
  while (!StandsIn(Common))
    Common = at(Common).Parent;
  return Common;
}

ScopeId ScopeTable::ofType(TypeId T) const {
  auto Entry = StructScopes.find(T);
  return Entry == StructScopes.end() ? ScopeId::None : Entry->second;
}

} // namespace dxil::frontend
