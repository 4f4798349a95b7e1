import type { MemberRange } from '@fairhouse/betting';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { EndStatus } from './bonus.states.ts';
import type { Promotion } from './rules/terms.ts';
import type { Wagering, WageringTerms } from './rules/wagering.ts';

/** `given`: by an operator. */
export type BonusPromotion = Exclude<Promotion, 'cashback'> | 'given';

/** A bonus of a member; amounts in minor units of `currency`. */
export interface Bonus {
  id: bigint;
  memberId: bigint;
  promotion: BonusPromotion;
  period: string;
  status: 'active' | EndStatus;
  currency: Currency;
  amount: bigint;
  deposit: bigint | null;
  terms: WageringTerms;
  wagering: Wagering;
  countedSeq: bigint;
  givenBy: string;
  createdAt: Date;
  endedAt: Date | null;
  forfeited: bigint;
  paid: bigint;
}

interface Row extends Omit<Bonus, 'terms' | 'wagering'>, Omit<Wagering, 'lastBetMs'> {
  required: bigint;
  mostCounted: bigint;
  mostReleased: bigint | null;
  idleMs: bigint;
  deadlineAt: Date | null;
  shares: Record<string, number>;
  lastBetAt: Date;
}

export const bonusColumns = `b.id, b.member_id as "memberId", b.promotion, b.period, b.status, b.currency, b.amount, b.deposit,
  b.required, b.most_counted as "mostCounted", b.most_released as "mostReleased", b.idle_ms as "idleMs",
  b.deadline_at as "deadlineAt", b.shares, b.phase, b.own, b.locked, b.released, b.wagered,
  b.counted_seq as "countedSeq", b.last_bet_at as "lastBetAt", b.given_by as "givenBy", b.created_at as "createdAt",
  b.ended_at as "endedAt", b.forfeited, b.paid`;

export type BonusRow = Row;

export function bonusOf(row: Row): Bonus {
  const { required, mostCounted, mostReleased, idleMs, deadlineAt, shares } = row;
  const { phase, own, locked, released, wagered, lastBetAt, ...rest } = row;
  return {
    id: rest.id,
    memberId: rest.memberId,
    promotion: rest.promotion,
    period: rest.period,
    status: rest.status,
    currency: rest.currency,
    amount: rest.amount,
    deposit: rest.deposit,
    terms: {
      required,
      mostCounted,
      mostReleased,
      idleMs: Number(idleMs),
      deadlineMs: deadlineAt?.getTime() ?? null,
      shares,
    },
    wagering: { phase, own, locked, released, wagered, lastBetMs: lastBetAt.getTime() },
    countedSeq: rest.countedSeq,
    givenBy: rest.givenBy,
    createdAt: rest.createdAt,
    endedAt: rest.endedAt,
    forfeited: rest.forfeited,
    paid: rest.paid,
  };
}

const activeOf = `select ${bonusColumns} from bonus b where b.member_id = $1 and b.status = 'active'`;

/** The one look-up that a member without a bonus costs. */
export async function findActive(db: Database | Transaction, memberId: bigint): Promise<Bonus | undefined> {
  const { rows } = await db.query<Row>(activeOf, [memberId]);
  return rows[0] && bonusOf(rows[0]);
}

/** The part of the member's held money whose payout is delayed, in minor units. */
export async function delayedCashOuts(tx: Transaction, memberId: bigint): Promise<bigint> {
  const { rows } = await tx.query<{ delayed: bigint }>('select cash_out_delayed($1) as delayed', [memberId]);
  return rows[0]!.delayed;
}

/** The same, locked. Who locks the member's book as well does that first. */
export async function lockActive(tx: Transaction, memberId: bigint): Promise<Bonus | undefined> {
  const { rows } = await tx.query<Row>(`${activeOf} for update`, [memberId]);
  return rows[0] && bonusOf(rows[0]);
}

export type NewBonus = Pick<
  Bonus,
  'memberId' | 'promotion' | 'period' | 'currency' | 'amount' | 'deposit' | 'terms' | 'countedSeq' | 'givenBy'
> & { own: bigint; locked: bigint; at: Date };

export async function insertBonus(tx: Transaction, it: NewBonus): Promise<bigint> {
  const { terms } = it;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into bonus (member_id, promotion, period, currency, amount, deposit, required, most_counted,
       most_released, idle_ms, deadline_at, shares, own, locked, counted_seq, last_bet_at, given_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $16) returning id`,
    [
      it.memberId,
      it.promotion,
      it.period,
      it.currency,
      it.amount,
      it.deposit,
      terms.required,
      terms.mostCounted,
      terms.mostReleased,
      terms.idleMs,
      terms.deadlineMs === null ? null : new Date(terms.deadlineMs),
      JSON.stringify(terms.shares),
      it.own,
      it.locked,
      it.countedSeq,
      it.at,
      it.givenBy,
    ],
  );
  return rows[0]!.id;
}

export async function saveWagering(tx: Transaction, { id, wagering, countedSeq }: Bonus): Promise<void> {
  await tx.query(
    `update bonus set phase = $2, own = $3, locked = $4, released = $5, wagered = $6, last_bet_at = $7, counted_seq = $8
     where id = $1`,
    [
      id,
      wagering.phase,
      wagering.own,
      wagering.locked,
      wagering.released,
      wagering.wagered,
      new Date(wagering.lastBetMs),
      countedSeq,
    ],
  );
}

export async function closeBonus(
  tx: Transaction,
  { id }: Pick<Bonus, 'id' | 'memberId'>,
  status: EndStatus,
  money: { forfeited: bigint; paid: bigint },
): Promise<void> {
  await tx.query(
    `update bonus set status = $2, forfeited = $3, paid = $4, ended_at = clock_timestamp() where id = $1`,
    [id, status, money.forfeited, money.paid],
  );
}

/** Which promotions the member has had, for good or of this period. */
export async function hasHad(
  db: Database | Transaction,
  memberId: bigint,
  promotion: BonusPromotion,
  period: string,
): Promise<boolean> {
  const { rows } = await db.query('select from bonus where member_id = $1 and promotion = $2 and period = $3', [
    memberId,
    promotion,
    period,
  ]);
  return rows.length > 0;
}

/** Whether the member has had any bonus at all. */
export async function hasHadAny(db: Database | Transaction, memberId: bigint): Promise<boolean> {
  const { rows } = await db.query('select from bonus where member_id = $1 limit 1', [memberId]);
  return rows.length > 0;
}

/** The member's bonuses that are over, the latest first. */
export async function endedBonuses(db: Database, memberId: bigint, most: number): Promise<Bonus[]> {
  const { rows } = await db.query<Row>(
    `select ${bonusColumns} from bonus b where b.member_id = $1 and b.status <> 'active'
     order by b.id desc limit $2`,
    [memberId, most],
  );
  return rows.map(bonusOf);
}

/** Members of a range whose bonus has new lines to count, or whose time is up. */
export async function findStale(db: Database, { after, last }: MemberRange, most: number): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select b.member_id as "memberId" from bonus b join ledger_book k on k.member_id = b.member_id
     where b.member_id > $1 and b.member_id <= $2 and b.status = 'active' and (k.seq > b.counted_seq or b.phase <> 'running'
       or b.last_bet_at + b.idle_ms * interval '1 millisecond' <= now() or b.deadline_at <= now())
     order by b.member_id limit $3`,
    [after, last, most],
  );
  return rows.map(({ memberId }) => memberId);
}
