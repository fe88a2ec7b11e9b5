// args: -T cs_6_10
// refused: 4:69: variable of type '__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]]' cannot be global; declare it in a function
// What: a matrix is no global variable.
__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] Global;
[numthreads(1, 1, 1)]
void main() {
}
