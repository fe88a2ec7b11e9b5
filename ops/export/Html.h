// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by all pages of the HTML site: escaping, links, the frame around a page, and look-ups in
// the database.
#pragma once

#include "dxil/export/Export.h"

#include <map>

namespace dxil::exporter {

// Returns text for an HTML document: & < > " ' become entities.
std::string escape(std::string_view Text);
// Returns escaped text with possible line breaks inside of names: at changes of case, and after
// dots, underscores and colons.
std::string breakable(std::string_view Text);
// Returns a page's file name: the text in lower case, its words joined by '-'.
std::string slug(std::string_view Text);

// The database with the look-ups that pages need.
struct Site {
  explicit Site(const Json &Database, const Json &Content = nullptr);

  const Json &Database;
  const Json &Content;                         // null, or content that checkContent() accepts
  std::map<std::string, std::string> HlslPage; // page of each HLSL function or method
  std::vector<std::string> Versions;
  std::map<std::string, const Json *> OpByName;

  const Json &ops() const { return Database["ops"]; }
  // Returns a list of Content by name; empty without Content.
  const Json &content(const char *Name) const;
  bool hasPage(std::string_view Path) const;
  std::string latest() const { return Versions.empty() ? "" : Versions.back(); }
};

// The folder of each kind of page, relative to the site's root.
inline constexpr const char *OpFolder = "ops/", *ClassFolder = "classes/", *EnumFolder = "enums/",
                            *StageFolder = "stages/", *VersionFolder = "versions/",
                            *CategoryFolder = "categories/";

// Returns a link to the page of Name in Folder. Root is the path to the site's root: "" for pages
// at the root, "../" for others.
std::string link(std::string_view Root, std::string_view Folder, std::string_view Name,
                 std::string_view Text = {});

// A whole page around Body. Section is the current entry of the navigation.
struct Page {
  std::string Path, Title, Section, Body;
};
File frame(const Site &S, const Page &P);

// Returns an example of a call and its declaration, as LLVM 3.7 assembly.
std::string workedExample(const Site &S, const Json &Op);

// The pages, by kind.
File startPage(const Site &S);
File indexPage(const Site &S);
File opPage(const Site &S, size_t Index);
std::vector<File> classPages(const Site &S);
std::vector<File> categoryPages(const Site &S);
std::vector<File> enumPages(const Site &S);
std::vector<File> stagePages(const Site &S);
std::vector<File> versionPages(const Site &S);
File diffPage(const Site &S);
// Returns the data that site.js searches and filters. It is a script, since pages opened from files
// cannot load data.
File scriptData(const Site &S);

} // namespace dxil::exporter
