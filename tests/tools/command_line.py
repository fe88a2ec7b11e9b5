#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""command_line.py BIN CORPUS TOOL: what holds for the command line of every tool.

Help with an example, version, standard streams, man page and completion of the same options, suggestions, exit
codes, full disks, no partial output. What a tool needs to do something stands in sample()."""
import os
import re
import shutil
import subprocess
import sys
import tempfile

BIN, CORPUS, TOOL = sys.argv[1:4]
PROGRAM = os.path.join(BIN, TOOL)
CONTAINER = os.path.join(CORPUS, "dxil", "cs_minimal.0.dxil")
LIBRARY = os.path.join(CORPUS, "dxil", "lib_exported_functions.0.dxil")
failures = []


class Sample:
    """A run that gives something: its arguments, of which one is the input, and how its output is named."""

    def __init__(self, arguments, source=None, output="-o", code=0, broken=b"no such thing\n", streams=True):
        self.arguments, self.source, self.output, self.code = arguments, source, output, code
        self.broken, self.streams = broken, streams

    def words(self, source=None):
        return [source if A is SOURCE and source else self.source if A is SOURCE else A for A in self.arguments]


SOURCE = object()


def sample(folder):
    listing = os.path.join(folder, "listing.ll")
    subprocess.run([os.path.join(BIN, "dxil-dis"), CONTAINER, "-o", listing], check=True)
    source = os.path.join(folder, "a.hlsl")
    with open(source, "w") as f:
        f.write("[numthreads(1, 1, 1)] void main() {}\n")
    manifest = os.path.join(folder, "a.jsonl")
    with open(manifest, "w") as f:
        f.write('{"name": "%s", "profile": "cs_6_0", "output": "%s/made.dxil"}\n' % (source, folder))
    spirv = os.path.join(folder, "a.spv")
    sys.path.insert(0, os.path.join(CORPUS, "..", "..", "fuzz"))
    from make_seeds import spirv_module
    with open(spirv, "wb") as f:
        f.write(spirv_module())
    known = {
        "dxil-ops": Sample(["export", "--format", "json"]),
        "dxil-as": Sample([SOURCE], listing),
        "dxil-tblgen": Sample([SOURCE, "-gen-op-codes"], os.path.join(CORPUS, "..", "..", "DXIL.td")),
        "dxil-dis": Sample([SOURCE], CONTAINER),
        "dxil-diff": Sample([SOURCE, CONTAINER, "--json"], CONTAINER),
        "dxil-prove": Sample([SOURCE, CONTAINER, "--timeout", "1", "--random", "0"], CONTAINER),
        "dxil-from-spirv": Sample([SOURCE], spirv),
        "dxil-link": Sample(["-T", "lib_6_6", SOURCE], LIBRARY),
        "dxil-reduce": Sample([SOURCE, "--test", "true"], CONTAINER, broken=b"no text\0"),
        "dxil-edit": Sample([SOURCE, "--strip-debug"], CONTAINER),
        "dxil-val": Sample([SOURCE, "--format", "json"], CONTAINER, output="--report"),
        "dxil-cc": Sample(["-T", "cs_6_0", SOURCE], source, output="-Fc"),
        "dxil-farm": Sample([SOURCE, "--local", "1", "--state", os.path.join(folder, "state")], manifest, output="--report"),
        "dxil-run": Sample(["--example", SOURCE], CONTAINER),
        "dxil-upgrade": Sample([SOURCE], CONTAINER),
    }
    if TOOL not in known:
        sys.exit(f"{TOOL}: no sample of a run: add it to sample() in {__file__}")
    return known[TOOL]


def to_standard_output():
    """What tools need that write to a file by themselves."""
    return ["-o", "-"] if TOOL in ("dxil-as", "dxil-edit", "dxil-from-spirv", "dxil-link", "dxil-reduce") else []


def run(*words, stdin=None, stdout=None, env=None):
    return subprocess.run([PROGRAM, *words], input=stdin, stdout=stdout or subprocess.PIPE, stderr=subprocess.PIPE,
                          env={**os.environ, **(env or {})}, timeout=120)


def check(holds, what):
    if not holds:
        failures.append(what)
        print(f"{TOOL}: {what}")


def text(process):
    return process.stdout.decode() + process.stderr.decode()


# ---- Help, man page, completion -----------------------------------------------------------------------------------


def options_of_help(help_text):
    """Names at the beginnings of lines: `-o,--output FILE`, `-Fo <file>`, `-O<level>`."""
    found = set()
    for line in help_text.splitlines():
        m = re.match(r"  ?(-[^\s<]+)", line)
        if m:
            found.update(re.sub(r"[<\[].*", "", name) for name in m.group(1).split(","))
    return found


def commands_of_help(help_text):
    _, _, rest = help_text.partition("Subcommands:\n")
    return re.findall(r"^  ([a-z][\w-]*)\s", rest.split("\n\n")[0], re.M)


def options_of_page(page):
    found = set()
    for row in re.findall(r"^\.TP\n(.*)$", page, re.M):
        found.update(name.replace("\\-", "-") for name in re.findall(r"\\fB(.*?)\\fR", row))
    return found


def check_help():
    h = run("--help")
    help_text = h.stdout.decode()
    check(h.returncode == 0 and not h.stderr, "--help has exit code 0 and no errors")
    check("Example" in help_text, "--help has an example")
    check("Exit status" in help_text, "--help says what exit codes mean")
    v = run("--version")
    check(v.returncode == 0 and re.match(rf"{TOOL} \d+\.\d+\.\d+", v.stdout.decode()), "--version")
    wanted = options_of_help(help_text)
    for command in commands_of_help(help_text):
        wanted |= options_of_help(run(command, "--help").stdout.decode())
    return wanted


def check_page(folder, wanted):
    p = run("--manual")
    page = p.stdout.decode()
    check(p.returncode == 0, "--manual has exit code 0")
    has = options_of_page(page)
    check(has == wanted, f"man page and --help differ in {sorted(has ^ wanted)}")
    for section in ("NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS"):
        check(f".SH {section}\n" in page, f"man page has no {section}")
    path = os.path.join(folder, "page.1")
    with open(path, "w") as f:
        f.write(page)
    if shutil.which("groff"):
        said = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z", path], capture_output=True, text=True)
        check(not said.stderr, "groff: " + said.stderr[:500])
    if shutil.which("mandoc"):
        # Pages have no date, so that two builds are equal.
        said = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", path], capture_output=True, text=True)
        rest = [l for l in said.stdout.splitlines() if "missing date" not in l]
        check(not rest, "mandoc: " + "\n".join(rest[:5]))


def bash_words(script, *words):
    """What bash offers for the last word."""
    quoted = " ".join("'" + w + "'" for w in (TOOL, *words))
    code = (f"source {script}; COMP_WORDS=({quoted}); COMP_CWORD={len(words)}; COMP_LINE='{TOOL} {' '.join(words)}'\n"
            f"_{TOOL.replace('-', '_')} 2>/dev/null; printf '%s\\n' \"${{COMPREPLY[@]}}\"")
    said = subprocess.run(["bash", "--norc", "-c", code], capture_output=True, text=True)
    check(not said.stderr, "bash: " + said.stderr[:300])
    return set(said.stdout.split())


def check_completion(folder, wanted):
    for shell in ("bash", "zsh", "fish"):
        p = run("--completion", shell)
        check(p.returncode == 0, f"--completion {shell} has exit code 0")
        path = os.path.join(folder, "_" + TOOL if shell == "zsh" else shell)
        with open(path, "wb") as f:
            f.write(p.stdout)
        if shutil.which(shell):
            said = subprocess.run([shell, "-n", path], capture_output=True, text=True)
            check(said.returncode == 0 and not said.stderr, f"{shell} -n: " + said.stderr[:500])
    script = os.path.join(folder, "bash")
    commands = commands_of_help(run("--help").stdout.decode())
    offered = bash_words(script, "-")
    for command in commands:
        offered |= bash_words(script, command, "-")
    check(offered >= {w.rstrip("=") for w in wanted} or offered >= wanted, f"bash offers no {sorted(wanted - offered)}")
    for color in (("--color", "al"), ("--color", "=", "al")):
        check(bash_words(script, *color) == {"always"}, f"bash: {color} becomes {bash_words(script, *color)}")
    if shutil.which("fish"):
        said = subprocess.run(["fish", "-c", f"source {folder}/fish; complete -C '{TOOL} --colo'"],
                              capture_output=True, text=True, env={**os.environ, "HOME": folder})
        check(said.stdout.startswith("--color"), "fish offers no --color: " + said.stdout[:200] + said.stderr[:200])
    if shutil.which("zsh"):
        if has_pseudo_terminals():
            check_zsh(folder)
        else:
            print(f"{TOOL}: zsh's completion is skipped: this machine has no pseudo terminals (/dev/pts)")


def has_pseudo_terminals():
    try:
        for end in os.openpty():
            os.close(end)
    except OSError:
        return False
    return True


def check_zsh(folder):
    """A terminal of zsh's own, in which the tab key is pressed."""
    code = f"""
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1=; fpath=({folder} \\$fpath); autoload -Uz compinit; compinit -D -u; unsetopt zle_bracketed_paste"
zpty -w shell "bindkey '^I' complete-word; echo rea''dy"
zpty -r shell line '*ready*'
zpty -n -w shell "{TOOL} --comple"$'\\t'
sleep 0.5
zpty -n -w shell "fi"$'\\t'
sleep 0.5
zpty -n -w shell $'\\x15'
zpty -w shell "echo en''d"
zpty -r shell line '*end*'
print -r -- $line
"""
    said = subprocess.run(["zsh", "-f", "-c", code], capture_output=True, text=True, timeout=60,
                          env={**os.environ, "HOME": folder, "TERM": "dumb"})
    check("--completion" in said.stdout and "fish" in said.stdout, "zsh: " + repr(said.stdout[-300:] + said.stderr[:300]))


