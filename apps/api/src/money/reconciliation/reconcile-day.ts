import { inTransaction } from '@fairhouse/database';
import { amountOf, decimalText } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { Comparison } from '../../db/comparison.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import { replaceParts, type StoredPart } from './reconciliation.store.ts';

const dayMs = 24 * 3_600_000;
const mostKept = 1_000;

/**
 * Compares the UTC day `day` (YYYY-MM-DD) with everybody and keeps what was found, differences and all: nothing is
 * smoothed, and nothing is booked. A part that cannot be compared is itself a difference. Undefined for a day that is not
 * over yet.
 */
export async function reconcileDay(
  deps: ReconciliationDeps,
  day: string,
  actor: string,
): Promise<StoredPart[] | undefined> {
  const from = new Date(`${day}T00:00:00.000Z`);
  const to = new Date(from.getTime() + dayMs);
  if (to.getTime() > Date.now()) return undefined;
  const parts: StoredPart[] = [];
  for (const { name, compare } of deps.parts()) {
    const found = await compare({ from, to }).catch((error: unknown): Comparison => {
      deps.log.warn({ err: error, part: name, day }, 'a part of the reconciliation could not be compared');
      const subject = 'everything of the day';
      return { checked: 0, totals: [], differences: [{ kind: 'notAnswered', subject, ours: null, theirs: null }] };
    });
    parts.push(storedPart(name, found));
  }
  await inTransaction(deps.db, async (tx) => {
    await replaceParts(tx, day, parts);
    const differenceCount = parts.reduce((sum, part) => sum + part.differenceCount, 0);
    await recordAuditEvent(tx, {
      actor,
      subject: `day:${day}`,
      command: 'reconciliation.run',
      after: { differenceCount },
    });
  });
  return parts;
}

function storedPart(name: string, { checked, totals, differences }: Comparison): StoredPart {
  return {
    part: name,
    checked,
    totals: totals.map(({ what, currency, ours, theirs }) => ({
      what,
      currency,
      ours: decimalText(amountOf(currency, ours)),
      theirs: decimalText(amountOf(currency, theirs)),
    })),
    differenceCount: differences.length,
    differences: differences.slice(0, mostKept),
  };
}
