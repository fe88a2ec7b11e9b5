#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_install.sh BUILD SOURCE WORK: installs into WORK/prefix, then builds and runs the consumer
# project with find_package, with each compiler; then with only the include folder.
set -euo pipefail
build=$1 source=$2 work=$3
rm -rf "$work"
cmake --install "$build" --prefix "$work/prefix" >/dev/null
for compiler in g++ clang++-22; do
  cmake -S "$source/tests/install/consumer" -B "$work/$compiler" -DCMAKE_CXX_COMPILER="$compiler" \
    -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
  cmake --build "$work/$compiler" >/dev/null
  [ "$("$work/$compiler/ask" Sin)" = "Sin is opcode 13" ]
  if "$work/$compiler/ask" Sinus; then exit 1; fi
  "$compiler" -std=c++20 -Wall -Wextra -Wpedantic -Werror -I "$work/prefix/include" \
    "$source/tests/install/consumer/ask.cpp" -o "$work/alone"
  [ "$("$work/alone" Barrier)" = "Barrier is opcode 80" ]
  for library in static shared; do
    "$work/$compiler/check-$library" "$source/tests/corpus/dxil/cs_minimal.0.dxil" >/dev/null
    head -c 1000 /dev/zero >"$work/zeros"
    status=0
    "$work/$compiler/check-$library" "$work/zeros" >/dev/null || status=$?
    [ "$status" -eq 2 ] # DXIL_UNUSABLE
  done
  "$work/$compiler/threads" "$source"/tests/corpus/dxil/{cs,ps,dbg}_*.0.dxil
  echo "$compiler: find_package and include folder alone"
done
# The build folder is a package too, without an installation.
cmake -S "$source/tests/install/consumer" -B "$work/uninstalled" -DDXILTools_DIR="$build" \
  -DSHADERS="$source/tests/corpus/dxil/cs_minimal.0.dxil" >/dev/null
cmake --build "$work/uninstalled" >/dev/null
[ "$("$work/uninstalled/ask" Sin)" = "Sin is opcode 13" ]
"$work/uninstalled/check-shared" "$source/tests/corpus/dxil/cs_minimal.0.dxil" >/dev/null
cmake --build "$work/uninstalled" --target judge >/dev/null
echo "find_package: a build folder"
# dxil_validate_shaders passes, does nothing the second time, and fails after a shader is damaged.
cp "$source/tests/corpus/dxil/cs_minimal.0.dxil" "$work/shader.dxil"
judge() { cmake --build "$work/judge" --target judge >"$work/judge.log" 2>&1; }
cmake -S "$source/tests/install/consumer" -B "$work/judge" -DCMAKE_PREFIX_PATH="$work/prefix" \
  -DSHADERS="$work/shader.dxil" >/dev/null
judge
grep -q 'shader.dxil: valid' "$work/judge.log"
judge
if grep -q 'shader.dxil: valid' "$work/judge.log"; then echo "judged again without a change" >&2; exit 1; fi
grep -q '"results": \[\]' "$work/judge/judge.sarif"
printf 'X' | dd of="$work/shader.dxil" bs=1 seek=4 conv=notrunc status=none # damages the digest
touch -d '+2 seconds' "$work/shader.dxil"
if judge; then echo "a broken shader passed" >&2; exit 1; fi
grep -q 'CONTAINER.CONTENTMATCHES' "$work/judge.log"
grep -q 'CONTAINER.CONTENTMATCHES' "$work/judge/judge.sarif"
echo "dxil_validate_shaders: judges what changed"
# pkg-config finds the library, and the shared library exports only the C API.
export PKG_CONFIG_PATH=$work/prefix/lib/pkgconfig:$work/prefix/lib/x86_64-linux-gnu/pkgconfig
# shellcheck disable=SC2046 — flags are words
gcc "$source/tests/install/consumer/check.c" $(pkg-config --cflags --libs dxil-tools) -o "$work/pkg"
if nm -D --defined-only "$(find "$work/prefix" -name 'libdxil-tools.so' | head -n 1)" | grep -v ' dxil_'; then
  echo "check_install: libdxil-tools.so shows the symbols above beside its C API" >&2
  exit 1
