import { coins, coinText, nativeCoinOf, type OpenChain, type Transfer } from '@fairhouse/chains';
import type { ReconciliationDifference } from '@fairhouse/contract/operator';
import type { Comparison, Day } from '../../../db/comparison.ts';
import type { ChainsDeps } from '../chains.deps.ts';
import { hashAt, readCursor } from '../cursor.store.ts';
import { knownKeys } from '../order.store.ts';
import { addressesOfDay, type CountedTransfer, countedOfDay } from './counted-of-day.store.ts';

/**
 * What was counted of a day beside the chain itself: every transfer must stand in the node's own block with the very
 * units, every transfer to us in those blocks must be known, and no address may hold more than was seen coming.
 * Addresses may hold less: the coins are collected from them by anyone who keeps the keys.
 */
export async function compareWithChain({ db }: Pick<ChainsDeps, 'db'>, open: OpenChain, day: Day): Promise<Comparison> {
  const { chain } = open.client;
  const counted = await countedOfDay(db, chain, day);
  const differences: ReconciliationDifference[] = [];
  for (const hash of new Set(counted.map(({ blockHash }) => blockHash))) {
    const ours = counted.filter(({ blockHash }) => blockHash === hash);
    const head = { height: ours[0]!.height, hash, parent: '' };
    const block = await open.client.block(head, (keys) => knownKeys(db, chain, keys));
    differences.push(...compareBlock(open, ours, block?.transfers ?? []));
  }
  differences.push(...(await compareBalances(db, open, day)));
  return { checked: counted.length, totals: [], differences };
}

function compareBlock(open: OpenChain, ours: CountedTransfer[], theirs: Transfer[]): ReconciliationDifference[] {
  const there = new Map(theirs.map((transfer) => [`${transfer.txId}:${transfer.index}`, transfer]));
  const differences: ReconciliationDifference[] = [];
  for (const { txId, place, coin, units } of ours) {
    const name = `${txId}:${place}`;
    const found = there.get(name);
    there.delete(name);
    if (found?.units === units) continue;
    const reported = found ? shown(coin, found.units) : null;
    const kind = found ? 'otherAmount' : 'missingThere';
    differences.push({ kind, subject: `transfer ${name}`, ours: shown(coin, units), theirs: reported });
  }
  for (const [name, { contract, units }] of there) {
    const coin = open.coins.find((known) => open.contractOf(known) === contract);
    if (!coin) continue;
    differences.push({ kind: 'missingHere', subject: `transfer ${name}`, ours: null, theirs: shown(coin, units) });
  }
  return differences;
}

async function compareBalances(db: ChainsDeps['db'], open: OpenChain, day: Day): Promise<ReconciliationDifference[]> {
  const { client, confirmations } = open;
  const cursor = await readCursor(db, client.chain);
  const height = (cursor?.height ?? 0) - confirmations + 1;
  if (height < 0 || (await hashAt(db, client.chain, height)) === undefined) return [];
  const coin = nativeCoinOf(client.chain);
  const differences: ReconciliationDifference[] = [];
  for (const { key, address, accounted } of await addressesOfDay(db, client.chain, coin, height, day)) {
    const balance = await client.balance(key, undefined, height);
    // Where the node cannot say, the blocks above have to do.
    if (balance === undefined || balance <= accounted) continue;
    differences.push({
      kind: 'missingHere',
      subject: `address ${address}`,
      ours: shown(coin, accounted),
      theirs: shown(coin, balance),
    });
  }
  return differences;
}

function shown(coin: keyof typeof coins, units: bigint): string {
  return `${coinText(coin, units)} ${coins[coin].symbol}`;
}
