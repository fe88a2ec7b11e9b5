// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frame of a page, and the site as a whole.

#include "Html.h"

#include <algorithm>
#include <cctype>

// The site's style sheet and script, which the build embeds from site/.
namespace dxil::embedded {
extern const std::string_view SiteStyle, SiteScript;
}

namespace dxil::exporter {

std::string escape(std::string_view Text) {
  std::string Result;
  Result.reserve(Text.size());
  for (char C : Text)
    switch (C) {
    case '&': Result += "&amp;"; break;
    case '<': Result += "&lt;"; break;
    case '>': Result += "&gt;"; break;
    case '"': Result += "&quot;"; break;
    case '\'': Result += "&#39;"; break;
    default: Result += C;
    }
  return Result;
}

std::string breakable(std::string_view Text) {
  const auto Is = [&](size_t I, int (*What)(int)) {
    return I < Text.size() && What(static_cast<unsigned char>(Text[I]));
  };
  std::string Result;
  for (size_t I = 0; I < Text.size(); ++I) {
    const bool Joint = I && (Text[I - 1] == '.' || Text[I - 1] == '_' || Text[I - 1] == ':');
    if ((Joint && Is(I, std::isalpha)) ||
        (I && Is(I, std::isupper) &&
         (Is(I - 1, std::islower) || (Is(I - 1, std::isupper) && Is(I + 1, std::islower)))))
      Result += "<wbr>";
    Result += escape(Text.substr(I, 1));
  }
  return Result;
}

std::string slug(std::string_view Text) {
  std::string Result;
  for (char C : Text) {
    unsigned char U = static_cast<unsigned char>(C);
    if (std::isalnum(U) || C == '.' || C == '_')
      Result += C;
    else if (!Result.empty() && Result.back() != '-')
      Result += '-';
  }
  while (!Result.empty() && Result.back() == '-')
    Result.pop_back();
  return Result.empty() ? "none" : Result;
}

std::string link(std::string_view Root, std::string_view Folder, std::string_view Name,
                 std::string_view Text) {
  std::string Result = "<a href=\"";
  Result.append(Root).append(Folder) += slug(Name) + ".html\">";
  return Result + breakable(Text.empty() ? Name : Text) + "</a>";
}

Site::Site(const Json &Database, const Json &Content) : Database(Database), Content(Content) {
  for (const Json &Version : Database["versions"])
    Versions.push_back(Version);
  for (const Json &Op : ops())
    OpByName[Op["name"]] = &Op;
  for (const Json &Entry : content("index"))
    if (Entry["kind"] == "hlsl")
      HlslPage.emplace(Entry["name"], Entry["href"]);
}

const Json &Site::content(const char *Name) const {
  static const Json None = Json::array();
  const auto Entry = Content.find(Name);
  return Content.is_object() && Entry != Content.end() ? *Entry : None;
}

bool Site::hasPage(std::string_view Path) const {
  for (const char *List : {"pages", "files"})
    for (const Json &P : content(List))
      if (P["path"] == Path)
        return true;
  return false;
}

std::optional<std::string> checkContent(const Json &Content) {
  const auto Texts = [&](const char *List, std::initializer_list<const char *> Members,
                         const char *Path) -> std::optional<std::string> {
    if (!Content.contains(List) || !Content[List].is_array())
      return std::string(List) + " is no list";
    for (const Json &Entry : Content[List]) {
      for (const char *Member : Members)
        if (!Entry.is_object() || !Entry.contains(Member) || !Entry[Member].is_string())
          return std::string("an entry of ") + List + " has no text '" + Member + "'";
      const std::string Name = Entry[Path];
      if (Name.empty() || Name.front() == '/' || Name.find("..") != std::string::npos ||
          std::count(Name.begin(), Name.end(), '/') > 1)
        return "'" + Name + "' is no path of a page";
    }
    return std::nullopt;
  };
  if (!Content.is_object())
    return "it is no object";
  if (auto Wrong = Texts("pages", {"path", "title", "section", "body"}, "path"))
    return Wrong;
  if (auto Wrong = Texts("index", {"kind", "name", "text", "href", "since"}, "href"))
    return Wrong;
  for (const char *Copied : {"pictures", "files"})
    if (auto Wrong = Texts(Copied, {"path", "title"}, "path"))
      return Wrong;
  return Texts("examples", {"op", "hlsl", "command", "calls", "reason"}, "op");
}

namespace {

struct NavigationEntry {
  const char *Section, *Path, *Text;
  bool InContent = false;
};
constexpr NavigationEntry Navigation[] = {
    {"ops", "ops/index.html", "Operations"},
    {"rules", "rules/index.html", "Rules", true},
    {"hlsl", "guides/hlsl-support.html", "HLSL", true},
    {"tools", "tools/index.html", "Tools", true},
    {"guides", "guides/index.html", "Guides", true},
    {"stages", "stages/index.html", "Stages"},
    {"versions", "versions/index.html", "Versions"},
    {"diff", "diff.html", "Differences"},
    {"container", "container.html", "Container", true},
};

std::string header(const Site &S, const std::string &Root, const std::string &Section) {
  std::string Out =
      "<a class=\"skip\" href=\"#main\">Skip to the content</a>\n<header class=\"top\">\n"
      "<a class=\"name\" href=\"" +
      Root + "index.html\">DXIL Tools</a>\n<nav aria-label=\"Site\">\n";
  for (const NavigationEntry &Entry : Navigation)
    if (!Entry.InContent || S.hasPage(Entry.Path))
      Out += "<a href=\"" + Root + Entry.Path + "\"" +
             (Section == Entry.Section ? " aria-current=\"page\"" : "") + ">" + Entry.Text +
             "</a>\n";
  return Out +
         "</nav>\n<form id=\"searchform\" role=\"search\" hidden>\n"
         "<input id=\"search\" type=\"search\" autocomplete=\"off\" placeholder=\"Search ( / )\" "
         "aria-label=\"Search operations, rules, HLSL functions, options and guides\" "
         "role=\"combobox\" "
         "aria-expanded=\"false\" aria-controls=\"hits\" aria-autocomplete=\"list\">\n"
         "<ul id=\"hits\" class=\"hits\" role=\"listbox\" aria-label=\"What was found\" "
         "hidden></ul>\n"
         "</form>\n<button id=\"theme\" type=\"button\" hidden>Theme: auto</button>\n</header>\n";
}

} // namespace

File frame(const Site &S, const Page &P) {
  std::string Root = P.Path.find('/') == std::string::npos ? "" : "../";
  std::string Scope = S.Database["dxil_version"].is_string()
                          ? "DXIL " + S.Database["dxil_version"].get<std::string>()
                          : "DXIL " + S.Versions.front() + " to " + S.latest();
  std::string Out =
      "<!DOCTYPE html>\n<html lang=\"en\" data-root=\"" + Root +
      "\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
      escape(P.Title) +
      " · DXIL Tools</title>\n<link rel=\"icon\" href=\"data:,\">\n"
      "<link rel=\"stylesheet\" href=\"" +
      Root +
      "style.css\">\n"
      "<script src=\"" +
      Root +
      "data.js\" defer></script>\n"
      "<script src=\"" +
      Root + "site.js\" defer></script>\n</head>\n<body>\n";
  Out += header(S, Root, P.Section);
  Out += "<main id=\"main\">\n" + P.Body + "</main>\n<footer>" + Scope +
         ". Operations are made from the records of DXIL.td.</footer>\n</body>\n</html>\n";
  return {P.Path, std::move(Out)};
}

std::vector<File> htmlSite(const Json &Database, const Json &Content) {
  Site S(Database, Content);
  std::vector<File> Files = {{"style.css", std::string(embedded::SiteStyle)},
                             {"site.js", std::string(embedded::SiteScript)},
                             scriptData(S)};
  Files.push_back(startPage(S));
  Files.push_back(indexPage(S));
  Files.push_back(diffPage(S));
  for (size_t I = 0; I < S.ops().size(); ++I)
    Files.push_back(opPage(S, I));
  for (auto Pages : {classPages, categoryPages, enumPages, stagePages, versionPages})
    for (File &F : Pages(S))
      Files.push_back(std::move(F));
  for (const Json &P : S.content("pages"))
    Files.push_back(frame(S, {P["path"], P["title"], P["section"], P["body"]}));
  return Files;
}

} // namespace dxil::exporter
