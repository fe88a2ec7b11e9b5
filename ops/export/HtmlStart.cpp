// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The start page: an introduction, three first steps, and pictures.

#include "Html.h"

#include <algorithm>

namespace dxil::exporter {
namespace {

struct Task {
  const char *Title, *Text, *Command, *Page, *Link;
};
constexpr Task Tasks[] = {
    {"Compile a shader",
     "dxil-cc takes dxc's command line and HLSL of all stages, shader models 6.0 to 6.9. The "
     "container that it writes is validated and signed.",
     "dxil-cc -T ps_6_6 -E main shader.hlsl -Fo shader.dxil", "guides/command-line.html",
     "Its options"},
    {"Find out what is wrong",
     "dxil-val says which rule a container breaks, in which instruction, and what was expected. "
     "Each rule has a page that tells why.",
     "dxil-val shader.dxil", "rules/index.html", "All rules"},
    {"Look inside, and run it",
     "dxil-dis lists all that a container holds; dxil-run executes shaders of every stage on the "
     "CPU, for unit tests and pictures.",
     "dxil-dis shader.dxil", "guides/execution.html", "How to run shaders"},
};

std::string task(const Site &S, const Task &T) {
  std::string Out = std::string("<section class=\"card\"><h2>") + T.Title + "</h2>\n<p>" + T.Text +
                    "</p>\n<pre><code>" + escape(T.Command) + "</code></pre>\n";
  if (S.hasPage(T.Page))
    Out += std::string("<p><a href=\"") + T.Page + "\">" + T.Link + "</a></p>\n";
  return Out + "</section>\n";
}

std::string place(const char *Path, size_t Count, const char *What) {
  return std::string("<li><a href=\"") + Path + "\">" + std::to_string(Count) + " " + What +
         "</a></li>\n";
}

std::string places(const Site &S) {
  const Json &Index = S.content("index");
  const auto Count = [&](const char *Kind) {
    return size_t(std::count_if(Index.begin(), Index.end(), [&](const Json &Entry) {
      // Sections are listed with their guide.
      return Entry["kind"] == Kind &&
             (Entry["kind"] != "guide" ||
              Entry["href"].get<std::string>().find('#') == std::string::npos);
    }));
  };
  std::string Out = "<h2>Look something up</h2>\n<p>Press <kbd>/</kbd> and type: a name, an "
                    "opcode, an option. A letter too many or too few does no harm.</p>\n<ul "
                    "class=\"columns\">\n" +
                    place("ops/index.html", S.ops().size(), "operations of DXIL");
  if (S.hasPage("rules/index.html"))
    Out += place("rules/index.html", Count("rule"), "validation rules");
  if (S.hasPage("guides/hlsl-support.html"))
    Out += place("guides/hlsl-support.html", Count("hlsl"), "functions and methods of HLSL");
  if (S.hasPage("tools/index.html"))
    Out += place("tools/index.html", Count("option"), "options of the tools");
  if (S.hasPage("guides/index.html"))
    Out += place("guides/index.html", Count("guide"), "guides");
  Out += place("stages/index.html", S.Database["stages"].size(), "shader stages");
  return Out + place("diff.html", S.Versions.size(), "versions, compared") + "</ul>\n";
}

std::string pictures(const Site &S) {
  const Json &All = S.content("pictures");
  if (All.empty())
    return "";
  std::string Out = "<h2>Drawn on the CPU, by dxil-run</h2>\n<div class=\"gallery\">\n";
  for (const Json &P : All) {
    const std::string Title = escape(P["title"].get<std::string>());
    Out += "<figure><img src=\"" + escape(P["path"].get<std::string>()) + "\" alt=\"" + Title +
           "\" loading=\"lazy\"><figcaption>" + Title + "</figcaption></figure>\n";
  }
  return Out + "</div>\n";
}

} // namespace

File startPage(const Site &S) {
  std::string Body =
      "<h1>DXIL Tools</h1>\n<p class=\"lead\">DXIL is what Direct3D 12 drivers take: a shader as "
      "LLVM 3.7 bitcode, in a container. These tools compile HLSL to it, and validate, list, "
      "assemble, compare, link, reduce, edit and execute it: on Linux, without a GPU.</p>\n<div "
      "class=\"cards\">\n";
  for (const Task &T : Tasks)
    Body += task(S, T);
  return frame(S, {"index.html", "Start", "", Body + "</div>\n" + places(S) + pictures(S)});
}

} // namespace dxil::exporter
