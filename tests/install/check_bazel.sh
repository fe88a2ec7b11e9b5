#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# check_bazel.sh PREFIX SOURCE WORK: tests the Bazel rules of the installation in PREFIX with a
# project in WORK. Fetches nothing. Bazel leaves read-only folders, so removing WORK may need chmod
# -R first.
set -euo pipefail
prefix=$1 source=$2 work=$3
[ ! -d "$work" ] || chmod -R u+w "$work"
rm -rf "$work"
mkdir -p "$work/project" "$work/home"
project=$work/project
cp "$source"/tests/install/bazel/BUILD.bazel "$source"/tests/install/shaders/[a-z]*.hlsl "$project"
cp -r "$source/tests/install/shaders/include" "$project"
mkdir "$project/levels"
mv "$project/levels.hlsl" "$project/levels"
cp "$source"/tests/install/bazel-levels/BUILD.bazel "$source"/tests/install/shaders/levels.variants "$project/levels"
cat >"$project/WORKSPACE" <<END
new_local_repository(
    name = "dxil_tools",
    path = "$prefix",
    build_file_content = """
exports_files(["bin/dxil-cc", "bin/dxil-val", "bin/dxil-tblgen"])
filegroup(name = "records", srcs = glob(["share/dxil-tools/td/**"]), visibility = ["//visibility:public"])
cc_library(name = "ops", hdrs = glob(["include/dxil/**"]), includes = ["include"], visibility = ["//visibility:public"])
""",
)
END
# Every test rule requires coverage tools, which Bazel would fetch.
mkdir "$work/coverage"
touch "$work/coverage/WORKSPACE"
echo 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])' >"$work/coverage/BUILD"
echo "common --override_repository=remote_coverage_tools=$work/coverage" >"$project/.bazelrc"
# C++ requires rules of two languages, which Bazel would fetch; it has them itself.
stub() { # LANGUAGE RULE...
  mkdir -p "$work/rules_$1/$1"
  touch "$work/rules_$1/WORKSPACE" "$work/rules_$1/$1/BUILD"
  printf '%s\n' "${@:2}" | sed 's/.*/& = native.&/' >"$work/rules_$1/$1/defs.bzl"
  echo "common --override_repository=rules_$1=$work/rules_$1" >>"$project/.bazelrc"
}
stub cc cc_binary cc_library cc_toolchain cc_toolchain_suite
stub java java_import java_runtime java_toolchain
export HOME=$work/home
cd "$project"
bazel() { command bazel --output_user_root="$work/user" --max_idle_secs=60 "$@"; }
trap 'bazel shutdown >/dev/null 2>&1 || true' EXIT
run() { bazel "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; return 1; }; }
actions() { sed -n 's/^INFO: \([0-9]* process.*\)/\1/p' "$work/log"; }

run build //...
# The bytes equal those of dxil-cc run in Bazel's folder: debug information contains its paths.
root=$(bazel info execution_root 2>/dev/null)
bin=$(realpath --relative-to="$root" "$(bazel info bazel-bin 2>/dev/null)")
cd "$root"
mkdir -p "$work/alone/$bin"
cp -r "$project"/*.hlsl "$project/include" "$work/alone"
(cd "$work/alone" && "$prefix/bin/dxil-cc" -T cs_6_6 -E main -D THREADS=32 -I include -I "$bin/include" -Zi -Qembed_debug \
  scale.hlsl -Fo "$bin/scale.dxil")
cmp "$work/alone/$bin/scale.dxil" "$bin/scale.dxil"
if grep -qF "$work" "$bin/scale.dxil"; then echo "an absolute path is in the container" >&2; exit 1; fi
(cd "$work/alone" && "$prefix/bin/dxil-cc" -T ds_6_6 -E domain -D FACTOR=2 patch.hlsl -Fo domain.dxil)
cmp "$work/alone/domain.dxil" "$bin/patch-domain-2.dxil"
[ "$(ls -A "$bin/levels/levels" | wc -l)" = 7 ] # six containers and their index
(cd "$work/alone" && "$prefix/bin/dxil-cc" -T cs_6_6 -D LEVEL=3 -D SCALED=1 -I include "$project/levels/levels.hlsl" -Fo level.dxil)
cmp "$work/alone/level.dxil" "$bin/levels/levels/$(sed -n 's/.*"container":"\(.*\)","defines":{"LEVEL":"3","SCALED":"1"}.*/\1/p' \
  "$bin/levels/levels/variants.json")"
cd "$project"
# Command lines have no absolute path and no depfile. Inputs are the source, declared files, and the
# compiler.
run aquery 'mnemonic("DxilCompile", //:scale)'
grep -q '^  Inputs: .*scale.hlsl' "$work/log"
grep '^  Inputs:' "$work/log" | grep -q 'include/factor.hlsli'
if sed -n '/Command Line/,/)/p' "$work/log" | grep -E "(^|[ '])/"; then echo "absolute paths in a command" >&2; exit 1; fi
# An unchanged project builds nothing; a change rebuilds only its users: scale, and no shader of
# patch.hlsl.
run build //...
actions | grep -q '^1 process: 1 internal'
echo '#define FACTOR 7' >include/factor.hlsli
run build //...
actions | grep -qE '^3 processes: 1 internal, 2 [a-z-]*sandbox' # scale and levels
if bazel build //:undeclared >"$work/log" 2>&1; then echo "a file that is not declared was included" >&2; exit 1; fi
grep -q "'factor.hlsli' file not found" "$work/log"
run test //:valid
grep -q 'Executed 1 out of 1 test: 1 test passes' "$work/log"
# Op tables with a vendor's operation, for a program in C++; the actions run in a sandbox.
mkdir "$project/ops"
cp "$source"/tests/install/bazel-ops/BUILD.bazel "$source"/examples/regenerate/acme.td "$source"/examples/regenerate/ask.cpp "$project/ops"
run build //ops:ask
bazel-bin/ops/ask | grep -q 'AcmeRotate: opcode 0x7ac00001, i32 @dx.op.acmeRotate.i32('
echo '// a comment' >>ops/acme.td
run build //ops:ask
actions | grep -qE '^2 processes: 1 internal, 1 [a-z-]*sandbox' # tables are the same: nothing is compiled
sed -i 's/DXILOp<1, acmeRotate>/DXILOp<2, acmeRotate>/' ops/acme.td
run build //ops:ask
bazel-bin/ops/ask | grep -q 'AcmeRotate: opcode 0x7ac00002'
run aquery 'mnemonic("DxilGenerate", //ops:acme_ops)'
if sed -n '/Command Line/,/)/p' "$work/log" | grep -E "(^|[ '])/"; then echo "absolute paths in a command" >&2; exit 1; fi
echo "Bazel: hermetic actions, the same bytes, what changed, a vendor's op tables"
