# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Manifests: JSON lines, or a compile_commands.json, become jobs."""
import difflib
import itertools
import json
import math
import os
import re
import shlex
from typing import Any, Dict, Iterable, Iterator, List, NamedTuple, NoReturn, Optional, Tuple

from . import words

MOST_ERRORS = 20
MOST_JOBS = 1 << 24  # limit for one line: the outputs of each job are kept in memory
COMPILERS = ("dxil-cc", "dxc", "dxil-cc.exe", "dxc.exe")


class Job(NamedTuple):
    """One compile, or one validation."""
    place: str                     # place for messages: "manifest.jsonl:3"
    name: str                      # name of the source or container in messages
    directory: str                 # folder for relative paths
    text: Optional[str]            # source text, if it is in the manifest
    options: Optional[words.Words]  # options of a compile
    rules: Optional[Dict[str, Any]]  # options of a validation: strict, allow, fail_on, validator_version

    def path(self, spelled: str) -> str:
        return os.path.join(self.directory, spelled)


class ManifestError(Exception):
    """What is wrong with which line, one message each."""

    def __init__(self, messages: List[str]):
        super().__init__("\n".join(messages))
        self.messages = messages


class _Wrong(ValueError):
    pass


def _is_text_list(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(v, str) for v in value)


def _are_macros(names: Iterable[str]) -> bool:
    return all(re.fullmatch(r"[A-Za-z_]\w*(\(.*\))?", name, re.ASCII) for name in names)


def _is_defines(value: Any) -> bool:
    return _is_text_list(value) or (isinstance(value, dict) and all(_is_scalar(v) for v in value.values()) and _are_macros(value))


def _is_scalar(value: Any) -> bool:
    return value is None or isinstance(value, (str, int, float, bool))


def _is_permutations(value: Any) -> bool:
    return isinstance(value, dict) and _are_macros(value) and all(
        isinstance(v, list) and v and all(_is_scalar(x) for x in v) for v in value.values())


def _is_version(value: Any) -> bool:
    return isinstance(value, str) and len(value.split(".")) == 2 and all(p.isdigit() for p in value.split("."))


_TEXT = (lambda v: isinstance(v, str) and v != "", "a text")
_TEXTS = (_is_text_list, 'a list of texts, such as ["-O3"]')
COMPILE_FIELDS = {
    "name": _TEXT, "text": (lambda v: isinstance(v, str), "a text"), "directory": _TEXT, "profile": _TEXT,
    "entry": _TEXT, "output": _TEXT, "include_directories": _TEXTS,
    "options": (lambda v: isinstance(v, str) or _is_text_list(v), 'a list of texts, such as ["-O3"], or a text'),
    "defines": (_is_defines, 'an object, such as {"N": 4}, or a list, such as ["N=4"]'),
    "permutations": (_is_permutations, 'an object of lists, such as {"LIGHTS": [1, 2, 4]}'),
}
VALIDATE_FIELDS = {
    "name": _TEXT, "directory": _TEXT, "strict": (lambda v: isinstance(v, bool), "true or false"), "allow": _TEXTS,
    "fail_on": _TEXTS,
    "validator_version": (_is_version, 'a version, such as "1.8"'),
}


def _once(pairs: List[Tuple[str, Any]]) -> Dict[str, Any]:
    """An object; of a name that stands twice either value could be meant."""
    made = dict(pairs)
    if len(made) != len(pairs):
        names = [name for name, _ in pairs]
        raise _Wrong(f"'{next(name for name in names if names.count(name) > 1)}' stands twice in an object")
    return made


def _no_number(word: str) -> NoReturn:
    raise _Wrong(f"no JSON: {word} (expected a number)")


READER = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_number)


def _read(text: str) -> Any:
    """The value of a JSON text whose texts can be names of files and arguments of programs."""
    try:
        value = READER.decode(text)
    except RecursionError:
        raise _Wrong("no JSON: it is nested too deeply") from None
    if "\\u" in text or "\0" in text:  # only an escape can produce such a character
        _check_texts(value)
    return value


def _check_texts(value: Any) -> None:
    if isinstance(value, str) and re.search("[\0\ud800-\udfff]", value):
        raise _Wrong(f"{json.dumps(value)[:60]} has a character that no file and no option can have (expected no U+0000 and no "
                     "half of a surrogate pair)")
    for each in value if isinstance(value, list) else [*value, *value.values()] if isinstance(value, dict) else ():
        _check_texts(each)


