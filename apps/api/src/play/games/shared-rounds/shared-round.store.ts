import type { Database, Transaction } from '@fairhouse/database';
import type { NamedRound } from '../round-ref.ts';

export interface Sharing {
  withAmounts: boolean;
  since: Date;
}

const columns = 'with_amounts as "withAmounts", shared_at as since';

/** How a round is shared; undefined where it is not, or no longer. */
export async function sharingOf(
  db: Database | Transaction,
  { memberId, vendor, roundId }: NamedRound,
): Promise<Sharing | undefined> {
  const { rows } = await db.query<Sharing>(
    `select ${columns} from shared_round where member_id = $1 and vendor = $2 and round_id = $3`,
    [memberId, vendor, roundId],
  );
  return rows[0];
}

/** Shares the round, or changes what is shown of it; the link and its first moment stay. */
export async function keepSharing(
  tx: Transaction,
  { memberId, vendor, roundId }: NamedRound,
  withAmounts: boolean,
): Promise<Sharing> {
  const { rows } = await tx.query<Sharing>(
    `insert into shared_round (member_id, vendor, round_id, with_amounts) values ($1, $2, $3, $4)
     on conflict (member_id, vendor, round_id) do update set with_amounts = excluded.with_amounts
     returning ${columns}`,
    [memberId, vendor, roundId, withAmounts],
  );
  return rows[0]!;
}

export async function endSharing(tx: Transaction, { memberId, vendor, roundId }: NamedRound): Promise<void> {
  await tx.query('delete from shared_round where member_id = $1 and vendor = $2 and round_id = $3', [
    memberId,
    vendor,
    roundId,
  ]);
}
