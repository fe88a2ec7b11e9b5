// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DeepFiles.h"

namespace dxil::fuzz {

namespace {

constexpr const char *Head = R"(target triple = "dxilv1.6-pc-shadermodel6.6-compute"
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
)";
constexpr const char *Attributes =
    "attributes #0 = { \"hlsl.numthreads\"=\"1,1,1\" \"hlsl.shader\"=\"compute\" }\n";

std::string number(size_t N) {
  return std::to_string(N);
}

std::string entry(const std::string &Globals, const std::string &Code) {
  return Head + Globals + "define void @main() #0 {\nentry:\n" + Code + "  ret void\n}\n" +
         Attributes;
}

/// %S0 = {i32, i32}, %S1 = {%S0, %S0}, ...
std::string structs(unsigned Depth, const std::string &Leaf, unsigned Width) {
  std::string Out, Inner = Leaf;
  for (unsigned N = 0; N < Depth; ++N) {
    std::string Name = "%S" + number(N);
    Out += Name + " = type { " + Inner;
    for (unsigned I = 1; I < Width; ++I)
      Out += ", " + Inner;
    Out += " }\n";
    Inner = Name;
  }
  return Out;
}

std::string nestedGlobals(unsigned Depth, std::mt19937 &Random) {
  unsigned Levels = Depth % 30 + 2;
  std::string Top = "%S" + number(Levels - 1), Space = Random() % 2 ? "addrspace(3) " : "";
  return entry(structs(Levels, "i32", 2 + Random() % 3) + "@g = internal " + Space + "global " +
                   Top + (Space.empty() ? " zeroinitializer\n" : " undef\n"),
               "  %p = getelementptr inbounds " + Top + ", ptr " + Space +
                   "@g, i32 0, i32 1\n  %v = load i32, ptr " + Space + "%p\n  store i32 %v, ptr " +
                   Space + "@g\n");
}

std::string nestedLocals(unsigned Depth, std::mt19937 &Random) {
  unsigned Levels = Depth % 30 + 2;
  std::string Top = "%S" + number(Levels - 1);
  return entry(structs(Levels, Random() % 2 ? "float" : "i64", 2 + Random() % 3) +
                   "@g = internal addrspace(3) global i32 undef\n",
               "  %a = alloca " + Top +
                   "\n  %i = load i32, ptr addrspace(3) @g\n  %p = getelementptr inbounds [2 x " +
                   Top +
                   "], ptr %a, i32 0, i32 %i\n  %v = load i32, ptr %p\n  store i32 %v, ptr "
                   "addrspace(3) @g\n");
}

std::string nestedCopies(unsigned Depth, std::mt19937 &Random) {
  unsigned Levels = Depth % 30 + 2;
  std::string Top = "%S" + number(Levels - 1);
  return entry(structs(Levels, "i32", 2 + Random() % 2) + "@g = internal addrspace(3) global " +
                   Top + " undef\n",
               "  %a = alloca " + Top + "\n  %v = load " + Top + ", ptr addrspace(3) @g\n  store " +
                   Top + " %v, ptr %a\n  %w = load " + Top + ", ptr %a\n  store " + Top +
                   " %w, ptr addrspace(3) @g\n");
}

std::string hugeArrays(unsigned Depth, std::mt19937 &Random) {
  std::string Count = number(size_t(1) << Depth % 60), T = "[" + Count + " x i32]";
  std::string Copy =
      Random() % 2 ? "  %w = load " + T + ", ptr %a\n  store " + T + " %w, ptr %a\n"
                   : "  call void @llvm.memset.p0.i64(ptr %a, i8 0, i64 " + Count + ", i1 false)\n";
  return entry("@g = internal addrspace(3) global " + T + " undef\n@s = internal global " + T +
                   " zeroinitializer\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n",
               "  %a = alloca " + T + "\n" + Copy +
                   "  %v = load i32, ptr addrspace(3) @g\n  %p = getelementptr " + T +
                   ", ptr @s, i32 0, i32 %v\n  store i32 %v, ptr %p\n  %x = load i32, ptr %p\n  "
                   "store i32 %x, ptr addrspace(3) @g\n");
}

std::string wideVectors(unsigned Depth, std::mt19937 &) {
  std::string T = "<" + number(size_t(1) << Depth % 28) + " x float>";
  return entry("@g = internal addrspace(3) global " + T + " undef\n",
               "  %v = load " + T + ", ptr addrspace(3) @g\n  %w = fadd " + T +
                   " %v, %v\n  store " + T + " %w, ptr addrspace(3) @g\n");
}

std::string pointerChoices(unsigned Depth, std::mt19937 &Random) {
  std::string Code =
      "  %a = alloca [4 x i32]\n  %b = alloca [4 x i32]\n  %i = load i32, ptr addrspace(3) @g\n"
      "  %c = icmp eq i32 %i, 3\n";
  std::string Left = "%a", Right = "%b";
  for (unsigned N = 0; N < Depth; ++N) {
    std::string L = "%l" + number(N), R = "%r" + number(N);
    Code += "  " + L + " = select i1 %c, ptr " + Left + ", ptr " + Right + "\n";
    Code += "  " + R + " = select i1 %c, ptr " + Right + ", ptr " + L + "\n";
    if (Random() % 4 == 0)
      Code += "  store i32 " + number(N) + ", ptr " + R + "\n";
    Left = L;
    Right = R;
  }
  return entry("@g = internal addrspace(3) global i32 undef\n",
               Code + "  store i32 1, ptr " + Left + "\n  %v = load i32, ptr " + Right +
                   "\n  store i32 %v, ptr addrspace(3) @g\n");
}

std::string phiWeb(unsigned Depth, std::mt19937 &Random) {
  bool Pointers = Random() % 2;
  std::string T = Pointers ? "ptr" : "i32", Left = Pointers ? "%a" : "1",
              Right = Pointers ? "%b" : "%i";
  std::string Code =
      "  %a = alloca [4 x i32]\n  %b = alloca [4 x i32]\n  %i = load i32, ptr addrspace(3) @g\n"
      "  %c = icmp eq i32 %i, 3\n  br label %d0\n";
  for (unsigned N = 0; N < Depth; ++N) {
    std::string D = number(N), L = "%l" + D, R = "%r" + D;
    Code += "d" + D + ":\n  br i1 %c, label %t" + D + ", label %e" + D + "\nt" + D +
            ":\n  br label %j" + D + "\ne" + D + ":\n  br label %j" + D + "\nj" + D + ":\n  " + L +
            " = phi " + T + " [ " + Left + ", %t" + D + " ], [ " + Right + ", %e" + D + " ]\n  " +
            R + " = phi " + T + " [ " + Right + ", %t" + D + " ], [ " + L.substr(0, 0) + Left +
            ", %e" + D + " ]\n  br label %d" + number(N + 1) + "\n";
    Left = L;
    Right = R;
  }
  Code += "d" + number(Depth) + ":\n";
  if (Pointers)
    Code += "  store i32 1, ptr " + Left + "\n  %v = load i32, ptr " + Right + "\n";
  else
    Code += "  %v = add i32 " + Left + ", " + Right + "\n";
  return entry("@g = internal addrspace(3) global i32 undef\n",
               Code + "  store i32 %v, ptr addrspace(3) @g\n");
}

std::string sums(unsigned Depth, std::mt19937 &Random) {
  static const char *const Ops[] = {"add", "mul", "xor", "shl", "udiv"};
  std::string Code = "  %v0 = load i32, ptr addrspace(3) @g\n";
  for (unsigned N = 0; N < Depth; ++N)
    Code += "  %v" + number(N + 1) + " = " + Ops[Random() % 5] + " i32 %v" + number(N) + ", %v" +
            number(N) + "\n";
  std::string Last = "%v" + number(Depth);
  return entry("@g = internal addrspace(3) global i32 undef\n@h = internal addrspace(3) global [64 "
               "x i32] undef\n",
               Code + "  %p = getelementptr [64 x i32], ptr addrspace(3) @h, i32 0, i32 " + Last +
                   "\n  store i32 " + Last + ", ptr addrspace(3) %p\n");
}

std::string calls(unsigned Depth, std::mt19937 &Random) {
  unsigned Each = 1 + Random() % 3;
  std::string Functions =
      "define internal void @f0() {\n  %v = load i32, ptr addrspace(3) @g\n  %w = add i32 %v, 3\n"
      "  store i32 %w, ptr addrspace(3) @g\n  ret void\n}\n";
  for (unsigned N = 1; N < Depth; ++N) {
    Functions += "define internal void @f" + number(N) + "() {\n";
    for (unsigned I = 0; I < Each; ++I)
      Functions += "  call void @f" + number(N - 1) + "()\n";
    Functions += "  ret void\n}\n";
  }
  return entry("@g = internal addrspace(3) global i32 undef\n" + Functions,
               "  call void @f" + number(Depth ? Depth - 1 : 0) + "()\n");
}

std::string loops(unsigned Depth, std::mt19937 &) {
  std::string Code = "  br label %h0\n", Close;
  for (unsigned N = 0; N < Depth; ++N) {
    std::string D = number(N), Before = N ? "%h" + number(N - 1) : "%entry";
    Code += "h" + D + ":\n  %i" + D + " = phi i32 [ 0, " + Before + " ], [ %n" + D + ", %x" + D +
            " ]\n";
    if (N + 1 < Depth)
      Code += "  br label %h" + number(N + 1) + "\n";
    Close = "x" + D + ":\n  %n" + D + " = add i32 %i" + D + ", 1\n  %c" + D + " = icmp ult i32 %n" +
            D + ", 8\n  br i1 %c" + D + ", label %h" + D + ", label %" +
            (N ? "x" + number(N - 1) : "end") + "\n" + Close;
  }
  if (!Depth)
    return entry("", "");
  std::string Inner = "  %v = load i32, ptr addrspace(3) @g\n  %w = add i32 %v, %i" +
                      number(Depth - 1) + "\n  store i32 %w, ptr addrspace(3) @g\n  br label %x" +
                      number(Depth - 1) + "\n";
  return entry("@g = internal addrspace(3) global i32 undef\n", Code + Inner + Close + "end:\n");
}

std::string constants(unsigned Depth, std::mt19937 &) {
  unsigned Levels = Depth % 24 + 1;
  std::string Out = structs(Levels, "i32", 2), Text = "{ i32 1, i32 2 }";
  // One literal at the innermost level, zero elsewhere: a text with all elements would be as long
  // as there are paths.
  std::string C = "%S0 " + Text;
  for (unsigned N = 1; N < Levels; ++N)
    C = "%S" + number(N) + " { " + C + ", %S" + number(N - 1) + " zeroinitializer }";
  std::string Top = "%S" + number(Levels - 1);
  return entry(
      Out + "@s = internal global " + C + "\n@g = internal addrspace(3) global i32 undef\n",
      "  %i = load i32, ptr addrspace(3) @g\n  %p = getelementptr [2 x i32], ptr @s, i32 0, i32 "
      "%i\n"
      "  store i32 %i, ptr %p\n  %v = load i32, ptr @s\n  store i32 %v, ptr addrspace(3) @g\n");
}

constexpr DeepText Texts[] = {
    {"nested-globals", nestedGlobals},
    {"nested-locals", nestedLocals},
    {"nested-copies", nestedCopies},
    {"huge-arrays", hugeArrays},
    {"wide-vectors", wideVectors},
    {"pointer-choices", pointerChoices},
    {"phi-web", phiWeb},
    {"sums", sums},
    {"calls", calls},
    {"loops", loops},
    {"constants", constants},
};

} // namespace

std::span<const DeepText> deepTexts() {
  return Texts;
}

} // namespace dxil::fuzz
