#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""inline.py WASM OUT: the page as one file, with the library, the package and the styles in it."""
import base64
import gzip
import pathlib
import re
import sys

page = pathlib.Path(__file__).resolve().parent
root = page.parent.parent
wasm, out = map(pathlib.Path, sys.argv[1:])
package = (root / "web/package/index.js").read_text()
parts = {
    "STYLE": (root / "ops/export/site/style.css").read_text() + (page / "page.css").read_text(),
    "WASM": base64.b64encode(gzip.compress(wasm.read_bytes(), 9, mtime=0)).decode(),
    "PACKAGE": re.sub(r"^export ", "", package, flags=re.MULTILINE),
    "SCRIPT": (page / "page.js").read_text(),
}
for name in ("PACKAGE", "SCRIPT"):
    assert "</script" not in parts[name] and "<!--" not in parts[name], name
out.write_text(re.sub(r"@([A-Z]+)@", lambda match: parts[match[1]], (page / "page.html").read_text()))
