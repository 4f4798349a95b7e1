import type { Database } from '@fairhouse/database';

const membersInStatement = 10_000;
const connections = 2;

/**
 * Opens books 1 … `members` and gives each `postings` chained postings, a deposit and then bets, in bulk and through
 * the very function of the ledger.
 */
export async function fillBooks(db: Database, members: number, postings: number): Promise<void> {
  await db.query(
    `insert into book (member_id, currency, head_hash)
     select m, 'USD', ledger_genesis(m, 'USD') from generate_series(1::bigint, $1::bigint) m`,
    [members],
  );
  for (let round = 0; round < postings; round++) {
    const starts = Array.from(
      { length: Math.ceil(members / membersInStatement) },
      (_, i) => 1 + i * membersInStatement,
    );
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (let from = starts.pop(); from !== undefined; from = starts.pop()) {
          await post(db, from, Math.min(from + membersInStatement - 1, members), round);
        }
      }),
    );
  }
  await db.query('vacuum analyze book, posting');
}

function post(db: Database, from: number, to: number, round: number) {
  const [type, amount] = round === 0 ? ['DEPOSIT', 100_000_000] : ['GAME_BET', 1];
  return db.query(
    `select ledger_post_within((
       select array_agg(row(m, $3::text, $4::bigint, 'USD', 'fill', $5 || '-' || m, null, null, null, null)::ledger_instruction)
       from generate_series($1::bigint, $2::bigint) m))`,
    [from, to, type, amount, String(round)],
  );
}
