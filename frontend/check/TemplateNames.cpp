// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks names in templates that are never instantiated. A name that is declared nowhere has no
// meaning for any arguments.
#include "../syntax/Children.h"
#include "Context.h"
#include "NameLookup.h"
#include "Templates.h"
#include "Types.h"

#include "llvm/ADT/DenseSet.h"

namespace dxil::frontend {
using syntax::NodeId;
using syntax::NodeKind;

static void reportUnknownName(CheckContext &C, syntax::NodeId Named, bool IsCalled);

namespace {

/// The names in one template.
class TemplateNames {
public:
  struct Use {
    NodeId Named; ///< a NameRef without a qualifier
    NodeId Call;  ///< the call whose callee it is, or None
  };

  TemplateNames(const syntax::Tree &T, NodeId Node) : T(T) {
    std::vector<NodeId> Left{Node};
    while (!Left.empty()) {
      const NodeId Current = Left.back();
      Left.pop_back();
      visit(Current, Left);
    }
  }

  /// Returns the uses of names that are declared elsewhere, in source order.
  std::vector<Use> uses() const {
    std::vector<Use> Result;
    for (const Use &U : Uses)
      if (!isDeclared(U.Named) && (U.Call == NodeId::None || !mayDepend(U.Call)))
        Result.push_back(U);
    llvm::sort(Result, [](const Use &A, const Use &B) { return A.Named < B.Named; });
    return Result;
  }
  /// A base or a nested scope may have names that depend on the arguments.
  bool hasOpenScope() const { return IsOpen; }

private:
  bool isDeclared(NodeId Named) const {
    return Declared.contains(T.get<syntax::NameRef>(Named).Word);
  }

  /// Returns true if an argument of \p Call names an entity of the template. Then the callee is
  /// looked up only in an instance.
  bool mayDepend(NodeId Call) const {
    const auto Arguments = T.get<syntax::Call>(Call).Arguments;
    std::vector<NodeId> Left;
    for (uint32_t I = 0; I != Arguments.Count; ++I)
      Left.push_back(T.item(Arguments, I));
    while (!Left.empty()) {
      const NodeId Current = Left.back();
      Left.pop_back();
      if (T.is(Current, NodeKind::This) ||
          (T.is(Current, NodeKind::NameRef) && isDeclared(Current)))
        return true;
      syntax::forEachChild(T, Current, [&](NodeId N) { Left.push_back(N); });
    }
    return false;
  }

  void visit(NodeId Node, std::vector<NodeId> &Left) {
    NodeId Skipped = NodeId::None;
    switch (T.kind(Node)) {
    case NodeKind::NameRef: noteUse(Node, NodeId::None); break;
    case NodeKind::Call:
      if (const NodeId Callee = T.get<syntax::Call>(Node).Callee; T.is(Callee, NodeKind::NameRef)) {
        noteUse(Callee, Node);
        syntax::forEachChild(T, Callee, [&](NodeId N) { Left.push_back(N); });
        Skipped = Callee;
      }
      break;
    case NodeKind::Member: // the member's name depends on the base
      Skipped = T.get<syntax::Member>(Node).Named;
      break;
    default: noteDeclaration(Node); break;
    }
    syntax::forEachChild(T, Node, [&](NodeId N) {
      if (N != Skipped)
        Left.push_back(N);
    });
  }

  void noteUse(NodeId Named, NodeId Call) {
    const auto N = T.get<syntax::NameRef>(Named);
    if (N.Qualifier == NodeId::None && !N.Global && !N.Elaborated)
      Uses.push_back({Named, Call});
  }

  void noteNamed(NodeId Named) {
    if (Named != NodeId::None && T.is(Named, NodeKind::NameRef))
      Declared.insert(T.get<syntax::NameRef>(Named).Word);
  }

  void noteDeclaration(NodeId Node) {
    switch (T.kind(Node)) {
    case NodeKind::Variable: Declared.insert(T.get<syntax::Variable>(Node).Word); break;
    case NodeKind::Function:
      IsOpen |= T.get<syntax::Function>(Node).Qualifier != NodeId::None;
      noteNamed(T.get<syntax::Function>(Node).Named);
      break;
    case NodeKind::Struct:
      IsOpen |= T.get<syntax::Struct>(Node).Bases.Count != 0;
      noteNamed(T.get<syntax::Struct>(Node).Named);
      break;
    case NodeKind::Enum: Declared.insert(T.get<syntax::Enum>(Node).Word); break;
    case NodeKind::Enumerator: Declared.insert(T.get<syntax::Enumerator>(Node).Word); break;
    case NodeKind::Alias: Declared.insert(T.get<syntax::Alias>(Node).Word); break;
    case NodeKind::TypeParameter: Declared.insert(T.get<syntax::TypeParameter>(Node).Word); break;
    case NodeKind::ValueParameter: Declared.insert(T.get<syntax::ValueParameter>(Node).Word); break;
    case NodeKind::UsingNamespace:
    case NodeKind::UsingName: IsOpen = true; break;
    default: break;
    }
  }

  const syntax::Tree &T;
  llvm::DenseSet<Name> Declared;
  std::vector<Use> Uses;
  bool IsOpen = false;
};

} // namespace

/// Returns true if \p Named, which is unqualified, is declared in the current scope or the library.
static bool isDeclaredName(CheckContext &C, NodeId Named) {
  Diagnostics::Attempt Silent(C.Diags);
  const Name Word = C.Here.Tree->get<syntax::NameRef>(Named).Word;
  return Word == Name::auto_ || Word == Name::ResourceDescriptorHeap_ ||
         Word == Name::SamplerDescriptorHeap_ || !lookUp(C, Word).empty() ||
         !library::functions(C.Names.spelling(Word)).empty() || !libraryName(C, Named).empty() ||
         typeIfNamed(C, Named) != TypeId::None;
}

/// Reports names in templates that are declared nowhere in the source, not even after the template.
void checkNamesInTemplates(CheckContext &C) {
  if (C.Diags.errorCount())
    return; // names in instantiated templates are already reported
  for (size_t I = 0; I != C.Templates.All.size(); ++I) {
    const Template Tmpl = C.Templates.All[I];
    if (Tmpl.IsLibrary || Tmpl.Tree != &C.Tree || Tmpl.Node == NodeId::None)
      continue;
    const TemplateNames Written(*Tmpl.Tree, Tmpl.Node);
    if (Written.hasOpenScope())
      continue;
    Elsewhere Inside(C, Tmpl.Scope, Tmpl.Tree, Tmpl.Source, Tmpl.Horizon);
    for (const TemplateNames::Use &U : Written.uses())
      if (!isDeclaredName(C, U.Named))
        reportUnknownName(C, U.Named, U.Call != NodeId::None);
  }
}

static void reportUnknownName(CheckContext &C, NodeId Named, bool IsCalled) {
  unknownName(C, C.locationOf(Named), Named, IsCalled ? Wanted::Function : Wanted::Value);
}

} // namespace dxil::frontend
