// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "StageFacts.h"
#include "StageWords.h"
#include "clang/AST/Attr.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;
namespace json = llvm::json;

namespace dxil {

void StageFacts::take(Decl &D) {
  if (!D.hasAttrs())
    return;
  Facts Found;
  bool Any = false;
  llvm::erase_if(D.getAttrs(), [&](Attr *A) {
    auto *Note = dyn_cast<AnnotateAttr>(A);
    llvm::StringRef Text = Note ? Note->getAnnotation() : llvm::StringRef();
    if (Text.consume_front(StageModifierPrefix)) {
      Found.Modifiers.push_back(Text.str());
    } else if (Text.consume_front(StageAttributePrefix)) {
      auto Parsed = json::parse(Text);
      json::Array *List = Parsed ? Parsed->getAsArray() : nullptr;
      if (!List)
        return false; // ours always parse
      std::string Name = List->front().getAsString().value_or("").str();
      List->erase(List->begin());
      if (Name == "__ader") {
        std::string Stage = List->empty() ? "" : List->front().getAsString().value_or("").str();
        // Two are none.
        bool Another = !Found.Stage.empty() && Found.Stage != Stage;
        Found.Stage = Another ? Found.Stage + " and " + Stage : Stage;
      } else
        Found.Attributes[Name] = std::move(*List);
    } else {
      return false;
    }
    return Any = true;
  });
  if (D.getAttrs().empty())
    D.dropAttrs();
  if (Any)
    Known[&D] = std::move(Found);
}

const StageFacts::Facts *StageFacts::find(const Decl &D) const {
  auto It = Known.find(&D);
  return It == Known.end() ? nullptr : &It->second;
}

std::string StageFacts::stageOf(const FunctionDecl &F) const {
  const Facts *Found = find(F);
  return Found ? Found->Stage : std::string();
}

bool StageFacts::hasModifier(const Decl &D, llvm::StringRef Word) const {
  return llvm::is_contained(modifiers(D), Word);
}

llvm::ArrayRef<std::string> StageFacts::modifiers(const Decl &D) const {
  const Facts *Found = find(D);
  return Found ? llvm::ArrayRef<std::string>(Found->Modifiers) : llvm::ArrayRef<std::string>();
}

json::Object StageFacts::attributes(const Decl &D) const {
  const Facts *Found = find(D);
  return Found ? Found->Attributes : json::Object();
}

bool keepsParameters(llvm::StringRef Stage) {
  return llvm::is_contained({"raygeneration", "intersection", "anyhit", "closesthit", "miss",
                             "callable"},
                            Stage);
}

} // namespace dxil
