# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""sshd and Slurm of the machine's packages, on ports of 127.0.0.1 and with all that they write in a test's folder."""
import os
import pathlib
import signal
import socket
import subprocess
import time

import pytest
from jobs import BUILD, wait_until

ENVIRONMENT = {**os.environ, "DXIL_COMPILE_LIBRARY": str(BUILD / "lib" / "libdxil-compile.so.0"),
               "PATH": f"{BUILD / 'bin'}:{os.environ['PATH']}"}


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def answers(port):
    with socket.socket() as s:
        return s.connect_ex(("127.0.0.1", port)) == 0


def processes_of(folder):
    """Processes of this machine, but this one, that have the folder in their command line or environment."""
    found = {}
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (entry / "cmdline").read_bytes()
            if str(folder).encode() in words + (entry / "environ").read_bytes() and int(entry.name) != os.getpid():
                found[int(entry.name)] = words.replace(b"\0", b" ").decode(errors="replace")
        except OSError:
            pass  # it has ended
    return found


class Daemons:
    """Programs that stay in the foreground; they and all that they have started end with the test."""

    def __init__(self, path):
        self.path, self.started = path, []

    def start(self, *words, env=None):
        with open(self.path / (pathlib.Path(words[0]).name + ".log"), "ab") as log:
            self.started.append(subprocess.Popen([str(w) for w in words], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                                 env={**os.environ, "DXIL_FARM_TEST": str(self.path), **(env or {})}))

    def logs(self):
        return "\n".join(f"== {log.name}\n{log.read_text(errors='replace')[-3000:]}" for log in self.path.glob("**/*.log"))

    def stop(self):
        for process in reversed(self.started):
            process.terminate()
        for process in self.started:
            try:
                process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        end = time.monotonic() + 20
        while (left := processes_of(self.path)) and time.monotonic() < end:
            time.sleep(0.2)
        for number in left:
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                pass
        return left


def kill_a_worker(folder):
    """Returns a worker that has a compiler process and does not belong to the run itself."""
    there = processes_of(folder.path)
    compilers = [number for number, words in there.items() if "sys.argv[2] + '.server'" in words]
    parents = {int(pathlib.Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[1]) for number in compilers}
    workers = [number for number in sorted(parents) if "bin/dxil-farm" not in there.get(number, "bin/dxil-farm")]
    assert workers, there
    os.kill(workers[-1], signal.SIGKILL)


@pytest.fixture
def daemons(tmp_path):
    there = Daemons(tmp_path)
    yield there
    left = there.stop()
    assert not left, left


@pytest.fixture
def ssh(daemons, tmp_path):
    """A home folder whose .ssh/config makes `build1` and `build2` an sshd of this test, with a key of its own."""
    home, port = tmp_path / "home", free_port()
    (home / ".ssh").mkdir(parents=True)
    (home / ".ssh").chmod(0o700)
    for name in ("host", "user"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(home / ".ssh" / name)], check=True)
    keys = home / ".ssh" / "authorized_keys"
    keys.write_text((home / ".ssh" / "user.pub").read_text())
    known = home / ".ssh" / "known_hosts"
    known.write_text(f"[127.0.0.1]:{port} " + (home / ".ssh" / "host.pub").read_text())
    (home / "sshd_config").write_text(f"""\
ListenAddress 127.0.0.1
Port {port}
HostKey {home}/.ssh/host
AuthorizedKeysFile {keys}
StrictModes no
UsePAM no
PasswordAuthentication no
PidFile none
SetEnv DXIL_FARM_TEST={tmp_path}
""")
    (home / ".ssh" / "config").write_text(f"""\
Host build1 build2
  HostName 127.0.0.1
  Port {port}
  IdentityFile {home}/.ssh/user
  UserKnownHostsFile {known}
""")
    pathlib.Path("/run/sshd").mkdir(exist_ok=True)  # sshd requires this folder if it was never started
    daemons.start("/usr/sbin/sshd", "-D", "-e", "-f", home / "sshd_config")
    wait_until(lambda: answers(port), "sshd")
    return home


SLURM = """\
ClusterName=farm
SlurmctldHost=localhost(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthInfo=socket={path}/munge.sock
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
SlurmctldPort={control}
SlurmdPort={node}
StateSaveLocation={path}/state
SlurmdSpoolDir={path}/spool
SlurmctldPidFile={path}/slurmctld.pid
SlurmdPidFile={path}/slurmd.pid
SlurmdParameters=config_overrides
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
KillWait=5
NodeName=localhost NodeAddr=127.0.0.1 NodeHostname={host} CPUs=3 State=UNKNOWN
PartitionName=all Nodes=localhost Default=YES State=UP
"""


@pytest.fixture
def slurm(daemons, tmp_path):
    """A Slurm of one node, configured with three processors. Returns the environment of its commands."""
    tmp_path.chmod(0o755)
    key = tmp_path / "munge.key"
    key.write_bytes(os.urandom(64))
    key.chmod(0o600)
    daemons.start("/usr/sbin/munged", "--foreground", "--force", f"--key-file={key}", f"--socket={tmp_path}/munge.sock",
                  f"--pid-file={tmp_path}/munged.pid", f"--log-file={tmp_path}/munged.log", f"--seed-file={tmp_path}/munged.seed")
    control, node = free_port(), free_port()
    (tmp_path / "slurm.conf").write_text(SLURM.format(path=tmp_path, control=control, node=node,
                                                      host=socket.gethostname().split(".")[0]))
    # slurmd requires a plugin of the system's kind of control groups, and uses none.
    second = pathlib.Path("/sys/fs/cgroup/cgroup.controllers").exists()
    (tmp_path / "cgroup.conf").write_text(f"CgroupPlugin=cgroup/{'v2' if second else 'v1'}\n")
    for name in ("state", "spool"):
        (tmp_path / name).mkdir()
    env = {**ENVIRONMENT, "SLURM_CONF": str(tmp_path / "slurm.conf")}
    wait_until(lambda: (tmp_path / "munge.sock").exists(), "munged")
    daemons.start("/usr/sbin/slurmctld", "-D", env=env)
    daemons.start("/usr/sbin/slurmd", "-D", "-N", "localhost", env=env)
    ready = lambda: subprocess.run(["sinfo", "-h", "-o", "%t"], env=env, capture_output=True, text=True).stdout.strip() == "idle"
    wait_until(ready, "a node of Slurm")
    return env