# ---- Mistakes -----------------------------------------------------------------------------------------------------


def check_mistakes(folder, s):
    wrong = "--hlep" if TOOL != "dxil-cc" else "-nolgo"
    p = run(*s.words(), wrong)
    check(p.returncode == 2, f"an unknown option has exit code {p.returncode}")
    check("did you mean" in p.stderr.decode() and wrong in p.stderr.decode(), "no suggestion: " + text(p)[:200])
    check(p.stderr.decode().startswith(f"{TOOL}: error: "), "an error begins with the tool's name: " + text(p)[:100])
    check(run("--completion", "csh").returncode == 2, "a shell that is not known has exit code 2")
    p = run("--color=sometimes", *s.words())
    check(p.returncode == 2 and "sometimes" in p.stderr.decode(), "--color=sometimes is no mistake: " + text(p)[:200])
    if s.source is None:
        return
    missing = os.path.join(folder, "missing.dxil")
    for color, has in (("always", True), ("never", False)):
        p = run("--color=" + color, *s.words(missing), *to_standard_output())
        check(p.returncode == 2, f"a missing file has exit code {p.returncode}")
        check("missing.dxil" in p.stderr.decode() and "No such file" in p.stderr.decode(), "missing: " + text(p)[:200])
        check(("\x1b[" in p.stderr.decode()) == has, f"colour of errors with --color={color}: {p.stderr[:100]!r}")
    p = run(*s.words(folder))
    check(p.returncode == 2 if TOOL != "dxil-val" else True, f"a folder has exit code {p.returncode}")


