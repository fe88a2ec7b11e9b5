# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Options of dxil-cc, as far as a farm has to know them: what names an output, what the preprocessor
alone reads, and whether a preprocessed text can take the place of the source."""
import os
import re
from typing import Dict, List, NamedTuple

# Options that name an output, with its number in dxil_compile_get() (dxil_compile.py).
OUTPUTS = {"Fo": "CONTAINER", "o": "CONTAINER", "Fc": "LISTING", "Fh": "HEADER", "Frs": "ROOT_SIGNATURE",
           "Fsh": "HASH", "getprivate": "PRIVATE_DATA", "Fd": "DEBUG_INFO", "MF": "DEPENDENCIES",
           "Fre": "REFLECTION"}
# Values may follow without a blank; "-opt-enable" is no "-o".
JOINED = {name for name in OUTPUTS if name != "o"} | {"D", "U", "I", "T", "E", "HV", "Vn"}
PREPROCESSOR = {"D", "U", "I", "include"}
VALUES = set(OUTPUTS) | PREPROCESSOR | {"T", "E", "HV", "Vn"}

# Options that give the same bytes with a preprocessed text. With any other option, the source and
# its included files are sent: options for debug information, which contains the sources, and
# options for macros.
PLAIN = re.compile(
    r"O[0-4d]|W.*|w|no-warnings|enable[-_]16bit[-_]types|all[-_]resources[-_]bound|res[-_]may[-_]alias|Zpr|Zpc|Gis|Gec|"
    r"Gfa|Gfp|pack[-_]optimized|pack[-_]prefix[-_]stable|Qstrip_reflect|Qstrip_debug|Qstrip_rootsignature|"
    r"Qkeep_reflect_in_dxil|Qstrip_reflect_from_dxil|Qstrip_priv|Vd|nologo|export-shaders-only|"
    r"(en|dis)able-payload-qualifiers|fscalarize-vectors|flegacy-resource-reservation|ferror-limit=.*|"
    r"fno-caret-diagnostics|fno-show-column|fdiagnostics-format=.*")
PLAIN_WITH_VALUE = {"validator-version", "auto-binding-space", "exports", "default-linkage", "denorm",
                    "precise-output", "force-rootsig-ver"}
# Options about the process, and options that request no compile.
REFUSED = re.compile(r"j\d*|Fe.*|ftime-.*|Fi.*|P|Po|M|h|help.*|\?|version|manual|completion|color.*|f(no-)?color-.*|"
                     r"f(no-)?diagnostics-color|H|Vi|ast-dump|fcgl|dumpbin")


class Words(NamedTuple):
    """A command line of dxil-cc without its input."""
    given: List[str]         # all options in order
    before: List[str]        # options for preprocessing, without outputs
    behind: List[str]        # options after preprocessing; outputs have their option as name
    outputs: Dict[str, str]  # output paths by name: "CONTAINER", ...
    preprocessed: bool       # the preprocessed text gives the same bytes as the source


class WordError(ValueError):
    """An option that no job may have, or one without its value."""


def option_name(word: str) -> str:
    """The name of an option without its dash or slash; empty for what is none."""
    if len(word) > 1 and word[0] in "-/":
        return word[2:] if word.startswith("--") else word[1:]
    return ""


def _joined(name: str) -> str:
    return max((n for n in JOINED if name.startswith(n) and len(name) > len(n)), key=len, default="")


def split(given: List[str]) -> Words:
    """Reads options as dxil-cc does. Raises WordError."""
    before: List[str] = []
    behind: List[str] = []
    outputs: Dict[str, str] = {}
    preprocessed, dependencies, profile = True, False, ""
    at = 0
    while at < len(given):
        word = given[at]
        name = option_name(word)
        at += 1
        if word.startswith("@"):
            raise WordError(f"'{word}': a file of options (expected the options themselves)")
        plain = bool(name) and bool(PLAIN.fullmatch(name))
        if name in VALUES or name in PLAIN_WITH_VALUE:
            if at == len(given):
                raise WordError(f"'{word}': its value is missing")
            value, key = given[at], name
            at += 1
        elif name and not plain and not REFUSED.fullmatch(name) and _joined(name):
            key = _joined(name)
            value = name[len(key):]
        else:
            if name and REFUSED.fullmatch(name) and not plain:
                raise WordError(f"'{word}': not in a farm (expected dxil-cc {word})")
            dependencies |= name == "MD"
            preprocessed &= plain
            behind.append(word)
            before += [word] if name != "MD" else []
            continue
        if key in OUTPUTS:
            if OUTPUTS[key] in outputs and outputs[OUTPUTS[key]] != value:
                raise WordError(f"'{word}': there is another file for the same output, '{outputs[OUTPUTS[key]]}'")
            outputs[OUTPUTS[key]] = value
            preprocessed &= OUTPUTS[key] not in ("DEBUG_INFO", "DEPENDENCIES")
            behind += ["-" + key, key]
            continue
        profile = value if key == "T" else profile
        before += ["-" + key, value] if key != "Vn" else []
        behind += ["-" + key, value] if key not in PREPROCESSOR else []
    if dependencies and "DEPENDENCIES" not in outputs and "CONTAINER" in outputs:
        outputs["DEPENDENCIES"] = os.path.splitext(outputs["CONTAINER"])[0] + ".d"
    if profile.startswith("rootsig_"):  # the root signature comes from a macro
        preprocessed = False
    return Words(given, before, behind, outputs, preprocessed)
