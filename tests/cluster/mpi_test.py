# SPDX-License-Identifier: MIT
"""queens-mpi counts what `queens count` counts, whatever is lost on the way. Skipped without Open MPI: exit code 77."""
import json
import os
import shutil
import signal
import subprocess
import sys
import unittest

# First: it says where the others are.
from cluster import SKIPPED, end_processes_with, faults_of_page, processes_with, skip_without, wait_until
from campaign import Campaign, lines_of
from run import environment, run

QUEENS_MPI = os.environ.get("QUEENS_MPI", "")
# For root, and for more ranks than cores. What is lost is noticed after some seconds, not minutes.
SETTINGS = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMPI_MCA_rmaps_base_oversubscribe": "1",
            "OMPI_MCA_oob_tcp_keepalive_time": "1", "OMPI_MCA_oob_tcp_keepalive_intvl": "1", "OMPI_MCA_oob_tcp_keepalive_probes": "3"}


class Mpi(Campaign):
    def start(self, ranks, *words, before=(), options=()):
        """A job in the test's campaign."""
        self.mark = f"QUEENS_TEST={self.place}"
        program = subprocess.Popen([*before, "mpirun", *(["-n", str(ranks)] if ranks else []), *options, QUEENS_MPI, *map(str, words)],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(**SETTINGS, QUEENS_TEST=str(self.place)))
        self.addCleanup(lambda: wait_until(lambda: not end_processes_with(self.mark)))
        return program

    def job(self, ranks, *words, **more):
        with self.start(ranks, *words, **more) as program:
            out, err = program.communicate(timeout=600)
        return out.decode(), err.decode(), program.returncode

    def counted_before_all(self, program, shards):
        """Waits until some shards are done, and not all."""
        wait_until(lambda: program.poll() is not None or len(lines_of(self.folder)) >= 10)
        self.assertLess(len(lines_of(self.folder)), shards)

    def test_the_total_is_that_of_count(self):
        for n, ranks, words in ((12, 2, ()), (14, 3, ("--threads", 2)), (16, 5, ()), (16, 3, ("--engine", "cross"))):
            with self.subTest(n=n, ranks=ranks):
                self.folder = self.place / f"{n}-{ranks}"
                shards = self.plan(n, 200)
                out, err, code = self.job(ranks, "--folder", self.folder, *words)
                self.assertEqual((out, code), (f"{shards} shards counted here; {shards} of {shards} are done.\n", 0), err)
                # Nothing was left out, and nothing counted twice.
                self.assertEqual(len(lines_of(self.folder)), shards)
                self.assertLessEqual(len({ledger for ledger, _ in lines_of(self.folder)}), ranks - 1)
                self.end(n)
                merged = json.loads(run("campaign", "merge", "--folder", self.folder, "--json").out)
                self.assertEqual(merged["nodes"], json.loads(run("count", n, "--json").out)["nodes"])

    def test_it_goes_on_with_what_is_missing_and_makes_up_for_what_is_damaged(self):
        self.plan(12, 20)
        self.assertEqual(self.job(3, "--folder", self.folder, "--only", "3-9")[0], "7 shards counted here; 7 of 7 are done.\n")
        ledger, words = lines_of(self.folder)[0]
        ledger.write_text(ledger.read_text().replace(" ".join(words), " ".join(words[:3]) + " 9" + " ".join(words[3:])))
        out, err, code = self.job(3, "--folder", self.folder, "--json")
        self.assertEqual((json.loads(out), code), ({"counted": 14, "done": 20, "wanted": 20, "ended_by": "end"}, 0))
        self.assertIn(str(ledger), err)
        self.assertEqual(self.job(2, "--folder", self.folder)[0], "0 shards counted here; 20 of 20 are done.\n")
        self.assertIn("1 damaged line", self.end(12).err)

    def test_a_rank_that_is_killed_costs_its_shard(self):
        for rank in (1, 0):
            with self.subTest(rank=rank):
                self.folder = self.place / f"lost-{rank}"
                shards = self.plan(18, 400)
                with self.start(3, "--folder", self.folder) as program:
                    self.counted_before_all(program, shards)
                    os.kill(min(processes_with(self.mark, f"OMPI_COMM_WORLD_RANK={rank}")), signal.SIGKILL)
                    program.communicate(timeout=120)
                    self.assertNotEqual(program.returncode, 0)
                done = len(lines_of(self.folder))
                self.assertLess(done, shards)
                self.assertLessEqual(self.lost(), 1)
                out, err, code = self.job(3, "--folder", self.folder)
                self.assertEqual((out, code), (f"{shards - done} shards counted here; {shards} of {shards} are done.\n", 0), err)
                self.end(18)

    @unittest.skipIf(os.geteuid() != 0 or not shutil.which("ip"), "two hosts on one machine take root, and ip")
    def test_a_host_that_is_cut_off_costs_its_shards(self):
        hosts = {"10.99.71.1": f"queens-a-{os.getpid()}", "10.99.71.2": f"queens-b-{os.getpid()}"}
        first, second = hosts.values()

        def ip(*words):
            return subprocess.run(["ip", *words], capture_output=True, check=False)
        for host in hosts.values():
            if (made := ip("netns", "add", host)).returncode:
                self.skipTest(f"no network namespaces here: {made.stderr.decode()}")
            self.addCleanup(ip, "netns", "del", host)
            if (seen := ip("-n", host, "link")).returncode:  # as where the root is no file system of its own
                self.skipTest(f"network namespaces cannot be entered here: {seen.stderr.decode()}")
        self.assertEqual(ip("link", "add", "eth0", "netns", first, "type", "veth", "peer", "name", "eth0", "netns", second).returncode, 0)
        for address, host in hosts.items():
            for words in (("address", "add", f"{address}/24", "dev", "eth0"), ("link", "set", "eth0", "up"), ("link", "set", "lo", "up")):
                self.assertEqual(ip("-n", host, *words).returncode, 0, words)
        # What ssh is between hosts: runs a command on the other one.
        agent = self.place / "agent"
        cases = "".join(f"{address}) host={host} ;;\n" for address, host in hosts.items())
        agent.write_text(f'#!/bin/sh\ncase $1 in\n{cases}esac\nshift\n'
                         'exec ip netns exec "$host" unshare --uts sh -c "hostname $host; $*"\n')
        agent.chmod(0o755)
        there = ("ip", "netns", "exec", first, "unshare", "--uts", "sh", "-c", f'hostname {first}; exec "$@"', "sh")
        options = ("--mca", "plm_rsh_agent", str(agent), "--mca", "btl", "self,vader,tcp")
        shards = self.plan(18, 400)
        with self.start(None, "--folder", self.folder, before=there,
                        options=(*options, "--host", ",".join(f"{address}:2" for address in hosts))) as program:
            self.counted_before_all(program, shards)
            wait_until(lambda: program.poll() is not None or len({words[10] for _, words in lines_of(self.folder)}) == 2)
            self.assertEqual(ip("-n", second, "link", "set", "eth0", "down").returncode, 0)
            program.communicate(timeout=120)
            self.assertNotEqual(program.returncode, 0)
        done = len({words[2] for _, words in lines_of(self.folder)})
        self.assertLess(done, shards)
        # Whatever the other host did, it is cut off: the job goes on without it.
        out, err, code = self.job(3, "--folder", self.folder, before=there, options=options)
        self.assertEqual(code, 0, err)
        self.assertIn(f"{shards} of {shards} are done.", out)
        self.end(18)

    def test_what_is_wrong_is_refused_once(self):
        self.plan(12, 20)
        for ranks, words, code, says in ((1, ("--folder", self.folder), 2, "at least two ranks"), (3, (), 2, "--folder"),
                                         (3, ("--folder", self.place), 2, "There is no plan"),
                                         (3, ("--folder", self.folder, "--time-limit", 1), 2, "--time-limit"),
                                         (3, ("--folder", self.folder, "--engine", "plain"), 2, "simd"),
                                         (3, ("--folder", self.folder, "merge"), 2, "merge")):
            _, err, found = self.job(ranks, *words)
            self.assertEqual((err.count("queens: "), found), (1, code), err)
            self.assertIn(says, err)
        out, _, code = self.job(3, "--help")
        self.assertEqual((out.count("Actions:"), code), (1, 0))

    @unittest.skipIf(os.geteuid() != 0 or not shutil.which("mount"), "mounting takes root")
    def test_a_full_disk_ends_the_job(self):
        self.folder.mkdir()
        if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24k", "none", self.folder], capture_output=True, check=False).returncode:
            self.skipTest("no file system can be mounted here")
        self.addCleanup(subprocess.run, ["umount", self.folder], check=True)
        shards = self.plan(13, 200)
        _, err, code = self.job(3, "--folder", self.folder)
        self.assertEqual(code, 4, err)
        self.assertIn("No space left", err)
        subprocess.run(["mount", "-o", "remount,size=1m", self.folder], check=True)
        self.assertIn(f"{shards} of {shards} are done.", self.job(3, "--folder", self.folder)[0])
        self.end(13)

    @unittest.skipUnless(os.path.exists("/sys/devices/system/cpu"), "without /sys Open MPI complains of it")
    def test_the_page(self):
        os.environ.update(SETTINGS)
        self.assertEqual(faults_of_page("mpi.md", os.path.dirname(QUEENS_MPI)), "")


if __name__ == "__main__":
    skip_without("mpirun")
    if not QUEENS_MPI:
        print("SKIPPED: queens-mpi was not built (tools/setup cluster installs what it takes)")
        sys.exit(SKIPPED)
    unittest.main()
