import { type ChainClient, confirmationsOf, type OpenChain, type Transfer } from '@fairhouse/chains';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { databaseTime } from '../../db/database-time.store.ts';
import type { ChainsDeps } from './chains.deps.ts';
import { checkBalances } from './check-balances.ts';
import { beginAt, type Cursor, forgetBlocks, hashAt, readCursor, stepBack, stepForward } from './cursor.store.ts';
import { knownKeys } from './order.store.ts';
import { markSpent, minePayouts, unminePayouts } from './payouts/payout.store.ts';
import { settleSightings } from './settle-sightings.ts';
import { loosenAll, moveBlock, moveUnmined, noteSeen, openBlocks, unminedTransactions } from './sighting.store.ts';
import { tellOrders } from './tell-orders.ts';

/** Blocks that one round reads; a watcher that is far behind catches up round by round. */
const mostBlocks = 50;
const mostWaiting = 200;

/**
 * One round: reads what is new on the chain, takes back what it no longer has, and credits what is deep enough. Answers
 * how many blocks were read. Any number of processes may do this at once: the cursor moves for one of them.
 */
export async function watchChain(deps: ChainsDeps, open: OpenChain): Promise<number> {
  const { client } = open;
  const cursor = await beginWatching(deps, client);
  const stepped = await follow(deps, open, cursor);
  const touched = new Set(stepped.touched);
  if (stepped.caughtUp) for (const order of await lookAtWaiting(deps, open)) touched.add(order);
  await checkBalances(deps, open, stepped.cursor.height - open.confirmations + 1);
  for (const order of await deepen(deps, open, stepped.cursor)) touched.add(order);
  await tellOrders(deps, [...touched]);
  await settleSightings(deps, client.chain);
  return stepped.blocks;
}

/**
 * Where watching has come to; on a chain that was never watched it begins at the newest block. To be called before an
 * address of the chain is given out, so that nothing below the first block can be ours. Throws when the node does not answer.
 */
async function beginWatching(deps: Pick<ChainsDeps, 'db'>, client: ChainClient): Promise<Cursor> {
  return (await readCursor(deps.db, client.chain)) ?? (await begin(deps, client));
}

/** Begins to watch, and answers whether the chain is watched: not while its node does not answer. */
export async function tryToWatch(deps: Pick<ChainsDeps, 'db' | 'log'>, client: ChainClient): Promise<boolean> {
  try {
    await beginWatching(deps, client);
    return true;
  } catch (error) {
    deps.log.warn({ chain: client.chain, err: error }, 'a chain is not watched yet: its node does not answer');
    return false;
  }
}

async function begin({ db }: Pick<ChainsDeps, 'db'>, client: ChainClient): Promise<Cursor> {
  const head = (await client.head(await client.tip()))!;
  const genesis = (await client.head(0))!.hash;
  await inTransaction(db, (tx) => beginAt(tx, client.chain, head, genesis));
  return (await readCursor(db, client.chain))!;
}

interface Followed {
  cursor: Cursor;
  blocks: number;
  caughtUp: boolean;
  /** The orders that something happened to. */
  touched: bigint[];
}

async function follow(deps: ChainsDeps, open: OpenChain, from: Cursor): Promise<Followed> {
  const { client } = open;
  const touched: bigint[] = [];
  let cursor = from;
  for (let blocks = 0; blocks < mostBlocks; blocks++) {
    const here = await client.head(cursor.height);
    if (here?.hash !== cursor.hash) {
      if ((await client.head(0))?.hash !== cursor.genesis) return restart(deps, open);
      const back = await leaveBlock(deps, client, cursor);
      if (!back) return { cursor, blocks, caughtUp: false, touched };
      touched.push(...back.touched);
      cursor = back.cursor;
      continue;
    }
    const next = await client.head(cursor.height + 1);
    if (!next) return { cursor, blocks, caughtUp: true, touched };
    // Between the two questions the chain may have turned; the next round begins again.
    if (next.parent !== cursor.hash) return { cursor, blocks, caughtUp: false, touched };
    const orders = await readBlock(deps, open, cursor, next);
    if (!orders) return { cursor, blocks, caughtUp: false, touched };
    touched.push(...orders);
    cursor = { ...next, genesis: cursor.genesis };
  }
  return { cursor, blocks: mostBlocks, caughtUp: false, touched };
}

