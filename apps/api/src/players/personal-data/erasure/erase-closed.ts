import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { PersonalDataDeps } from '../personal-data.deps.ts';
import { type Closed, closedLongAgo, hasClosed, insertErasure } from './erasure.store.ts';

const everyMs = 24 * 3_600_000;
const mostAtOnce = 100;
const actor = 'system:retention';

type Deps = Pick<PersonalDataDeps, 'db' | 'clock' | 'ruledPlaces' | 'wake'>;

/** Nobody has to ask: a closed account is erased once the years of its place are over. */
export function eraseClosedJob(deps: Deps): StandingJob {
  return { name: 'eraseClosedAccounts', everyMs, run: () => eraseClosed(deps) };
}

/**
 * Begins the erasure of accounts that were closed, empty, and without a line in the book for as long as their place has data
 * kept. The steps are those of any erasure, and with the years over the last follows the first. Answers how many were begun.
 */
export async function eraseClosed(deps: Deps): Promise<number> {
  const places = deps.ruledPlaces().map(({ jurisdiction: { rules }, ...place }) => ({
    ...place,
    years: rules['retention.accountYears'],
  }));
  let begun = 0;
  for (const closed of await closedLongAgo(deps.db, places, deps.clock(), mostAtOnce)) {
    if (await begin(deps, closed)) begun++;
  }
  if (begun > 0) deps.wake();
  return begun;
}

async function begin({ db }: Deps, { memberId, lastAt, years }: Closed): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    // Anyone who opens it again goes first, or finds it being erased.
    await tx.query('select member_lock($1)', [memberId]);
    if (!(await hasClosed(tx, memberId))) return false;
    const id = await insertErasure(tx, { memberId, askedBy: actor, reason: null, fromAt: lastAt });
    if (id === undefined) return false;
    const after = { state: 'waiting', closed: lastAt.toISOString(), years };
    await recordAuditEvent(tx, { actor, memberId, subject: `erasure:${id}`, command: 'erasure.ask', after });
    return true;
  });
}
