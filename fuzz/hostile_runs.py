#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hostile descriptions, case files and pipelines of the offload suite through dxil-run.

    fuzz/hostile_runs.py --run build/bin/dxil-run --count 1000 [--seed 1] [--keep DIR]

Descriptions begin as what `dxil-run --example` writes for containers of each stage, case files as those of
tests/execution/cases, pipelines as those of tests/tools/dxil-run-offload.test; each is changed at a few places: misspelt keys, huge, negative and fractional numbers, NaN,
wrong types, deep nesting, long texts, missing and repeated parts, bytes. Each is one process with limits of time and
memory. It must end with exit code 0, 1 or 2, with an error for the last; a misspelt key of which one letter is
another must be named with the right one. The same seed gives the same inputs.
"""
import argparse
import copy
import json
import pathlib
import random
import re
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
STAGES = ["cs_", "ps_", "vs_", "gs_", "tess_", "ms_", "as_", "lib_", "rt_", "wg_"]
NUMBERS = [0, -1, 1, 0.5, -0.0, 2**31, 2**32 - 1, 2**32, 2**53 + 1, 2**63, 2**64 - 1, 2**64, -2**63, 1e308, -1e308,
           16777216, 65536, 4294967295.5]
TOKENS = ["NaN", "Infinity", "1e999", "-", "00", "0x10", "tru", "'x'", "\\u0000", "\x00", "\xff", "[" * 100000, "{\"a\":" * 50000]
YAML_TOKENS = ["&a", "*a", "!!str", "|", ">", "- ", "{", "}", "[", "]", ": ", "? ", "---", "...", "%YAML 1.2", "\t", "# "]
# The shaders of the pipelines, in the order of their containers.
PIPELINES = {"compute": ["-T cs_6_6"], "root": ["-T cs_6_0"], "heap": ["-T cs_6_6"], "rays": ["-T lib_6_5"],
             "draw": ["-T vs_6_0 -E vs", "-T ps_6_0 -E ps"]}


def places(value):
    """Every (container, key) of a document."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield value, key
            yield from places(inner)
    elif isinstance(value, list):
        for i, inner in enumerate(value[:50]):
            yield value, i
            yield from places(inner)


def nested(depth, chooser):
    value = 1
    for _ in range(depth):
        value = [value] if chooser.random() < 0.5 else {"data": value}
    return value


def misspell(key, chooser):
    i = chooser.randrange(len(key))
    kind = chooser.randrange(3)
    if kind == 0 and len(key) > 3:
        return key[:i] + key[i + 1:]
    if kind == 1:
        return key[:i] + chooser.choice("abcxyz") + key[i + 1:]
    return key[:i] + key[i] + key[i:]


def change(document, chooser):
    """One change of a document in place; the right key where one was misspelt alone."""
    found = list(places(document))
    holder, key = chooser.choice(found)
    kind = chooser.randrange(9)
    if kind == 0 and isinstance(holder, dict) and key:
        wrong = misspell(key, chooser)
        if wrong not in holder:
            holder[wrong] = holder.pop(key)
            return key, wrong
    elif kind == 1:
        del holder[key]
    elif kind == 2:
        holder[key] = nested(chooser.choice([1, 10, 100, 400]), chooser)
    elif kind == 3:
        holder[key] = chooser.choice([None, True, "", "x" * chooser.choice([1, 1000, 1000000]), [], {}, [[]], {"": 1}, "nan",
                                      "-inf", "0xffffffffffffffffffff", "../../etc/passwd", "é\u0000"])
    elif kind == 4 and isinstance(holder, list):
        holder.extend(copy.deepcopy(holder[:50]) * chooser.choice([1, 3, 2000]))
    elif kind == 5:
        other, from_key = chooser.choice(found)
        holder[key] = copy.deepcopy(other[from_key])
    elif kind == 6:
        holder[key] = [chooser.choice(NUMBERS) for _ in range(chooser.randrange(20))]
    else:
        holder[key] = chooser.choice(NUMBERS)
    return None


def change_text(text, chooser):
    """One change of a text, by lines, words or characters."""
    lines = text.split("\n")
    at = chooser.randrange(len(lines))
    words = lines[at].split(" ")
    word = chooser.randrange(len(words))
    kind = chooser.randrange(7)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines.insert(at, chooser.choice(lines))
    elif kind == 2:
        words[word] = str(chooser.choice(NUMBERS))
    elif kind == 3:
        del words[word]
    elif kind == 4:
        words[word] = words[word] * chooser.choice([2, 1000])
    elif kind == 5:
        words.insert(word, chooser.choice(TOKENS + ["->", "|", ":", "end", "check", "buffer", "expect", "any", "nan"]))
    else:
        words[word] = chooser.choice(chooser.choice(lines).split(" "))
    if kind >= 2:
        lines[at] = " ".join(words)
    return "\n".join(lines)


def change_json_text(text, chooser):
    i = chooser.randrange(len(text) + 1)
    kind = chooser.randrange(4)
    if kind == 0:
        return text[:i]
    if kind == 1:
        return text[:i] + chooser.choice(TOKENS) + text[i:]
    if kind == 2:
        return text[:i] + text[i + chooser.randrange(1, 20):]
    return text[:i] + chooser.choice('{}[],:"0-') + text[i:]


