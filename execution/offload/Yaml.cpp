// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Yaml.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/Support/Casting.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/YAMLParser.h>

namespace dxil::execution {
namespace {

using Json = nlohmann::ordered_json;
using llvm::dyn_cast, llvm::dyn_cast_or_null, llvm::isa;

constexpr unsigned MostDepth = 32;

/// Returns the value of a plain scalar. "-0" stays a text: an integer has no sign of zero.
Json scalar(llvm::StringRef Raw, std::string Value) {
  if (Raw.starts_with("\"") || Raw.starts_with("'") || Value == "-0")
    return Value;
  if (Value == "true" || Value == "false")
    return Value == "true";
  const llvm::StringRef Text = Value;
  if (int64_t Signed = 0; !Text.getAsInteger(0, Signed))
    return Signed;
  if (uint64_t Unsigned = 0; !Text.getAsInteger(0, Unsigned))
    return Unsigned;
  return Value;
}

class TreeBuilder {
public:
  explicit TreeBuilder(llvm::yaml::Stream &From) : From(From) {}

  Json build(llvm::yaml::Node *N, unsigned Depth = 0) {
    using namespace llvm::yaml;
    if (!N || From.failed())
      return nullptr;
    if (Depth > MostDepth)
      return fail(N, "nested too deeply");
    if (!N->getAnchor().empty() || isa<AliasNode>(N))
      return fail(N, "anchors and aliases are not supported");
    if (auto *S = dyn_cast<ScalarNode>(N)) {
      llvm::SmallString<64> Storage;
      return scalar(S->getRawValue(), S->getValue(Storage).str());
    }
    if (auto *S = dyn_cast<BlockScalarNode>(N))
      return S->getValue().str();
    if (auto *S = dyn_cast<SequenceNode>(N)) {
      Json Out = Json::array();
      for (Node &Each : *S)
        Out.push_back(build(&Each, Depth + 1));
      return Out;
    }
    if (auto *M = dyn_cast<MappingNode>(N)) {
      Json Out = Json::object();
      for (KeyValueNode &Each : *M) {
        auto *Key = dyn_cast_or_null<ScalarNode>(Each.getKey());
        if (!Key)
          return fail(N, "expected a word as key");
        llvm::SmallString<64> Storage;
        const std::string Name = Key->getValue(Storage).str();
        if (Out.contains(Name))
          return fail(Key, "duplicate key '" + Name + "'");
        Out[Name] = build(Each.getValue(), Depth + 1);
      }
      return Out;
    }
    return nullptr;
  }

private:
  Json fail(llvm::yaml::Node *N, const std::string &What) {
    From.printError(N, What);
    return nullptr;
  }

  llvm::yaml::Stream &From;
};

void keepFirst(const llvm::SMDiagnostic &D, void *To) {
  std::string &First = *static_cast<std::string *>(To);
  if (First.empty())
    First = std::to_string(D.getLineNo()) + ":" + std::to_string(D.getColumnNo() + 1) +
            ": error: " + D.getMessage().str();
}

} // namespace

Result<Json> parseYaml(std::string_view Text) {
  std::string Error;
  llvm::SourceMgr Sources;
  Sources.setDiagHandler(keepFirst, &Error);
  llvm::yaml::Stream From(llvm::StringRef(Text.data(), Text.size()), Sources, false);
  Json Out;
  auto First = From.begin();
  if (First != From.end())
    Out = TreeBuilder(From).build(First->getRoot());
  if (From.failed() || !Error.empty())
    return failure(Error.empty() ? "1:1: error: not YAML" : Error);
  return Out;
}

} // namespace dxil::execution
