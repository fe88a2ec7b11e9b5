// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Check.h"
#include "Context.h"
#include "Declarations.h"

using namespace dxil::frontend;

std::unique_ptr<Program> dxil::frontend::check(const syntax::Tree &T, const Tokens &Source,
                                               NameTable &Names, TypeTable &Types,
                                               const Options &Opts, Diagnostics &Diags,
                                               const LibraryReader &Library) {
  auto P = std::make_unique<Program>();
  CheckContext C(T, Source, Names, Types, Opts, Diags, *P);
  C.Library.Reader = &Library;
  checkProgram(C);
  if (Opts.Verify && !Diags.errorCount())
    if (std::string Wrong = verify(*P, Types); !Wrong.empty())
      Diags.report(Location::None, Diagnostic::program_not_well_formed, {Wrong});
  return P;
}