def check_outputs(folder, s):
    with open("/dev/full", "wb") as full:
        for words in (s.words(), ["--help"], ["--version"], ["--manual"]):
            if words[0][0] != "-":
                words = [*words, *to_standard_output()]
            p = run(*words, stdout=full)
            check(p.returncode == 2 and p.stderr, f"{words} to a full disk: {p.returncode} {p.stderr[:200]!r}")
    p = run(*s.words(), s.output, "/dev/full")
    check(p.returncode == 2, f"{s.output} /dev/full has exit code {p.returncode}")
    p = run(*s.words(), s.output, os.path.join(folder, "none", "out"))
    check(p.returncode == 2, f"{s.output} in a folder that is not there has exit code {p.returncode}")
    out = os.path.join(folder, "out")
    p = run(*s.words(), s.output, out)
    check(p.returncode == s.code and os.path.getsize(out) > 0, f"{s.output} FILE: {p.returncode} {text(p)[:200]}")
    if s.source is None:
        return
    with open(out, "rb") as f:
        good = f.read()
    # Streams give the same results as files. Messages about standard input use another name.
    with open(s.source, "rb") as f:
        data = f.read()
    p = run(*s.words("-"), s.output, "-", stdin=data)
    same = lambda b: re.sub(rb'"path": .*|// .*', b"", b)
    check(p.returncode == s.code and len(same(p.stdout)) > 0, f"-: {p.returncode} {p.stderr[:200]!r}")
    # These tools print the name of their input, or the time they took.
    if TOOL not in ("dxil-cc", "dxil-farm", "dxil-run", "dxil-upgrade"):
        check(same(p.stdout) == same(good), "- gives something else than the file")
    # An input that cannot be read changes no existing file, and leaves no file behind.
    broken = os.path.join(folder, "broken.ll")
    with open(broken, "wb") as f:
        f.write(s.broken)
    p = run(*s.words(broken), s.output, out)
    check(p.returncode in (1, 2) and p.returncode != s.code, f"a broken input has exit code {p.returncode}")
    if TOOL != "dxil-val":  # its report is an output
        with open(out, "rb") as f:
            check(f.read() == good, "a failure has changed the output")
    check(not [n for n in os.listdir(folder) if "tmp" in n], f"left: {os.listdir(folder)}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        s = sample(folder)
        wanted = check_help()
        check(len(wanted) > 3, f"--help lists few options: {wanted}")
        check_page(folder, wanted)
        check_completion(folder, wanted)
        check_mistakes(folder, s)
        check_outputs(folder, s)
    sys.exit(1 if failures else 0)


main()
