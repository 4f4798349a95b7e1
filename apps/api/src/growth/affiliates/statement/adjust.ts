import type { OperatorCalls, StoredProposal } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { isZero, parseWrittenAmount } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { findPartner, lockPartner } from '../partner/partner.store.ts';
import { insertAdjustment } from './adjustment.store.ts';
import { latestMonth } from './statement.store.ts';

type Input = z.output<OperatorCalls['/operator/affiliate/adjust']['input']>;
type Deps = Pick<AffiliatesDeps, 'db' | 'approvals' | 'clock'>;

/** Proposes a correction of what was closed, with a second person's word. */
export async function adjust(deps: Deps, operator: StaffPerson, input: Input): Promise<Result<null>> {
  if (input.reason === '') return refuse('missingField', { field: 'the reason' });
  const partner = await findPartner(deps.db, input.id);
  if (!partner) return refuse('noSuchThing');
  const amount = parseWrittenAmount(input.amount, partner.currency);
  if (!amount || isZero(amount)) return refuse('invalidField', { field: 'amount' });
  const proposal = { ...input, contentHash: hashOf(input) };
  return deps.approvals.ask(
    operator,
    { command: 'affiliate.adjust', subject: `affiliate:${input.id}`, proposal, isOnlyContent: true },
    () => adjustNow(deps, operator, proposal),
  );
}

/** Carries it out once: it goes into the first month that is not over yet, or that has no statement. */
export async function adjustNow(
  deps: Pick<AffiliatesDeps, 'db' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, amount: text, reason, requestKey }: StoredProposal<'affiliate.adjust'>,
): Promise<Result<null>> {
  return inTransaction(deps.db, async (tx) => {
    const partner = await lockPartner(tx, id);
    if (!partner) return refuse('noSuchThing');
    const amount = parseWrittenAmount(text, partner.currency)!;
    const month = await openMonth(tx, id, deps.clock());
    const by = `operator:${operator.name}`;
    if (!(await insertAdjustment(tx, { affiliateId: id, month, amount: amount.minor, reason, requestKey, by })))
      return ok(null);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `affiliate:${id}`,
      command: 'affiliate.adjust',
      after: { month, amount: String(amount.minor), currency: amount.currency, reason },
    });
    return ok(null);
  });
}

/** The month after the last statement; without one the running month. */
async function openMonth(tx: Transaction, affiliateId: number, now: Date): Promise<string> {
  const last = await latestMonth(tx, affiliateId);
  if (last === undefined) return `${now.toISOString().slice(0, 7)}-01`;
  const [year, month] = last.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