def _check_fields(line: Any, known: Dict[str, Tuple[Any, str]]) -> None:
    if not isinstance(line, dict):
        raise _Wrong('it is no object (expected one such as {"name": "a.hlsl", "profile": "cs_6_6"})')
    for key, value in line.items():
        if key not in known:
            near = difflib.get_close_matches(key, known, 1)
            raise _Wrong(f"'{key}' is no field" + (f", did you mean '{near[0]}'?" if near else
                                                    f" (expected {', '.join(sorted(known))})"))
        holds, expected = known[key]
        if not holds(value):
            raise _Wrong(f"'{key}' is {json.dumps(value)[:60]} (expected {expected})")
    if "name" not in line:
        raise _Wrong("'name' is missing (expected the path of the source)")


def _define(name: str, value: Any) -> List[str]:
    """The words that define a macro; null leaves it undefined."""
    if value is None:
        return []
    return ["-D", f"{name}={spell(value)}"]


def spell(value: Any) -> str:
    """A value of a permutation as macros and names of files have it."""
    if value is None:
        return "undefined"
    return str(int(value)) if isinstance(value, bool) else str(value)


def _options(line: Dict[str, Any], chosen: Dict[str, Any]) -> List[str]:
    """The words of dxil-cc that a line stands for, with these values for its permutations."""
    given: List[str] = []
    if "profile" in line:
        given += ["-T", line["profile"]]
    if "entry" in line:
        given += ["-E", line["entry"]]
    for directory in line.get("include_directories", []):
        given += ["-I", directory]
    defines = line.get("defines", {})
    if isinstance(defines, dict):
        for name, value in defines.items():
            given += _define(name, value)
    else:
        for each in defines:
            given += ["-D", each]
    for name, value in chosen.items():
        given += _define(name, value)
    if "output" in line:
        given += ["-Fo", line["output"]]
    options = line.get("options", [])
    given += shlex.split(options) if isinstance(options, str) else options
    for name, value in chosen.items():
        given = [word.replace("{" + name + "}", spell(value)) for word in given]
    return given


def _split(given: List[str]) -> words.Words:
    try:
        options = words.split(given)
    except words.WordError as error:
        raise _Wrong(str(error)) from None
    if not options.outputs:
        raise _Wrong("nothing says where the container goes (expected 'output', or -Fo among 'options')")
    for output, path in options.outputs.items():
        if path == "-":
            raise _Wrong(f"{output.lower()} goes to standard output (expected a file)")
        if path.endswith(("/", os.sep)) and output != "DEBUG_INFO":
            raise _Wrong(f"'{path}' is a folder (expected a file)")
    return options


def _jobs_of_line(line: Dict[str, Any], place: str, validate: bool) -> Iterator[Job]:
    _check_fields(line, VALIDATE_FIELDS if validate else COMPILE_FIELDS)
    directory = line.get("directory", "")
    if validate:
        rules = {k: line[k] for k in ("strict", "allow", "fail_on", "validator_version") if k in line}
        yield Job(place, line["name"], directory, None, None, rules)
        return
    permutations = line.get("permutations", {})
    count = math.prod(map(len, permutations.values()))
    if count > MOST_JOBS:
        raise _Wrong(f"'permutations' are {count} jobs (expected {MOST_JOBS} at most)")
    template = _template(line, permutations)
    for values in itertools.product(*permutations.values()):
        chosen = dict(zip(permutations, values))
        options = template.fill(chosen) if template else _split(_options(line, chosen))
        yield Job(place, line["name"], directory, line.get("text"), options, None)


class _Template:
    """The words of a line whose permutations do not change what options there are: they are read once."""

    def __init__(self, read: words.Words):
        self._read = read
        self._lists = [(given, [at for at, word in enumerate(given) if "{" in word])
                       for given in (read.given, read.before, read.behind)]

    def fill(self, chosen: Dict[str, Any]) -> words.Words:
        spelled = [("{" + name + "}", spell(value)) for name, value in chosen.items()]

        def filled(word: str) -> str:
            for name, value in spelled:
                word = word.replace(name, value)
            return word

        lists = []
        for given, places in self._lists:
            given = list(given)
            for at in places:
                given[at] = filled(given[at])
            lists.append(given)
        outputs = {output: filled(path) for output, path in self._read.outputs.items()}
        return words.Words(*lists, outputs, self._read.preprocessed)


def _template(line: Dict[str, Any], permutations: Dict[str, Any]) -> Optional[_Template]:
    """None where a value may be a whole option, or leaves one out."""
    names = tuple("{" + name + "}" for name in permutations)
    if not names or any(value is None for values in permutations.values() for value in values):
        return None
    given = _options(line, {name: "{" + name + "}" for name in permutations})
    if any(word.startswith(names) and (at == 0 or given[at - 1] not in ("-Fo", "-D")) for at, word in enumerate(given)):
        return None
    return _Template(_split(given))


