import { openBook, type PostCommand, type PostingType, postWithin } from '@fairhouse/betting';
import { connect, type Database, inTransaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import { type Random, testDatabase, withoutTriggers } from '@fairhouse/testing';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import type { FinanceDeps } from './finance.deps.ts';
import { sumUp } from './sum-up.ts';

export interface Books {
  db: Database;
  deps: FinanceDeps;
  /** Sets the clock of the sums, and sums up until there is nothing more. */
  sumUpTo(moment: string): Promise<void>;
  members: { id: bigint; currency: Currency }[];
  close(): Promise<void>;
}

const currencies: Currency[] = ['USD', 'EUR', 'BTC'];
export const firstDay = '2026-03-01';

/** Members of three currencies, several countries and months, whose books were opened on the first of March. */
export async function openBooks(count: number): Promise<Books> {
  const database = await testDatabase({ schema: casinoSchema, connections: 1, migrations: casinoMigrations });
  const db = connect({ url: database.url, schema: casinoSchema, connections: 8 });
  let nowMs = Date.parse(`${firstDay}T00:00:00Z`);
  const deps: FinanceDeps = { db, sources: { payments: ['deposit', 'cash-out'] }, nowMs: () => nowMs };
  const members: Books['members'] = [];
  for (let number = 0; number < count; number++) {
    const currency = currencies[number % 3]!;
    const { rows } = await db.query<{ id: bigint }>(
      `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
         currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at)
       values ('books' || $1, 'books' || $1 || '@example.com', '63', '91700' || $1, '', 'Maria', 'Santos', 'FEMALE', '1990-01-01',
         $2, $3, 'PH-00', 'Manila', '1000', '1 Roxas Boulevard', true, 'BOOKS' || $1, $4) returning id`,
      [String(number), currency, ['PH', 'BR', 'DE', 'GR'][number % 4], `2026-0${1 + (number % 2)}-15T12:00:00Z`],
    );
    const id = rows[0]!.id;
    await inTransaction(db, (tx) => openBook(tx, { memberId: id, currency }));
    members.push({ id, currency });
  }
  await db.query('update book set opened_at = $1', [`${firstDay}T08:00:00Z`]);
  return {
    db,
    deps,
    members,
    async sumUpTo(moment) {
      nowMs = Date.parse(moment);
      while ((await sumUp(deps)) > 0);
    },
    async close() {
      await db.end();
      await database.close();
    },
  };
}

let lastId = 0;

/** One posting of any kind; the ledger may refuse it. */
export async function postAny({ db, members }: Books, random: Random): Promise<void> {
  const { id: memberId, currency } = members[random.below(members.length)]!;
  const externalId = `x${++lastId}`;
  const amount = amountOf(currency, BigInt(1 + random.below(5_000)));
  const round = { gameCode: ['nocturne', 'blackjack'][random.below(2)]!, roundId: `r${random.below(30)}` };
  const of = (type: PostingType, source: string, more: Partial<PostCommand> = {}) =>
    inTransaction(db, (tx) => postWithin(tx, { memberId, type, amount, source, externalId, ...more }));
  const kind = random.below(13);
  if (kind < 3) await of('DEPOSIT', 'deposit', { note: ['PIX', 'STRIPE'][random.below(2)]! });
  else if (kind < 6) await of('GAME_BET', 'casino', { round });
  else if (kind === 6) await of('GAME_WIN', 'casino', { round });
  else if (kind === 7) await of('WITHDRAW', 'cash-out', { note: 'PAYPAL' });
  else if (kind === 8 && random.chance(0.3)) await of('SUPPLIER_PRIZE', 'casino', { round });
  else if (kind === 8) await of((['PROMOTION', 'GIFT', 'BENEFITS'] as const)[random.below(3)]!, 'bonus');
  else if (kind === 9) await of((['FORFEIT', 'FEE', 'FORFEIT_WON'] as const)[random.below(3)]!, 'bonus');
  else if (kind === 10) await of(random.chance(0.6) ? 'FREE_BET' : 'FREE_WIN', 'casino', { round });
  else await answerAny(db, memberId, random, externalId);
}

/** Takes back, pays out or reverses something of this member. */
async function answerAny(db: Database, memberId: bigint, random: Random, externalId: string): Promise<void> {
  const { rows } = await db.query<PostedBefore>(
    `select p.type, p.amount, p.source, p.external_id as "externalId", p.note, p.game_code as "gameCode",
       p.round_id as "roundId", b.currency
     from posting p join book b using (member_id)
     where p.member_id = $1 and p.type in ('GAME_BET', 'FREE_BET', 'WITHDRAW', 'DEPOSIT', 'GAME_WIN', 'PROMOTION', 'SUPPLIER_PRIZE', 'FEE', 'FORFEIT')`,
    [memberId],
  );
  const target = rows[random.below(Math.max(rows.length, 1))];
  if (!target) return;
  const { type, source, note, gameCode, roundId } = target;
  const amount = amountOf(target.currency, target.amount);
  const common = { memberId, amount, source, externalId, reference: target.externalId };
  const round = gameCode && roundId ? { gameCode, roundId } : undefined;
  await inTransaction(db, (tx) => {
    if (type === 'GAME_BET') return postWithin(tx, { ...common, type: 'GAME_ROLLBACK', ...(round ? { round } : {}) });
    if (type === 'FREE_BET') return postWithin(tx, { ...common, type: 'FREE_ROLLBACK', ...(round ? { round } : {}) });
    if (type !== 'WITHDRAW') return postWithin(tx, { ...common, type: 'REVERSAL' });
    return postWithin(tx, {
      ...common,
      type: random.chance(0.5) ? 'WITHDRAW_PAID' : 'WITHDRAW_ROLLBACK',
      ...(note ? { note } : {}),
    });
  });
}

interface PostedBefore {
  type: string;
  amount: bigint;
  source: string;
  externalId: string;
  note: string | null;
  gameCode: string | null;
  roundId: string | null;
  currency: Currency;
}

/** Spreads the postings over so many days from the first of March on, each book in the order of its numbers. */
export async function spreadOver(db: Database, days: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await withoutTriggers(tx);
    await tx.query(
      `update posting p set created_at = $1::timestamptz + ($2 * (o.place - 1) / o.all_of_them) * interval '1 day'
       from (select member_id, seq, row_number() over (order by created_at, member_id, seq)::float8 as place,
               count(*) over () as all_of_them from posting) o
       where p.member_id = o.member_id and p.seq = o.seq`,
      [`${firstDay}T00:00:00Z`, days],
    );
  });
}
