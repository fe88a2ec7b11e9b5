// args: -T lib_6_10
// refused: 4:76: exported function 'f' cannot take or return a resource, a node input or output, or a linear algebra matrix
// What: functions of other libraries are handed no matrices.
export __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] f(__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] m) {
  return m;
}
