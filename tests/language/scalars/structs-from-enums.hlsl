// in: u 1 2
// out: 5
// expect: 3f800000 00000001 3f800000 40000000 00000003
// What: a cast of a plain enum fills a struct or array; a choice in [numthreads].
enum Kind { None, One, Two };
struct Base { float a; int b; };
struct Derived : Base { float c; };
typedef float Two_[2];
static const bool IsWide = false;
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(IsWide ? 64 : 1, 1, 1)]
void main() {
  Kind k = (Kind)In.Load(0);
  Derived d = (Derived)k;
  Kind two = (Kind)In.Load(4);
  Two_ t = (Two_)two;
  Base b = (Base)two;
  Out.Store4(0, uint4(asuint(d.a), d.b, asuint(d.c), asuint(t[1])));
  Out.Store(16, (uint)b.a + (uint)One);
}
