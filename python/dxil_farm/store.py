# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The state folder: results by their content, and a journal of which work gave which.

    journal.jsonl   a line for each piece of work that has ended: its key, and SHA-256, place and size of its outputs
    objects         the bytes of all outputs, each once, one behind the other: a million files would cost more than
                    compiling some shaders
    lock            held by the run that writes

A line is written when its bytes are there, and these are compared with their SHA-256 when they are read: what an
interruption, a full disk or a crash of the system leaves half done is not found, and made again.
"""
import fcntl
import hashlib
import json
import os
import pathlib
from typing import Any, Dict, Iterator, List, NamedTuple, Optional, Tuple

SCHEMA = 1
ENCODER = json.JSONEncoder(separators=(",", ":"))  # created once: json.dumps() creates one for each call


class StoreError(Exception):
    """The folder cannot be used, with the reason."""


class Result(NamedTuple):
    """What came of a piece of work."""
    status: int
    said: str                  # printed messages
    seconds: float             # CPU time of the compile or validation
    outputs: Dict[int, bytes]


def _has_bytes(path: str, data: bytes) -> bool:
    try:
        file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        return False
    with open(file, "rb", buffering=0) as there:
        return os.fstat(file).st_size == len(data) and there.read() == data


def _create(path: str) -> int:
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC
    try:
        return os.open(path, flags, 0o666)
    except FileNotFoundError:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return os.open(path, flags, 0o666)


def write_whole(path: str, data: bytes) -> None:
    """Writes a file that is there under its name only when it is whole; one with the same bytes stays. By calls of
    the system alone: the files of Python's library take half as long again."""
    if path in ("/dev/null", "/dev/full", "/dev/stdout"):
        with open(path, "wb") as device:
            device.write(data)
        return
    if _has_bytes(path, data):
        return
    temporary = f"{path}.{os.getpid()}.tmp"
    file = _create(temporary)
    try:
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(file, rest):]
        finally:
            os.close(file)
        os.rename(temporary, path)
    except BaseException:
        os.unlink(temporary)
        raise


class _Growing:
    """A file that grows at its end. What is appended is written by flush(), at its place, so that a flush that is
    interrupted may be done again."""

    def __init__(self, path: pathlib.Path):
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o666)
        self._written = self._end = os.fstat(self._file).st_size
        self._waiting: List[bytes] = []

    def append(self, data: bytes) -> int:
        """Returns where it will stand."""
        at, self._end = self._end, self._end + len(data)
        self._waiting.append(data)
        return at

    def flush(self) -> None:
        rest, at = memoryview(b"".join(self._waiting)), self._written
        while rest:
            count = os.pwrite(self._file, rest, at)
            rest, at = rest[count:], at + count
        self._written, self._waiting = at, []

    def read(self, at: int, size: int) -> bytes:
        self.flush()
        return os.pread(self._file, size, at)

    def lines(self, at: int = 0) -> Iterator[bytes]:
        """The lines from there on; the last one may have no end."""
        self.flush()
        with open(self._file, "rb", closefd=False) as file:
            file.seek(at)
            yield from file

    def truncate(self, size: int) -> None:
        os.ftruncate(self._file, size)
        self._written = self._end = size

    def close(self) -> None:
        os.close(self._file)


class Store:
    def __init__(self, folder: str):
        """Opens or makes the folder. Raises StoreError."""
        self.folder = pathlib.Path(folder)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = open(self.folder / "lock", "a")
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._objects = _Growing(self.folder / "objects")
            self._journal = _Growing(self.folder / "journal.jsonl")
            self._known: Dict[str, Tuple[int, int]] = {}  # position and size of bytes, by their digest
            self._places = self._read()
        except BlockingIOError:
            raise StoreError(f"{folder}: another run uses it (expected --state with a folder of its own)") from None
        except OSError as error:
            raise StoreError(f"{folder}: {error.strerror or error}") from None

    def _read(self) -> Dict[bytes, int]:
        """Where the line of each key begins. What an interruption has left of a last line goes."""
        places: Dict[bytes, int] = {}
        at = 0
        for line in self._journal.lines():
            if not line.endswith(b"\n"):
                self._journal.truncate(at)
                break
            try:
                entry = json.loads(line)
                if entry.get("schema_version", SCHEMA) != SCHEMA:
                    raise StoreError(f"{self.folder}: its version is {entry['schema_version']} (expected {SCHEMA}: "
                                     "--state with another folder)")
                if "key" in entry:
                    places[bytes.fromhex(entry["key"])] = at
                    self._known.update((digest, (place, size)) for digest, place, size in entry["outputs"].values())
            except (ValueError, KeyError, TypeError, AttributeError):
                pass  # a damaged line: the job runs again
            at += len(line)
        if at == 0:
            self._append({"schema_version": SCHEMA})
        return places

    def _append(self, entry: Dict[str, Any]) -> int:
        return self._journal.append(ENCODER.encode(entry).encode() + b"\n")

    def __len__(self) -> int:
        return len(self._places)

    def _keep(self, data: bytes) -> List[Any]:
        """Digest, place and size of bytes that are kept now."""
        digest = hashlib.sha256(data).hexdigest()
        if digest not in self._known:
            self._known[digest] = (self._objects.append(data), len(data))
        return [digest, *self._known[digest]]

    def put(self, key: str, result: Result) -> None:
        """Keeps a result, in memory until flush()."""
        outputs = {which: self._keep(data) for which, data in result.outputs.items()}
        at = self._append({"key": key, "status": result.status, "said": result.said,
                           "seconds": round(result.seconds, 6), "outputs": outputs})
        self._places[bytes.fromhex(key)] = at

    def flush(self) -> None:
        """All that was put is in the files, the bytes first. Raises OSError."""
        self._objects.flush()
        self._journal.flush()

    def _bytes(self, digest: str, place: int, size: int) -> bytes:
        data = self._objects.read(place, size)
        if hashlib.sha256(data).hexdigest() != digest:
            self._known.pop(digest, None)
            raise ValueError("damaged")
        return data

    def get(self, key: str) -> Optional[Result]:
        """The result of earlier work, if all of it is there."""
        at = self._places.get(bytes.fromhex(key))
        if at is None:
            return None
        try:
            entry = json.loads(next(self._journal.lines(at)))
            outputs = {int(which): self._bytes(*where) for which, where in entry["outputs"].items()}
            return Result(entry["status"], entry["said"], entry["seconds"], outputs)
        except (OSError, ValueError, KeyError, TypeError, OverflowError, StopIteration):
            return None

    def close(self) -> None:
        """What flush() has not written is lost."""
        for file in (self._objects, self._journal, self._lock):
            file.close()
