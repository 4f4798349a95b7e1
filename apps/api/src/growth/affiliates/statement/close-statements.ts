import type { AffiliateStatementLines } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import { type AffiliatesDeps, affiliateActor } from '../affiliates.deps.ts';
import { readWatermark } from '../days/day.store.ts';
import { lockPartner, postToBook } from '../partner/partner.store.ts';
import { type PlanVersion, planOn } from '../plan/plan.store.ts';
import {
  adjustmentsOf,
  carriedInto,
  cpaOfMonth,
  firstDepositsOfMonth,
  partnersToClose,
  ratesOfMonth,
  sumsOfMonth,
} from './basis.store.ts';
import { type ComputedStatement, computeStatement } from './compute-statement.ts';
import { insertStatement, latestMonth } from './statement.store.ts';

const everyMs = 60_000;

type Deps = Pick<AffiliatesDeps, 'db' | 'convert' | 'clock' | 'log'>;

export function closeStatementsJob(deps: Deps): StandingJob {
  return { name: 'affiliateStatements', everyMs, run: () => closeStatements(deps) };
}

/** Closes each partner's next month once all of its days are summed up. Answers how many were closed. */
export async function closeStatements(deps: Deps): Promise<number> {
  const { day } = await readWatermark(deps.db);
  if (!day) return 0;
  let closed = 0;
  for (const { affiliateId, month } of await partnersToClose(deps.db, day)) {
    if (await closeStatement(deps, affiliateId, month)) closed++;
  }
  return closed;
}

/** One month of one partner, with its book and its record. A second run finds it closed. */
export async function closeStatement(deps: Deps, affiliateId: number, month: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    await lockPartner(tx, affiliateId);
    const last = await latestMonth(tx, affiliateId);
    if (last !== undefined && last >= month) return false;
    const plan = await planOn(tx, affiliateId, month);
    if (!plan) return false;
    const closedAt = deps.clock();
    const computed = await computeMonth(deps, tx, { affiliateId, month, plan, asOf: closedAt });
    if (!computed) {
      deps.log.warn({ affiliate: affiliateId, month }, 'a statement waits for a daily rate');
      return false;
    }
    const { lines, payable, carriedOut, digest } = computed;
    const { currency, holdDays } = plan.definition;
    const of = { affiliateId, month, currency, planId: plan.id, planVersion: plan.version };
    const id = await insertStatement(tx, { ...of, lines, payable, carriedOut, digest, closedAt, holdDays });
    if (payable > 0n) await postToBook(tx, { affiliateId, kind: 'EARNED', name: `statement:${id}`, amount: payable });
    await recordAuditEvent(tx, {
      actor: affiliateActor,
      subject: `affiliate-statement:${id}`,
      command: 'affiliateStatement.close',
      after: { affiliate: affiliateId, month, amount: String(payable), carried: lines.carriedOut, currency, digest },
    });
    return true;
  });
}

/** The figures of a month and the digest over all that they follow from; the same input gives the same digest. */
export async function computeMonth(
  { convert }: Pick<Deps, 'convert'>,
  db: Database | Transaction,
  { affiliateId, month, plan, asOf }: { affiliateId: number; month: string; plan: PlanVersion; asOf: Date },
): Promise<(ComputedStatement & { digest: string }) | undefined> {
  const of = { affiliateId, month };
  const { excludedCountries } = plan.definition;
  const sums = await sumsOfMonth(db, of, excludedCountries, asOf);
  const firstDeposits = await firstDepositsOfMonth(db, of, excludedCountries, asOf);
  const { qualified, takenBack } = await cpaOfMonth(db, of);
  const computed = computeStatement(
    {
      definition: plan.definition,
      sums,
      rates: await ratesOfMonth(db, month),
      firstDeposits,
      qualified,
      takenBack,
      adjustments: await adjustmentsOf(db, of),
      carriedIn: await carriedInto(db, of),
    },
    convert,
  );
  return computed && { ...computed, digest: digestOf(of, plan, computed.lines) };
}

function digestOf(
  of: { affiliateId: number; month: string },
  plan: PlanVersion,
  lines: AffiliateStatementLines,
): string {
  return hashOf({ ...of, plan: plan.id, version: plan.version, terms: plan.contentHash, lines });
}