/** The node is on another chain. A chain for tests that lives in its node's memory begins again with it. */
async function restart(deps: ChainsDeps, { client, real }: OpenChain): Promise<Followed> {
  const { chain } = client;
  if (real) throw new Error(`the node of ${chain} is on another chain than the one that was watched`);
  await inTransaction(deps.db, async (tx) => {
    await forgetBlocks(tx, chain);
    await loosenAll(tx, chain);
  });
  return { cursor: await begin(deps, client), blocks: 0, caughtUp: false, touched: [] };
}

/** A block that the chain no longer has: what was seen in it is taken back, unless it was credited. */
async function leaveBlock(
  { db, log }: ChainsDeps,
  { chain }: ChainClient,
  cursor: Cursor,
): Promise<{ cursor: Cursor; touched: bigint[] } | undefined> {
  const left = await inTransaction(db, async (tx) => {
    const back = await stepBack(tx, chain, cursor);
    if (!back) return undefined;
    await unminePayouts(tx, chain, cursor.hash);
    return { cursor: back, touched: await moveBlock(tx, chain, cursor.hash, 'abandoned') };
  });
  if (left) log.warn({ chain, height: cursor.height, orders: left.touched.length }, 'a block of a chain was replaced');
  else
    log.warn(
      { chain, height: cursor.height },
      'a chain cannot be followed back to a known block; check its node if this repeats',
    );
  return left;
}

async function readBlock(
  { db }: ChainsDeps,
  open: OpenChain,
  cursor: Cursor,
  next: { height: number; hash: string; parent: string },
): Promise<bigint[] | undefined> {
  const { client } = open;
  const { chain } = client;
  const block = await client.block(next, (keys) => knownKeys(db, chain, keys));
  if (!block) return undefined;
  return inTransaction(db, async (tx) => {
    if (!(await stepForward(tx, chain, cursor, next))) return undefined;
    // A watcher that was asleep saw it late; the block's own time says when it had come at the latest.
    const seenAt = new Date(Math.min((await databaseTime(tx)).getTime(), block.at.getTime()));
    const orders = await note(tx, open, block.transfers, seenAt, { height: next.height, hash: next.hash });
    await minePayouts(tx, chain, next, block.txIds);
    await markSpent(tx, chain, block.spends);
    return orders;
  });
}

async function note(
  tx: Transaction,
  open: OpenChain,
  transfers: Transfer[],
  seenAt: Date,
  block: { height: number; hash: string } | undefined,
): Promise<bigint[]> {
  const orders: bigint[] = [];
  for (const { to, from, contract, txId, index, units } of transfers) {
    const coin = open.coins.find((known) => open.contractOf(known) === contract);
    if (!coin) continue;
    const order = await noteSeen(tx, {
      chain: open.client.chain,
      key: to,
      coin,
      txId,
      place: index,
      sender: from,
      units,
      seenAt,
      block,
    });
    if (order !== null) orders.push(order);
  }
  return orders;
}

/** What waits for a block is shown to the player, and never credited. */
async function lookAtWaiting({ db }: ChainsDeps, open: OpenChain): Promise<bigint[]> {
  const { client } = open;
  const { chain } = client;
  const transfers = await client.waiting((keys) => knownKeys(db, chain, keys));
  // Of what comes every few seconds, nothing to note is the usual case.
  const orders =
    transfers.length === 0
      ? []
      : await inTransaction(db, async (tx) => note(tx, open, transfers, await databaseTime(tx), undefined));
  for (const { txId, state } of await unminedTransactions(db, chain, mostWaiting)) {
    const isWaiting = await client.isWaiting(txId);
    if (isWaiting === (state === 'waiting')) continue;
    // Gone, or mined since: then the next block says so. Or back, after it had fallen out of its block.
    const event = isWaiting ? 'waits' : 'abandoned';
    orders.push(...(await inTransaction(db, (tx) => moveUnmined(tx, chain, txId, event))));
  }
  return orders;
}

/** Transfers that have their confirmations become final, in blocks that the node has under this very hash. */
async function deepen({ db }: ChainsDeps, open: OpenChain, { height: tip }: Cursor): Promise<bigint[]> {
  const { client, confirmations } = open;
  const orders: bigint[] = [];
  for (const { height, hash } of await openBlocks(db, client.chain, tip - confirmations + 1)) {
    if (confirmationsOf(height, tip) < confirmations) continue;
    const remembered = await hashAt(db, client.chain, height);
    if (remembered !== undefined && remembered !== hash) continue;
    if ((await client.head(height))?.hash !== hash) continue;
    orders.push(...(await inTransaction(db, (tx) => moveBlock(tx, client.chain, hash, 'deep'))));
  }
  return orders;
}
