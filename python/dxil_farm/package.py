# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What workers run, as a zip file: nothing has to be installed there but Dask and the libraries."""
import hashlib
import pathlib
import sys
import zipfile
from importlib import import_module
from typing import Dict, Tuple

TIME = (2020, 1, 1, 0, 0, 0)
OWN = ("server.py", "worker.py")


def _sources() -> Dict[str, bytes]:
    here = pathlib.Path(__file__).resolve().parent
    found = {"__init__.py": b""}
    for name in OWN:
        found[name] = (here / name).read_bytes()
    for path in [here.parent / "dxil_compile.py", *sorted((here.parent / "dxil").glob("*.py"))]:
        found[str(path.relative_to(here.parent))] = path.read_bytes()
    return found


def build(folder: pathlib.Path) -> Tuple[pathlib.Path, str]:
    """Makes the file in `folder`. Returns its path and the name of the package in it, which is another one for
    each version: workers keep what they have imported."""
    files = _sources()
    digest = hashlib.sha256(repr(sorted(files.items())).encode()).hexdigest()[:16]
    name = f"dxil_farm_{digest}"
    path = folder / f"{name}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file, data in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(f"{name}/{file}", TIME), data, zipfile.ZIP_DEFLATED)
    return path, name


def load_worker(path: pathlib.Path, name: str):
    """The worker's module under the name that it has on workers."""
    sys.path.insert(0, str(path))
    return import_module(name + ".worker")
