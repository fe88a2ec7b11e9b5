// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CaseEdit.h"

#include "ModuleEdit.h"

#include <dxil/container/ContainerEdit.h>
#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Program.h>
#include <dxil/module/ModuleWriter.h>

#include <sstream>

using namespace dxil;

namespace test {
namespace {

std::string trimmed(const std::string &Text) {
  size_t First = Text.find_first_not_of(" \t"), Last = Text.find_last_not_of(" \t");
  return First == Text.npos ? "" : Text.substr(First, Last - First + 1);
}

/// Splits a text at separators outside of quotes.
std::vector<std::string> split(const std::string &Text, char Separator) {
  std::vector<std::string> Out(1);
  bool Quoted = false;
  for (char C : Text) {
    Quoted ^= C == '"';
    if (C == Separator && !Quoted)
      Out.emplace_back();
    else
      Out.back() += C;
  }
  for (std::string &Piece : Out)
    Piece = trimmed(Piece);
  std::erase(Out, "");
  return Out;
}

struct Words {
  std::vector<std::string> List;
  explicit Words(const std::string &Text) {
    std::istringstream In(Text);
    for (std::string W; In >> W;)
      List.push_back(W);
  }
  std::string at(size_t I) const { return I < List.size() ? List[I] : ""; }
  /// Returns the text from word I on.
  std::string rest(size_t I) const {
    std::string Out;
    for (; I < List.size(); ++I)
      Out += (Out.empty() ? "" : " ") + List[I];
    return Out;
  }
};

bool editPart(Edited &E, const Words &W) {
  auto Parsed = container::partNamed(W.at(1));
  if (!Parsed)
    return false;
  container::FourCC Name = *Parsed;
  E.PartsChanged = true;
  std::string What = W.at(2);
  if (What == "make") {
    E.Parts.push_back({Name, {1, 2, 3, 4}});
    return true;
  }
  for (size_t I = 0; I < E.Parts.size(); ++I) {
    auto &[Existing, Data] = E.Parts[I];
    if (Existing != Name)
      continue;
    if (What == "drop")
      E.Parts.erase(E.Parts.begin() + ptrdiff_t(I));
    else if (What == "copy")
      E.Parts.push_back({Name, std::vector<uint8_t>(Data)});
    else if (What == "cut")
      Data.resize(std::stoul(W.at(3), nullptr, 0));
    else {
      size_t Equals = What.find('='), Index = std::stoul(What, nullptr, 0);
      for (const std::string &Byte : split(What.substr(Equals + 1), ',')) {
        if (Equals == What.npos || Index >= Data.size())
          return false;
        Data[Index++] = uint8_t(std::stoul(Byte, nullptr, 0));
      }
    }
    return true;
  }
  return false;
}

bool editOptions(Edited &E, const Words &W) {
  if (W.at(0) == "strict") {
    E.Options.Strict = true;
    return true;
  }
  unsigned Major = 0, Minor = 0;
  if (W.at(0) != "version" || std::sscanf(W.at(1).c_str(), "%u.%u", &Major, &Minor) != 2)
    return false;
  E.Options.ValidatorVersion = ModuleVersion{Major, Minor};
  return true;
}

bool editModule(ModuleEdit &M, const Words &W) {
  const std::string Kind = W.at(0);
  if (Kind == "op" || Kind == "ir")
    return M.editInstruction(Kind == "op", W.at(1), W.rest(2));
  if (Kind == "md")
    return M.editMetadata(W.at(1), W.rest(2));
  if (Kind == "add")
    return M.addInstruction(W.rest(1));
  if (Kind == "fn")
    return M.editFunction(W.at(1), W.rest(2));
  if (Kind == "global")
    return M.addGlobal(W.at(1), W.rest(2));
  if (Kind == "declare")
    return M.addDeclaration(W.at(1), W.rest(2));
  return false;
}

} // namespace

std::vector<RuleCase> readCases(const std::string &Path) {
  std::ifstream File(Path);
  EXPECT_TRUE(File) << Path;
  std::vector<std::pair<std::string, int>> Lines;
  int Number = 0;
  for (std::string Line; std::getline(File, Line);) {
    ++Number;
    if (Line.empty() || Line[0] == '#')
      continue;
    if (Line[0] == ' ' && !Lines.empty())
      Lines.back().first += Line;
    else
      Lines.push_back({Line, Number});
  }
  std::vector<RuleCase> Out;
  for (const auto &[Line, Column] : Lines) {
    RuleCase C;
    C.Where = Path.substr(Path.rfind('/') + 1) + ":" + std::to_string(Column);
    size_t Colon = Line.find(" : ");
    Words Head(Line.substr(0, Colon));
    if (Colon == Line.npos || Head.List.size() != 2) {
      ADD_FAILURE() << C.Where << ": expected 'RULE file : edits'";
      continue;
    }
    C.Rule = Head.at(0);
    C.File = Head.at(1) + ".dxil";
    size_t Hash = Line.find(" # ", Colon);
    if (Hash != Line.npos)
      C.Reason = trimmed(Line.substr(Hash + 3));
    std::vector<std::string> Sides = split(Line.substr(Colon + 3, Hash - Colon - 3), '~');
    C.Break = split(Sides[0], ';');
    if (Sides.size() > 1)
      C.Near = split(Sides[1], ';');
    Out.push_back(std::move(C));
  }
  return Out;
}

/// Returns a DXIL part with another module.
static std::vector<uint8_t> programOf(const ir::Module &M, Bytes Part) {
  auto H = container::readProgramHeader(Part);
  auto Bitcode = ir::writeBitcode(M);
  EXPECT_TRUE(H.ok() && Bitcode.ok());
  return container::makeProgramPart(H->ShaderKind, H->ShaderMajor, H->ShaderMinor, H->DxilMajor,
                                    H->DxilMinor, *Bitcode);
}

std::vector<uint8_t> Edited::container() const {
  container::ContainerWriter W;
  for (const auto &[Name, Data] : Parts)
    W.addPart(Name, Name == container::part::DXIL && ModuleChanged ? programOf(M, Data) : Data);
  auto Bytes = W.finish();
  EXPECT_TRUE(Bytes.ok());
  return *Bytes;
}

validation::ValidationReport Edited::judge() const {
  return PartsChanged ? validation::validate(container(), Options)
                      : validation::validateModule(M, Options);
}

std::optional<Edited> edit(const std::string &File, const std::vector<std::string> &Edits,
                           std::string &Error) {
  std::vector<uint8_t> Bytes = corpusBytes(File);
  auto C = container::Container::parse(Bytes);
  auto M = C ? container::readModule(*C) : Result<ir::Module>(C.error());
  if (!M) {
    Error = File + ": " + M.error().str();
    return {};
  }
  Edited E;
  E.M = std::move(*M);
  for (const container::Part &P : C->parts())
    E.Parts.push_back({P.Name, {P.Data.begin(), P.Data.end()}});
  ModuleEdit Module(E.M);
  for (const std::string &Text : Edits) {
    Words W(Text);
    bool Made;
    if (W.at(0) == "part")
      Made = editPart(E, W);
    else if (W.at(0) == "strict" || W.at(0) == "version")
      Made = editOptions(E, W);
    else if (W.at(0) == "triple") {
      E.M.Triple = E.M.Strings.save(W.at(1));
      Made = E.ModuleChanged = true;
    } else {
      Made = editModule(Module, W);
      E.ModuleChanged = true;
    }
    if (!Made) {
      Error = File + ": cannot make the edit '" + Text + "'";
      return {};
    }
  }
  return E;
}

} // namespace test