fi
# DXC would take any libdxil.so for its validator: only the library made for that has this name.
find "$work/prefix" -name 'libdxil.so*' >"$work/named"
if [ "$(wc -l <"$work/named")" -ne 1 ] || ! grep -q '/dxil-for-dxc/libdxil.so$' "$work/named"; then
  echo "check_install: libdxil.so is elsewhere than in lib/dxil-for-dxc" >&2
  exit 1
fi
if nm -D --defined-only "$(cat "$work/named")" | grep -v ' DxcCreateInstance'; then
  echo "check_install: lib/dxil-for-dxc/libdxil.so shows the symbols above" >&2
  exit 1
fi
# Builds the example compiler from C with only the installation. shellcheck disable=SC2046 — flags
# are words
cc -std=c99 "$source/examples/producer/expr.c" $(pkg-config --cflags --libs dxil-tools) -o "$work/expr"
LD_LIBRARY_PATH=$(pkg-config --variable=libdir dxil-tools) "$source/tests/libdxil/check_expr.sh" "$work/expr" \
  "$source/examples/producer" "$work/prefix/bin" "$work/producer"
if command -v glslangValidator >/dev/null; then
  # shellcheck disable=SC2046 — flags are words
  cc -std=c99 "$source/examples/spirv/translate.c" $(pkg-config --cflags --libs dxil-tools) -o "$work/translate"
  LD_LIBRARY_PATH=$(pkg-config --variable=libdir dxil-tools) "$source/tests/libdxil/check_spirv.sh" "$work/translate" \
    "$work/prefix/bin" "$work/spirv"
fi
"$work/prefix/bin/dxil-ops" show Sin >/dev/null
# Each tool has its man page and completion, if the build can run its programs.
for tool in "$work/prefix"/bin/dxil-*; do
  tool=$(basename "$tool")
  [ -d "$build/share" ] || continue
  for page in "man/man1/$tool.1" "bash-completion/completions/$tool" "zsh/site-functions/_$tool" \
              "fish/vendor_completions.d/$tool.fish"; do
    [ -s "$work/prefix/share/$page" ] || { echo "not installed: $page"; exit 1; }
  done
done
# Builds the compile library's example through pkg-config, from C.
if pkg-config --exists dxil-compile; then # not in a build of the ground floor alone
  # shellcheck disable=SC2046 — flags are words
  gcc -std=c99 "$source/examples/library/compile.c" $(pkg-config --cflags --libs dxil-compile) -o "$work/compile"
  LD_LIBRARY_PATH=$(pkg-config --variable=libdir dxil-compile) "$work/compile" "$work/compiled.dxil" >/dev/null
  "$work/prefix/bin/dxil-val" "$work/compiled.dxil"
fi
if grep -rlE '#include [<"]llvm/' "$work/prefix/include"; then
  echo "check_install: the headers above include LLVM" >&2
  exit 1
fi
if [ -x "$work/prefix/bin/dxil-cc" ]; then # not in a build of the ground floor alone
  "$source/tests/install/check_shaders.sh" "$work/prefix" "$source" "$work/shaders"
fi
# Unit tests of shaders: the example project with the installed dxil-run and C++ library.
if [ -x "$work/prefix/bin/dxil-run" ] && command -v ninja >/dev/null; then
  cmake -G Ninja -S "$source/examples/shader-tests" -B "$work/shader-tests" \
    -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
  cmake --build "$work/shader-tests" >"$work/shader-tests.log" 2>&1 || { cat "$work/shader-tests.log" >&2; exit 1; }
  ctest --test-dir "$work/shader-tests" --output-on-failure >"$work/shader-tests.log" 2>&1 ||
    { cat "$work/shader-tests.log" >&2; exit 1; }
  [ "$(head -c 4 "$work/shader-tests/tonemap.png" | tail -c 3)" = PNG ]
  library=$(find "$work/prefix" -name 'libdxil-execution.so' | head -n 1)
  if nm -D --defined-only "$library" | c++filt | grep -E ' [A-Z] ' |
     grep -vE ' dxil::(execution::ShaderTest::|Error::str)'; then
    echo "check_install: libdxil-execution.so shows the symbols above beside those of dxil/execution/Test.h" >&2
    exit 1
  fi
  echo "dxil_add_shader_test and DXILTools::execution: $(grep -c Passed "$work/shader-tests.log") tests pass"
