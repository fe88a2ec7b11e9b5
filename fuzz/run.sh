#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs each fuzz target for a time, one after the other, and reports the failing inputs.
#
#   cmake --preset fuzz && cmake --build --preset fuzz
#   fuzz/run.sh build-fuzz SECONDS OUT [TARGET ...]
#
# OUT/corpus/<target> grows from run to run; inputs that make a target fail are OUT/<target>/*. Exit
# 1 if there is one.
if [ $# -lt 3 ]; then sed -n '3,10s/^# \{0,1\}//p' "$0"; exit 2; fi
build=$1 seconds=$2 out=$3
shift 3
here=$(dirname "$0")
mkdir -p "$out"
"${PYTHON:-python3}" "$here/make_seeds.py" "$out/seeds" "$here/../tests/corpus" >"$out/seeds.log" || exit 2
# Deep files too, if a build with tests has the program that writes them (fuzz/README.md).
if [ -x "$here/../build/tests/fuzz_bounded" ]; then
  for whole in fuzz_container fuzz_listing fuzz_validator; do
    "$here/../build/tests/fuzz_bounded" "$out/seeds/$whole" --write --deep 330
  done
fi
[ $# -gt 0 ] || set -- $(cd "$build/bin" && ls | grep '^fuzz_')
found=0
for target; do
  mkdir -p "$out/corpus/$target" "$out/$target"
  "$build/bin/$target" -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -max_len=65536 \
    -dict="$here/dxil.dict" -artifact_prefix="$out/$target/" -print_final_stats=1 \
    "$out/corpus/$target" "$out/seeds/$target" >"$out/$target.log" 2>&1
  status=$?
  runs=$(sed -n 's/^stat::number_of_executed_units: //p' "$out/$target.log")
  echo "$target: exit $status, ${runs:-0} runs, $(ls "$out/$target" | wc -l) findings"
  [ $status -eq 0 ] || found=1
done
exit $found
