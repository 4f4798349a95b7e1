import { type Database, inTransaction } from '@fairhouse/database';
import { withoutTriggers } from '@fairhouse/testing';
import { insertCompetition } from './competition.store.ts';
import type { Definition } from './competition.ts';

const part = 2_000;
const hourMs = 3_600_000;

const definition = (): Definition => ({
  ...{ english: 'Many players', filipino: 'Marami', kind: 'tournament', measure: 'multiple', ties: 'fewerRounds' },
  gameChoice: { codes: [], studios: [], shelves: [], features: [], except: [] },
  ...{ startsAt: new Date(Date.now() - 24 * hourMs), endsAt: new Date(Date.now() + 24 * hourMs) },
  ...{ rounds: 10, roundMost: null, minimumStakes: { USD: '20' }, pool: {} },
  prizes: Array.from({ length: 100 }, (_, at) => ({ USD: String((101 - at) * 100) })),
  entry: { group: null, levels: [], countries: [], verified: false },
  ...{ mostPlayers: null, entryClosesAt: null, repeatEvery: null, repeatTimes: null },
});

/**
 * A competition that so many members take part in, each with so many rounds in the ledger: stakes of 0.20 to 5.00, of which about a third
 * pay, 0.5 to 40 times the stake. Answers its id.
 */
export async function addManyPlayers(
  db: Database,
  { members, rounds }: { members: number; rounds: number },
): Promise<number> {
  const id = await inTransaction(db, (tx) => insertCompetition(tx, definition(), 'a test'));
  // A part at a time: a statement may take no longer than one of the casino's.
  for (let from = 1; from <= members; from += part) {
    const range = [from, Math.min(from + part - 1, members)];
    await inTransaction(db, async (tx) => {
      await withoutTriggers(tx);
      await tx.query(
        `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday, currency,
           country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code)
         select 'm' || n, 'm' || n || '@example.com', '63', n::text, '', 'A', 'B', 'FEMALE', '1990-01-01', 'USD', 'PH', '', '', '', '',
           false, 'code' || n from generate_series($1::int, $2::int) n`,
        range,
      );
      await tx.query(
        `insert into book (member_id, seq, currency, head_hash)
         select m.id, $3, 'USD', '' from member m where m.username = any (
           select 'm' || n from generate_series($1::int, $2::int) n)`,
        [...range, rounds],
      );
      await tx.query(
        `with played as (
           select m.id, r, 20 + 20 * (hashint8(m.id * 31 + r) & 15)::bigint as staked,
             case when (hashint8(m.id * 17 + r) & 3) = 0 then 50 + (hashint8(m.id + r * 13) & 4095) else 0 end as multiple
           from member m cross join generate_series(1, $3::int) r
           where m.username = any (select 'm' || n from generate_series($1::int, $2::int) n)),
         bet as (
           insert into posting (member_id, seq, amount, bonus_part, cash_before, bonus_before, held_before, cash_after, bonus_after,
             held_after, created_at, type, debit, credit, source, external_id, prev_hash, hash, game_code, round_id)
           select id, r, staked, 0, 0, 0, 0, 0, 0, 0, now(), 'GAME_BET', 'available', 'staked', 'studio', r::text, '', '', 'nocturne', r::text
           from played)
         insert into game_round (member_id, vendor, round_id, game_code, currency, staked, won, opened_at, closed_at, opened_seq)
         select id, 'studio', r::text, 'nocturne', 'USD', staked, staked * multiple / 100, now() - interval '2 hours',
           now() - interval '2 hours' + r * interval '7 seconds' + (id % 1000) * interval '1 millisecond', r
         from played`,
        [...range, rounds],
      );
      await tx.query(
        `insert into competition_entry (competition_id, member_id, currency, from_seq, scored_seq)
         select $3, m.id, 'USD', 0, 0 from member m where m.username = any (
           select 'm' || n from generate_series($1::int, $2::int) n)`,
        [...range, id],
      );
    });
  }
  await inTransaction(db, async (tx) => {
    await withoutTriggers(tx);
    await tx.query(`update competition set state = 'open', players = $2 where id = $1`, [id, members]);
  });
  for (const table of ['member', 'book', 'posting', 'game_round', 'competition_entry', 'competition'])
    await db.query(`vacuum analyze ${table}`);
  return id;
}
