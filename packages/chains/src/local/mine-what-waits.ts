import { jsonRpc } from '../json-rpc.ts';

export interface Miner {
  stop(): Promise<void>;
}

interface Pace {
  /** Between two blocks, and between two looks. */
  everyMs?: number;
  /** What has waited so long gets its blocks: the test wallet adds those of its own payments by itself, sooner. */
  timeoutMs?: number;
  /** For each that waited, its own included: as many as make it final on any chain of the casino. */
  blocks?: number;
}

/** Plays the miners of a local chain of bitcoin's family: without them a payout of the casino would wait for ever. */
export function mineWhatWaits(
  rpcUrl: string,
  { everyMs = 1_000, timeoutMs = 2_000, blocks = 12 }: Pace,
  log: { warn(details: object, message: string): void },
): Miner {
  const rpc = jsonRpc(rpcUrl);
  const firstSeen = new Map<string, number>();
  let owed = 0;

  async function look(): Promise<void> {
    const waiting = await rpc<string[]>('getrawmempool');
    for (const txId of firstSeen.keys()) if (!waiting.includes(txId)) firstSeen.delete(txId);
    for (const txId of waiting) if (!firstSeen.has(txId)) firstSeen.set(txId, performance.now());
    const isDue = [...firstSeen.values()].some((since) => performance.now() - since >= timeoutMs);
    if (isDue) owed = blocks;
    if (owed === 0) return;
    await rpc('generatetoaddress', [1, await rpc('getnewaddress')]);
    owed -= 1;
  }

  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: Error) => log.warn({ err: error }, 'a local chain does not produce blocks'))
      .finally(() => {
        looking = undefined;
      });
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
