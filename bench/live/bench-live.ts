import { setTimeout as pause } from 'node:timers/promises';
import { natsProgram, natsServer } from '@fairhouse/testing';
import { type BenchRow, row } from '../row.ts';
import { type CpuUse, measureCpu, residentMib } from '../server/cpu.ts';
import { type BenchCasino, openBenchCasino } from '../server/open-bench-casino.ts';
import { seatPlayers } from '../spin/seat-players.ts';
import { openBettors } from './place-bets.ts';
import { decidedRound, nextRound, settledRound } from './rounds.ts';
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
  try {
    const plenty = String(10 * (watchers + bettors));
    const system = await openBenchCasino(url, watchers + bettors, {
      studios: 2,
      settings: { LIVE_BROKER: nats.address, STUDIO_STREAMS: plenty, STUDIO_STREAMS_PER_ADDRESS: plenty },
    });
    return await measure(system, serverPid, rounds).finally(() => system.close());
  } finally {
    await nats.stop();
  }
}

async function measure(system: BenchCasino, serverPid: number, rounds: number): Promise<BenchRow[]> {
  const tables = system.studioTables;
  const sessions = await seatAtTable(system);
  const ports = system.studios.map(({ port }) => port);
  const resident = () => system.studios.reduce((sum, { pid }) => sum + residentMib(pid), 0);
  let round = await nextRound(tables, table, 0);
  const before = resident();
  const watching = await startWatchers({ ports, sessions: sessions.slice(bettors), table });
  await pause(quietMs);
  const connectionBytes = ((resident() - before) * 2 ** 20) / watchers;
  const betting = await openBettors(ports, sessions.slice(0, bettors));
  const [one, two] = system.studios;
  const pids = { one: one!.pid, two: two!.pid, api: system.api.pid, watchers: watching.pid, database: serverPid };
  const [seen, placed, settled]: [number[], number[], number[]] = [[], [], []];
  const [toPlace, toSettle] = [cpuOfBets(pids), cpuOfBets(pids)];
  try {
    await watching.take();
    for (let n = 0; n < rounds; n++) {
      round = await nextRound(tables, table, round);
      placed.push(...(await toPlace.during(() => betting.place(round))));
      await decidedRound(tables, table, round);
      const { bets, settledMs } = await toSettle.during(() => settledRound(tables, table, round));
      if (bets !== bettors) throw new Error(`round ${round} had ${bets} bets`);
      settled.push(settledMs);
      await pause(quietMs);
      const heard = (await watching.take()).find((each) => each.round === round);
      const pages = heard?.arrivedAt.map((at) => at - heard.startedAt) ?? [];
      if (pages.length !== watchers) throw new Error(`${pages.length} pages were seen of round ${round}`);
      seen.push(...pages);
    }
    await system.check();
    const line = (name: string, times: number[], more: Partial<BenchRow>) =>
      row({ part: 'live', name, ...quantiles(times), watching: watchers, ...more });
    return [
      line(`from the result to ${watchers} pages`, seen, { connectionBytes }),
      line(`a bet taken, ${bettors} at once`, placed, toPlace.each(placed.length)),
      line(`${bettors} bets settled, from the result to the last`, settled, toSettle.each(placed.length)),
    ];
  } finally {
    betting.close();
    watching.stop();
  }
}

type Pids = Record<'one' | 'two' | 'api' | 'watchers' | 'database', number>;

/** Processor time of all processes while something is done to bets, what pages are told meanwhile included. */
function cpuOfBets(pids: Pids) {
  const uses: CpuUse<keyof Pids>[] = [];
  return {
    async during<T>(work: () => Promise<T>): Promise<T> {
      const used = measureCpu(pids);
      const done = await work();
      uses.push(used());
      return done;
    },
    each(bets: number) {
      const us = (name: keyof Pids | 'client') =>
        (uses.reduce((sum, { seconds }) => sum + seconds[name], 0) * 1e6) / bets;
      return {
        apiCpuUs: us('api'),
        studioCpuUs: us('one') + us('two'),
        databaseCpuUs: us('database'),
        clientCpuUs: us('client') + us('watchers'),
        otherCores: uses.reduce((sum, { otherCores }) => sum + otherCores, 0) / uses.length,
      };
    },
  };
}

/** Members at the table as launching would have left them, known to others there by a name. */
async function seatAtTable(system: BenchCasino): Promise<string[]> {
  await system.casino.query('update vendor_session set game_code = $1', [table]);
  const sessions = await seatPlayers(system.studioTables, system.sessions, table);
  await system.studioTables.query(`update play_session set alias = 'b****h' where alias is null`);
  return sessions;
}

function quantiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50Ms: at(0.5), p99Ms: at(0.99), worstMs: sorted.at(-1) };
}
