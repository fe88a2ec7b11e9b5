#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# run_editors_test.sh DXIL_OPS DXIL_DIS OPS_JSON CORPUS FOLDER: tests the files for editors in their
# engines.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
ops=$1 dis=$2 json=$3 corpus=$4 out=$5
rm -rf "$out"
"$ops" export --format vscode -o "$out/vscode"
node "$here/editors_test.mjs" "$out/vscode" "$json" "$dis" "$corpus"/*.dxil
"$ops" export --format vim -o "$out/vim"
command -v vim >/dev/null || exit 0
"$dis" "$corpus/ps_textured_lit.0.dxil" -o "$out/a.dxil.ll"
cat > "$out/script.vim" <<'V'
set nocompatible
filetype on
syntax on
edit a.dxil.ll
function! Name(pattern)
  call cursor(1, 1)
  call search(a:pattern)
  return synIDattr(synID(line('.'), col('.'), 1), 'name')
endfunction
call writefile([&filetype, Name('Sample('), Name('@dx\.op\.sample'), Name('fadd'), Name('float %'), Name('%\d'), Name('; shader')], 'names.txt')
qall!
V
# vim -es has exit code 1 after a search that wraps.
(cd "$out" && vim -es -u NONE -i NONE --cmd "set rtp^=$out/vim" -S script.vim) || true
printf '%s\n' dxil dxilOperation dxilClass dxilInstruction dxilType dxilLocal dxilComment | diff - "$out/names.txt"
