// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkJob.h"

#include <dxil/generated/Kinds.h>
#include <dxil/module/Constructors.h>

#include <charconv>

namespace dxil::link {

using namespace container;

namespace {

Error usage(std::string Message, std::string Expected) {
  Error E;
  E.Code = ErrorCode::RecordField;
  E.Message = std::move(Message);
  E.Expected = std::move(Expected);
  return E;
}

} // namespace

Result<LinkTarget> parseLinkTarget(std::string_view Profile) {
  LinkTarget Target;
  const Error Unknown =
      usage("profile '" + std::string(Profile) + "' cannot be linked to",
            "lib_6_3, vs_6_0 or the like, up to 6_" + std::to_string(NewestMinor));
  const size_t Underscore = Profile.find('_');
  const std::optional<Stage> Kind = stageOfPrefix(Profile.substr(0, Underscore));
  if (!Kind || Underscore == std::string_view::npos)
    return Unknown;
  Target.Kind = *Kind;
  const std::string_view Version = Profile.substr(Underscore + 1);
  if (!Version.starts_with("6_"))
    return Unknown;
  const std::string_view Minor = Version.substr(2);
  if (Minor == "x" && *Kind == Stage::Library) {
    Target.ShaderModel = {6, ReleasedMinor};
    Target.IsForLinking = true;
    return Target;
  }
  const auto Read =
      std::from_chars(Minor.data(), Minor.data() + Minor.size(), Target.ShaderModel.Minor);
  const uint32_t First = *Kind == Stage::Library                                 ? 1
                         : *Kind == Stage::Mesh || *Kind == Stage::Amplification ? 5
                                                                                 : 0;
  if (Read.ec != std::errc() || Read.ptr != Minor.data() + Minor.size() ||
      Target.ShaderModel.Minor > NewestMinor || Target.ShaderModel.Minor < First)
    return Unknown;
  return Target;
}

Result<std::vector<LinkExport>> parseExports(std::string_view Text) {
  std::vector<LinkExport> Out;
  while (!Text.empty()) {
    const std::string_view Item = Text.substr(0, Text.find(';'));
    Text.remove_prefix(std::min(Text.size(), Item.size() + 1));
    if (Item.empty())
      continue;
    LinkExport &X = Out.emplace_back();
    const size_t Equals = Item.find('=');
    X.Name = Item.substr(Equals == std::string_view::npos ? 0 : Equals + 1);
    std::string_view News = Equals == std::string_view::npos ? "" : Item.substr(0, Equals);
    while (!News.empty()) {
      const std::string_view New = News.substr(0, News.find(','));
      News.remove_prefix(std::min(News.size(), New.size() + 1));
      if (!New.empty())
        X.NewNames.push_back(std::string(New));
    }
    if (X.Name.empty() || (Equals != std::string_view::npos && X.NewNames.empty()) ||
        X.Name.find_first_of("=,") != std::string::npos)
      return usage("export '" + std::string(Item) + "' is not understood", "name, or new,...=name");
  }
  return Out;
}

std::string withSourceName(std::string_view Name, std::string_view New) {
  constexpr std::string_view Mangled = "\1?";
  if (!Name.starts_with(Mangled) || New.starts_with(Mangled))
    return std::string(New);
  return std::string(Mangled) + std::string(New) + std::string(Name.substr(Name.find('@')));
}

void LinkJob::read(const LinkInput &Input) {
  auto Fail = [&](const std::string &Message) { error(Input.Name + ": " + Message); };
  auto C = Container::parse(Input.Data);
  if (!C)
    return Fail(C.error().str());
  auto L = std::make_unique<Library>();
  auto M = readInput(*C, *L);
  if (!M)
    return Fail(M.error().str());
  L->Name = Input.Name;
  L->M = std::move(*M);
  L->Facts = readFacts(L->M);
  if (!L->Facts.HasShaderModel || !L->Facts.isLibrary())
    return Fail("it is no library but " +
                (L->Facts.ModelName.empty() ? "of no profile" : L->Facts.ModelName) +
                " (expected a container of profile lib_6_1 or later)");
  if (!L->M.Aliases.empty())
    return Fail("'" + std::string(sourceName(L->M.name(L->M.Aliases.front().Self))) +
                "' is an alias, which DXIL has not (expected functions and variables)");
  auto Constructors = ir::constructors(L->M);
  if (!Constructors)
    return Fail(Constructors.error().Message + " (expected " + Constructors.error().Expected + ")");
  L->Constructors = std::move(*Constructors);
  if (const Part *P = C->find(part::RDAT)) {
    auto Subobjects = readSubobjects(P->Data);
    if (!Subobjects)
      return Fail(Subobjects.error().str());
    L->Subobjects = std::move(*Subobjects);
  }
  if (Libraries.empty()) { // the metadata kinds that LLVM predefines
    for (std::string_view Kind : L->M.MetadataKinds)
      E.M.MetadataKinds.push_back(E.M.Strings.save(Kind));
    E.M.Triple = E.M.Strings.save(L->M.Triple);
    E.M.DataLayout = E.M.Strings.save(L->M.DataLayout);
  }
  L->Merge = std::make_unique<ir::ModuleMerge>(E, L->M);
  Libraries.push_back(std::move(L));
}

} // namespace dxil::link