def _words_of_command(entry: Dict[str, Any]) -> Optional[List[str]]:
    """The options of a compile of a shader, without its input; none for what compiles something else."""
    given = entry.get("arguments")
    if given is None:
        given = shlex.split(entry.get("command", ""))
    if not _is_text_list(given):
        raise _Wrong("'arguments' is no list of texts")
    if not given or os.path.basename(given[0].replace("\\", "/")) not in COMPILERS:
        return None
    rest = given[1:]
    # The input, usually the last word. An option's value may be the same word.
    for at in reversed(range(len(rest))):
        if rest[at] == entry["file"]:
            del rest[at]
            return rest
    raise _Wrong(f"its command does not name '{entry['file']}' (expected the same word as 'file')")


def _jobs_of_entry(entry: Any, place: str, validate: bool) -> Iterator[Job]:
    if not isinstance(entry, dict) or not isinstance(entry.get("file"), str):
        raise _Wrong("'file' is missing (expected an object of a compile_commands.json)")
    given = _words_of_command(entry)
    if given is None:
        return
    directory = entry.get("directory", "")
    options = _split(given)
    if not validate:
        yield Job(place, entry["file"], directory, None, options, None)
    elif "CONTAINER" in options.outputs:
        yield Job(place, options.outputs["CONTAINER"], directory, None, None, {})


class Manifest:
    """The text of a manifest. Jobs are made when they are asked for: permutations may be many."""

    def __init__(self, name: str, text: str, validate: bool):
        """`name`: what messages call it. Raises ManifestError if no line can be read."""
        self.name, self.validate = name, validate
        self.entries: Optional[List[Any]] = None
        if text.lstrip().startswith("["):
            try:
                self.entries = _read(text)
            except ValueError as error:
                said = str(error) if isinstance(error, _Wrong) else f"no JSON: {error}"
                raise ManifestError([f"{name}: error: {said} (expected a compile_commands.json)"]) from None
        self.lines = [] if self.entries is not None else text.split("\n")

    def _places(self) -> Iterator[Tuple[str, Any, Any]]:
        if self.entries is not None:
            for number, entry in enumerate(self.entries, 1):
                yield f"{self.name}: entry {number}", entry, _jobs_of_entry
        for number, line in enumerate(self.lines, 1):
            if line.strip() and not line.lstrip().startswith("#"):
                yield f"{self.name}:{number}", line, _jobs_of_line

    def jobs(self) -> Iterator[Job]:
        """All jobs, in the order of the lines, of a manifest that check() has passed."""
        for place, given, make in self._places():
            yield from make(_read(given) if isinstance(given, str) else given, place, self.validate)

    def check(self) -> int:
        """The number of jobs. Raises ManifestError with all that is wrong, MOST_ERRORS at most: which of two
        jobs that write one file wins would be chance."""
        messages: List[str] = []
        writers: Dict[str, str] = {}
        count = 0
        for place, given, make in self._places():
            try:
                line = _read(given) if isinstance(given, str) else given
                for job in make(line, place, self.validate):
                    count += 1
                    _check_outputs(job, writers)
            except json.JSONDecodeError as error:
                messages.append(f"{place}:{error.colno}: error: no JSON: {error.msg} (expected an object on one line)")
            except (_Wrong, ValueError) as error:
                messages.append(f"{place}: error: {error}")
            if len(messages) == MOST_ERRORS:
                messages.append(f"{self.name}: error: too many errors")
                break
        if not messages and count == 0:
            messages = [f"{self.name}: error: it has no job (expected a line such as "
                        '{"name": "a.hlsl", "profile": "cs_6_6", "output": "a.dxil"}'
                        ", or a compile_commands.json with commands of dxil-cc or dxc)"]
        if messages:
            raise ManifestError(messages)
        return count


def _check_outputs(job: Job, writers: Dict[str, str]) -> None:
    """Notes what the job writes; a file that is written twice is wrong."""
    for path in job.options.outputs.values() if job.options else ():
        if path.endswith(("/", os.sep)) or path in ("/dev/null", "NUL"):
            continue
        real = os.path.normpath(job.path(path))
        if writers.get(real) == job.place:
            raise _Wrong(f"'{path}' is written twice (expected names of permutations in it, such as {{LIGHTS}})")
        if real in writers:
            raise _Wrong(f"'{path}' is written by {writers[real]} too (expected a file of its own)")
        writers[real] = job.place
