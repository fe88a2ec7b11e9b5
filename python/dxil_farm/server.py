# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A process that prepares, compiles and validates one batch of jobs after the other, as it is asked to.

A shader that brings the compiler down, or takes too long, costs this process and not the worker that has
started it. A request names the work and brings a packed batch, which only the process unpacks; replies are pickled
lists of results, some of them together. Which job is being done, and since when, stands in memory that both see.

Run as: python -c BOOT ROOT PACKAGE PIPE PROGRESS, by Server in this file.
"""
import hashlib
import lzma
import mmap
import os
import pickle
import re
import resource
import struct
import subprocess
import sys
import time
import zlib
from multiprocessing.connection import Connection, Pipe
from typing import Any, Callable, Dict, Iterator, List, Optional, Sequence, Tuple, Union

GOOD, WRONG, UNUSABLE = 0, 1, 2  # exit codes of a job, as of dxil-cc and dxil-val
PLACEHOLDER = "dxil-farm:name"    # name of a container in reports, which are stored for all of its names
REPLY_SECONDS = 0.1               # results made within this time share one reply: each reply wakes two processes
ZLIB_WINDOW = 32 << 10            # how far back zlib finds repetitions

# ---- Batches ------------------------------------------------------------------------------------------------------


def pack(jobs: List[Dict[str, Any]], contents: Dict[str, bytes]) -> bytes:
    """A batch to travel. `contents` has the bytes of the files that jobs name by a digest. Permutations of a text are
    nearly the same: zlib sees that where two of them fit into its window, lzma at any size for six times the time."""
    data = pickle.dumps((jobs, contents), protocol=5)
    if max(len(job["text"]) for job in jobs) < ZLIB_WINDOW // 2:
        return b"z" + zlib.compress(data, 1)
    return b"x" + lzma.compress(data, check=lzma.CHECK_CRC32, preset=1)


def pack_here(jobs: List[Dict[str, Any]]) -> bytes:
    """A batch for a process of this machine."""
    return b"-" + pickle.dumps((jobs, {}), protocol=5)


UNPACK = {b"z": zlib.decompress, b"x": lzma.decompress, b"-": lambda data: data}


def unpack(data: bytes) -> List[Dict[str, Any]]:
    jobs, contents = pickle.loads(UNPACK[data[:1]](memoryview(data)[1:]))
    for job in jobs:
        if contents and job["files"]:
            job["files"] = [(path, contents[digest]) for path, digest in job["files"]]
    return jobs


class Progress:
    """What the process is doing: the number of a job in its batch, and the time at which it was begun."""

    def __init__(self, descriptor: int):
        os.ftruncate(descriptor, 16)
        self._bytes = mmap.mmap(descriptor, 16)

    def begin(self, index: int) -> float:
        now = time.monotonic()
        struct.pack_into("<d", self._bytes, 8, now)  # written before the number: a new number never has an old time
        struct.pack_into("<q", self._bytes, 0, index)
        return now

    def read(self) -> Tuple[int, float]:
        [index] = struct.unpack_from("<q", self._bytes, 0)
        return index, struct.unpack_from("<d", self._bytes, 8)[0]


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

    def _run(self, name: str, text: Any, options: List[str], files: Any, wanted: Sequence[int]) -> Dict[str, Any]:
        begin = time.process_time()
        d = self._compile
        try:
            made = d.compile(name, text, options, files=files, library=self._compiler.loaded, wanted=wanted)
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
        made = self._run(name, text, job["before"] + ["-P", "-Fi", "-"], read, (self._compile.PREPROCESSED,))
        if made["status"] != GOOD and job["preprocessed"]:
            return made  # otherwise the compile reports the error
        if job["preprocessed"]:
            work = {"name": name, "options": job["behind"], "text": made["outputs"][self._compile.PREPROCESSED],
                    "files": []}
        else:
            writes = set(job["outputs"].values())
            for word in job["given"]:
                for part in _paths_in(word):
                    if part not in writes:
                        read(part)
            found.pop(name, None)
            work = {"name": name, "options": job["given"], "text": text, "files": sorted(found.items())}
        work["key"] = key_of(self._compiler.identity, work)
        work["wanted"] = [getattr(self._compile, output) for output in job["outputs"]]
        return {"status": GOOD, "said": made["said"] if job["preprocessed"] else "", "work": work,
                "seconds": made["seconds"]}

    def compile(self, work: Dict[str, Any]) -> Dict[str, Any]:
        return self._run(work["name"], work["text"], work["options"], dict(work["files"]), work["wanted"])

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


def serve(descriptor: int, shared: int) -> None:
    """Answers until the pipe is closed."""
    pipe, progress = Connection(descriptor), Progress(shared)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    work = Work()
    try:
        while True:
            what, arguments = pickle.loads(pipe.recv_bytes())
            if what == "identity":
                pipe.send_bytes(pickle.dumps(_identity(work, *arguments)))
            else:
                _do(getattr(work, what), *arguments, pipe, progress)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass  # the client is gone


def _do(do: Callable, batch: bytes, first: int, end: int, pipe: Any, progress: Progress) -> None:
    """Does jobs of a batch and sends what they give: how many results, and a pickled list of them."""
    results: List[Dict[str, Any]] = []

    def reply() -> None:
        pipe.send_bytes(struct.pack("<I", len(results)) + pickle.dumps(results, protocol=5))
        results.clear()

    jobs = unpack(batch)
    sent = time.monotonic()
    for index in range(first, end):
        now = progress.begin(index)
        if results and now - sent > REPLY_SECONDS:
            reply()
            sent = now
        results.append(do(jobs[index]))
    reply()


def _identity(work: Work, validate: bool, path: str) -> Dict[str, str]:
    try:
        return {"identity": work.identity(validate, path)}
    except (OSError, AttributeError, ImportError, StopIteration) as error:
        return {"error": str(error)}


# ---- Outside ------------------------------------------------------------------------------------------------------


def unpack_results(replies: List[bytes]) -> Iterator[Dict[str, Any]]:
    for reply in replies:
        yield from pickle.loads(reply)


class ServerError(Exception):
    """The process cannot do its work at all, with the reason."""


class Server:
    """Such a process, seen from the one that has started it. Not for several threads at a time."""

    # As in dxil-cc -j: the memory of a job is kept for the next one.
    MEMORY = {"MALLOC_TRIM_THRESHOLD_": str(64 << 20), "MALLOC_TOP_PAD_": str(32 << 20),
              "MALLOC_MMAP_THRESHOLD_": str(64 << 20)}
    BOOT = "import sys; sys.path[:0] = [sys.argv[1]]; from importlib import import_module as i; " \
           "i(sys.argv[2] + '.server').serve(*map(int, sys.argv[3:]))"

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
        shared = os.memfd_create("dxil-farm-progress")
        self.progress = Progress(shared)
        self.process = subprocess.Popen(
            [sys.executable, "-E", "-S", "-c", self.BOOT, *self.arguments, str(other.fileno()), str(shared)],
            pass_fds=[other.fileno(), shared], env={**os.environ, **self.MEMORY}, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL)
        other.close()
        os.close(shared)
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

    def run(self, what: str, batch: bytes, count: int, timeout: float) -> List[bytes]:
        """The results of the `count` jobs of a packed batch, in their order, in pickled lists. A job that ends the
        process, or takes longer than `timeout` seconds, has failed."""
        replies: List[bytes] = []
        left: List[Union[bytes, Tuple[int, int]]] = [(0, count)]  # jobs to run, and the replies after them
        while left:
            todo = left.pop()
            if isinstance(todo, bytes):
                replies.append(todo)
                continue
            first, end = todo
            if first == end:
                continue
            try:
                self.progress.begin(first)
                self._send(what, (batch, first, end))
                while first < end:
                    self._wait(timeout)
                    reply = self.pipe.recv_bytes()
                    first += struct.unpack_from("<I", reply)[0]
                    replies.append(reply[4:])
            except (EOFError, OSError, TimeoutError) as error:
                # The next process repeats work whose result was not sent.
                failed = min(max(self.progress.read()[0], first), end - 1)
                failure = self._failure(unpack(batch)[failed], error, timeout)
                left += [(failed + 1, end), pickle.dumps([failure]), (first, failed)]
                self.stop()
                self._start()
        return replies

    def _wait(self, timeout: float) -> None:
        """Until there is a reply. Raises TimeoutError where one job takes longer than `timeout`."""
        most = timeout
        while not self.pipe.poll(most):
            most = self.progress.read()[1] + timeout - time.monotonic()
            if most <= 0:
                raise TimeoutError

    def _failure(self, job: Dict[str, Any], error: Exception, timeout: float) -> Dict[str, Any]:
        if isinstance(error, TimeoutError):
            said = f"it took longer than {timeout:g} seconds"
        else:
            code = self.process.wait()
            said = f"the compiler crashed (signal {-code})" if code < 0 else f"the compiler ended with {code}"
        return {"status": WRONG, "outputs": {}, "said": f"{job['name']}: error: {said}\n", "seconds": 0.0,
                "again": True}  # the result is not stored

    def stop(self) -> None:
        self.pipe.close()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
