# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The text that is sent in place of a source gives the same bytes: every shader of the corpus, every stage and
shader model."""
import re
import sys

import pytest
from jobs import BUILD, SOURCE

PYTHON = BUILD / "share" / "dxil-tools" / "python"
sys.path.insert(0, str(PYTHON))
import dxil_compile  # noqa: E402
from dxil_farm import words  # noqa: E402

CORPUS = SOURCE / "tests" / "corpus" / "src"
LIBRARY = dxil_compile.load(str(BUILD / "lib" / "libdxil-compile.so.0"))


def compile(name, text, options):
    try:
        return dxil_compile.compile(name, text, options, library=LIBRARY).outputs
    except dxil_compile.CompileError as error:
        return error.messages


@pytest.mark.parametrize("stage", sorted(path.name for path in CORPUS.iterdir()))
def test_preprocessed_corpus(stage):
    compared = sent_whole = 0
    for path in sorted((CORPUS / stage).rglob("*.hlsl")):
        text = path.read_text()
        for given in re.findall(r"^// dxc: (.*)", text, re.M):
            read = words.split(given.split() + ["-Fo", "out"])
            if not read.preprocessed:
                sent_whole += 1
                continue
            before = compile(str(path), text, read.before + ["-P", "-Fi", "-"])
            if not isinstance(before, dict):  # DXC's own headers are missing here
                assert before == compile(str(path), text, given.split()), f"{path} {given}"
                continue
            made = compile(str(path), before[dxil_compile.PREPROCESSED], read.behind)
            assert made == compile(str(path), text, given.split()), f"{path} {given}"
            compared += 1
    assert compared or (sent_whole and stage in ("debug", "library")), stage


@pytest.mark.parametrize("given, preprocessed, outputs", [
    ("-T cs_6_6 -E main -Fo a", True, {"CONTAINER": "a"}),
    ("/T cs_6_6 /Emain /Foa /I inc -DN=1 -O3 -WX", True, {"CONTAINER": "a"}),
    ("-T cs_6_6 -o a -opt-enable gvn", False, {"CONTAINER": "a"}),
    ("-T cs_6_6 -Fo a.dxil -Fc b -Fre c -Frs d -Fsh e -Fh f -Vn N", True,
     {"CONTAINER": "a.dxil", "LISTING": "b", "REFLECTION": "c", "ROOT_SIGNATURE": "d", "HASH": "e", "HEADER": "f"}),
    ("-T cs_6_6 -Fo out/a.dxil -MD", False, {"CONTAINER": "out/a.dxil", "DEPENDENCIES": "out/a.d"}),
    ("-T cs_6_6 -Fo a -Zi -Fd pdb/", False, {"CONTAINER": "a", "DEBUG_INFO": "pdb/"}),
    ("-T rootsig_1_1 -E Macro -Fo a", False, {"CONTAINER": "a"}),
    ("-T cs_6_6 -rootsig-define Macro -Fo a", False, {"CONTAINER": "a"}),
    ("-T cs_6_6 -validator-version 1.7 -Fo a", True, {"CONTAINER": "a"}),
    ("-T cs_6_6 -an-option-of-tomorrow -Fo a", False, {"CONTAINER": "a"}),
])
def test_options(given, preprocessed, outputs):
    read = words.split(given.split())
    assert (read.preprocessed, read.outputs, read.given) == (preprocessed, outputs, given.split())
    assert not any(word.startswith(("-F", "/F", "-MD")) for word in read.before)


@pytest.mark.parametrize("given", ["-j 4", "-j4", "-Fe e", "-ftime-report", "-P", "-M", "-H", "@file", "-help", "--version"])
def test_refused_options(given):
    with pytest.raises(words.WordError, match="expected"):
        words.split(["-T", "cs_6_6", "-Fo", "a", *given.split()])
