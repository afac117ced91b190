# SPDX-License-Identifier: MIT
"""Campaigns: any number of workers, killed, cut off, on full disks and with damaged files, end with the count or with none."""
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import time
import unittest
from pathlib import Path

from campaign import Campaign, lines_of, start, with_check
from run import IS_LONG, IS_SLOW, PROGRAM, environment, run


class Counting(Campaign):
    def test_as_many_workers_as_one_likes_count_alike(self):
        for n in (16, 17) if IS_LONG else (12 if IS_SLOW else 16,):
            digests = set()
            for workers in (1, 2, 5):
                folder = self.place / f"{n}-{workers}"
                shards = self.plan(n, 200, folder)
                programs = [start("run", "--folder", folder, "--threads", 1) for _ in range(workers)]
                for program in programs:
                    out, err = program.communicate(timeout=600)
                    self.assertEqual(program.returncode, 0, err)
                    self.assertIn(f"{shards} of {shards}", out.decode())
                answer = run("campaign", "merge", "--folder", folder)
                self.assertEqual((answer.out, answer.code), (run("count", n).out, 0), answer.err)
                merged = json.loads(run("campaign", "merge", "--folder", folder, "--json").out)
                self.assertEqual(merged["nodes"], json.loads(run("count", n, "--json").out)["nodes"])
                digests.add(merged["digest"])
                # Some shards are counted twice, where they take no longer than to read what others have begun; not all.
                self.assertLess(len(lines_of(folder)), 2 * shards)
            self.assertEqual(len(digests), 1)

    def test_a_range_is_counted_alone(self):
        self.plan(12, 20)
        answer = run("campaign", "run", "--folder", self.folder, "--only", "3-5")
        self.assertIn("3 of 3", answer.out)
        self.assertEqual({int(words[2]) for _, words in lines_of(self.folder)}, {3, 4, 5})
        run("campaign", "run", "--folder", self.folder, "--only", "7")
        self.assertEqual(len(lines_of(self.folder)), 4)
        partial = run("campaign", "merge", "--folder", self.folder)
        self.assertEqual((partial.out, partial.code), ("", 1))
        self.assertIn("16 shards are missing, the first is 0", partial.err)
        allowed = run("campaign", "merge", "--folder", self.folder, "--allow-partial")
        self.assertEqual(allowed.code, 0)
        self.assertIn("4 of 20 shards", allowed.out)
        self.end(12)

    def test_the_status_says_how_far_it_is(self):
        self.plan(12, 20)
        self.assertIn("0 of 20 shards are done (0.0 %)", run("campaign", "status", "--folder", self.folder).out)
        run("campaign", "run", "--folder", self.folder, "--only", "0-9")
        answer = run("campaign", "status", "--folder", self.folder)
        self.assertIn("10 of 20 shards are done (50.0 %)", answer.out)
        self.assertIn(": 10 shards", answer.out)
        self.end(12)
        self.assertIn("(100.0 %)", run("campaign", "status", "--folder", self.folder, "--watch").out)

    def test_a_time_limit_ends_with_3(self):
        self.plan(20, 1)
        began = time.monotonic()
        answer = run("campaign", "run", "--folder", self.folder, "--time-limit", "200ms")
        self.assertEqual(answer.code, 3)
        self.assertLess(time.monotonic() - began, 30)  # not the minutes that it would take
        self.assertIn("--time-limit", answer.err)

    def test_a_signal_ends_it_within_a_second(self):
        self.plan(20, 1)
        for number in (signal.SIGTERM, signal.SIGINT):
            self.assertTrue(any(self.time_to_end(number) < (10 if IS_SLOW else 1) for _ in range(5)))  # not each time where others use the machine

    def time_to_end(self, number):
        with start("run", "--folder", self.folder) as program:
            while len(lines_of(self.folder, "claim")) == 0 and program.poll() is None:
                time.sleep(0.01)
            began = time.monotonic()
            program.send_signal(number)
            program.communicate(timeout=60)
            self.assertEqual(program.returncode, 128 + number)
        for ledger in self.folder.glob("ledger-*"):
            ledger.unlink()
        return time.monotonic() - began

    def test_what_is_wrong_is_refused(self):
        for words, code, says in ((("plan", 7, "--folder", self.folder), 2, "8 to 32"), (("plan", 33, "--folder", self.folder), 2, "8 to 32"),
                                  (("plan", 12), 2, "--folder"), (("run",), 2, "--folder"), ((), 2, "merge"), (("mege",), 2, "merge"),
                                  (("run", "--folder", self.folder), 2, "plan"), (("merge", "--folder", self.folder, "--watch"), 2, "--watch"),
                                  (("plan", 12, "--folder", "/dev/null/x"), 4, "/dev/null"),
                                  (("plan", 12, "--folder", self.folder, "--shards", 0), 2, "--shards"),
                                  (("plan", 12, "--folder", self.folder, "--seed", 1), 2, "--seed")):
            answer = run("campaign", *words)
            self.assertEqual(answer.code, code, (words, answer.err))
            self.assertIn(says, answer.err, words)
        self.plan(12, 20)
        for words, says in ((("run", "--only", "5-3"), "--only"), (("run", "--only", "20"), "19"), (("verify", "--only", "3-20"), "19"), (("run", "--engine", "plain"), "simd"),
                            (("verify", "--fraction", "2"), "--fraction"), (("verify", "--fraction", "x"), "--fraction"), (("run", 12), "12")):
            answer = run("campaign", *words, "--folder", self.folder)
            self.assertEqual(answer.code, 2, (words, answer.err))
            self.assertIn(says, answer.err, words)
        answer = run("campaign", "plan", 12, "--shards", 10, "--folder", self.folder)
        self.assertEqual(answer.code, 2)
        self.assertIn("another plan", answer.err)
        text = (self.folder / "plan").read_text()
        (self.folder / "plan").write_text(text.replace("size 12", "size 13"))
        answer = run("campaign", "run", "--folder", self.folder)
        self.assertEqual(answer.code, 2)
        self.assertIn(str(self.folder / "plan"), answer.err)

    def test_slurm_s_tasks_are_workers(self):
        self.folder = self.place / "a folder's name"
        self.plan(12, 20)
        script = run("campaign", "slurm", "--folder", self.folder, "--workers", 3, "--threads", 2).out
        for line in ("#!/bin/sh", "#SBATCH --array=1-3", "#SBATCH --cpus-per-task=2", "#SBATCH --requeue"):
            self.assertIn(line, script.splitlines())
        # As a task would run it, anywhere.
        (self.place / "queens").symlink_to(PROGRAM)
        done = subprocess.run(["sh"], input=script.encode(), cwd="/", capture_output=True, check=False,
                              env=environment(PATH=f"{self.place}:{os.environ['PATH']}", SLURM_CPUS_PER_TASK="2"))
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn(b"20 of 20", done.stdout)
        self.end(12)

    def test_the_count_itself_is_estimated(self):
        answer = json.loads(run("campaign", "estimate", 14, "--workers", 4, "--time-limit", 1, "--json").out)
        self.assertLess(abs(answer["solutions"]["middle"] / 365596 - 1), 0.5)
        self.assertEqual(answer["workers"], 4)


