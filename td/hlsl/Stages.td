// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Words of graphics and ray tracing stages: what dxil-frontend puts in the place of those that
// clang does not know, and the annotation that each becomes.

class StageModifier<string word> {
  string Text = !strconcat("#define __", !substr(word, 2), " __attribute__((annotate(\"dxil.modifier:",
                           word, "\")))\n");
}
def : HLSLClass<"", !strconcat(
  !foldl("", ["triangle", "line", "point", "lineadj", "triangleadj", "vertices", "indices",
              "primitives", "payload"],
         text, word, !strconcat(text, StageModifier<word>.Text)), [{
#define __raypayload __attribute__((annotate("dxil.modifier:raypayload")))
#define __ad(...) __attribute__((annotate("dxil.modifier:read(" #__VA_ARGS__ ")")))
#define __ite(...) __attribute__((annotate("dxil.modifier:write(" #__VA_ARGS__ ")")))
}]), "Modifiers of parameters, payloads and their fields.">;
