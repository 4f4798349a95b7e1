import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { amountOf } from '@fairhouse/money';
import { type SessionRow, startRound, type WalletPort, type WalletResult } from '@fairhouse/rgs';
import { spreadPlayers } from '@fairhouse/rgs/sharding';
import { studioMigrations } from '../../apps/studio/src/schema.ts';
import type { Load } from './bench.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { openStudio, type SomeStudio } from './suite/studio/rounds.ts';

const sessionCount = 1_500;
const callerCounts = [64, 256];
const turns = 3;
const warmUpMs = 3_000;
const launchesAtOnce = 16;

interface Setup {
  name: string;
  folder: string;
  cluster: Cluster;
  casino: SomeStudio;
  sessions: SessionRow[];
  /** By callers: rounds a second, turn by turn. */
  measured: Map<number, number[]>;
}

/** Rounds a second in process, one PostgreSQL beside Citus with so many workers, in turns on this machine. */
export async function benchStudio(workerCounts: number[], { durationMs, shardsPerWorker }: Load): Promise<void> {
  const setups: Setup[] = [];
  try {
    for (const workers of [0, ...workerCounts]) setups.push(await open(workers, shardsPerWorker));
    for (const setup of setups) await roundsFor(setup, callerCounts[0]!, warmUpMs);
    for (let turn = 0; turn < turns; turn++)
      for (const callers of callerCounts)
        for (const setup of setups) {
          const perSecond = await roundsFor(setup, callers, durationMs);
          setup.measured.set(callers, [...(setup.measured.get(callers) ?? []), perSecond]);
        }
    tell(setups);
  } finally {
    for (const { casino, cluster, folder } of setups) {
      await casino.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function open(workers: number, shardsPerWorker: number): Promise<Setup> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-citus-'));
  const cluster = await startCluster(folder, workers);
  const casino = await openStudio(cluster.url);
  if (workers > 0) await spreadPlayers(casino.db, studioMigrations, { shards: workers * shardsPerWorker });
  const sessions: SessionRow[] = [];
  while (sessions.length < sessionCount) {
    sessions.push(...(await Promise.all(Array.from({ length: launchesAtOnce }, () => casino.launch('nocturne')))));
  }
  casino.studio.wallet = { ...casino.studio.wallet, ...openHanded };
  const name = workers === 0 ? 'one PostgreSQL' : `Citus, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
  return { name, folder, cluster, casino, sessions, measured: new Map() };
}

const ok: WalletResult = { status: 'ok', balance: amountOf('USD', 1_000_000n) };

/** It is the studio that is measured: this wallet answers at once, and keeps nothing. */
const openHanded: Pick<WalletPort, 'play'> = { play: async () => ok };

async function roundsFor({ casino, sessions }: Setup, callers: number, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const own = sessions.filter((_, n) => n % callers === caller);
      for (let n = 0; performance.now() < until; n++) {
        const answer = await startRound(casino.studio, own[n % own.length]!, {
          playId: randomUUID(),
          bet: { coin: 1 },
        });
        if (!answer.ok) throw new Error(`a round was refused: ${answer.reason}`);
        done++;
      }
    }),
  );
  await casino.studio.commits.written();
  return (done * 1_000) / (performance.now() - began);
}

function tell(setups: Setup[]): void {
  console.log('| players in | callers | rounds/s, turn by turn | of one PostgreSQL |\n|---|---|---|---|');
  const [alone] = setups;
  for (const { name, measured } of setups)
    for (const [callers, found] of measured) {
      const shares = found.map((perSecond, turn) =>
        Math.round((100 * perSecond) / alone!.measured.get(callers)![turn]!),
      );
      const reported = found.map((perSecond) => Math.round(perSecond).toLocaleString('en'));
      console.log(`| ${name} | ${callers} | ${reported.join(', ')} | ${shares.join(', ')} % |`);
    }
  console.log(`Load average ${loadavg()[0]!.toFixed(1)} at the end.`);
}