@unittest.skipIf(IS_SLOW, "takes minutes; the library's own tests damage ledgers, too")
class Damage(Campaign):
    def test_killed_at_random_it_ends_with_the_count(self):
        n, runs = (17, 300) if IS_LONG else (14, 30)
        chance = random.Random(1)
        self.plan(n, 400)
        for number in range(runs):
            ledgers = len(list(self.folder.glob("ledger-*")))
            with start("run", "--folder", self.folder, "--threads", 1) as program:
                # Every other one not before it counts.
                while number % 2 and program.poll() is None and len(list(self.folder.glob("ledger-*"))) == ledgers:
                    time.sleep(0.001)
                time.sleep(chance.uniform(0, 0.1 if number % 2 == 0 else 0.01))
                program.kill()
                program.communicate(timeout=60)
        self.assertLessEqual(self.lost(), 1)
        self.end(n)

    def test_a_damaged_line_is_named_and_counted_anew(self):
        self.plan(12, 20)
        self.end(12)
        ledger, words = lines_of(self.folder)[4]
        text = ledger.read_text()
        number = text.splitlines().index(" ".join(words)) + 1
        ledger.write_text(text.replace(" ".join(words[:4]), " ".join(words[:3]) + " 9" + words[3]))
        answer = run("campaign", "merge", "--folder", self.folder)
        self.assertEqual((answer.out, answer.code), ("", 1))
        self.assertIn(f"{ledger}, line {number}: ", answer.err)
        before = len(lines_of(self.folder))
        self.assertIn("1 damaged line", self.end(12).err)
        self.assertEqual(len(lines_of(self.folder)), before + 1)

    def test_lines_that_contradict_each_other_give_no_total(self):
        self.plan(12, 20)
        self.end(12)
        ledger, words = lines_of(self.folder)[0]
        solutions = int(words[3]) + 8
        other = [*words[:3], str(solutions), words[4], str(solutions % 13), str(solutions % 15), *words[7:-1]]
        (self.folder / "ledger-late").write_text(with_check(other))
        answer = run("campaign", "merge", "--folder", self.folder, "--allow-partial")
        self.assertEqual((answer.out, answer.code), ("", 1))
        for says in (f"Shard {words[2]}", str(ledger), "ledger-late, line 1"):
            self.assertIn(says, answer.err)

    def test_a_planted_fault_is_found_by_counting_all_again(self):
        self.plan(12, 20)
        self.end(12)
        ledger, words = lines_of(self.folder)[7]
        solutions = int(words[3]) + 8
        other = [*words[:3], str(solutions), words[4], str(solutions % 13), str(solutions % 15), *words[7:-1]]
        ledger.write_text(ledger.read_text().replace(" ".join(words) + "\n", with_check(other)))
        merged = run("campaign", "merge", "--folder", self.folder)
        self.assertEqual((int(merged.out), merged.code), (14200 + 8, 0))
        self.assertIn("sees no fault in a piece of weight 8", merged.err)
        for seed in range(3):
            copy = self.place / f"copy-{seed}"
            shutil.copytree(self.folder, copy)
            answer = run("campaign", "verify", "--fraction", 1, "--seed", seed, "--folder", copy)
            self.assertEqual(answer.code, 1)
            self.assertIn(f"shard {words[2]} has {solutions} there, and {words[3]} counted again", answer.err)
            self.assertIn("By now 20 of 20", answer.out)
            merged = run("campaign", "merge", "--folder", copy)
            self.assertEqual((merged.out, merged.code), ("", 1))
            self.assertIn(f"Shard {words[2]}", merged.err)

    def test_an_identity_that_fails_leaves_no_total(self):
        self.plan(12, 20)
        self.end(12)
        ledger, words = lines_of(self.folder)[7]
        solutions = int(words[3]) + 1
        other = [*words[:3], str(solutions), words[4], str(solutions % 13), str(solutions % 15), *words[7:-1]]
        ledger.write_text(ledger.read_text().replace(" ".join(words) + "\n", with_check(other)))
        merged = run("campaign", "merge", "--folder", self.folder)
        self.assertEqual((merged.out, merged.code), ("", 1))
        merged = run("campaign", "merge", "--folder", self.folder, "--json")
        self.assertEqual(merged.code, 1)
        self.assertEqual({name: json.loads(merged.out)[name] for name in ("complete", "identity")}, {"complete": False, "identity": "fails"})

    def test_what_was_counted_again_adds_up(self):
        self.plan(12, 20)
        self.end(12)
        for fraction, recounted, by_now in ((0.05, 1, 1), (0.2, 3, 4), (0.2, 0, 4), (1, 16, 20)):
            answer = run("campaign", "verify", "--fraction", fraction, "--folder", self.folder)
            self.assertEqual(answer.code, 0, answer.err)
            self.assertRegex(answer.out, f"^{recounted} shards? counted again")
            self.assertIn(f"By now {by_now} of 20", answer.out)
            self.assertIn(f"{100 - 5 * by_now} %", answer.out)
            self.assertEqual(json.loads(run("campaign", "merge", "--folder", self.folder, "--json").out)["verified"], by_now)
        self.end(12)

    @unittest.skipIf(os.geteuid() != 0 or not shutil.which("mount"), "mounting takes root")
    def test_a_full_disk_is_told_and_survived(self):
        self.folder.mkdir()
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24k,nr_inodes=100", "none", self.folder], capture_output=True,
                                 check=False)
        if mounted.returncode:
            self.skipTest("no file system can be mounted here")
        try:
            shards = self.plan(13, 200)
            answer = run("campaign", "run", "--folder", self.folder, "--threads", 1)
            self.assertEqual(answer.code, 4)
            self.assertIn("No space left", answer.err)
            self.assertIn("ledger-", answer.err)
            self.assertEqual(run("campaign", "run", "--folder", self.folder).code, 4)
            done = len({words[2] for _, words in lines_of(self.folder)})
            self.assertLess(done, 190)
            subprocess.run(["mount", "-o", "remount,size=1m", self.folder], check=True)
            answer = run("campaign", "run", "--folder", self.folder, "--threads", 1)
            self.assertIn(f"{shards - done} shards counted here", answer.out)
            self.end(13)
        finally:
            subprocess.run(["umount", self.folder], check=True)


