#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A campaign as it would go on many machines, by discrete events: what is wasted, and when it ends.

usage: campaign_simulation.py [--shards S] [--workers W] [--seed SEED]

Workers do as `queens campaign run` does: each draws a shard at random that is not done or begun as far as it knows, and what
others have begun only when nothing else is left. What one writes the others know a while later. Nodes fail, and come
back; some of them lose their ledger for ever, so that its shards are counted again. Some nodes are slow all the time.
"""
import argparse
import heapq
import random

SHARD = 480.0            # seconds that a shard takes on a usual core
SPREAD = 0.5             # of the logarithm of that time
KNOWN_AFTER = 60.0       # seconds until the others know
BETWEEN_FAILURES = 30 * 86400.0   # seconds of a node, on average
REPAIR = 3600.0          # seconds until it is there again
LOSES_LEDGER = 0.02      # of failures
STRAGGLERS, SLOWNESS = 0.01, 10.0


class Simulation:
    def __init__(self, shards, workers, seed):
        self.chance = random.Random(seed)
        self.cost = [SHARD * self.chance.lognormvariate(-SPREAD * SPREAD / 2, SPREAD) for _ in range(shards)]
        self.slowness = [SLOWNESS if self.chance.random() < STRAGGLERS else 1.0 for _ in range(workers)]
        self.fails_at = [self.chance.expovariate(1 / BETWEEN_FAILURES) for _ in range(workers)]
        self.fresh, self.begun = list(range(shards)), []
        self.begun_at = [None] * shards
        self.done_by = [[] for _ in range(shards)]  # workers whose ledgers have it
        self.ledger = [[] for _ in range(workers)]
        self.left = shards
        self.events = [(0.0, "free", worker, 0) for worker in range(workers)]
        self.used = self.wasted = self.failures = self.lost_ledgers = 0
        self.counted = 0

    def take(self, shards):
        """A shard at random, taken out of the list."""
        index = self.chance.randrange(len(shards))
        shards[index], shards[-1] = shards[-1], shards[index]
        return shards.pop()

    def next_shard(self, now):
        while self.fresh:
            shard = self.take(self.fresh)
            begun = self.begun_at[shard]
            if begun is None:
                self.begun_at[shard] = now
            if begun is None or now - begun < KNOWN_AFTER:
                self.fresh.append(shard)  # until the others know
                return shard
        if not self.begun:
            self.begun = [shard for shard, done in enumerate(self.done_by) if not done]
        while self.begun:
            shard = self.take(self.begun)
            if not self.done_by[shard]:
                return shard
        return None

    def run(self):
        now = 0.0
        while self.left:
            now, what, worker, shard = heapq.heappop(self.events)
            if what == "done":
                self.finish(worker, shard)
            if what == "failed":
                self.fail(worker, now)
            elif self.left:
                self.begin(worker, now)
        return now

    def begin(self, worker, now):
        shard = self.next_shard(now)
        if shard is None:
            heapq.heappush(self.events, (now + KNOWN_AFTER, "free", worker, 0))
            return
        end = now + self.cost[shard] * self.slowness[worker]
        if end > self.fails_at[worker]:
            self.used += self.fails_at[worker] - now
            self.wasted += self.fails_at[worker] - now
            heapq.heappush(self.events, (self.fails_at[worker], "failed", worker, shard))
        else:
            self.used += end - now
            heapq.heappush(self.events, (end, "done", worker, shard))

    def finish(self, worker, shard):
        self.counted += 1
        if self.done_by[shard]:
            self.wasted += self.cost[shard] * self.slowness[worker]
        else:
            self.left -= 1
        self.done_by[shard].append(worker)
        self.ledger[worker].append(shard)

    def fail(self, worker, now):
        self.failures += 1
        if self.chance.random() < LOSES_LEDGER:
            self.lost_ledgers += 1
            for shard in self.ledger[worker]:
                self.done_by[shard].remove(worker)
                if not self.done_by[shard]:
                    self.left += 1
                    self.begun_at[shard] = None
                    self.fresh.append(shard)
                    self.wasted += self.cost[shard] * self.slowness[worker]
            self.ledger[worker] = []
        back = now + REPAIR
        self.fails_at[worker] = back + self.chance.expovariate(1 / BETWEEN_FAILURES)
        heapq.heappush(self.events, (back, "free", worker, 0))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--shards", type=int, default=1_000_000)
    parser.add_argument("--workers", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    simulation = Simulation(options.shards, options.workers, options.seed)
    ended = simulation.run()
    ideal = sum(simulation.cost) / sum(1 / slowness for slowness in simulation.slowness)
    print(f"{options.shards} shards, {options.workers} workers, seed {options.seed}")
    print(f"ended after {ended / 3600:.2f} h; without failures and waiting {ideal / 3600:.2f} h")
    print(f"failures {simulation.failures}, ledgers lost {simulation.lost_ledgers}")
    print(f"counted {simulation.counted} times; wasted {100 * simulation.wasted / simulation.used:.2f} % of the time")


if __name__ == "__main__":
    main()
