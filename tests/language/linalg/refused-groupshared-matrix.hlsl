// args: -T cs_6_10
// refused: 4:81: variable of type '__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]]' cannot be global; declare it in a function
// What: a matrix cannot be in groupshared memory.
groupshared __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] Shared;
[numthreads(1, 1, 1)]
void main() {
}
