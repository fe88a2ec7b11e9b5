// args: -T cs_6_10
// refused
// What: a matrix has five attributes.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0)]] m;
}