fi
# Python modules use the SONAMEs of the installed libraries.
grep -rho --include='*.py' 'libdxil-[a-z]*[.]so[.][0-9]*' "$work/prefix" | sort -u | while read -r soname; do
  file=$(find "$work/prefix" -name "${soname%.so.*}.so" | head -n 1)
  [ -n "$file" ] || continue # libdxil-compile: not in a build of the ground floor alone
  [ "$(objdump -p "$file" | sed -n 's/^ *SONAME *//p')" = "$soname" ] ||
    { echo "check_install: $file is not $soname, as a module of Python calls it" >&2; exit 1; }
done
# Op tables with a vendor's operation from its record are generated once, and again only after a
# change.
if [ -x "$work/prefix/bin/dxil-tblgen" ]; then # not in a build of the ground floor alone
  cp -r "$source/examples/regenerate" "$work/regenerate"
  regenerate() { cmake --build "$work/regenerate/build" >"$work/regenerate.log" 2>&1 || { cat "$work/regenerate.log" >&2; exit 1; }; }
  cmake -G Ninja -S "$work/regenerate" -B "$work/regenerate/build" -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
  regenerate
  "$work/regenerate/build/ask" >"$work/asked"
  grep -qx 'AcmeRotate: opcode 0x7ac00001, i32 @dx.op.acmeRotate.i32(i32 2059403265, i32 value, i32 amount)' "$work/asked"
  grep -qx 'Sin: opcode 0xd, half @dx.op.unary.f16(i32 13, half value)' "$work/asked"
  regenerate
  grep -q 'no work to do' "$work/regenerate.log"
  sed -i 's/DXILOp<1, acmeRotate>/DXILOp<2, acmeRotate>/' "$work/regenerate/acme.td"
  regenerate
  "$work/regenerate/build/ask" | grep -q 'AcmeRotate: opcode 0x7ac00002'
  [ "$(find "$work/regenerate/build/acme_ops/include" -type f | wc -l)" -eq 4 ]
  # Uses only the installation: it contains LLVM's records, and a missing file is reported.
  if grep -q '/llvm-[0-9]*/include' "$work/regenerate/build/acme_ops/generated.stamp.d"; then
    echo "check_install: dxil-tblgen reads records of an LLVM beside the installation" >&2
    exit 1
  fi
  echo "dxil_generate: a vendor's operation is in the table"
fi
# Licence, pages and pictures are installed, and links of the README have targets.
doc=$work/prefix/share/doc/dxil-tools
[ -s "$doc/LICENSE" ]
grep -o '](\([^):#]*\)' "$doc/README.md" | sed 's/^](//' | sort -u | while read -r link; do
  [ -z "$link" ] || [ -e "$doc/$link" ] || { echo "check_install: README.md: nothing at $link" >&2; exit 1; }
done
# The program in the README compiles.
awk '/^```cpp/{on=1; next} /^```/{on=0} on' "$doc/README.md" >"$work/readme.cpp"
grep -q '#include <dxil/' "$work/readme.cpp"
g++ -std=c++20 -Wall -Werror -I "$work/prefix/include" -c "$work/readme.cpp" -o "$work/readme.o"
# Uninstalling removes the installed files, and no others.
touch "$work/prefix/bin/mine"
cmake "-DMANIFEST=$build/install_manifest.txt" -P "$source/cmake/Uninstall.cmake" >/dev/null
if [ "$(find "$work/prefix" ! -type d)" != "$work/prefix/bin/mine" ] || [ -e "$work/prefix/include/dxil" ]; then
  echo "check_install: the target uninstall leaves behind:" >&2
  find "$work/prefix" >&2
  exit 1
fi
echo "uninstall: nothing is left"
