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
from typing import Any, Dict, List, NamedTuple, Optional, Tuple

SCHEMA = 1


class StoreError(Exception):
    """The folder cannot be used, with the reason."""


class Result(NamedTuple):
    """What came of a piece of work."""
    status: int
    said: str                  # messages
    seconds: float             # CPU time of the compile or the validation
    outputs: Dict[int, bytes]


def write_whole(path: str, data: bytes) -> None:
    """Writes a file that is there under its name only when it is whole; one with the same bytes stays."""
    if path in ("/dev/null", "/dev/full", "/dev/stdout"):
        with open(path, "wb") as file:
            file.write(data)
        return
    try:
        with open(path, "rb") as file:
            if os.fstat(file.fileno()).st_size == len(data) and file.read() == data:
                return
    except FileNotFoundError:
        os.makedirs(os.path.dirname(path) or ".", exist_ok=True)
    temporary = f"{path}.{os.getpid()}.tmp"
    try:
        with open(temporary, "wb") as file:
            file.write(data)
        os.replace(temporary, path)
    except BaseException:
        if os.path.exists(temporary):
            os.unlink(temporary)
        raise


class Store:
    def __init__(self, folder: str):
        """Opens or makes the folder. Raises StoreError."""
        self.folder = pathlib.Path(folder)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = open(self.folder / "lock", "a")
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._objects = open(self.folder / "objects", "a+b")
            self._journal = open(self.folder / "journal.jsonl", "a+b")
            self._known: Dict[str, Tuple[int, int]] = {}  # place and size of bytes by their digest
            self._places = self._read()
        except BlockingIOError:
            raise StoreError(f"{folder}: another run uses it (expected --state with a folder of its own)") from None
        except OSError as error:
            raise StoreError(f"{folder}: {error.strerror or error}") from None

    def _read(self) -> Dict[bytes, int]:
        """Where the line of each key begins. What an interruption has left of a last line goes."""
        places: Dict[bytes, int] = {}
        self._journal.seek(0)
        at = 0
        for line in self._journal:
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
                pass  # a damaged line: the work is done again
            at += len(line)
        if at == 0:
            self._append({"schema_version": SCHEMA})
        return places

    def _append(self, entry: Dict[str, Any]) -> int:
        self._journal.seek(0, os.SEEK_END)
        at = self._journal.tell()
        self._journal.write(json.dumps(entry, separators=(",", ":")).encode() + b"\n")
        return at

    def __len__(self) -> int:
        return len(self._places)

    def _keep(self, data: bytes) -> List[Any]:
        """Digest, place and size of bytes that are kept now."""
        digest = hashlib.sha256(data).hexdigest()
        if digest not in self._known:
            place = self._objects.seek(0, os.SEEK_END)
            self._objects.write(data)
            self._known[digest] = (place, len(data))
        return [digest, *self._known[digest]]

    def put(self, key: str, result: Result) -> None:
        """Keeps a result. Raises OSError."""
        outputs = {which: self._keep(data) for which, data in result.outputs.items()}
        at = self._append({"key": key, "status": result.status, "said": result.said,
                           "seconds": round(result.seconds, 6), "outputs": outputs})
        self._places[bytes.fromhex(key)] = at

    def flush(self) -> None:
        """All that was put is in the files, the bytes first. Raises OSError."""
        self._objects.flush()
        self._journal.flush()

    def _bytes(self, digest: str, place: int, size: int) -> bytes:
        data = os.pread(self._objects.fileno(), size, place)
        if hashlib.sha256(data).hexdigest() != digest:
            self._known.pop(digest, None)
            raise ValueError("damaged")
        return data

    def get(self, key: str) -> Optional[Result]:
        """The result of earlier work, if all of it is there."""
        at = self._places.get(bytes.fromhex(key))
        if at is None:
            return None
        self.flush()
        try:
            self._journal.seek(at)
            entry = json.loads(self._journal.readline())
            outputs = {int(which): self._bytes(*where) for which, where in entry["outputs"].items()}
            return Result(entry["status"], entry["said"], entry["seconds"], outputs)
        except (OSError, ValueError, KeyError, TypeError, OverflowError):
            return None

    def close(self) -> None:
        for file in (self._objects, self._journal, self._lock):
            try:
                file.close()
            except OSError:
                pass  # a full disk, which a write has said
