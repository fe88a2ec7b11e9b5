// args: -T cs_6_10
// refused: 6:8: expected expression
// What: only matrices have the attribute.
[numthreads(1, 1, 1)]
void main() {
  int [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] m;
}
