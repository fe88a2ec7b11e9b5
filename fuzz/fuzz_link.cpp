// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes the linker with two libraries, one after the other, linked to a library and to shaders.
// The results must be readable and well formed.
#include "Require.h"

#include <dxil/container/Program.h>
#include <dxil/container/derive/Facts.h>
#include <dxil/link/Link.h>
#include <dxil/module/ModuleCheck.h>

using namespace dxil;
using namespace dxil::container;
using namespace dxil::link;

static void linkTo(std::span<const LinkInput> Libraries, std::string_view Profile,
                   std::string_view Entry) {
  LinkOptions O;
  O.Target = *parseLinkTarget(Profile);
  O.Entry = Entry;
  O.MostInstructions = 1 << 16;
  const LinkResult R = link::link(Libraries, O);
  fuzz::require(R.ok() == !R.Container.empty());
  if (!R.ok())
    return;
  auto C = Container::parse(R.Container);
  fuzz::require(C.ok() && C->digestState() != DigestState::Mismatching);
  auto M = readModule(*C);
  fuzz::require(M.ok() && ir::checkTables(*M));
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  std::vector<LinkInput> Libraries;
  Bytes Left(Data, Size);
  for (const char *Name : {"first", "second"}) {
    auto C = Container::parse(Left);
    if (!C)
      break;
    Libraries.push_back({Name, C->bytes()});
    Left = Left.subspan(C->bytes().size());
  }
  if (Libraries.empty())
    return 0;
  for (const char *Profile : {"lib_6_3", "lib_6_8"})
    linkTo(Libraries, Profile, "");
  auto C = Container::parse(Libraries[0].Data);
  auto M = C ? readModule(*C) : Result<ir::Module>(C.error());
  if (!M)
    return 0;
  const ModuleFacts Info = readFacts(*M);
  size_t Most = 4; // limits the number of entries, which may be large
  for (const EntryPoint &E : Info.Entries)
    if (Most && E.Kind <= Stage::Compute) {
      --Most;
      const std::string Prefix(profilePrefix(uint32_t(E.Kind)));
      for (const char *Version : {"_6_0", "_6_8"})
        linkTo(Libraries, Prefix + Version, M->name(M->Functions[E.Function].Self));
    }
  return 0;
}
