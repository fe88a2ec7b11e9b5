// out: 4
// expect: 00000007 00000003 00000005 00000001
// What: A type, a name in parentheses and ';', '=', ',' or '[' declare the name; other calls of a type are constructors.
RWByteAddressBuffer Out : register(u0);
struct S { uint a; };
[numthreads(1, 1, 1)]
void main() {
  uint x = 1;
  {
    uint2(x);
    x = uint2(7, 8);
    Out.Store(0, x.x);
  }
  {
    S(x), y;
    x.a = 3;
    y.a = 2;
    Out.Store(4, x.a);
  }
  {
    uint(x)[2] = {4, 5};
    Out.Store(8, x[1]);
  }
  Out.Store(12, uint(x));
}
