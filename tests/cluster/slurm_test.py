# SPDX-License-Identifier: MIT
"""A campaign as a Slurm job array, one of whose nodes is lost. Skipped without Slurm: exit code 77."""
import os
import subprocess
import sys
import unittest

# First: it says where the others are.
from cluster import SKIPPED, faults_of_page, skip_without, wait_until
from campaign import Campaign, lines_of
from run import PROGRAM, environment, run
from slurm import PROGRAMS, Slurm


class Tasks(Campaign):
    def setUp(self):
        super().setUp()
        os.environ["PATH"] = os.pathsep.join([os.path.dirname(PROGRAM), PATH])
        self.slurm = Slurm(self.place / "slurm")
        self.slurm.__enter__()
        self.addCleanup(self.slurm.__exit__)

    def submit(self, *words):
        """Gives the array to Slurm; its number."""
        script = run("campaign", "slurm", "--folder", self.folder, *words).out
        done = subprocess.run(["sbatch", "--parsable"], input=script.encode(), cwd=self.place, capture_output=True, check=True,
                              env=environment())
        return done.stdout.decode().strip()

    def tasks(self, array):
        return self.slurm.says("squeue", "--noheader", "--array", "--jobs", array, "--format=%K %t %N").splitlines()

    def wait_for_all(self, array):
        wait_until(lambda: not self.tasks(array), seconds=600)

    def host_of(self, words):
        return words[10]

    def test_a_job_array_counts_all(self):
        shards = self.plan(17, 200)
        self.wait_for_all(self.submit("--workers", 3, "--threads", 1))
        self.assertEqual(len({words[2] for _, words in lines_of(self.folder)}), shards)
        self.assertEqual({self.host_of(words) for _, words in lines_of(self.folder)}, {"node1", "node2"})
        self.assertEqual(len(list(self.folder.glob("ledger-*"))), 3)
        self.end(17)

    def test_a_node_that_is_lost_costs_its_shards(self):
        shards = self.plan(19, 400)
        array = self.submit("--workers", 2, "--threads", 2)
        wait_until(lambda: {self.host_of(words) for _, words in lines_of(self.folder)} == {"node1", "node2"}, seconds=120)
        task_on = {node: task for task, _, node in map(str.split, self.tasks(array))}
        self.slurm.kill("node2")
        # The other task waits, so that there is something left to do.
        self.slurm.says("scontrol", "suspend", f"{array}_{task_on['node1']}")
        self.assertLess(len(lines_of(self.folder)), shards)
        self.assertLessEqual(self.lost(), 1)
        # Slurm notices, puts the task back into the queue, and would wait for two minutes before it begins it again.
        wait_until(lambda: any("PD" in line.split() for line in self.tasks(array)), seconds=120)
        before = {ledger for ledger, _ in lines_of(self.folder, "claim")}
        self.slurm.start_node("node2")
        self.slurm.says("scontrol", "update", f"JobId={array}_{task_on['node2']}", "StartTime=now")
        wait_until(lambda: before < {ledger for ledger, _ in lines_of(self.folder)}, seconds=300)
        self.slurm.says("scontrol", "resume", f"{array}_{task_on['node1']}")
        self.wait_for_all(array)
        self.assertIn("Restarts=1", self.slurm.says("scontrol", "show", "job", array))
        self.assertEqual(len({words[2] for _, words in lines_of(self.folder)}), shards)
        self.end(19)

    def test_the_page(self):
        self.assertEqual(faults_of_page("slurm.md"), "")


PATH = os.environ["PATH"]

if __name__ == "__main__":
    skip_without(*PROGRAMS)
    if os.geteuid() != 0:
        print("SKIPPED: nodes of their own on this machine take root")
        sys.exit(SKIPPED)
    if not os.path.exists("/sys/devices/system/cpu"):
        print("SKIPPED: slurmd looks for processors in /sys, which is not there")
        sys.exit(SKIPPED)
    unittest.main()
