import type { Database } from '@fairhouse/database';

/** Opens books 1 … `members` with `cash` minor units each, in bulk, through the very functions of the ledger. */
export async function fillBooks(db: Database, members: number): Promise<void> {
  await db.query(
    `insert into book (vault, member_id, currency, head_hash)
     select m % 64, m, 'USD', ledger_genesis(m, 'USD') from generate_series(1::bigint, $1::bigint) m on conflict do nothing`,
    [members],
  );
  for (let from = 1; from <= members; from += 10_000) {
    await db.query(
      `select ledger_post_within(0, (select json_agg(json_build_object('member_id', m, 'type', 'DEPOSIT', 'amount', 100000000,
         'currency', 'USD', 'source', 'fill', 'external_id', 'd' || m)) from generate_series($1::bigint, $2::bigint) m))`,
      [from, Math.min(from + 9_999, members)],
    );
  }
  await db.query('vacuum analyze book, posting');
}

/** Adds `rounds` chained bets to every book, in bulk. */
export async function fillPostings(db: Database, members: number, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    for (let from = 1; from <= members; from += 10_000) {
      await db.query(
        `select ledger_post_within(0, (select json_agg(json_build_object('member_id', m, 'type', 'GAME_BET', 'amount', 1,
           'currency', 'USD', 'source', 'fill', 'external_id', $3 || '-' || m)) from generate_series($1::bigint, $2::bigint) m))`,
        [from, Math.min(from + 9_999, members), `b${round}`],
      );
    }
  }
  await db.query('vacuum analyze book, posting');
}
