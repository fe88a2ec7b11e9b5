// args: -T cs_6_10
// refused
// What: a matrix is no global variable.
__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] Global;
[numthreads(1, 1, 1)]
void main() {
}
