// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MessageDocuments.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using Message = dxil::compiler::Messages::Message;

namespace dxil::compiler {
namespace {

StringRef wordOf(Message::Kind K) {
  switch (K) {
  case Message::Kind::Note: return "note";
  case Message::Kind::Warning: return "warning";
  case Message::Kind::Error: break;
  }
  return "error";
}

/// Replaces invalid UTF-8: sources may have it, documents must not.
std::string text(StringRef Text) {
  return json::isUTF8(Text) ? Text.str() : json::fixUTF8(Text);
}

json::Array gccLocations(const Message &M) {
  json::Array List;
  if (M.Line)
    List.push_back(json::Object{
        {"caret", json::Object{{"file", text(M.File)}, {"line", M.Line}, {"column", M.Column}}}});
  return List;
}

json::Object gccMessage(const Message &M) {
  json::Object O{{"kind", wordOf(M.Severity)}, {"message", text(M.Text)}};
  if (!M.Flag.empty())
    O["option"] = "-W" + text(M.Flag);
  O["locations"] = gccLocations(M);
  O["children"] = json::Array();
  return O;
}

/// Returns a path as a URI reference, with special characters escaped.
std::string uri(StringRef Path) {
  std::string Out;
  for (const char C : sys::path::convert_to_slash(Path)) {
    if (isAlnum(C) || StringRef("/.-_~").contains(C))
      Out += C;
    else
      Out += formatv("%{0:X-2}", uint8_t(C)).str();
  }
  return Out;
}

json::Object sarifLocation(const Message &M) {
  json::Object Region{{"startLine", M.Line}};
  if (M.Column)
    Region["startColumn"] = M.Column;
  return json::Object{
      {"physicalLocation", json::Object{{"artifactLocation", json::Object{{"uri", uri(M.File)}}},
                                        {"region", std::move(Region)}}}};
}

json::Object sarifResult(const Message &M) {
  json::Object O{{"level", wordOf(M.Severity)}, {"message", json::Object{{"text", text(M.Text)}}}};
  if (!M.Flag.empty())
    O["ruleId"] = "-W" + text(M.Flag);
  if (M.Line)
    O["locations"] = json::Array{sarifLocation(M)};
  return O;
}

json::Object sarifRelated(const Message &Note) {
  json::Object O = Note.Line ? sarifLocation(Note) : json::Object();
  O["message"] = json::Object{{"text", text(Note.Text)}};
  return O;
}

/// Makes an object for each error and warning, and appends its notes to its list \p Key.
json::Array listOf(const std::vector<Message> &All, json::Object (*Make)(const Message &),
                   StringRef Key, json::Object (*MakeNote)(const Message &)) {
  json::Array List;
  for (const Message &M : All) {
    if (M.Severity != Message::Kind::Note || List.empty()) {
      List.push_back(Make(M));
      continue;
    }
    json::Object &Object = *List.back().getAsObject();
    if (!Object.getArray(Key))
      Object[Key] = json::Array();
    Object.getArray(Key)->push_back(MakeNote(M));
  }
  return List;
}

std::string print(json::Value V) {
  return formatv("{0:2}\n", V).str();
}

} // namespace

std::string messagesAsJSON(const std::vector<Message> &All) {
  return print(listOf(All, gccMessage, "children", gccMessage));
}

std::string messagesAsSARIF(const std::vector<Message> &All, StringRef Version) {
  json::Object Driver{{"name", "dxil-cc"}, {"version", Version}};
  json::Object Run{{"tool", json::Object{{"driver", std::move(Driver)}}},
                   {"results", listOf(All, sarifResult, "relatedLocations", sarifRelated)}};
  return print(json::Object{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"},
                            {"version", "2.1.0"},
                            {"runs", json::Array{std::move(Run)}}});
}

} // namespace dxil::compiler
