import { lockBook } from '@fairhouse/betting';
import type { CallOutput } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { toWire } from '@fairhouse/money';
import type { SessionMember } from '../../http/session.ts';
import { kindsSet, openPeriods, type Raise, readLimits, readRaises, type UsedLimit } from './limits/limit.store.ts';
import { wireOf } from './limits/limit.ts';
import { placeMostOf } from './limits/place-most.ts';
import { hasDecided } from './limits/prompt.store.ts';
import { runningPause } from './pauses/pause.store.ts';
import { readPreference } from './preference.store.ts';
import type { ProtectionDeps } from './protection.deps.ts';

type Protection = CallOutput<'/sys/protection/get'>;

/** All that a member has set, what runs, and what may be chosen. */
export async function describeProtection(deps: ProtectionDeps, member: SessionMember): Promise<Protection> {
  const now = deps.clock();
  const { code, name, rules } = await deps.jurisdictionOfMember(member.id);
  const { usual, ...checks } = rules['realityCheck.minutes'];
  const { limits, raises, preference, pause, isUndecided } = await inTransaction(deps.db, async (tx) => {
    // Pages ask often, and few members have limits: nothing is locked and added up for the others.
    if ((await kindsSet(tx, member.id)).length > 0) {
      await lockBook(tx, member.id);
      await openPeriods(tx, member.id, now);
    }
    return {
      limits: await readLimits(tx, member.id, now),
      raises: await readRaises(tx, member.id, now),
      preference: await readPreference(tx, member.id, now),
      pause: await runningPause(tx, member.id, now),
      isUndecided: rules['limits.prompt'] && !(await hasDecided(tx, member.id)),
    };
  });
  return {
    timeZone: preference.timeZone,
    limits: limits.map((limit) => limitOf(limit, raises, member)),
    mandatory: rules['limits.mandatory'],
    prompt: isUndecided,
    placeMost: placeMostOf(rules, member.currency).map(({ period, most }) => ({ period, most: toWire(most) })),
    raiseAfterHours: rules['limits.raiseAfterHours'],
    pause: pause
      ? { kind: pause.kind, since: pause.since.toISOString(), until: pause.until?.toISOString() ?? null }
      : null,
    realityCheck: { minutes: (preference.realityCheckMinutes ?? usual) || null, ...checks },
    breakHours: rules['break.hours'],
    panicHours: rules['break.panicHours'],
    exclusionMonths: rules['exclusion.months'],
    closedAt: preference.closedAt?.toISOString() ?? null,
    jurisdiction: { code, name },
    helpLines: rules['help.lines'],
  };
}

function limitOf(
  { kind, period, most, used, endsAt }: UsedLimit,
  raises: readonly Raise[],
  { currency }: SessionMember,
): Protection['limits'][number] {
  const wire = (stored: bigint) => wireOf(kind, stored, currency);
  const raise = raises.find((one) => one.kind === kind && one.period === period);
  const left = most - used;
  return {
    kind,
    period,
    most: wire(most),
    used: wire(used),
    left: wire(left > 0n ? (left < most ? left : most) : 0n),
    endsAt: endsAt.toISOString(),
    raise: raise
      ? {
          most: raise.most === null ? null : wire(raise.most),
          confirmFrom: raise.confirmFrom.toISOString(),
          confirmUntil: raise.confirmUntil.toISOString(),
        }
      : null,
  };
}
