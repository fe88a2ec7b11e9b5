# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of dxil-farm."""
import argparse
import difflib
import json
import os
import pathlib
import signal
import sys
import tempfile
import time
from typing import Any, Dict, Iterable, List, NamedTuple, NoReturn, Optional, Sequence, Tuple

from .manifest import Manifest, ManifestError

GOOD, FAILED, UNUSABLE, INTERRUPTED = 0, 1, 2, 128
NAME = "dxil-farm"
ABOUT = "Compiles or validates many shaders on the workers of a Dask cluster. Equal work is done once, and what has been done " \
        "is kept: a run that was interrupted goes on where it was."
ENDING = """\
A line of the manifest is a job, or one for each combination of its permutations; {NAME} in its texts is the
permutation's value:
  {"name": "lit.hlsl", "profile": "ps_6_6", "output": "out/lit-{LIGHTS}.dxil", "permutations": {"LIGHTS": [1, 4]}}
Other fields: text, directory, entry, defines, include_directories, options (of dxil-cc). A compile_commands.json
with commands of dxil-cc or dxc does as well. With --validate: name, directory, strict, allow, fail_on,
validator_version.

Example:
  dxil-farm --local 0 shaders.jsonl
  dxil-farm --scheduler tcp://build1:8786 --state /srv/farm --report farm.json shaders.jsonl

Exit status: 0 all done, 1 errors in a shader, 2 wrong usage, a manifest or file that cannot be used, no cluster,
130 and 143 after SIGINT and SIGTERM.
"""


class Option(NamedTuple):
    names: Tuple[str, ...]
    value: str            # what it takes; empty for a flag
    text: str
    default: Any = None
    type: Any = str
    words: Tuple[str, ...] = ()
    file: bool = False


OPTIONS = (
    Option(("-h", "--help"), "", "Print this"),
    Option(("--version",), "", "Print the version"),
    Option(("--completion",), "bash|zsh|fish", "Print the completion script for that shell, and stop",
           words=("bash", "zsh", "fish")),
    Option(("--manual",), "", "Print the man page, and stop"),
    Option(("--color",), "auto|always|never", "Colour: by itself on a terminal, unless NO_COLOR is set", "auto",
           words=("auto", "always", "never")),
    Option(("--local",), "N", "Workers on this machine; 0: one for each core, which is the default", 0, int),
    Option(("--scheduler",), "ADDRESS", "Dask's scheduler, such as tcp://build1:8786, in place of workers here"),
    Option(("--scheduler-file",), "FILE", "The file in which Dask's scheduler says where it is", file=True),
    Option(("--wait",), "SECONDS", "How long to wait for a scheduler and a worker; 60 if not given", 60.0, float),
    Option(("--validate",), "", "The manifest names containers, which are validated"),
    Option(("--state",), "DIR", "Where results are kept; .dxil-farm if not given", ".dxil-farm", file=True),
    Option(("-j", "--jobs"), "N", "Processes of this machine that preprocess; 0: one for each core, which is the default",
           0, int),
    Option(("--timeout",), "SECONDS", "A job that takes longer has failed; 300 if not given", 300.0, float),
    Option(("--report",), "FILE", "Write what came of each job; - is standard output", file=True),
    Option(("--format",), "json|text", "Of the report; json if not given", "json", words=("json", "text")),
    Option(("-n", "--dry-run"), "", "Check the manifest, print the number of jobs, and do none"),
    Option(("-q", "--quiet"), "", "Print no summary and no progress"),
)


def description() -> Dict[str, Any]:
    """The command line as data, of which the build makes man page and completion."""
    return {"name": NAME, "about": ABOUT, "ending": ENDING,
            "options": [{"names": o.names, "value": o.value, "text": o.text, "words": o.words, "file": o.file}
                        for o in OPTIONS],
            "arguments": [{"value": "MANIFEST", "text": "JSON lines or a compile_commands.json; - is standard input"}]}


def help_text() -> str:
    rows = [("MANIFEST", description()["arguments"][0]["text"])]
    rows += [(",".join(o.names) + (" " + o.value if o.value else ""), o.text) for o in OPTIONS]
    lines = [ABOUT, f"Usage: {NAME} [OPTIONS] MANIFEST", "", "Positionals:"]
    for number, (what, text) in enumerate(rows):
        lines += ["", "Options:"] if number == 1 else []
        lines.append(f"  {what:<31} {text}" if len(what) < 31 else f"  {what}\n{'':<34}{text}")
    return "\n".join(lines) + "\n\n" + ENDING


# ---- Messages and files -------------------------------------------------------------------------------------------


