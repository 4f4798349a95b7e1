import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyBooks } from '@fairhouse/betting';
import { queueNames } from '@fairhouse/contract/operator';
import { connect, type Database } from '@fairhouse/database';
import { openLargeCasino } from '../large-casino/open-large-casino.ts';
import { type BenchRow, row } from '../row.ts';
import { casinoEnv } from '../server/casino-env.ts';
import { bundlePrograms, runToEnd, startProgram } from '../server/start-program.ts';
import { type DeskCall, deskCalls, type KnownRows } from './desk-calls.ts';
import { type DeskOrigin, deskAt, signIn, type Who } from './sign-in.ts';

export interface BenchDeskOptions {
  members: number;
  /** How often each call is made after the first time. */
  times: number;
  /** Only calls whose name has this in it. */
  only: string | undefined;
  say(line: string): void;
}

/** Within which every queue and report opens. */
const boundMs = 300;
const checkedBooks = 200;
const farBehindPages = 20;

/**
 * Every list and report of the desk at a casino of a million members: the real API on a database that was just started, each
 * call first as nobody has made it yet, then some times over.
 */
export async function benchDesk({ members, times, only, say }: BenchDeskOptions): Promise<BenchRow[]> {
  const server = await openLargeCasino(members, say);
  const dataFolder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-desk-'));
  const db = connect({ url: server.url, schema: 'casino', connections: 2, answerWithinMs: 60_000 });
  try {
    const { env, ports } = await casinoEnv(server.url, dataFolder);
    await bundlePrograms(dataFolder);
    await runToEnd('migrate', env);
    const api = await startProgram('api', ports.api, env);
    try {
      await checkSome(db, members);
      const desk = deskAt(`http://localhost:${ports.desk}`);
      const tokens = await signIn(db, desk);
      const calls = deskCalls(await knownRows(db, desk, tokens.everyday)).filter(
        ({ what }) => only === undefined || what.includes(only),
      );
      return await measure(desk, tokens, calls, times, say);
    } finally {
      await api.stop();
    }
  } finally {
    await db.end();
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function measure(
  desk: DeskOrigin,
  tokens: Record<Who, string>,
  calls: readonly DeskCall[],
  times: number,
  say: (line: string) => void,
): Promise<BenchRow[]> {
  // What is refused is a call that the desk no longer knows like that: it is said, and the others are measured.
  const refused = new Map<DeskCall, string>();
  const once = async (call: DeskCall) => {
    const { path, input, who = 'everyday' } = call;
    const startedAt = performance.now();
    await desk.ask(path, input, tokens[who]).catch((error: Error) => refused.set(call, error.message));
    return performance.now() - startedAt;
  };
  const cold: number[] = [];
  for (const call of calls) cold.push(await once(call));
  const warm: number[][] = calls.map(() => []);
  for (let time = 0; time < times; time++) {
    for (const [place, call] of calls.entries()) warm[place]!.push(await once(call));
  }
  for (const [{ what }, message] of refused) say(`${what}: ${message}`);
  return calls.map(({ what }, place) => {
    const sorted = warm[place]!.sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
    const worstMs = Math.max(cold[place]!, at(1));
    return row({
      part: 'desk',
      name: `${worstMs > boundMs ? '**above 300 ms** ' : ''}${what}`,
      coldMs: cold[place]!,
      p50Ms: at(0.5),
      p95Ms: at(0.95),
      worstMs,
    });
  });
}

async function knownRows(db: Database, desk: DeskOrigin, token: string): Promise<KnownRows> {
  const farCursors: KnownRows['farCursors'] = {};
  for (const queue of queueNames) {
    let cursor: string | null = null;
    for (let page = 0; page < farBehindPages && (page === 0 || cursor); page++) {
      const input: object = { queue, pageSize: 200, ...(cursor ? { cursor } : {}) };
      cursor = (await desk.ask<{ next: string | null }>('/operator/queue/list', input, token)).next;
      if (cursor) farCursors[queue] = cursor;
    }
  }
  const { rows } = await db.query<{ id: bigint }>(
    `select id from cash_out where status = 'pending' order by created_at, id limit 1`,
  );
  return { today: new Date(), heavy: 1, usual: 123_456, pendingCashOut: Number(rows[0]!.id), farCursors };
}

async function checkSome(db: Database, members: number): Promise<void> {
  for (let i = 0; i < checkedBooks; i++) {
    const memberId = BigInt(1 + Math.floor(Math.random() * members));
    const report = await verifyBooks(db, { memberId });
    if (!report.ok) throw new Error(`book ${memberId} does not verify: ${JSON.stringify(report.findings[0])}`);
  }
}
