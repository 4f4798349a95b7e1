import type { BlockHead, ChainName } from '@fairhouse/chains';
import type { Database, Transaction } from '@fairhouse/database';

export interface Cursor {
  height: number;
  hash: string;
  /** Hash of the chain's first block. */
  genesis: string;
}

/** Blocks that are remembered below the cursor: a reorganisation deeper than that is for people. */
export const rememberedBlocks = 500;

export async function readCursor(db: Database, chain: ChainName): Promise<Cursor | undefined> {
  const { rows } = await db.query<Cursor>('select height, hash, genesis from chain_cursor where chain = $1', [chain]);
  return rows[0];
}

/** Where watching begins; does nothing when it has begun. */
export async function beginAt(
  tx: Transaction,
  chain: ChainName,
  { height, hash }: BlockHead,
  genesis: string,
): Promise<void> {
  await tx.query('insert into chain_block values ($1, $2, $3) on conflict do nothing', [chain, height, hash]);
  await tx.query(
    'insert into chain_cursor (chain, height, hash, genesis) values ($1, $2, $3, $4) on conflict do nothing',
    [chain, height, hash, genesis],
  );
}

/** Steps onto the next block; false when another watcher has moved the cursor since it was read. */
export async function stepForward(tx: Transaction, chain: ChainName, from: Cursor, to: BlockHead): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update chain_cursor set height = $4, hash = $5, moved_at = now() where chain = $1 and height = $2 and hash = $3`,
    [chain, from.height, from.hash, to.height, to.hash],
  );
  if (rowCount !== 1) return false;
  await tx.query('insert into chain_block values ($1, $2, $3)', [chain, to.height, to.hash]);
  await tx.query('delete from chain_block where chain = $1 and height < $2', [chain, to.height - rememberedBlocks]);
  return true;
}

/** Steps back from a block that is no longer the chain's. Undefined: another watcher did, or nothing is remembered. */
export async function stepBack(tx: Transaction, chain: ChainName, from: Cursor): Promise<Cursor | undefined> {
  const { rows } = await tx.query<Cursor>(
    `update chain_cursor c set height = b.height, hash = b.hash, moved_at = now() from chain_block b
     where c.chain = $1 and c.height = $2 and c.hash = $3 and b.chain = c.chain and b.height = c.height - 1
     returning b.height, b.hash, c.genesis`,
    [chain, from.height, from.hash],
  );
  if (!rows[0]) return undefined;
  await tx.query('delete from chain_block where chain = $1 and height = $2', [chain, from.height]);
  return rows[0];
}

/** Forgets all blocks of a chain that has begun again. */
export async function forgetBlocks(tx: Transaction, chain: ChainName): Promise<void> {
  await tx.query('delete from chain_block where chain = $1', [chain]);
  await tx.query('delete from chain_cursor where chain = $1', [chain]);
}

export async function hashAt(db: Database, chain: ChainName, height: number): Promise<string | undefined> {
  const { rows } = await db.query<{ hash: string }>('select hash from chain_block where chain = $1 and height = $2', [
    chain,
    height,
  ]);
  return rows[0]?.hash;
}
