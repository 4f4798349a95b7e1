import { harmMeasures } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { openCase } from '../cases/open-case.ts';
import type { HarmDeps } from '../harm.deps.ts';
import type { JudgedDay } from '../judging/due.store.ts';
import { dayMs } from '../kinds/kind.ts';
import { insertMeasure, strongestSince } from './measure.store.ts';

const actor = 'system:harm';

/**
 * Does by itself what the rules of the place say: a message; a request to set limits, and no offers; a break and a case.
 * Within the quiet days the same is not done again, only something stronger. Who may not play anyway is left in peace.
 */
export async function takeMeasure(
  { protection, tellMember }: Pick<HarmDeps, 'protection' | 'tellMember'>,
  tx: Transaction,
  { memberId, at, score, level, markers }: JudgedDay,
  rules: Rules,
): Promise<void> {
  if (level === 0) return;
  const quietSince = new Date(at.getTime() - rules['harm.quietDays'] * dayMs);
  if ((await strongestSince(tx, memberId, quietSince)) >= level) return;
  if (await protection.isBarred(tx, memberId)) return;
  const measure = harmMeasures[level - 1]!;
  const found = markers.filter(({ points }) => points > 0);
  const kinds = found.map(({ kind }) => kind);
  // The case before the break: anyone who closes one with a break locks them in this order too.
  if (measure === 'pause') await openCase(tx, { memberId, score, markers, at });
  const breakBegan =
    measure === 'pause' &&
    (await protection.startMandatoryBreak(
      tx,
      memberId,
      rules['harm.breakMinutes'],
      `signs of harm: ${kinds.join(', ')}`,
    ));
  const noOffersUntil = level >= 2 ? new Date(at.getTime() + rules['harm.noOffersDays'] * dayMs) : null;
  const id = await insertMeasure(tx, {
    memberId,
    measure,
    level,
    score,
    kinds,
    breakBegan,
    noOffersUntil,
    takenAt: at,
  });
  await tellMember(tx, {
    memberId,
    what: measure === 'pause' && !breakBegan ? 'limits' : measure,
    about: `harm-measure:${id}`,
  });
  await recordAuditEvent(tx, {
    actor,
    memberId,
    subject: `harm-measure:${id}`,
    command: 'harm.measure',
    after: { measure, score, markers: found, breakBegan, noOffersUntil: noOffersUntil?.toISOString() ?? null },
  });
}
