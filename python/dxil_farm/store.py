# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The state folder: results by their content, and a journal of which work gave which.

    objects/ab/cdef...   the bytes of an output, named by their SHA-256
    journal.jsonl        a line for each piece of work that has ended
    lock                 held by the run that writes

A line is written when its objects are there, and bytes are compared with their name when they are read: what an
interruption, a full disk or a crash of the system leaves half done is not found, and made again.
"""
import fcntl
import hashlib
import json
import os
import pathlib
from typing import Any, Dict, NamedTuple, Optional

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
            self._journal = open(self.folder / "journal.jsonl", "a+b")
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
            except ValueError:
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

    def _object(self, digest: str) -> pathlib.Path:
        return self.folder / "objects" / digest[:2] / digest[2:]

    def put(self, key: str, result: Result) -> None:
        """Keeps a result. Raises OSError."""
        outputs = {}
        for which, data in result.outputs.items():
            digest = hashlib.sha256(data).hexdigest()
            write_whole(str(self._object(digest)), data)
            outputs[which] = digest
        at = self._append({"key": key, "status": result.status, "said": result.said,
                           "seconds": round(result.seconds, 6), "outputs": outputs})
        self._places[bytes.fromhex(key)] = at

    def flush(self) -> None:
        self._journal.flush()

    def get(self, key: str) -> Optional[Result]:
        """The result of earlier work, if all of it is there."""
        at = self._places.get(bytes.fromhex(key))
        if at is None:
            return None
        self._journal.flush()
        self._journal.seek(at)
        try:
            entry = json.loads(self._journal.readline())
            outputs = {int(which): self._object(digest).read_bytes() for which, digest in entry["outputs"].items()}
            if any(hashlib.sha256(data).hexdigest() != entry["outputs"][str(which)] for which, data in outputs.items()):
                return None
            return Result(entry["status"], entry["said"], entry["seconds"], outputs)
        except (OSError, ValueError, KeyError):
            return None

    def close(self) -> None:
        self._journal.close()
        self._lock.close()
