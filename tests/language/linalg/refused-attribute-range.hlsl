// args: -T cs_6_10
// refused
// What: there is no component type 24.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(24, 4, 4, 0, 1)]] m;
}
