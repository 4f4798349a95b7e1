import { lockBook } from '@fairhouse/betting';
import type { Database, Transaction } from '@fairhouse/database';
import { type Amount, formatAmount } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import { type Refusal, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { depositedSince, kindsSet, openPeriods, readLimits, readPeriods } from './limits/limit.store.ts';
import { placeMostOf } from './limits/place-most.ts';
import { hasDecided } from './limits/prompt.store.ts';
import { runningPause } from './pauses/pause.store.ts';
import { readPreference } from './preference.store.ts';
import type { ProtectionDeps } from './protection.deps.ts';
import { kindsText } from './texts/kinds-text.ts';
import { untilText } from './texts/moment-text.ts';

/**
 * What speaks against a deposit that is about to be stored in this transaction: a pause, a limit that has to be set first, the
 * member's own limits and those of the place; the lowest counts. It keeps the book locked, so that of many deposits at once
 * each sees those that were stored before it. Money that comes late, or unasked for, is still credited.
 */
export async function guardDeposit(
  { jurisdictionOfMember, clock }: Pick<ProtectionDeps, 'jurisdictionOfMember' | 'clock'>,
  tx: Transaction,
  member: SessionMember,
  amount: Amount,
  language: Language,
): Promise<Refusal | undefined> {
  await lockBook(tx, member.id);
  const now = clock();
  const { rules } = await jurisdictionOfMember(member.id, tx);
  const paused = await refusalOfPause(tx, member.id, language, now);
  if (paused) return paused;
  const set = new Set((await kindsSet(tx, member.id)).map(({ kind }) => kind));
  const missing = rules['limits.mandatory'].filter((kind) => !set.has(kind));
  if (missing.length > 0) return refuse('limitNeeded', { limits: kindsText(missing, language) });
  if (rules['limits.prompt'] && !(await hasDecided(tx, member.id))) return refuse('limitUndecided');

  const placeMost = placeMostOf(rules, member.currency);
  if (!set.has('deposit') && placeMost.length === 0) return undefined;
  await openPeriods(tx, member.id, now);
  const limits = await readLimits(tx, member.id, now);
  const left = limits.filter(({ kind }) => kind === 'deposit').map(({ most, used }) => most - used);
  for (const { period, startsAt } of placeMost.length > 0 ? await readPeriods(tx, member.id) : []) {
    const place = placeMost.find((one) => one.period === period);
    if (place) left.push(place.most.minor - (await depositedSince(tx, member.id, startsAt)));
  }
  const least = left.reduce((a, b) => (a < b ? a : b));
  if (amount.minor <= least) return undefined;
  const remaining = { minor: least > 0n ? least : 0n, currency: member.currency };
  return refuse('depositLimitReached', { remaining: formatAmount(remaining, language) });
}

/** Whether the member is on a pause, excluded or gone, as a refusal. */
export async function refusalOfPause(
  db: Database | Transaction,
  memberId: bigint,
  language: Language,
  now: Date,
): Promise<Refusal | undefined> {
  const pause = await runningPause(db, memberId, now);
  if (pause) {
    return refuse(pause.kind === 'exclusion' ? 'selfExcluded' : 'playPaused', {
      until: untilText(pause.until, language),
    });
  }
  return (await readPreference(db, memberId, now)).closedAt ? refuse('accountClosed') : undefined;
}
