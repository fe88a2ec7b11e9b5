// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Broken programs with the places of all errors: a mistake gives one error, and its consequences
// give none. DXC's first error is in the same line, and it reports at least as many.
#include "CheckText.h"

#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

struct Broken {
  const char *Text, *Errors; ///< `line:column` of each error
};
constexpr Broken Programs[] = {
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { float a = 1; float b = a + undeclared; float c = b*2; o[0]=c; })",
     "2:62"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { float a = 1
 float b = a; o[0]=b; })",
     "2:46"},
    {"float f() { return a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a"
     "::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a::a"
     "::a::a::a::a::a::a::a::a::a::a::a::a::a::a::b; }",
     "1:35"},
    {R"(struct S { float a; float b }; 
RWBuffer<float> o;
[numthreads(1,1,1)] void main() { S s; s.a=1; s.b=2; o[0]=s.a+s.b; })",
     "1:28"},
    {R"(flot4 f(float x) { return x; }
RWBuffer<float> o;
[numthreads(1,1,1)] void main() { o[0]=f(1).x; o[1]=f(2).y; })",
     "1:1"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { for (int i=0; i<4; i++ { o[i]=i; } o[5]=1; })",
     "2:58"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { if (o[0]>1) { o[1]=2; )",
     "2:57"},
    {R"(RWBuffer<float> o;
float f(float a, float b) { return a+b; }
[numthreads(1,1,1)] void main() { o[0]=f(1); o[1]=f(1,2); })",
     "3:40"},
    {R"(Texture2D<float4> t; SamplerState s;
RWBuffer<float> o;
[numthreads(1,1,1)] void main() { o[0]=t.Sampl(s, 0.5).x; float4 q=t.SampleLevel(s,0.5,0); o[1]=q.x; })",
     "3:42"},
    {R"(Textur2D<float4> t; SamplerState s;
RWBuffer<float> o;
[numthreads(1,1,1)] void main() { o[0]=t.SampleLevel(s, 0.5, 0).x; float4 q=t.SampleLevel(s,0.5,0); o[1]=q.x; })",
     "1:1"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { float3 v = float3(1,2); o[0]=v.x; })",
     "2:46"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { float3 v = 1; o[0]=v.w; float4 q=v.xyzw; o[1]=q.x; })",
     "2:56 2:70"},
    {R"(cbuffer C { float4 a float4 b; };
RWBuffer<float> o;
[numthreads(1,1,1)] void main() { o[0]=a.x+b.x; })",
     "1:21"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main( { o[0]=1; })",
     "2:32"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { int x = ; o[0]=x; })",
     "2:43"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { float x = (1 + 2; o[0]=x; })",
     "2:51"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { retrun; o[0]=1; })",
     "2:35"},
    {R"(RWBuffer<float> o;
#define F(x) (x * undefinedThing)
[numthreads(1,1,1)] void main() { o[0]=F(3); o[1]=F(4); })",
     "3:40 3:51"},
    {R"(RWBuffer<float> o;
void f(inout float x) { x=1; }
[numthreads(1,1,1)] void main() { f(3); o[0]=1; })",
     "3:35"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { const float x = 1; x = 2; o[0]=x; })",
     "2:56"},
    {R"(RWBuffer<float> o;
float f() { }
[numthreads(1,1,1)] void main() { o[0]=f(); })",
     "2:13"},
    {R"(RWBuffer<float> o;
struct A { int x; }; struct B { int y; };
[numthreads(1,1,1)] void main() { A a; a.x=1; B b = a; o[0]=b.y; })",
     "3:53"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { float x[3] = {1,2}; o[0]=x[0]; })",
     "2:48"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { float4x4 m = 1; float3 v = 2; o[0] = mul(m, v).x; float4 w = m * v; o[1]=w.x; })",
     "2:98"},
    {R"(RWBuffer<float> o
[numthreads(1,1,1)] void main() { o[0] = 1; })",
     "2:20"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { switch (1) { case 0: o[0]=1; brek; case 1: o[1]=2; } })",
     "2:64"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { else { o[0]=1; } o[1]=2; })",
     "2:35"},
    {R"(RWBuffer<float> o;
template<typename T> T f(T x) { return x.foo; }
[numthreads(1,1,1)] void main() { o[0]=f(1.0f); o[1]=f(2.0f); })",
     "2:42"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { float a = 1.0ff; float 3b = 2; o[0]=a; })",
     "2:45 2:58"},
    {R"(namespace N { float f() { return 1; } }
RWBuffer<float> o;
[numthreads(1,1,1)] void main() { o[0]=N::g(); o[1]=M::f(); })",
     "3:43 3:53"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { float a = "text"; o[0]=a; }})",
     "2:62"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { o[0] = 1 })",
     "2:43"},
    {R"(float4 main(float4 p : POSITION) : SV_Postion { return p }
float4 f() { return 1; })",
     "1:57 1:8"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1)] void main() { o[0] = sin(1, 2); o[1] = foo::sin(1); o[2]=1; })",
     "2:42 2:60"},
    {R"(RWBuffer<float> o;
class C { float f( { return 1; } float g() { return 2; } };
[numthreads(1,1,1)] void main() { C c; o[0]=c.f(); o[1]=c.g(); })",
     "2:20"},
    {R"(RWBuffer<float> o;
typedef struct { int a; } T
[numthreads(1,1,1)] void main() { T t; t.a=1; o[0]=t.a; })",
     "3:20"},
    {R"(RWBuffer<float> o;
enum E { A, B C, D };
[numthreads(1,1,1)] void main() { o[0]=A; })",
     "2:15"},
    {R"(RWBuffer<float> o;
[numthreads(1,1,1) void main() { o[0]=1; })",
     "2:20"},
    {R"(RWBuffer<float> o;
static const float K[] = { 1, 2, 3;
[numthreads(1,1,1)] void main() { o[0]=K[1]; })",
     "2:35"},
};

std::string placesOf(llvm::StringRef Said) {
  std::string Places;
  llvm::SmallVector<llvm::StringRef, 16> Lines;
  Said.split(Lines, '\n');
  for (llvm::StringRef Line : Lines) {
    auto [Place, Text] = Line.split(": error:");
    if (Text.empty() || !Place.consume_front("test.hlsl:"))
      continue;
    Places += (Places.empty() ? "" : " ") + Place.str();
  }
  return Places;
}

TEST(FollowUpErrors, AreNotSaid) {
  for (const Broken &B : Programs)
    EXPECT_EQ(placesOf(checkText(B.Text, computeOptions()).Said), B.Errors) << B.Text;
}

} // namespace
} // namespace dxil::frontend
