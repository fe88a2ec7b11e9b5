# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What Dask runs on its workers: a batch of jobs, by a server process for each thread of the worker."""
import lzma
import os
import pickle
import threading
from typing import Any, Dict, List, Tuple

from . import dxil_compile  # noqa: F401 (numbers of outputs)
from .server import PLACEHOLDER, Server, ServerError  # noqa: F401

_lock = threading.Lock()
_idle: Dict[Tuple, List[Server]] = {}


def pack(batch: Any) -> bytes:
    """Texts of permutations are nearly the same, and far longer than zlib's window."""
    return lzma.compress(pickle.dumps(batch, protocol=5), check=lzma.CHECK_CRC32, preset=1)


def unpack(data: bytes) -> Any:
    return pickle.loads(lzma.decompress(data))


def unpack_results(data: bytes) -> List[Dict[str, Any]]:
    return pickle.loads(data)


def _root() -> str:
    """The zip file or folder that this package was imported from."""
    return os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def _library(validate: bool, wanted: str) -> str:
    """The library of this worker: that of its environment, the same path as where the farm runs, or the system's."""
    own = os.environ.get("DXIL_TOOLS_LIBRARY" if validate else "DXIL_COMPILE_LIBRARY", "")
    return own or (wanted if os.path.exists(wanted) else "")


def run_batch(data: bytes) -> bytes:
    """The results of a batch of jobs. Raises ServerError if this worker cannot do any."""
    batch = unpack(data)
    jobs = batch["jobs"]
    for job in jobs:
        job["files"] = [(path, batch["contents"][digest]) for path, digest in job["files"]]
    setting = (batch["validate"], batch["library"], batch["identity"])
    with _lock:
        idle = _idle.setdefault(setting, [])
        server = idle.pop() if idle else None
    if server is None:
        server = Server(_root(), __package__, batch["validate"], _library(batch["validate"], batch["library"]),
                        batch["identity"])
    results = server.run("validate" if batch["validate"] else "compile", jobs, batch["timeout"])
    with _lock:
        idle.append(server)
    return pickle.dumps(results, protocol=5)
