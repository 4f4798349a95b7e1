import type pg from 'pg';
import { vaultOf } from '../vault.ts';

export interface NamedHash {
  seq: bigint;
  type: string;
  externalId: string;
  amount: bigint;
  createdAt: Date;
  hash: Buffer;
}

/** The postings of a member that a room made under these names, in their order. */
export async function postingsNamed(
  db: pg.Pool | pg.ClientBase,
  memberId: bigint,
  source: string,
  externalIds: readonly string[],
): Promise<NamedHash[]> {
  const { rows } = await db.query<NamedHash>(
    `select seq, type, external_id as "externalId", amount, created_at as "createdAt", hash from posting
     where vault = $1 and member_id = $2 and source = $3 and external_id = any($4::text[]) order by seq`,
    [vaultOf(memberId), memberId, source, externalIds],
  );
  return rows;
}
