// args: -T cs_6_10
// refused: 6:54: template argument must be a type or an integer constant expression
// What: attributes are whole numbers.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9.5, 4, 4, 0, 1)]] m;
}