@unittest.skipIf(IS_SLOW or not shutil.which("strace"), "strace shows and breaks what the program asks of the system, and what a build that counts its lines writes")
class System(Campaign):
    CALLS = "openat,write,fsync,rename,mkdir"

    def setUp(self):
        super().setUp()
        if subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, check=False).returncode:
            self.skipTest("strace may not trace here")

    def broken(self, words, call, fault, when):
        """The program with this call failing, the `when`th time."""
        log = self.place / "log"
        with start(*words, before=("strace", "-f", "-o", str(log), "-e", f"trace={call}", "-e", f"inject={call}:{fault}:when={when}")) as program:
            _, err = program.communicate(timeout=120)
        return program.returncode, err.decode(), "INJECTED" in log.read_text() or "SIGKILL" in log.read_text()

    def test_each_write_fsync_and_rename_may_fail(self):
        steps = 1 if IS_LONG else 7
        for call in ("write", "fsync", "rename"):
            for fault in ("error=ENOSPC", "error=EIO", "signal=KILL"):
                for action in ("plan", "run"):
                    for when in range(1, 1000, steps):
                        folder = self.place / "it"
                        shutil.rmtree(folder, ignore_errors=True)
                        words = ["plan", "10", "--shards", "8", "--folder", str(folder)]
                        if action == "run":
                            self.plan(10, 8, folder)
                            words = ["run", "--folder", str(folder), "--threads", "1"]
                        code, err, happened = self.broken(words, call, fault, when)
                        if not happened:
                            self.assertEqual(code, 0, err)
                            break
                        where = (call, fault, action, when)
                        if fault != "signal=KILL" and "cannot be written" in err:
                            self.assertEqual(code, 4, where)
                            self.assertEqual(list(folder.glob("unfinished-*")), [], where)
                        self.assertLessEqual(self.lost(folder), 1, where)
                        self.plan(10, 8, folder)
                        self.end(10, folder)

    def events(self, words):
        """What the program asked of the system, in order: (call, path, data)."""
        log = self.place / "log"
        with start(*words, before=("strace", "-f", "-xx", "-s", "100000", "-o", str(log), "-e", "trace=" + self.CALLS + ",close")) as program:
            program.communicate(timeout=120)
        self.assertEqual(program.returncode, 0)

        def text(hexadecimal):
            return bytes.fromhex(hexadecimal.replace("\\x", "")).decode()

        paths, found = {}, []
        for line in log.read_text().splitlines():
            if opened := re.search(r'openat\(AT_FDCWD, "([^"]*)", (\S+?)(?:, \d+)?\) += (\d+)$', line):
                paths[opened[3]] = text(opened[1])
                if "O_CREAT" in opened[2]:
                    found.append(("create", paths[opened[3]], ""))
            elif written := re.search(r'write\((\d+), "([^"]*)", \d+\) += \d+$', line):
                found.append(("write", paths.get(written[1], ""), text(written[2])))
            elif synced := re.search(r"fsync\((\d+)\) += 0$", line):
                found.append(("fsync", paths[synced[1]], ""))
            elif renamed := re.search(r'rename\("([^"]*)", "([^"]*)"\) += 0$', line):
                found.append(("rename", text(renamed[1]), text(renamed[2])))
        return [event for event in found if event[1].startswith(str(self.folder))]

    def test_power_may_fail_at_any_moment(self):
        """Only what was synced is there again: data of files, and names of folders; some of the rest may be, too."""
        shards = self.plan(10, 30)
        plan = (self.folder / "plan").read_bytes()
        events = self.events(["run", "--folder", self.folder, "--threads", "1"])
        self.assertEqual(sum(event[0] == "write" and event[2].startswith("done") for event in events), shards)
        chance = random.Random(2)
        for _ in range(100 if IS_LONG else 15):
            written, kept, names, safe = {}, {}, set(), 0
            for call, path, data in events[:chance.randrange(len(events) + 1)]:
                if call == "create":
                    written[path], kept[path] = "", ""
                elif call == "write":
                    written[path] += data
                elif call == "fsync" and path == str(self.folder):
                    names |= set(written)
                elif call == "fsync":
                    kept[path] = written[path]
                    safe = kept[path].count("done ") if path in names else 0
            folder = self.place / "after"
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            (folder / "plan").write_bytes(plan)
            for path in written:
                if path in names or chance.random() < 0.5:
                    unsafe = written[path][len(kept[path]):]
                    (folder / Path(path).name).write_text(kept[path] + unsafe[:chance.randrange(len(unsafe) + 1)])
            # What was said to be done is there.
            self.assertGreaterEqual(len(lines_of(folder)), safe)
            self.end(10, folder)


