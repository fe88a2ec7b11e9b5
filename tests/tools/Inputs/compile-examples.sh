# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# compile-examples.sh DXIL-CC EXAMPLES OUT: compiles each line `// dxil-cc: FLAGS` of the examples
# to NAME.PROFILE.dxil.
set -e
for source in $2/*.hlsl $2/*/*.hlsl; do
  sed -n 's|^// dxil-cc: ||p' "$source" | while read -r flags; do
    profile=$(echo "$flags" | sed 's/.*-T \([a-z0-9_]*\).*/\1/')
    $1 $flags "$source" -Fo "$3/$(basename "$source" .hlsl).$profile.dxil"
  done
done
