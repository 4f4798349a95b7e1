import type { CashOutStatus } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { Destination } from '../application/destination.ts';
import { countedStatuses } from '../cash-out.states.ts';

/** The facts for the decision about one cash-out; amounts in minor units of its currency. */
export interface PayoutFacts {
  id: bigint;
  memberId: bigint;
  currency: Currency;
  amount: bigint;
  status: CashOutStatus;
  destination: Destination;
  firstName: string;
  lastName: string;
  /** The policy of approvals lets one person decide about it. */
  onePerson: boolean;
  dayAmount: bigint;
  dayCount: number;
  weekAmount: bigint;
  weekCount: number;
  known: boolean;
  /** Every document that came with it is accepted and valid. */
  documents: boolean;
  /** The same account has been paid at before. */
  usedBefore: boolean;
  enabled: boolean;
  accountHours: number;
  /** Since a password, second factor, way to log in or personal data was changed last; null: not within the hours that are asked about. */
  changeHours: number | null;
  disputes: number;
  owesDeposit: boolean;
  alerts: number;
  cases: number;
  screenings: number;
  heldWins: number;
  bonuses: number;
  harmCases: number;
  /** An operator has decided or proposed something about it. */
  decided: boolean;
  /** Automatic approvals of this player that a reviewer called wrong. */
  wrongReviews: number;
}

/** Audit events that say that a way into the account, or who it belongs to, was changed. */
const changes = [
  'member.changePassword',
  'member.resetPassword',
  'member.linkProvider',
  'secondFactor.addTotp',
  'secondFactor.removeTotp',
  'secondFactor.addPasskey',
  'secondFactor.removePasskey',
  'secondFactor.renewRecoveryCodes',
  'secondFactor.useRecoveryCode',
  'secondFactor.reset',
  'correction.accept',
];

const hoursSince = (moment: string) => `floor(extract(epoch from j.at - ${moment}) / 3600)::int`;
/** How many spans of a member were open at the moment that is judged. */
const openAt = (source: string, since: string, until: string) =>
  `(select count(*)::int from ${source} s
    where s.member_id = c.member_id and s.${since} <= j.at and (s.${until} is null or s.${until} > j.at))`;
const openRisk = (kind: 'alert' | 'case' | 'screening') =>
  openAt(`(select * from risk_standing r where r.kind = '${kind}')`, 'since', 'until');

/**
 * $1 the statuses that count, $2 the audit events that are changes, $3 how many hours of them are asked about, $4 whether it is judged as
 * of now; otherwise as of its application. The id says what came before: applications of a member get theirs one after another
 * (`lockMemberForCashOut`), whereas the time is that at which a transaction began.
 */
const facts = (chosen: string) => `
  select c.id, c.member_id as "memberId", c.currency, c.amount, c.status, c.destination,
    m.first_name as "firstName", m.last_name as "lastName",
    approval_stands('cashOut.approve', 'cash-out:' || c.id, c.currency, c.amount, c.content_hash) as "onePerson",
    v.day_amount as "dayAmount", v.day_count as "dayCount", v.week_amount as "weekAmount", v.week_count as "weekCount",
    coalesce((select k.known from identity_for_payout k where k.member_id = c.member_id limit 1), false) as known,
    not exists (
      select from jsonb_each(case when jsonb_typeof(c.proofs) = 'object' then c.proofs else '{}' end) p
      where jsonb_array_length(p.value) > 0 and not exists (
        select from document_record d
        where d.member_id = c.member_id and d.kind = p.key and d.status = 'accepted' and d.updated_at <= j.at
          and coalesce(d.expires_on >= (j.at at time zone 'UTC')::date, true))) as documents,
    exists (
      select from cash_out p
      where p.member_id = c.member_id and p.id < c.id and p.method = c.method and p.status = 'completed'
        and p.updated_at <= j.at and p.destination - 'accountName' = c.destination - 'accountName' and not c.destination ? 'erased') as "usedBefore",
    m.enabled, ${hoursSince('m.created_at')} as "accountHours",
    (select ${hoursSince('max(a.at)')} from audit_event_record a
      where a.member_id = c.member_id and a.command = any($2) and a.at <= j.at
        and a.at > j.at - make_interval(hours => $3)) as "changeHours",
    ${openAt('payment_claim_record', 'received_at', 'closed_at')} as disputes,
    exists (select from deposit_record d where d.member_id = c.member_id and d.shortfall > 0) as "owesDeposit",
    ${openRisk('alert')} as alerts, ${openRisk('case')} as cases, ${openRisk('screening')} as screenings,
    ${openAt('held_win_record', 'held_at', 'decided_at')} as "heldWins",
    ${openAt('bonus_record', 'created_at', 'ended_at')} + ${openAt('bonus_shared_record', 'noted_at', 'closed_at')} as bonuses,
    ${openAt('harm_case_record', 'opened_at', 'closed_at')} as "harmCases",
    exists (select from queue_decision_open q where q.queue = 'cashOuts' and q.row_id = c.id)
      or exists (select from approval_record w where w.subject = 'cash-out:' || c.id and w.state = 'waiting') as decided,
    (select count(*)::int from cash_out_judgement w
      where w.member_id = c.member_id and w.review = 'wrong' and w.reviewed_at <= j.at) as "wrongReviews"
  from (${chosen}) c join member_record m on m.id = c.member_id
  cross join lateral (select case when $4 then statement_timestamp() else c.created_at end as at) j
  cross join lateral (
    select c.amount + coalesce(sum(o.amount) filter (where o.created_at > c.created_at - interval '24 hours'), 0)::bigint as day_amount,
      1 + count(*) filter (where o.created_at > c.created_at - interval '24 hours')::int as day_count,
      c.amount + coalesce(sum(o.amount), 0)::bigint as week_amount, 1 + count(*)::int as week_count
    from cash_out o
    where o.member_id = c.member_id and o.id < c.id and o.created_at > c.created_at - interval '168 hours'
      and (o.status = any($1) or o.updated_at > c.created_at)) v`;

const factsOfOne = facts('select * from cash_out where id = $5');
const factsOfStretch = `${facts(
  `select * from cash_out where currency = $5 and created_at >= $6 and created_at < $7
   order by created_at desc, id desc limit $8`,
)} order by c.created_at desc, c.id desc`;

/** Of one cash-out as it is now. The caller holds the locks. */
export async function readFacts(tx: Transaction, id: bigint, changeHours: number): Promise<PayoutFacts> {
  const { rows } = await tx.query<PayoutFacts>(factsOfOne, [countedStatuses, changes, changeHours, true, id]);
  return rows[0]!;
}

/** Of the latest cash-outs of a stretch, each as it was when it was asked for. */
export async function readPastFacts(
  db: Database | Transaction,
  { currency, from, until, changeHours }: { currency: Currency; from: Date; until: Date; changeHours: number },
  most: number,
): Promise<PayoutFacts[]> {
  const values = [countedStatuses, changes, changeHours, false, currency, from, until, most];
  const { rows } = await db.query<PayoutFacts>(factsOfStretch, values);
  return rows;
}

/** Those of the cash-outs after which the member disputed a deposit. */
export async function disputedAfter(tx: Transaction, cashOutIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const { rows } = await tx.query<{ id: bigint }>(
    `select c.id from cash_out c where c.id = any($1) and exists (
       select from payment_claim_record p
       where p.member_id = c.member_id and p.kind = 'dispute' and p.received_at > c.created_at)`,
    [cashOutIds],
  );
  return new Set(rows.map(({ id }) => id));
}
