import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { closedLoop } from '../http/closed-loop.ts';
import { type MeasuredRun, meanRow } from '../mean-row.ts';
import type { BenchRow } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';
import { openBenchCasino } from '../server/open-bench-casino.ts';
import { playCall } from '../spin/play-call.ts';
import { seatPlayers } from '../spin/seat-players.ts';
import { fewestPairs, medianRatio } from './median-ratio.ts';
import { switchedReceipts } from './switched-receipts.ts';

export interface BenchReceiptsOptions {
  /** An empty database. */
  url: string;
  serverPid: number;
  /** Of one block; each pair has two. */
  durationMs: number;
  /** For each number of players at once. */
  pairs: number;
  say(line: string): void;
}

const connections = [1, 16, 64] as const;
/** Far more than connections. */
const players = 2_000;
const warmUpMs = 3_000;
/** USD cents a line: the smallest coin of the game. */
const coin = 1;
const processes = ['studio', 'api', 'database', 'client'] as const;

/**
 * What receipts cost a slot round: blocks with them and without take turns in one run, each first in every other pair, so that what the
 * machine does beside it meets both. Of each pair the ratio counts. Compared are rounds a second, the studio's processor
 * time of a round, and that of all processes.
 */
export async function benchReceipts(options: BenchReceiptsOptions): Promise<BenchRow[]> {
  const { url, serverPid, durationMs, pairs, say } = options;
  if (pairs < fewestPairs) throw new Error(`Receipts need --turns=${fewestPairs} or more for an interval.`);
  const system = await openBenchCasino(url, players, { bundledWith: [switchedReceipts] });
  try {
    const { pid, port } = system.studio;
    const tokens = await seatPlayers(system.studioTables, system.sessions, system.vendor.gameCode);
    let spun = 0;
    let isOn = true;
    const spin = () => playCall('start', tokens[spun++ % tokens.length]!, { playId: randomUUID(), bet: { coin } });
    const spins = async (count: number, forMs: number): Promise<MeasuredRun> => {
      const used = measureCpu({ api: system.api.pid, studio: pid, database: serverPid });
      const load = await closedLoop({
        port,
        connections: count,
        durationMs: forMs,
        next: spin,
        isDone: (body) => body.includes('"state":"CLOSED"') && body.includes('"receipt":') === isOn,
      });
      if (load.refused > 0) throw new Error(`${load.refused} spins were refused: ${load.refusal}`);
      return { ...load, ...used() };
    };
    /** The signal arrives when it does: until then a round answers as before. */
    const turn = async (on: boolean) => {
      if (on === isOn) return;
      process.kill(pid, 'SIGUSR2');
      isOn = on;
      const arrived = { port, connections: 1, durationMs: 1, next: spin };
      while ((await closedLoop({ ...arrived, isDone: (body) => body.includes('"receipt":') === on })).refused > 0)
        await wait(10);
    };
    for (const on of [true, false]) {
      await turn(on);
      await spins(connections[1], warmUpMs);
    }
    const rows: BenchRow[] = [];
    for (const count of connections) {
      const runs = { with: [] as MeasuredRun[], without: [] as MeasuredRun[] };
      for (let pair = 0; pair < pairs; pair++)
        for (const on of pair % 2 === 0 ? [true, false] : [false, true]) {
          await turn(on);
          runs[on ? 'with' : 'without'].push(await spins(count, durationMs));
        }
      rows.push(...rowsOf(count, runs));
      say(`receipts: ${count} at once, ${pairs} pairs`);
    }
    await turn(true);
    await system.check();
    return rows;
  } finally {
    await system.close();
  }
}

function rowsOf(count: number, runs: Record<'with' | 'without', MeasuredRun[]>): BenchRow[] {
  const who = `${count} ${count === 1 ? 'player' : 'players'} at once`;
  const part = 'receipts';
  const cpuOf = (run: MeasuredRun, names: readonly (typeof processes)[number][]) =>
    names.reduce((sum, name) => sum + run.seconds[name]!, 0) / run.done;
  const slower = (name: string, figure: (run: MeasuredRun) => number): BenchRow => {
    const { median, least, most } = medianRatio(
      runs.with.map((run, pair) => figure(run) / figure(runs.without[pair]!)),
    );
    const [slower, atLeast, atMost] = [median, least, most].map((ratio) => (ratio - 1) * 100);
    return { part, name: `${name}, ${who}`, slower: slower!, slowerFrom: atLeast!, slowerTo: atMost! };
  };
  return [
    meanRow({ part, name: `a slot round with its receipt, ${who}` }, runs.with),
    meanRow({ part, name: `a slot round without one, ${who}` }, runs.without),
    slower('time of a round with ÷ without', (run) => 1 / run.perSecond),
    slower('CPU of the studio with ÷ without', (run) => cpuOf(run, ['studio'])),
    slower('CPU of all processes with ÷ without', (run) => cpuOf(run, processes)),
  ];
}
