// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SourceLines.h"

#include "Names.h"

#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/module/DebugInfo.h>
#include <dxil/module/NodeRef.h>

#include <algorithm>
#include <unordered_map>

namespace dxil::listing::detail {
namespace {

constexpr size_t MaxFileName = 128, MaxSourceLine = 240;
/// A gap of up to this many lines is printed completely.
constexpr uint32_t MaxGap = 8;

std::vector<ir::InstId> plainInstructions(const ir::Module &M, const ir::Function &F) {
  std::vector<ir::InstId> Out;
  for (const ir::Instruction &I : M.instructions(F))
    if (I.Op != ir::Opcode::Call || !M.calleeName(I).starts_with(DebugCallPrefix))
      Out.push_back(ir::InstId(&I - M.Instructions.data()));
  return Out;
}

/// Pairs the instructions of the same functions of both modules.
std::vector<ir::InstId> pairInstructions(const ir::Module &M, const ir::Module &Debug) {
  std::unordered_map<std::string_view, const ir::Function *> Functions;
  for (const ir::Function &F : Debug.Functions)
    Functions.emplace(Debug.name(F.Self), &F);
  std::vector<ir::InstId> Out(M.Instructions.size(), ir::None);
  for (const ir::Function &F : M.Functions) {
    const auto Other = Functions.find(M.name(F.Self));
    if (F.IsDeclaration || Other == Functions.end() || Other->second->IsDeclaration)
      continue;
    const auto Plain = plainInstructions(M, F), Located = plainInstructions(Debug, *Other->second);
    const auto IsSame = [&](ir::InstId A, ir::InstId B) {
      return M.Instructions[A].Op == Debug.Instructions[B].Op;
    };
    if (!std::ranges::equal(Plain, Located, IsSame))
      continue;
    for (size_t I = 0; I < Plain.size(); ++I)
      Out[Plain[I]] = Located[I];
  }
  return Out;
}

std::string_view withoutFolder(std::string_view Path) {
  return Path.substr(Path.find_last_of("/\\") + 1);
}

std::string shownName(std::string_view Path) {
  return printable(withoutFolder(Path).substr(0, MaxFileName));
}

} // namespace

SourceLines::SourceLines(const ir::Module &M, const ir::Module *Other)
    : M(M), Debug(Other && M.Locations.empty() ? *Other : M) {
  if (&Debug != &M)
    Located = pairInstructions(M, Debug);
  readTexts();
}

void SourceLines::readTexts() {
  for (std::string_view Name : {md::SourceTextsName, md::OldSourceTextsName})
    for (const ir::NodeRef &Node : ir::namedNodes(Debug, Name))
      if (Node.numOperands() >= 2)
        Texts.emplace(Node.text(0).value_or(""), Node.text(1).value_or(""));
}

const ir::Location *SourceLines::locationOf(const ir::Instruction &I) {
  const ir::Instruction *Place = &I;
  if (!Located.empty()) {
    const ir::InstId Other = Located[size_t(&I - M.Instructions.data())];
    Place = Other == ir::None ? nullptr : &Debug.Instructions[Other];
  }
  const ir::Location *L = Place ? Debug.location(*Place) : nullptr;
  if (!L || !L->Line || L->Scope == ir::None)
    return nullptr;
  if (L->Scope != Scope) {
    Scope = L->Scope;
    Path = ir::debugString(Debug, ir::debugReference(Debug, Scope, "file"), "filename");
    File = shownName(Path);
  }
  return L;
}

void SourceLines::append(const ir::Instruction &I, std::string_view Separator, std::string &Out) {
  const ir::Location *L = locationOf(I);
  if (!L)
    return;
  Out.append(Separator).append(File).append(":").append(std::to_string(L->Line));
  if (L->Column)
    Out.append(":").append(std::to_string(L->Column));
}

const std::vector<std::string_view> *SourceLines::linesOf(std::string_view Name) {
  auto [Entry, IsNew] = Lines.try_emplace(std::string(Name));
  if (IsNew) {
    auto Text = Texts.find(Name);
    if (Text == Texts.end()) // a compiler may record only one of the two paths with its folder
      Text = std::ranges::find(Texts, withoutFolder(Name),
                               [](const auto &T) { return withoutFolder(T.first); });
    std::string_view Tail = Text == Texts.end() ? std::string_view() : Text->second;
    while (!Tail.empty()) {
      const size_t End = std::min(Tail.find('\n'), Tail.size());
      Entry->second.push_back(Tail.substr(0, End));
      Tail.remove_prefix(std::min(Tail.size(), End + 1));
    }
  }
  return Entry->second.empty() ? nullptr : &Entry->second;
}

void SourceLines::appendSource(const ir::Instruction &I, std::string &Out) {
  const ir::Location *L = locationOf(I);
  if (!L || (L->Line == ShownLine && Path == ShownPath))
    return;
  const std::vector<std::string_view> *Source = linesOf(Path);
  uint32_t First = L->Line;
  if (Path == ShownPath && L->Line > ShownLine && L->Line - ShownLine <= MaxGap)
    First = ShownLine + 1;
  ShownPath = Path;
  ShownLine = L->Line;
  for (uint32_t Line = First; Source && Line <= L->Line && Line <= Source->size(); ++Line) {
    std::string_view Text = (*Source)[Line - 1].substr(0, MaxSourceLine);
    while (Text.ends_with('\r') || Text.ends_with(' '))
      Text.remove_suffix(1);
    Out += "; " + File + ":" + std::to_string(Line) + ":" + (Text.empty() ? "" : " ");
    // Blanks keep the form of the source; other control characters do not reach a terminal.
    for (const char C : Text)
      Out += C == '\t' ? "  " : printable({&C, 1});
    Out += '\n';
  }
}

} // namespace dxil::listing::detail