class Size(Campaign):
    @unittest.skipUnless(IS_LONG, "takes a minute")
    def test_a_million_shards_are_no_burden(self):
        def answer_of(*words):
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            with start(*words, "--folder", self.folder, "--json") as program:
                out, err = program.communicate(timeout=3600)
            used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
            print(f"{words[0]}: {used:.1f} s of the processor")
            self.assertLess(used, 30)
            self.assertTrue(out, err)
            return json.loads(out)

        plan = answer_of("plan", "24", "--shards", "1000000")
        self.assertGreater(plan["shards"], 900_000)
        with (self.folder / "ledger-x").open("w", encoding="ascii") as ledger:
            for shard in range(plan["shards"]):
                solutions = 8 * shard
                ledger.write(with_check(["done", plan["plan"][:16], str(shard), str(solutions), "1", str(solutions % 13),
                                         str(solutions % 15), "1.000", "simd", "avx2", "host"]))
        for action in ("status", "merge"):
            answer = answer_of(action)
            self.assertEqual(answer["done"], plan["shards"])
        self.assertEqual(int(answer["solutions"]), 4 * plan["shards"] * (plan["shards"] - 1))
        print("memory:", resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024, "MiB")
        self.assertLess(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, 256 * 1024)


if __name__ == "__main__":
    unittest.main()
