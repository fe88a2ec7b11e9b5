// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frame of a page, and the site as a whole.

#include "Html.h"

#include <cctype>

// The site's own style and script, embedded by the build from site/.
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
  return Result + escape(Text.empty() ? Name : Text) + "</a>";
}

Site::Site(const Json &Database) : Database(Database) {
  for (const Json &Version : Database["versions"])
    Versions.push_back(Version);
  for (const Json &Op : ops())
    OpByName[Op["name"]] = &Op;
}

namespace {

struct NavigationEntry {
  const char *Section, *Path, *Text;
};
constexpr NavigationEntry Navigation[] = {
    {"ops", "index.html", "Operations"},
    {"categories", "categories/index.html", "Categories"},
    {"classes", "classes/index.html", "Classes"},
    {"enums", "enums/index.html", "Enums"},
    {"stages", "stages/index.html", "Stages"},
    {"versions", "versions/index.html", "Versions"},
    {"diff", "diff.html", "Differences"},
};

std::string header(const std::string &Root, const std::string &Section) {
  std::string Out =
      "<a class=\"skip\" href=\"#main\">Skip to the content</a>\n<header class=\"top\">\n"
      "<a class=\"name\" href=\"" +
      Root + "index.html\">DXIL operations</a>\n<nav aria-label=\"Site\">\n";
  for (const NavigationEntry &Entry : Navigation)
    Out += "<a href=\"" + Root + Entry.Path + "\"" +
           (Section == Entry.Section ? " aria-current=\"page\"" : "") + ">" + Entry.Text + "</a>\n";
  return Out +
         "</nav>\n<form id=\"searchform\" role=\"search\" hidden>\n"
         "<input id=\"search\" type=\"search\" autocomplete=\"off\" placeholder=\"Search ops ( / "
         ")\" "
         "aria-label=\"Search operations by name, number, HLSL function or intrinsic\" "
         "role=\"combobox\" "
         "aria-expanded=\"false\" aria-controls=\"hits\" aria-autocomplete=\"list\">\n"
         "<ul id=\"hits\" class=\"hits\" role=\"listbox\" aria-label=\"Matching operations\" "
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
      " · DXIL operations</title>\n<link rel=\"icon\" href=\"data:,\">\n"
      "<link rel=\"stylesheet\" href=\"" +
      Root +
      "style.css\">\n"
      "<script src=\"" +
      Root +
      "data.js\" defer></script>\n"
      "<script src=\"" +
      Root + "site.js\" defer></script>\n</head>\n<body>\n";
  Out += header(Root, P.Section);
  Out += "<main id=\"main\">\n" + P.Body + "</main>\n<footer>" + Scope +
         ". Made by dxil-tblgen from the records of DXIL.td.</footer>\n</body>\n</html>\n";
  return {P.Path, std::move(Out)};
}

std::vector<File> htmlSite(const Json &Database) {
  Site S(Database);
  std::vector<File> Files = {{"style.css", std::string(embedded::SiteStyle)},
                             {"site.js", std::string(embedded::SiteScript)},
                             scriptData(S)};
  Files.push_back(indexPage(S));
  Files.push_back(diffPage(S));
  for (size_t I = 0; I < S.ops().size(); ++I)
    Files.push_back(opPage(S, I));
  for (auto Pages : {classPages, categoryPages, enumPages, stagePages, versionPages})
    for (File &F : Pages(S))
      Files.push_back(std::move(F));
  return Files;
}

} // namespace dxil::exporter
