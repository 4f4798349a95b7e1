import { inLongTransaction, type Transaction } from '@fairhouse/database';
import { amountOf, parseWrittenAmount } from '@fairhouse/money';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { markAndRecord } from '../attribution/attribute.ts';
import { type PlanVersion, planOn } from '../plan/plan.store.ts';
import { addPostback } from '../postbacks/add-postback.ts';
import {
  type Activity,
  type DayPosting,
  firstAttribution,
  heldBackNow,
  insertBack,
  insertDay,
  insertFirstDeposit,
  insertQualified,
  keepRates,
  lockWatermark,
  newFirstDeposits,
  type Progress,
  postingsOfDay,
  progressOf,
  setDay,
  setDepositsUntil,
  stakedWithin,
} from './day.store.ts';

const everyMs = 60_000;
/** A day of a large casino. */
const statementMs = 5 * 60_000;

export type DayDeps = Pick<
  AffiliatesDeps,
  'db' | 'linesOf' | 'ratesOn' | 'convert' | 'postedUntil' | 'lastFinishedDay' | 'notAllowed' | 'clock'
>;

export function sumAffiliateDaysJob(deps: DayDeps): StandingJob {
  return { name: 'affiliateDays', everyMs, run: () => sumAffiliateDays(deps) };
}

/**
 * Notes first deposits up to where everything is posted for good, and sums up the next day that is finished. Answers 1 when another
 * may follow. Anyone who comes at the same time waits and continues.
 */
export async function sumAffiliateDays(deps: DayDeps): Promise<number> {
  const [until, finished] = [await deps.postedUntil(), await deps.lastFinishedDay()];
  if (!until) return 0;
  return inLongTransaction(deps.db, statementMs, async (tx) => {
    const { depositsUntil, day: last } = await lockWatermark(tx);
    if (!depositsUntil || until > depositsUntil) {
      for (const deposit of await newFirstDeposits(tx, depositsUntil, until)) {
        await insertFirstDeposit(tx, deposit);
        await addPostback(tx, deposit.memberId, 'firstDeposit', deposit.at);
      }
      await setDepositsUntil(tx, until);
    }
    const day = last ? dayAfter(last) : await firstAttribution(tx);
    if (!day || !finished || day > finished) return 0;
    await sumDay(deps, tx, day);
    await setDay(tx, day);
    return 1;
  });
}

async function sumDay(deps: DayDeps, tx: Transaction, day: string): Promise<void> {
  const rows = await activityOf(deps, tx, await postingsOfDay(tx, day));
  await insertDay(tx, { day, digest: digestOf(day, rows), rows });
  await markAndRecord(
    tx,
    rows.map(({ memberId }) => memberId),
  );
  const rates = await keepRates(tx, day, await deps.ratesOn(day));
  for (const progress of await progressOf(tx, day)) {
    const plan = await planOn(tx, progress.affiliateId, day);
    if (plan?.definition.cpa) await judge(deps, tx, { progress, plan, day, rates });
  }
}

/** The rows of a day: who of the players does not count is decided with the day, and stays. */
export async function activityOf(
  { linesOf, notAllowed }: Pick<DayDeps, 'linesOf' | 'notAllowed'>,
  tx: Transaction,
  postings: readonly DayPosting[],
): Promise<Activity[]> {
  const by = new Map<bigint, DayPosting[]>();
  for (const posting of postings) by.set(posting.memberId, [...(by.get(posting.memberId) ?? []), posting]);
  const ids = [...by.keys()];
  const [held, elsewhere] = [await heldBackNow(tx, ids), await notAllowed(tx, ids)];
  return [...by].map(([memberId, own]) => {
    const heldBack = held.get(memberId) ?? (elsewhere.has(memberId) ? 'place' : null);
    return { memberId, currency: own[0]!.currency, ...figuresOf(linesOf, own), heldBack };
  });
}

/** Deposits that were credited; reversals of deposits are a figure of their own. */
export function figuresOf(
  linesOf: DayDeps['linesOf'],
  own: readonly DayPosting[],
): Pick<Activity, 'deposits' | 'chargebacks' | 'stakes' | 'ngr'> {
  const { deposits, stakes, rollbacks, ngr } = linesOf(own);
  const chargebacks = own
    .filter(({ type, reversed }) => type === 'REVERSAL' && reversed === 'DEPOSIT')
    .reduce((sum, { amount }) => sum + amount, 0n);
  return { deposits: deposits + chargebacks, chargebacks, stakes: stakes - rollbacks, ngr };
}

export function digestOf(day: string, rows: readonly Activity[]): string {
  const sorted = [...rows].sort((a, b) => (a.memberId < b.memberId ? -1 : 1));
  return hashOf({
    day,
    rows: sorted.map((row) => [
      ...[row.memberId, row.deposits, row.chargebacks, row.stakes, row.ngr].map(String),
      row.currency,
      row.heldBack,
    ]),
  });
}

interface Judged {
  progress: Progress;
  plan: PlanVersion;
  day: string;
  rates: Awaited<ReturnType<typeof keepRates>>;
}

/**
 * A player qualifies at the end of the first day on which first deposit and stakes are met, never after a day that did not count: a
 * partner has no reason to bring vulnerable players back. It is taken back once what is left of the deposits is below the first one asked for.
 */
async function judge(deps: Pick<DayDeps, 'convert' | 'clock'>, tx: Transaction, judged: Judged): Promise<void> {
  const { progress, plan, day, rates } = judged;
  const cpa = plan.definition.cpa!;
  const { currency } = plan.definition;
  const { memberId, affiliateId } = progress;
  const inPlan = (minor: bigint) => deps.convert(amountOf(progress.currency, minor), currency, rates)?.minor;
  const asked = parseWrittenAmount(cpa.firstDeposit, currency)!.minor;
  if (progress.isQualified) {
    const left = inPlan(progress.deposits - progress.chargebacks);
    if (!progress.isBack && progress.chargebacks > 0n && left !== undefined && left < asked)
      await insertBack(tx, memberId, day);
    return;
  }
  if (progress.unpaid || progress.wasHeldBack || progress.chargebacks > 0n || progress.firstDeposit === null) return;
  if (plan.definition.excludedCountries.includes(progress.countryCode)) return;
  const first = inPlan(progress.firstDeposit);
  const staked = inPlan(await stakedWithin(tx, memberId, progress.joinDay, cpa.days, day));
  const stakes = parseWrittenAmount(cpa.stakes, currency)!.minor;
  if (first === undefined || staked === undefined || first < asked || staked < stakes) return;
  const amount = parseWrittenAmount(cpa.amount, currency)!.minor;
  await insertQualified(tx, { memberId, affiliateId, day, planId: plan.id, planVersion: plan.version, amount });
  await addPostback(tx, memberId, 'qualified', deps.clock());
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
