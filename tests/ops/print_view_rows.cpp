// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints a row for ops_views_test.cpp for each argument in the op table: C++ that calls the
// expected accessors.
#include <dxil/ops/queries.h>

#include <cstdio>
#include <string>

int main() {
  for (const dxil::OpInfo &Op : dxil::allOps()) {
    if (Op.Reserved)
      continue;
    const std::string View(Op.Name);
    for (const dxil::ArgInfo &Arg : Op.Args) {
      const std::string Name(Arg.Name);
      std::string Writer = "set" + Name;
      if (char &First = Writer[3]; First >= 'a' && First <= 'z')
        First = char(First - 'a' + 'A');
      std::printf("{OpCode::%s, \"%s\", \"%s\", +[] { return op::%s(Numbered{}).%s(); },\n"
                  " +[](Operands &To) { op::%s(Numbered{&To}).%s(7); }},\n",
                  View.c_str(), View.c_str(), Name.c_str(), View.c_str(), Name.c_str(),
                  View.c_str(), Writer.c_str());
    }
  }
}
