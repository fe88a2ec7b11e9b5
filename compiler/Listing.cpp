// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Listing.h"
#include "llvm/Support/raw_ostream.h"

#include <dxil/container/Digest.h>
#include <dxil/container/Listing.h>
#include <dxil/container/Program.h>
#include <dxil/module/Assembly.h>

using namespace llvm;

namespace dxil::compiler {
namespace {

llvm::Error unreadable(const dxil::Error &E) {
  return createStringError("the container that was made cannot be read back: " + E.str());
}

} // namespace

Expected<std::string> listing(StringRef Data) {
  auto Parsed = dxil::container::Container::parse(Bytes(Data.bytes_begin(), Data.size()));
  if (!Parsed)
    return unreadable(Parsed.error());
  if (!Parsed->find(container::part::DXIL)) // a root signature alone
    return dxil::container::partTable(*Parsed) + dxil::container::headerTables(*Parsed, nullptr);
  auto Module = dxil::container::readModule(*Parsed);
  if (!Module)
    return unreadable(Module.error());
  auto Assembly = dxil::ir::writeAssembly(*Module);
  if (!Assembly)
    return unreadable(Assembly.error());

  std::string Text;
  raw_string_ostream OS(Text);
  OS << "; container: " << Parsed->bytes().size() << " bytes, digest "
     << dxil::container::digestText(Parsed->digest()) << '\n';
  for (const dxil::container::Part &P : Parsed->parts())
    OS << "; part " << P.Name.str() << ": " << P.Data.size() << " bytes\n";
  OS << '\n' << *Assembly;
  return Text;
}

} // namespace dxil::compiler
