// args: -T cs_6_10
// refused: 6:3: linear algebra matrix requires 5 attributes (component type, rows, columns, use, scope), have 4
// What: a matrix has five attributes.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0)]] m;
}
