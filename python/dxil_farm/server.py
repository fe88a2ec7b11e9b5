# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A process that prepares, compiles and validates one list of jobs after the other, as it is asked to.

A shader that brings the compiler down, or takes too long, costs this process and not the worker that has
started it. Requests and replies are pickles over a pipe; a reply is sent for each job when it is done.

Run as: python -c BOOT FD, by Server in this file.
"""
import hashlib
import os
import pickle
import re
import resource
import subprocess
import sys
import time
from multiprocessing.connection import Connection, Pipe
from typing import Any, Dict, Iterator, List, Optional

GOOD, WRONG, UNUSABLE = 0, 1, 2  # of a job: exit codes of dxil-cc and dxil-val
PLACEHOLDER = "dxil-farm:name"    # of a container, whose reports are kept for all names that it has


# ---- In the process -----------------------------------------------------------------------------------------------


class Library:
    """A shared library, and what tells it apart from others."""

    def __init__(self, loaded: Any, name: str):
        self.loaded = loaded
        with open("/proc/self/maps") as maps:
            self.path = next(line.split(maxsplit=5)[5].rstrip("\n") for line in maps if name in line)
        with open(self.path, "rb") as file:
            self.identity = hashlib.sha256(file.read()).hexdigest()


class Files:
    """Files of this machine, each read once: a run sees one state of them."""

    def __init__(self) -> None:
        self.known: Dict[str, Optional[bytes]] = {}

    def read(self, path: str) -> Optional[bytes]:
        if path not in self.known:
            try:
                with open(path, "rb") as file:
                    self.known[path] = file.read()
            except OSError:
                self.known[path] = None
        return self.known[path]


class Work:
    """What the process can do. Libraries are loaded when they are needed."""

    def __init__(self) -> None:
        self.files = Files()
        self._compiler: Optional[Library] = None
        self._validator: Optional[Library] = None

    def compiler(self, path: str = "") -> Library:
        if self._compiler is None:
            from . import dxil_compile
            self._compile = dxil_compile
            self._compiler = Library(dxil_compile.load(path or None), "libdxil-compile.so")
        return self._compiler

    def validator(self, path: str = "") -> Library:
        if self._validator is None:
            if path:
                os.environ["DXIL_TOOLS_LIBRARY"] = path
            from . import dxil
            self._validate = dxil
            self._validator = Library(dxil, "libdxil-tools.so")
        return self._validator

    def identity(self, validate: bool, path: str) -> str:
        library = self.validator(path) if validate else self.compiler(path)
        return library.identity

    # -- Compiles

    def _run(self, name: str, text: Any, options: List[str], files: Any) -> Dict[str, Any]:
        begin = time.process_time()
        d = self._compile
        try:
            made = d.compile(name, text, options, files=files, library=self._compiler.loaded)
            said = made.text
            result = {"status": GOOD, "outputs": made.outputs}
        except d.CompileError as error:
            said, result = str(error), {"status": error.status, "outputs": {}}
        result["said"] = said
        result["seconds"] = time.process_time() - begin
        return result

    def prepare(self, job: Dict[str, Any]) -> Dict[str, Any]:
        """Preprocesses a job's source. What comes back has all that compiling it takes, and its key."""
        directory, name = job["directory"], job["name"]
        found: Dict[str, bytes] = {}

        def read(path: str) -> Optional[bytes]:
            data = self.files.read(os.path.join(directory, path))
            if data is not None:
                found[path] = data
            return data

        text = job["text"]
        if text is None:
            text = self.files.read(os.path.join(directory, name))
            if text is None:
                return {"status": UNUSABLE, "said": f"{name}: error: {_why_unreadable(os.path.join(directory, name))}\n"}
        else:
            text = text.encode()
        made = self._run(name, text, job["before"] + ["-P", "-Fi", "-"], read)
        if made["status"] != GOOD and job["preprocessed"]:
            return made  # else the compile says what is wrong
        if job["preprocessed"]:
            work = {"name": name, "options": job["behind"], "text": made["outputs"][self._compile.PREPROCESSED],
                    "files": []}
        else:
            for word in job["given"]:
                for part in _paths_in(word):
                    if part not in job["writes"]:
                        read(part)
            found.pop(name, None)
            work = {"name": name, "options": job["given"], "text": text, "files": sorted(found.items())}
        work["key"] = key_of(self._compiler.identity, work)
        return {"status": GOOD, "said": made["said"] if job["preprocessed"] else "", "work": work,
                "seconds": made["seconds"]}

    def compile(self, work: Dict[str, Any]) -> Dict[str, Any]:
        return self._run(work["name"], work["text"], work["options"], dict(work["files"]))

    # -- Validations

    def validate(self, work: Dict[str, Any]) -> Dict[str, Any]:
        begin = time.process_time()
        d = self._validate
        rules = dict(work["options"])
        if "validator_version" in rules:
            rules["validator_version"] = tuple(int(p) for p in rules["validator_version"].split("."))
        try:
            report = d.validate(work["text"], format=d.ReportFormat.TEXT, name=PLACEHOLDER, **rules)
            status, said = (GOOD if report.valid else WRONG if report.usable else UNUSABLE), report.text
        except d.Error as error:
            status, said = UNUSABLE, f"{PLACEHOLDER}: error: {error}\n"
        return {"status": status, "outputs": {}, "said": said, "seconds": time.process_time() - begin}


