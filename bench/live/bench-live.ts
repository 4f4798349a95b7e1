import { setTimeout as pause } from 'node:timers/promises';
import { natsProgram, natsServer } from '@fairhouse/testing';
import { type BenchRow, row } from '../row.ts';
import { measureCpu, residentMib } from '../server/cpu.ts';
import { type BenchHouse, openBenchHouse } from '../server/open-bench-house.ts';
import { seatPlayers } from '../spin/seat-players.ts';
import { openBettors } from './place-bets.ts';
import { nextRound, settledRound } from './rounds.ts';
import { startWatchers } from './start-watchers.ts';

export interface BenchLiveOptions {
  /** An empty database. */
  url: string;
  serverPid: number;
  rounds: number;
  say(text: string): void;
}

const table = 'live-roulette';
const watchers = 10_000;
const bettors = 500;
const quietMs = 5_000;

/**
 * A shared table with everybody at it: 10,000 connections that watch and 500 players who bet in each round, at two processes of the
 * studio that a NATS server joins, before the real casino. How soon pages know the result, counted from the moment it was fixed in
 * the database; how soon the last bet is settled; what a connection costs.
 */
export async function benchLive({ url, serverPid, rounds, say }: BenchLiveOptions): Promise<BenchRow[]> {
  if (!natsProgram()) {
    say('live is left out: it needs nats-server, which "apt-get install nats-server" brings.');
    return [];
  }
  const nats = await natsServer();
  const plenty = String(10 * watchers);
  const house = await openBenchHouse(url, watchers + bettors, {
    studios: 2,
    settings: { LIVE_BROKER: nats.address, STUDIO_STREAMS: plenty, STUDIO_STREAMS_PER_ADDRESS: plenty },
  });
  try {
    return await measure(house, serverPid, rounds);
  } finally {
    await house.close();
    await nats.stop();
  }
}

async function measure(house: BenchHouse, serverPid: number, rounds: number): Promise<BenchRow[]> {
  const sessions = await seatPlayers(house.studioTables, house.sessions, table);
  const ports = house.studios.map(({ port }) => port);
  const resident = () => house.studios.reduce((sum, { pid }) => sum + residentMib(pid), 0);
  let round = await nextRound(house.studioTables, table, 0);
  const before = resident();
  const watching = await startWatchers({ ports, sessions: sessions.slice(bettors), table });
  await pause(quietMs);
  const connectionBytes = ((resident() - before) * 2 ** 20) / watchers;
  const betting = await openBettors(ports, sessions.slice(0, bettors));
  const [told, placed, settled]: [number[], number[], number[]] = [[], [], []];
  try {
    await watching.take();
    const [one, two] = house.studios;
    const used = measureCpu({
      one: one!.pid,
      two: two!.pid,
      api: house.api.pid,
      watchers: watching.pid,
      database: serverPid,
    });
    for (let n = 0; n < rounds; n++) {
      round = await nextRound(house.studioTables, table, round);
      placed.push(...(await betting.place(round)));
      const { bets, settledMs } = await settledRound(house.studioTables, table, round);
      if (bets !== bettors) throw new Error(`round ${round} had ${bets} bets`);
      settled.push(settledMs);
      await pause(quietMs);
      const heard = (await watching.take()).find((each) => each.round === round);
      if (heard?.arrivedAt.length !== watchers)
        throw new Error(`${heard?.arrivedAt.length} pages were told of round ${round}`);
      told.push(...heard.arrivedAt.map((at) => at - heard.startedAt));
    }
    const { seconds, otherCores } = used();
    const each = (name: keyof typeof seconds, count: number) => (seconds[name] * 1e6) / count;
    await house.check();
    const bets = rounds * bettors;
    return [
      row({
        part: 'live',
        name: `from the result to ${watchers} pages`,
        ...quantiles(told),
        watching: watchers,
        connectionBytes,
        otherCores,
      }),
      row({ part: 'live', name: `a bet taken, ${bettors} at once`, ...quantiles(placed), watching: watchers }),
      row({
        part: 'live',
        name: `${bettors} bets settled, from the result to the last`,
        ...quantiles(settled),
        apiCpuUs: each('api', bets),
        studioCpuUs: each('one', bets) + each('two', bets),
        databaseCpuUs: each('database', bets),
        clientCpuUs: each('client', bets) + each('watchers', bets),
      }),
    ];
  } finally {
    betting.close();
    watching.stop();
  }
}

function quantiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50Ms: at(0.5), p99Ms: at(0.99), worstMs: sorted.at(-1) };
}
