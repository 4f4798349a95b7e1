import { nativeCoinOf, type OpenChain } from '@fairhouse/chains';
import { inTransaction } from '@fairhouse/database';
import { type BalanceCheck, claimBalanceChecks } from './balance-check.store.ts';
import type { ChainsDeps } from './chains.deps.ts';
import { hashAt } from './cursor.store.ts';
import { noteSeen } from './sighting.store.ts';

const mostAtOnce = 10;
/** In place of an output or a log. */
const balancePlace = -2;

/**
 * A contract can send a chain's own coin without a transaction that says so: young addresses are asked for their
 * balance, in a block that is deep already, and what nothing accounts for is noted as a transfer of its own.
 */
export async function checkBalances(deps: ChainsDeps, open: OpenChain, deepHeight: number): Promise<void> {
  const { chain } = open.client;
  if (deepHeight < 0) return;
  const hash = await hashAt(deps.db, chain, deepHeight);
  if (hash === undefined) return;
  for (const check of await claimBalanceChecks(deps.db, chain, nativeCoinOf(chain), deepHeight, mostAtOnce)) {
    await compare(deps, open, check, { height: deepHeight, hash });
  }
}

async function compare(
  { db }: ChainsDeps,
  open: OpenChain,
  { key, accounted }: BalanceCheck,
  block: { height: number; hash: string },
): Promise<void> {
  const { client } = open;
  const balance = await client.balance(key, undefined, block.height);
  if (balance === undefined || balance <= accounted) return;
  await inTransaction(db, (tx) =>
    noteSeen(tx, {
      chain: client.chain,
      key,
      coin: nativeCoinOf(client.chain),
      // The same balance is the same transfer, whichever block it is looked at in.
      txId: `balance:${key}:${balance}`,
      place: balancePlace,
      sender: undefined,
      units: balance - accounted,
      seenAt: new Date(),
      block,
    }),
  );
}
