# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What Dask runs on its workers: a batch of jobs, by a server process for each thread of the worker."""
import os
import threading
from typing import Dict, List, Tuple

from . import dxil_compile  # noqa: F401 (numbers of outputs)
from .server import PLACEHOLDER, Server, ServerError, pack, pack_here, unpack_results  # noqa: F401

_lock = threading.Lock()
_idle: Dict[Tuple, List[Server]] = {}


def _root() -> str:
    """The zip file or folder that this package was imported from."""
    return os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def _library(validate: bool, wanted: str) -> str:
    """The library of this worker: that of its environment, the same path as where the farm runs, or the system's."""
    own = os.environ.get("DXIL_TOOLS_LIBRARY" if validate else "DXIL_COMPILE_LIBRARY", "")
    return own or (wanted if os.path.exists(wanted) else "")


def run_batch(validate: bool, library: str, identity: str, timeout: float, batch: bytes, count: int) -> List[bytes]:
    """The results of a packed batch of jobs (server.unpack_results). Raises ServerError if this worker cannot do any."""
    setting = (validate, library, identity)
    with _lock:
        idle = _idle.setdefault(setting, [])
        server = idle.pop() if idle else None
    if server is None:
        server = Server(_root(), __package__, validate, _library(validate, library), identity)
    results = server.run("validate" if validate else "compile", batch, count, timeout)
    with _lock:
        idle.append(server)
    return results
