// args: -T cs_6_9
// in: i -29 8 45 -19 18 55 -9 28 -36 1 38 -26 11 48 -16 21 58 -6 31 -33 4 41 -23 14 51 -13 24 -40 -3 34 -30 7 44 -20 17 54 -10 27 -37 0
// out: 60
// expect: ffffffed 0000000b fffffffa 00000004 fffffff6 00000018 0000000e ffffffed 00000033 ffffffdb 0000000b ffffffe3 00000008 fffffff0 ffffffec ffffffdc 00000000 0000001b 0000000a 00000007 ffffffed 0000001b fffffffa 0000000e ffffffe6 00000022 00000006 0000000b ffffffdf 0000000b 00000036 ffffffe3 00000008 fffffff0 0000000e ffffffdc 0000001b 00000013 0000000a ffffffed 00000018 0000000b 00000012 ffffffed fffffff6 0000000b 0000000e ffffffed 00000033 0000000b ffffffdb 00000036 0000002c 0000000b ffffffdc ffffffed 00000004 0000001b 0000000e ffffffed
// What: elements of a long vector that are set one by one, in branches too, are those that were set last.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
#define N 20
[numthreads(1, 1, 1)] void main() {
  vector<int, N> a = In.Load<vector<int, N> >(0), b = In.Load<vector<int, N> >(4 * N), c = 0;
  [unroll] for (uint k = 0; k < N; ++k) {
    const uint j = (k * 7 + 3) % N;
    const int t = a[j];
    a[j] = b[k];
    b[k] = t;
    if (k % 3 == 0)
      c = a;
    if (t > 5)
      a[k] = 1 + k;
  }
  [unroll] for (uint m = 0; m < N; ++m) {
    if (a[m] > b[m]) {
      a[m] = b[m];
      a[N - 1 - m] = c[m];
      c[(m * 3) % N] = a[(m * 5) % N];
    } else {
      b[m] = a[(m + 1) % N];
    }
  }
  [unroll] for (uint n = 0; n < N / 2; ++n) {
    const int t = c[n];
    c[n] = c[N - 1 - n];
    c[N - 1 - n] = t;
  }
  Out.Store(0, a);
  Out.Store(4 * N, b);
  Out.Store(8 * N, c);
}
