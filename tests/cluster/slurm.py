# SPDX-License-Identifier: MIT
"""A Slurm cluster on this machine: a controller and two nodes, each with a name and processes of its own."""
import os
import socket
import subprocess
from pathlib import Path

from cluster import end_processes_with, wait_until

PROGRAMS = ("slurmctld", "slurmd", "sbatch", "squeue", "scontrol", "munged", "unshare")
NODES = ("node1", "node2")
# Nodes that do not answer are given up soon.
CONFIGURATION = """
ClusterName=queens
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
SlurmctldPort={ports[0]}
AuthType=auth/munge
CredType=cred/munge
AuthInfo=socket={folder}/munge.socket
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool-%n
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SwitchType=switch/none
MpiDefault=none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SlurmdTimeout=10
KillWait=2
SlurmdParameters=config_overrides
NodeName=node1 NodeHostname=node1 NodeAddr=127.0.0.1 Port={ports[1]} CPUs=2
NodeName=node2 NodeHostname=node2 NodeAddr=127.0.0.1 Port={ports[2]} CPUs=2
PartitionName=all Nodes=ALL Default=YES State=UP
"""


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Slurm:
    """Runs until it is left: `with Slurm(folder) as slurm`."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.programs = {}
        os.environ["SLURM_CONF"] = str(self.folder / "slurm.conf")  # also for sbatch and the others

    def __enter__(self):
        self.folder.mkdir(mode=0o755)
        for name in ("state", *(f"spool-{node}" for node in NODES)):
            (self.folder / name).mkdir()
        (self.folder / "slurm.conf").write_text(
            CONFIGURATION.format(folder=self.folder, host=socket.gethostname(), ports=free_ports(1 + len(NODES))))
        key = self.folder / "munge.key"
        key.write_bytes(os.urandom(128))
        key.chmod(0o600)
        try:
            self.start("munged", "--foreground", "--force", f"--key-file={key}", f"--socket={self.folder}/munge.socket",
                       f"--pid-file={self.folder}/munged.pid", f"--log-file={self.folder}/munged.log", f"--seed-file={self.folder}/seed")
            wait_until((self.folder / "munge.socket").exists)
            self.start("slurmctld", "-D")
            for node in NODES:
                self.start_node(node)
            wait_until(lambda: self.idle_nodes() == list(NODES), seconds=120)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for name in reversed(list(self.programs)):
            self.kill(name)
        wait_until(lambda: not end_processes_with(f"SLURM_CONF={self.folder}/slurm.conf"))

    def start(self, name, *words):
        with (self.folder / f"{name}.out").open("ab") as log:
            self.programs[name] = subprocess.Popen([*words] if words[0] == "unshare" else [name, *words], stdin=subprocess.DEVNULL,
                                                   stdout=log, stderr=log)

    def start_node(self, node):
        """A host of its own, as far as a job sees: when its first process ends, all do."""
        self.start(node, "unshare", "--uts", "--pid", "--mount-proc", "--fork", "--kill-child",
                   "sh", "-c", f"hostname {node}; exec slurmd -D -N {node}")

    def kill(self, name):
        """At once, with all that runs on it."""
        program = self.programs.pop(name)
        program.kill()
        program.wait()

    @staticmethod
    def says(*words):
        return subprocess.run(words, capture_output=True, check=True, timeout=60).stdout.decode()

    def idle_nodes(self):
        try:
            lines = self.says("sinfo", "--noheader", "--Node", "--format=%N %t").split("\n")
        except subprocess.CalledProcessError:  # not up yet
            return []
        return sorted(line.split()[0] for line in lines if line.endswith(" idle"))
