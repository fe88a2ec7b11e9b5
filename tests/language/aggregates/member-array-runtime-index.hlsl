// in: u 1 2 0
// out: 14
// expect: 5 84a 21 7b 16 3f5 1c bc9 fa1 15 138d 1 29 3f5
// What: members of structs that are indexed at run time; the other members keep their values.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
struct Inner { uint w[3]; uint s; };
struct S { uint2 pos; uint arr[4]; Inner in2[2]; uint k; uint2x2 m; };
static S global = { uint2(1, 2), { 3, 4, 5, 6 }, { { { 7, 8, 9 }, 10 }, { { 11, 12, 13 }, 14 } }, 15, uint2x2(16, 17, 18, 19) };
uint byValue(S s, uint i) {
    s.arr[i] += 100;
    return s.arr[i] + s.pos.x;
}
void byReference(inout S s, uint i) {
    s.in2[1].w[i] += 1000;
    s.k++;
}
[numthreads(1, 1, 1)]
void main() {
    uint a = In.Load(0), b = In.Load(4), c = In.Load(8);
    S s = global;
    s.pos.y = 20;
    s.arr[a] = 21;
    S q = s;
    q.arr[b] = 22;
    q.in2[0].w[c] = 23;
    Out.Store(0, s.arr[b]);                          // 5
    Out.Store(4, q.arr[a] * 100 + q.arr[b]);         // 2122
    Out.Store(8, q.in2[0].w[c] + q.in2[0].s);        // 33
    Out.Store(12, byValue(q, b));                    // 123
    Out.Store(16, q.arr[b]);                         // 22
    byReference(q, b);
    Out.Store(20, q.in2[1].w[2]);                    // 1013
    Out.Store(24, q.in2[1].w[a] + q.k);              // 12 + 16
    q.m[a] = uint2(30, 31);
    Out.Store(28, q.m[1].x * 100 + q.m[0].y);        // 3017
    S array[2] = { s, q };
    array[a].pos.x = 40;
    Out.Store(32, array[1].pos.x * 100 + array[0].pos.x); // 4001
    Out.Store(36, array[c].arr[a]);                  // 21
    global.in2[a].s = 50;
    Out.Store(40, global.in2[1].s * 100 + global.arr[b]); // 5005
    S zero = (S)0;
    zero.arr[c + 3] = 1;
    Out.Store(44, zero.arr[a] + zero.arr[3] + zero.k); // 1
    s = q;
    Out.Store(48, s.pos.y + s.arr[b - 1]);           // 20 + 21
    zero.in2[a] = q.in2[1];
    Out.Store(52, zero.in2[1].w[b]);                 // 1013
}
