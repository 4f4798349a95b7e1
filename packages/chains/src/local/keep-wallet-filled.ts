import { jsonRpc } from '../json-rpc.ts';
import { coinText } from '../units.ts';
import type { Miner } from './mine-what-waits.ts';

interface Fill {
  address: string;
  /** Below this many satoshi at the address it is filled. */
  leastUnits: bigint;
  /** So much is sent each time. */
  fillUnits: bigint;
  /** Between two looks. */
  everyMs?: number;
}

/**
 * Fills the payout wallet of a local chain whenever it runs low, so that cash-outs are paid there as long as somebody plays.
 * A look waits while a transaction is not in a block: it may be the last filling.
 */
export function keepWalletFilled(
  rpcUrl: string,
  { address, leastUnits, fillUnits, everyMs = 2_000 }: Fill,
  log: { warn(details: object, message: string): void },
): Miner {
  const rpc = jsonRpc(rpcUrl);

  async function look(): Promise<void> {
    if ((await rpc<string[]>('getrawmempool')).length > 0) return;
    const found = await rpc<{ total_amount: number }>('scantxoutset', ['start', [`addr(${address})`]]);
    if (BigInt(Math.round(found.total_amount * 1e8)) >= leastUnits) return;
    await rpc('sendtoaddress', [address, coinText('bitcoin', fillUnits)]);
  }

  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: Error) => log.warn({ err: error }, 'the local payout wallet could not be filled'))
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