def change_yaml(text, chooser):
    """One change of a text; the right key where one was misspelt alone."""
    kind = chooser.randrange(4)
    if kind == 0:
        key = chooser.choice(list(re.finditer(r"[A-Za-z]{4,}(?=:)", text)))
        wrong = misspell(key[0], chooser)
        return text[:key.start()] + wrong + text[key.end():], wrong != key[0] and (key[0], wrong)
    if kind == 1:
        i = chooser.randrange(len(text) + 1)
        return text[:i] + chooser.choice(YAML_TOKENS) + text[i:], None
    if kind == 2:
        number = chooser.choice(list(re.finditer(r"\b\d[\w.]*", text)))
        return text[:number.start()] + str(chooser.choice(NUMBERS)) + text[number.end():], None
    return change_text(text, chooser), None


def limit(seconds, megabytes):
    def apply():
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return apply


def wrong_of(done, misspelt, is_description):
    """Returns the fault of a run, or None."""
    said = done.stderr.decode(errors="replace")
    if done.returncode < 0:
        return f"signal {-done.returncode}: {said[-300:]}"
    if done.returncode not in (0, 1, 2):
        return f"exit code {done.returncode}: {said[:300]}"
    if done.returncode == 2 and "error" not in said:
        return f"exit code 2 without an error: {said[:300]}"
    for word in ("Assertion", "Stack dump", "LLVM ERROR", "terminate called", "bad_alloc"):
        if word in said:
            return f"says {word}: {said[:300]}"
    if is_description and len(said) > 10000:  # compilers may print any amount
        return f"says {len(said)} bytes"
    if misspelt and not ("did you mean" in said and misspelt[0] in said):
        return f"'{misspelt[1]}' for '{misspelt[0]}' gives {done.returncode}: {said[:300]}"
    return None


def examples(run, containers, chooser, count):
    """Containers with the description that dxil-run writes for them."""
    result = []
    for stage in STAGES:
        files = sorted(containers.glob(stage + "*"))
        for path in chooser.sample(files, min(count, len(files))):
            made = subprocess.run([run, "--example", path], capture_output=True, text=True)
            if made.returncode == 0:
                result.append((path, json.loads(made.stdout)))
    return result


def pipelines(run, folder):
    """Pipelines with their containers, from the test of --offload."""
    parts = re.split(r"^#--- (.*)\n", (ROOT / "tests/tools/dxil-run-offload.test").read_text(), flags=re.M)
    texts = dict(zip(parts[1::2], parts[2::2]))
    result = []
    for name, shaders in PIPELINES.items():
        containers = []
        for i, line in enumerate(shaders):
            source, container = folder / f"{name}.hlsl", folder / f"{name}{i}.dxil"
            source.write_text(texts[source.name])
            compiler = pathlib.Path(run).with_name("dxil-cc")
            subprocess.run([compiler, source, *line.split(), "-Fo", container], check=True, capture_output=True)
            containers.append(container)
        result.append((containers, texts[f"{name}.yaml"]))
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--run", default=ROOT / "build/bin/dxil-run", help="default: build/bin/dxil-run")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=int, default=20, help="of the processor, for each (default: 20)")
    parser.add_argument("--megabytes", type=int, default=6144, help="of memory, for each (default: 6144)")
    parser.add_argument("--keep", help="write the inputs of findings to this folder")
    options = parser.parse_args()
    chooser = random.Random(options.seed)
    descriptions = examples(options.run, ROOT / "tests/corpus/dxil", chooser, 8)
    cases = sorted((ROOT / "tests/execution/cases").rglob("*.cases"))
    keep = options.keep and pathlib.Path(options.keep)
    findings, codes = 0, {}
    with tempfile.TemporaryDirectory() as temporary:
        suite = pipelines(options.run, pathlib.Path(temporary))
        for i in range(options.count):
            misspelt = None
            if i % 4 == 3:
                text = chooser.choice(cases).read_text()
                for _ in range(chooser.choice([1, 1, 3])):
                    text = change_text(text, chooser)
                path = pathlib.Path(temporary, "hostile.cases")
                command = [options.run, path]
            elif i % 8 == 5:
                containers, text = chooser.choice(suite)
                changes = []
                for _ in range(chooser.choice([1, 1, 3])):
                    text, change_made = change_yaml(text, chooser)
                    changes.append(change_made)
                misspelt = changes[0] if len(changes) == 1 else None
                path = pathlib.Path(temporary, "hostile.yaml")
                command = [options.run, path, *containers, "--offload"]
            else:
                container, description = chooser.choice(descriptions)
                description = copy.deepcopy(description)
                changes = [change(description, chooser) for _ in range(chooser.choice([1, 1, 1, 2, 4])) if description]
                misspelt = changes[0] if len(changes) == 1 else None
                text = json.dumps(description)
                if i % 8 == 0:
                    text, misspelt = change_json_text(text, chooser), None
                path = pathlib.Path(temporary, "hostile.json")
                command = [options.run, container, path]
            path.write_bytes(text.encode(errors="surrogatepass"))
            command += ["--max-steps", "1000000", "--max-iterations", "100000", "--threads", "1", "-q"]
            done = subprocess.run(command, capture_output=True, preexec_fn=limit(options.seconds, options.megabytes), cwd=temporary)
            codes[done.returncode] = codes.get(done.returncode, 0) + 1
            wrong = wrong_of(done, misspelt, path.suffix != ".cases")
            if wrong:
                findings += 1
                print(f"{i} {command[1].name if path.suffix == '.json' else ''}: {wrong}", flush=True)
                if keep:
                    keep.mkdir(parents=True, exist_ok=True)
                    (keep / f"{i}{path.suffix}").write_bytes(path.read_bytes())
    print(f"{options.count} inputs, {findings} findings; exit codes {dict(sorted(codes.items()))}")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