class Stop(BaseException):
    """The exit code, after what was to be said. A signal raises it anywhere, so that no `except Exception` may take it
    for something else."""

    def __init__(self, code: int):
        super().__init__(code)
        self.code = code


class Terminal:
    """Messages, colour and progress."""

    COLORS = {": error: ": "\x1b[1;31m", ": warning: ": "\x1b[1;35m", ": note: ": "\x1b[1;36m"}

    def __init__(self) -> None:
        self.color = "auto"
        self.progress_wanted = False
        self._shown = False

    def _in_color(self) -> bool:
        if self.color != "auto":
            return self.color == "always"
        return not os.environ.get("NO_COLOR") and sys.stderr.isatty()

    def say(self, text: str) -> None:
        """Lines of messages, on standard error."""
        if self._in_color():
            for word, color in self.COLORS.items():
                text = text.replace(word, f": {color}{word[2:-1]}\x1b[0m ")
        self.wipe()
        sys.stderr.write(text)

    def fail(self, message: str) -> NoReturn:
        self.say(f"{NAME}: error: {message}\n")
        raise Stop(UNUSABLE)

    def usage(self, message: str) -> NoReturn:
        self.fail(f"{message} (see {NAME} --help)")

    def wipe(self) -> None:
        if self._shown:
            sys.stderr.write("\r\x1b[K")
        self._shown = False

    def progress(self, line: str) -> None:
        if self.progress_wanted and sys.stderr.isatty():
            columns = os.get_terminal_size(2).columns
            sys.stderr.write("\r\x1b[K" + line[:columns - 1])
            sys.stderr.flush()
            self._shown = True


TERMINAL = Terminal()


def write_output(path: str, pieces: Iterable[str]) -> None:
    """To standard output for -, else to a file that is there only when it is whole."""
    device = path.startswith("/dev/")
    temporary = path if device else f"{path}.{os.getpid()}.tmp"
    try:
        if path == "-":
            for piece in pieces:
                sys.stdout.write(piece)
            sys.stdout.flush()
            return
        with open(temporary, "w") as file:
            file.writelines(pieces)
        if not device:
            os.replace(temporary, path)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        raise Stop(FAILED) from None
    except OSError as error:
        if not device and path != "-" and os.path.exists(temporary):
            os.unlink(temporary)
        if path == "-":  # otherwise buffered output would be written again at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        TERMINAL.fail(f"{'standard output' if path == '-' else path}: cannot write: {error.strerror}")


def read_manifest(path: str) -> str:
    try:
        if path == "-":
            return sys.stdin.read()
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        TERMINAL.fail(f"{path}: {error.strerror}")
    except UnicodeDecodeError as error:
        TERMINAL.fail(f"{path}: byte {error.start} is no UTF-8")


# ---- The command line ---------------------------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        TERMINAL.usage(message)


def _check_words(given: Sequence[str]) -> None:
    """Says what is wrong with options that argparse would only say are unknown."""
    known = [name for option in OPTIONS for name in option.names]
    for word in given:
        if word == "--":
            return
        name = word.partition("=")[0]
        if name.startswith("--") and name not in known:
            near = difflib.get_close_matches(name, known, 1)
            TERMINAL.usage(f"unknown option '{name}'" + (f", did you mean '{near[0]}'?" if near else ""))


def parse(given: Sequence[str]) -> argparse.Namespace:
    parser = Parser(prog=NAME, add_help=False, allow_abbrev=False)
    parser.add_argument("manifest", nargs="?")
    for option in OPTIONS:
        if not option.value:
            parser.add_argument(*option.names, action="store_true")
        else:
            parser.add_argument(*option.names, default=option.default, type=option.type)
    _check_words(given)
    options = parser.parse_args(given)
    for option in OPTIONS:
        value = getattr(options, option.names[-1].lstrip("-").replace("-", "_"))
        if option.words and value is not None and value not in option.words:
            expected = ", ".join(option.words[:-1]) + " or " + option.words[-1]
            TERMINAL.usage(f"{option.names[-1]}: '{value}' (expected {expected})")
        if option.type in (int, float) and not 0 <= value <= 1 << 20:
            TERMINAL.usage(f"{option.names[-1]}: {value} (expected a number from 0 to {1 << 20})")
    TERMINAL.color = options.color
    return options


def _pages(which: str) -> str:
    path = pathlib.Path(__file__).resolve().parent / "pages" / which
    try:
        return path.read_text()
    except OSError as error:
        TERMINAL.fail(f"{path}: {error.strerror} (expected what the build makes)")


