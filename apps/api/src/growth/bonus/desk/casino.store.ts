import type { BonusFilter } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { type Bonus, type BonusRow, bonusColumns, bonusOf } from '../bonus.store.ts';

/** A bonus by the member who has it and its own number. */
export interface BonusPlace {
  memberId: bigint;
  id: bigint;
}

/** What comes of bonuses, in minor units. */
export interface BonusSum {
  currency: Currency;
  bonuses: number;
  amount: bigint;
  required: bigint;
  wagered: bigint;
  paid: bigint;
  forfeited: bigint;
}

export type CasinoBonus = Bonus & { username: string };

/**
 * The one condition of the list, its totals and its export. What is not asked for falls out when it is planned, so that each
 * question has its index.
 */
const meant = `($1::text is null or b.status = $1) and ($2::text is null or b.promotion = $2)
  and ($3::text is null or b.currency = $3) and ($4::text is null or b.period = $4)
  and ($5::bigint is null or b.member_id = $5)
  and ($6::date is null or b.created_at >= $6::date) and ($7::date is null or b.created_at < $7::date + 1)`;

function valuesOf({ status, promotion, currency, period, memberId, from, until }: BonusFilter) {
  const member = memberId === undefined ? undefined : BigInt(memberId);
  return [
    status ?? null,
    promotion ?? null,
    currency ?? null,
    period ?? null,
    member ?? null,
    from ?? null,
    until ?? null,
  ];
}

/** The latest first, from the one at `after` on. */
export async function bonusesOfCasino(
  db: Database,
  filter: BonusFilter,
  { after, most }: { after: BonusPlace | undefined; most: number },
): Promise<CasinoBonus[]> {
  const last = after && (await momentOf(db, after));
  if (after && last === undefined) return [];
  const { rows } = await db.query<BonusRow & { username: string }>(
    `select ${bonusColumns}, m.username from bonus b join member_record m on m.id = b.member_id
     where ${meant} and ($8::timestamptz is null or (b.created_at, b.id) < ($8::timestamptz, $9::bigint))
     order by b.created_at desc, b.id desc limit $10`,
    [...valuesOf(filter), last ?? null, after?.id ?? null, most],
  );
  return rows.map((row) => ({ ...bonusOf(row), username: row.username }));
}

/** As text: a Date would lose its microseconds, and the page rows. */
async function momentOf(db: Database, { id }: BonusPlace): Promise<string | undefined> {
  const { rows } = await db.query<{ at: string }>('select created_at::text as at from bonus where id = $1', [id]);
  return rows[0]?.at;
}

export async function sumsOfCasino(tx: Transaction, filter: BonusFilter): Promise<BonusSum[]> {
  const { rows } = await tx.query<BonusSum>(
    `select b.currency, count(*)::int as bonuses, sum(b.amount)::bigint as amount, sum(b.required)::bigint as required,
       sum(b.wagered)::bigint as wagered, sum(b.paid)::bigint as paid, sum(b.forfeited)::bigint as forfeited
     from bonus b where ${meant} group by b.currency order by b.currency`,
    valuesOf(filter),
  );
  return rows;
}
