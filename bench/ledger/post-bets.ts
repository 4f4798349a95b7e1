import { openLedger } from '@fairhouse/betting';
import { type CpuUse, measureCpu } from '../server/cpu.ts';

export interface PostedBets {
  done: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export interface PostBetsOptions {
  url: string;
  schema: string;
  /** How many members bet: 1, 1 + `stride`, 1 + 2 × `stride` and so on. Their books are there and hold money. */
  bettors: number;
  /** 1 by default. */
  stride?: number;
  callers: number;
  durationMs: number;
}

/** The same with the processor time that the server and this process took for it. */
export async function measureBets(
  options: PostBetsOptions,
  serverPid: number,
): Promise<PostedBets & CpuUse<'database'>> {
  const used = measureCpu({ database: serverPid });
  const bets = await postBets(options);
  return { ...bets, ...used() };
}

/** Durable bets through `ledger.post`: every caller posts its next one, of a random member, when the last is acknowledged. */
export async function postBets(options: PostBetsOptions): Promise<PostedBets> {
  const { url, schema, bettors, stride = 1, callers, durationMs } = options;
  const ledger = openLedger({ url, schema });
  const run = String(process.hrtime.bigint());
  const took: number[] = [];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let i = 0; performance.now() < startedAt + durationMs; i++) {
        const askedAt = performance.now();
        const outcome = await ledger.post({
          memberId: BigInt(1 + Math.floor(Math.random() * bettors) * stride),
          type: 'GAME_BET',
          amount: { currency: 'USD', minor: 1n },
          source: 'bench',
          externalId: `${run}-${caller}-${i}`,
        });
        if (!outcome.ok) throw new Error(`a bet was refused: ${outcome.reason}`);
        took.push(performance.now() - askedAt);
      }
    }),
  );
  const perSecond = took.length / ((performance.now() - startedAt) / 1_000);
  await ledger.close();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)]!;
  return { done: took.length, perSecond, p50Ms: at(0.5), p99Ms: at(0.99) };
}
