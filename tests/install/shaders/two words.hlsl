#include "in words/factor.hlsli"
RWBuffer<float> Values : register(u0);
[numthreads(8, 1, 1)] void main(uint Id : SV_GroupIndex) {
  Values[Id] *= FACTOR;
}
