// args: -T cs_6_10
// in: f nan 2 3 nan
// out: 4
// expect: 00000000 40000000 40400000 00000000
// What: DebugBreak does nothing where no debugger is attached, and dx::IsDebuggingEnabled is false there.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(4, 1, 1)]
void main(uint t : SV_GroupIndex) {
    float v = asfloat(In.Load(t * 4));
    if (isnan(v)) {
        DebugBreak();
        v = 0;
    }
    Out.Store(t * 4, asuint(dx::IsDebuggingEnabled() ? v * 2 : v));
}
