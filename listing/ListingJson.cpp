// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PartsJson.h"

#include <dxil/listing/Listing.h>
#include <dxil/module/OpCall.h>
#include <dxil/module/Printable.h>

#include <algorithm>
#include <map>

namespace dxil::listing {

using namespace container;

using namespace detail;

namespace {

struct ListedFunction {
  std::string Name;
  uint64_t Head = 0;
  std::vector<uint64_t> Instructions; ///< offsets in bytes in the text, as in Head
  std::vector<std::optional<uint32_t>> Opcodes;
};

struct ListedModule {
  std::vector<ListedFunction> Functions;
  std::map<uint32_t, std::string> Operations;
};

/// Converts ascending byte offsets to line numbers, which start at 1.
class LineCounter {
public:
  explicit LineCounter(std::string_view Text) : Text(Text) {}
  uint32_t at(uint64_t Byte) {
    const uint64_t End = std::min<uint64_t>(Byte, Text.size());
    if (End > Done) {
      Line += uint32_t(std::count(Text.begin() + Done, Text.begin() + End, '\n'));
      Done = End;
    }
    return Line;
  }

private:
  std::string_view Text;
  uint64_t Done = 0;
  uint32_t Line = 1;
};

} // namespace

static ListedModule listed(const ir::Module &M, const ir::TextPlaces &Places) {
  ListedModule Out;
  for (size_t Id = 0; Id < M.Functions.size(); ++Id) {
    const ir::Function &F = M.Functions[Id];
    if (F.IsDeclaration)
      continue;
    ListedFunction &L = Out.Functions.emplace_back();
    L.Name = ir::printable(M.name(F.Self));
    L.Head = Places.Functions[Id];
    const ir::Range Range = F.Instructions;
    for (uint32_t I = Range.First; I < Range.First + Range.Count; ++I) {
      L.Instructions.push_back(Places.Instructions[I]);
      const std::optional<ir::OpCall> Call = ir::OpCall::of(M, M.Instructions[I]);
      const bool IsKnown = Call && !Call->op().Name.empty();
      L.Opcodes.push_back(IsKnown ? std::optional(uint32_t(Call->code())) : std::nullopt);
      if (IsKnown)
        Out.Operations.try_emplace(uint32_t(Call->code()), std::string_view(Call->op().Name));
    }
  }
  return Out;
}

static Json functionJson(const ListedFunction &F, LineCounter &Lines) {
  Json LineNumbers = Json::array(), Opcodes = Json::array();
  const uint32_t Head = Lines.at(F.Head);
  for (uint64_t Byte : F.Instructions)
    LineNumbers.push_back(Lines.at(Byte));
  for (std::optional<uint32_t> Opcode : F.Opcodes)
    Opcodes.push_back(Opcode ? Json(*Opcode) : Json());
  return {{"name", F.Name},
          {"line", Head},
          {"lines", std::move(LineNumbers)},
          {"opcodes", std::move(Opcodes)}};
}

Result<std::string> listingJson(Bytes Input) {
  ListedModule Module;
  ListingOptions Options;
  Options.Places = [&](const ir::Module &M, const ir::TextPlaces &Places) {
    Module = listed(M, Places);
  };
  Result<std::string> Text = listing(Input, Options);
  if (!Text)
    return Text.error();
  Json Out = {{"schema_version", 1}, {"functions", Json::array()}, {"operations", Json::object()}};
  LineCounter Lines(*Text);
  for (const ListedFunction &F : Module.Functions)
    Out["functions"].push_back(functionJson(F, Lines));
  for (const auto &[Opcode, Name] : Module.Operations)
    Out["operations"][std::to_string(Opcode)] = Name;
  Out["text"] = std::move(*Text);
  return Out.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace dxil::listing
