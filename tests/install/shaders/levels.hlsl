// All combinations of levels.variants; only one value of SCALED includes a file.
#if SCALED
#include "factor.hlsli"
#else
#define FACTOR 1
#endif
RWBuffer<float> Out : register(u0);
[numthreads(1, 1, 1)] void main(uint I : SV_DispatchThreadID) { Out[I] = LEVEL * FACTOR; }
