// args: -T cs_6_10
// refused: 6:3: component type of a linear algebra matrix must be between 1 and 23, not 24
// What: there is no component type 24.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(24, 4, 4, 0, 1)]] m;
}
