// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/Assembly.h>

#include "Keywords.h"

#include <dxil/module/DebugInfo.h>

#include <algorithm>

namespace dxil::ir {
namespace {

using namespace assembly;

// Keywords of the grammar that are in no table of numbers.
constexpr std::string_view Constants[] = {
    "true", "false", "null", "undef", "zeroinitializer", "inbounds", "asm", "blockaddress"};
constexpr std::string_view Others[] = {"define",
                                       "declare",
                                       "target",
                                       "triple",
                                       "datalayout",
                                       "type",
                                       "opaque",
                                       "global",
                                       "constant",
                                       "alias",
                                       "module",
                                       "attributes",
                                       "align",
                                       "section",
                                       "gc",
                                       "prefix",
                                       "prologue",
                                       "personality",
                                       "to",
                                       "x",
                                       "distinct",
                                       "volatile",
                                       "atomic",
                                       "singlethread",
                                       "weak",
                                       "tail",
                                       "musttail",
                                       "inalloca",
                                       "cleanup",
                                       "catch",
                                       "filter",
                                       "unwind",
                                       "fast",
                                       "cc",
                                       "addrspace",
                                       "thread_local",
                                       "external",
                                       "unnamed_addr",
                                       "externally_initialized",
                                       "label",
                                       "acq_rel"};

/// Adds the names of 0 up to Count, each once, without empty ones.
void add(std::vector<std::string_view> &To, unsigned Count, auto Name) {
  for (unsigned I = 0; I < Count; ++I)
    if (const std::string_view Word = Name(I);
        !Word.empty() && std::ranges::find(To, Word) == To.end())
      To.push_back(Word);
}

} // namespace

[[gnu::cold]] AssemblyWords assemblyWords() {
  AssemblyWords W;
  constexpr unsigned MostAttributes = 128, MostWords = 64;
  add(W.Instructions, unsigned(Opcode::Unreachable) + 1,
      [](unsigned I) { return opcodeName(Opcode(I)); });
  add(W.Types, unsigned(TypeKind::Metadata) + 1,
      [](unsigned I) { return simpleTypeName(TypeKind(I)); });
  add(W.Attributes, MostAttributes, [](unsigned I) { return attributeName(I); });
  W.Constants.assign(std::begin(Constants), std::end(Constants));
  add(W.DebugNodes, unsigned(MetadataKind::Module) + 1, [](unsigned I) {
    const bool HasLayout =
        I == unsigned(MetadataKind::Location) || I >= unsigned(MetadataKind::GenericDebug);
    return HasLayout ? debugLayout(MetadataKind(I)).Name : std::string_view();
  });
  W.Others.assign(std::begin(Others), std::end(Others));
  add(W.Others, unsigned(Linkage::AvailableExternally) + 1,
      [](unsigned I) { return linkageName(Linkage(I)); });
  add(W.Others, 3, [](unsigned I) { return visibilityName(uint8_t(I)); });
  add(W.Others, 3, [](unsigned I) { return storageName(uint8_t(I)); });
  add(W.Others, 5, [](unsigned I) { return threadModelName(uint8_t(I)); });
  add(W.Others, MostWords, [](unsigned I) { return conventionName(I); });
  add(W.Others, unsigned(flagNames().size()), [](unsigned I) { return flagNames()[I].Name; });
  add(W.Others, MostWords, [](unsigned I) { return predicateName(uint8_t(I)); });
  add(W.Others, unsigned(RmwOperation::UMin) + 1,
      [](unsigned I) { return rmwName(RmwOperation(I)); });
  add(W.Others, unsigned(Ordering::SequentiallyConsistent) + 1,
      [](unsigned I) { return orderingName(Ordering(I)); });
  return W;
}

} // namespace dxil::ir
