import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import { casesOf, daysOf, findMember } from '../cases/case.store.ts';
import { caseWire, dayWire, measureWire } from '../cases/case.wire.ts';
import type { Decider, HarmDeps } from '../harm.deps.ts';
import { timeZoneOf } from '../judging/time-zone-of.ts';
import { exclusionForGood } from '../lifts/exclusion-for-good.ts';
import { type Lift, waitingLift } from '../lifts/lift.store.ts';
import { measuresOf, noOffersUntil } from '../measures/measure.store.ts';

export type MemberProtection = OperatorCallOutput<'/operator/protection/member'>;

const most = 50;
export const mostDays = 60;

/** A member's protection as the staff sees it; undefined for a member that there is not. */
export async function showMember(
  deps: Pick<HarmDeps, 'db' | 'protection' | 'jurisdictionOfMember' | 'clock'>,
  decider: Decider,
  memberId: bigint,
): Promise<MemberProtection | undefined> {
  const { db, protection } = deps;
  const member = await findMember(db, memberId);
  if (!member) return undefined;
  const { currency, countryCode } = member;
  const now = deps.clock();
  const { code, name, rules } = await deps.jurisdictionOfMember(memberId);
  const [limits, pauses, closedAt, forGood, asked, noOffers, days, measures, cases] = await Promise.all([
    protection.limitsOf(db, memberId),
    protection.pausesOf(db, memberId, most),
    protection.closedAt(db, memberId),
    exclusionForGood(deps, db, memberId),
    waitingLift(db, memberId),
    noOffersUntil(db, memberId),
    daysOf(db, memberId, mostDays),
    measuresOf(db, memberId, most),
    casesOf(db, memberId, most),
  ]);
  return {
    memberId: Number(memberId),
    jurisdiction: { code, name },
    timeZone: (await protection.timeZonesOf(db, [memberId])).get(memberId) ?? timeZoneOf(countryCode),
    limits: limits.map(({ kind, period, most: value, since }) => ({
      kind,
      period,
      most: kind === 'time' ? Number(value) : toWire(amountOf(currency, value)),
      since: since.toISOString(),
    })),
    pauses: pauses.map(({ kind, since, until, endedAt }) => ({
      kind,
      since: since.toISOString(),
      until: until?.toISOString() ?? null,
      endedTime: (endedAt ?? (until && until <= now ? until : null))?.toISOString() ?? null,
    })),
    breakHours: [...rules['break.hours']],
    exclusionMonths: [...rules['exclusion.months']],
    lift: forGood ? { from: forGood.from.toISOString(), asked: asked ? liftWire(asked, decider, now) : null } : null,
    closedTime: closedAt?.toISOString() ?? null,
    noOffersUntil: noOffers?.toISOString() ?? null,
    days: days.map((day) => dayWire(day, currency)),
    measures: measures.map(measureWire),
    cases: cases.map(caseWire),
  };
}

function liftWire({ id, memberId, askedBy, askedById, askedAt, reason, confirmFrom }: Lift, by: Decider, now: Date) {
  return {
    id: Number(id),
    askedBy: askedBy.replace(/^operator:/, ''),
    askTime: askedAt.toISOString(),
    reason,
    confirmFrom: confirmFrom.toISOString(),
    may: askedById !== by.id && !by.memberIds.includes(memberId) && now >= confirmFrom,
  };
}