def _why_unreadable(path: str) -> str:
    try:
        with open(path, "rb"):
            return "cannot be read"
    except OSError as error:
        return error.strerror or str(error)


def _paths_in(word: str) -> Iterator[str]:
    """What an option may name a file by: `notes.txt`, `PRIV=notes.txt`."""
    for part in re.split(r"[;=]", word):
        if part and not part.startswith("-"):
            yield part
    yield word


def key_of(identity: str, work: Dict[str, Any]) -> str:
    """What names all that a result depends on."""
    digest = hashlib.sha256()
    parts = [identity.encode(), work["name"].encode(), repr(work["options"]).encode(), work["text"]]
    for path, data in work["files"]:
        parts += [path.encode(), data]
    for part in parts:
        digest.update(len(part).to_bytes(8, "little"))
        digest.update(part)
    return digest.hexdigest()


def serve(descriptor: int) -> None:
    """Answers until the pipe is closed."""
    pipe = Connection(descriptor)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    work = Work()
    while True:
        try:
            what, arguments = pickle.loads(pipe.recv_bytes())
        except EOFError:
            return
        if what == "identity":
            try:
                reply = {"identity": work.identity(*arguments)}
            except (OSError, AttributeError, ImportError, StopIteration) as error:
                reply = {"error": str(error)}
            pipe.send_bytes(pickle.dumps(reply))
            continue
        do = getattr(work, what)
        for job in arguments:
            pipe.send_bytes(pickle.dumps(do(job)))


# ---- Outside ------------------------------------------------------------------------------------------------------


class ServerError(Exception):
    """The process cannot do its work at all, with the reason."""


class Server:
    """Such a process, seen from the one that has started it. Not for several threads at a time."""

    BOOT = "import sys; sys.path[:0] = [sys.argv[1]]; from importlib import import_module as i; " \
           "i(sys.argv[2] + '.server').serve(int(sys.argv[3]))"

    def __init__(self, root: str, package: str, validate: bool, library: str, expected: str = ""):
        """`root` is a folder or zip file with the package; `library` a path, empty for where the system finds
        it; `expected` its identity, if another one is an error. Raises ServerError."""
        self.arguments = (root, package)
        self.validate, self.library, self.expected = validate, library, expected
        self.process: Optional[subprocess.Popen] = None
        self.pipe: Any = None
        self.identity = ""
        self._start()

    def _start(self) -> None:
        self.pipe, other = Pipe()
        self.process = subprocess.Popen(
            [sys.executable, "-E", "-S", "-c", self.BOOT, *self.arguments, str(other.fileno())],
            pass_fds=[other.fileno()], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        other.close()
        self._send("identity", (self.validate, self.library))
        try:
            said = pickle.loads(self.pipe.recv_bytes())
        except EOFError:
            said = {"error": f"the process ended with {self.process.wait()}"}
        if "error" in said:
            self.stop()
            raise ServerError(said["error"])
        self.identity = said["identity"]
        if self.expected and self.identity != self.expected:
            self.stop()
            raise ServerError(f"the library is another one, {self.identity[:12]} (expected {self.expected[:12]}: the "
                              "same file as where dxil-farm runs)")

    def _send(self, what: str, arguments: Any) -> None:
        self.pipe.send_bytes(pickle.dumps((what, arguments), protocol=5))

    def run(self, what: str, jobs: List[Dict[str, Any]], timeout: float) -> List[Dict[str, Any]]:
        """The results of the jobs, in their order. One that ends the process, or takes longer than `timeout`
        seconds, has failed."""
        results: List[Dict[str, Any]] = []
        while len(results) < len(jobs):
            rest = jobs[len(results):]
            try:
                self._send(what, rest)
                for _ in rest:
                    if not self.pipe.poll(timeout):
                        raise TimeoutError
                    results.append(pickle.loads(self.pipe.recv_bytes()))
            except (EOFError, OSError, TimeoutError) as error:
                results.append(self._failure(jobs[len(results)], error, timeout))
                self.stop()
                self._start()
        return results

    def _failure(self, job: Dict[str, Any], error: Exception, timeout: float) -> Dict[str, Any]:
        if isinstance(error, TimeoutError):
            said = f"it took longer than {timeout:g} seconds"
        else:
            code = self.process.wait()
            said = f"the compiler crashed (signal {-code})" if code < 0 else f"the compiler ended with {code}"
        return {"status": WRONG, "outputs": {}, "said": f"{job['name']}: error: {said}\n", "seconds": 0.0,
                "again": True}  # not a result that is kept

    def stop(self) -> None:
        self.pipe.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