def _answer(options: argparse.Namespace, version: str) -> Optional[str]:
    """What is asked for in place of a run."""
    if options.help:
        return help_text()
    if options.version:
        return f"{NAME} {version}\n"
    if options.manual:
        return _pages("manual")
    return _pages(options.completion) if options.completion else None


def _scheduler(options: argparse.Namespace) -> Optional[str]:
    if options.scheduler and options.scheduler_file:
        TERMINAL.usage("--scheduler and --scheduler-file are given (expected one of them)")
    if not options.scheduler_file:
        return options.scheduler
    end = time.monotonic() + options.wait
    while True:  # a scheduler that was just started writes it soon
        try:
            with open(options.scheduler_file, encoding="utf-8") as file:
                return str(json.load(file)["address"])
        except OSError as error:
            wrong = f"{options.scheduler_file}: {error.strerror}"
        except (ValueError, KeyError, TypeError):
            wrong = f"{options.scheduler_file}: it has no address (expected a file of dask-scheduler --scheduler-file)"
        if time.monotonic() > end:
            TERMINAL.fail(wrong)
        time.sleep(0.1)


def _library(validate: bool, libraries: Sequence[str]) -> str:
    """The path of libdxil-compile.so or libdxil-tools.so; empty for where the system finds it."""
    own = os.environ.get("DXIL_TOOLS_LIBRARY" if validate else "DXIL_COMPILE_LIBRARY", "")
    name = "libdxil-tools.so.0" if validate else "libdxil-compile.so.0"
    found = [path for path in (os.path.join(folder, name) for folder in libraries) if os.path.exists(path)]
    return own or (os.path.realpath(found[0]) if found else "")


def _run(options: argparse.Namespace, libraries: Sequence[str]) -> int:
    from . import cluster, package
    from .farm import Done, Farm, FarmError, Settings
    from .report import Report
    from .store import Store, StoreError

    manifest = Manifest("<stdin>" if options.manifest == "-" else options.manifest, read_manifest(options.manifest),
                        options.validate)
    count = manifest.check()
    if options.dry_run:
        write_output("-", [f"{count} job{'' if count == 1 else 's'}\n"])
        return GOOD
    settings = Settings(options.validate, options.local or cluster.cores(), _scheduler(options), options.wait,
                        options.timeout, options.jobs or cluster.cores(), _library(options.validate, libraries))
    try:
        kept = Store(options.state)
    except StoreError as error:
        TERMINAL.fail(str(error))
    report = Report(options.validate, bool(options.report) and options.format == "json")
    TERMINAL.progress_wanted = not options.quiet

    def on_done(done: Done) -> None:
        report.add(done)
        if done.said:
            TERMINAL.say(done.said)

    with tempfile.TemporaryDirectory(prefix="dxil-farm-") as folder:
        root, name = package.build(pathlib.Path(folder))
        farm = Farm(manifest, count, kept, settings, package.load_worker(root, name), root, name, on_done,
                    lambda finished, what: TERMINAL.progress(f"[{finished}/{count}] {what}"))
        try:
            farm.run()
        except FarmError as error:
            TERMINAL.fail(f"{error}; what has been made is kept in {options.state}")
        except OSError as error:
            TERMINAL.fail(f"{error.filename or options.state}: {error.strerror or error}; what has been made is kept in "
                          f"{options.state}")
        finally:
            TERMINAL.wipe()
            kept.close()
    return _print(options, report, farm)


def _print(options: argparse.Namespace, report: Any, farm: Any) -> int:
    if options.report:
        pieces = report.json(farm.counts) if options.format == "json" else [report.text(farm.counts)]
        write_output(options.report, pieces)
    if not options.quiet and options.report != "-":
        write_output("-", [report.text(farm.counts)])
    return min(report.worst, UNUSABLE)


def _interrupt(number: int, _frame: Any) -> None:
    signal.signal(number, signal.SIG_IGN)
    raise Stop(INTERRUPTED + number)


def main(given: Sequence[str], version: str, libraries: Sequence[str]) -> int:
    """Runs the tool. `libraries`: folders in which its shared libraries may be."""
    try:
        options = parse(given)
        answer = _answer(options, version)
        if answer is not None:
            write_output("-", [answer])
            return GOOD
        if not options.manifest:
            TERMINAL.usage("no manifest (expected a file, or - for standard input)")
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _interrupt)
        return _run(options, libraries)
    except ManifestError as error:
        TERMINAL.say("\n".join(error.messages) + "\n")
        return UNUSABLE
    except Stop as stop:
        if stop.code > INTERRUPTED:
            TERMINAL.say(f"{NAME}: note: interrupted; the same command goes on where it was\n")
        return stop.code
