import type { Affiliate, OperatorCalls, StoredProposal } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { dealsOf, findPlanVersion, insertDeal } from '../plan/plan.store.ts';
import { latestMonth } from '../statement/statement.store.ts';
import { findPartner, lockPartner, type Partner, setPayout } from './partner.store.ts';
import { contentHashOf, wholePartner } from './partner.wire.ts';

type Input = z.output<OperatorCalls['/operator/affiliate/setTerms']['input']>;
type Deps = Pick<
  AffiliatesDeps,
  'db' | 'approvals' | 'origin' | 'accountOf' | 'checkDestination' | 'maskedDestination' | 'clock'
>;

/** Sets which plan holds from a month on and where the partner is paid, with a second person's word on exactly this. */
export async function setTerms(deps: Deps, operator: StaffPerson, input: Input): Promise<Result<Affiliate>> {
  if (input.reason === '') return refuse('missingField', { field: 'the reason' });
  const possible = await check(deps, deps.db, await findPartner(deps.db, input.id), input);
  if (!possible.ok) return possible;
  return deps.approvals.ask(
    operator,
    {
      command: 'affiliate.setTerms',
      subject: `affiliate:${input.id}`,
      proposal: { ...input, destination: possible.data.destination },
      isOnlyContent: true,
    },
    () => setTermsNow(deps, operator, input),
  );
}

/** Carries it out. Months that have a statement stay as they are. */
export async function setTermsNow(
  deps: Deps,
  operator: Pick<StaffPerson, 'name'>,
  input: StoredProposal<'affiliate.setTerms'>,
): Promise<Result<Affiliate>> {
  return inTransaction(deps.db, async (tx) => {
    const partner = await lockPartner(tx, input.id);
    const possible = await check(deps, tx, partner, input);
    if (!possible.ok) return possible;
    const { id, planId, planVersion, fromMonth, payoutMethod, reason } = input;
    const { destination } = possible.data;
    const by = `operator:${operator.name}`;
    await insertDeal(tx, { affiliateId: id, fromMonth, planId, planVersion, by });
    await setPayout(tx, id, { method: payoutMethod, destination, hash: deps.accountOf(payoutMethod, destination) });
    await recordAuditEvent(tx, {
      actor: by,
      subject: `affiliate:${id}`,
      command: 'affiliate.setTerms',
      before: { payoutMethod: partner!.payoutMethod },
      after: { planId, planVersion, fromMonth, payoutMethod, destination: deps.maskedDestination(destination), reason },
    });
    return ok((await wholePartner(deps, tx, id))!);
  });
}

async function check(
  deps: Pick<Deps, 'checkDestination'>,
  db: Database | Transaction,
  partner: Partner | undefined,
  input: Input,
): Promise<Result<{ destination: Record<string, string> }>> {
  if (!partner) return refuse('noSuchThing');
  if (partner.state === 'ended') return refuse('wrongState', { status: partner.state });
  const deals = await dealsOf(db, partner.id);
  if (contentHashOf(partner, deals.length) !== input.contentHash) return refuse('contentChanged');
  const plan = await findPlanVersion(db, input.planId, input.planVersion);
  if (!plan) return refuse('noSuchThing');
  if (plan.definition.currency !== partner.currency)
    return refuse('invalidField', { field: 'the currency of the plan' });
  const closed = await latestMonth(db, partner.id);
  if (closed !== undefined && input.fromMonth <= closed) return refuse('invalidField', { field: 'fromMonth' });
  const checked = deps.checkDestination(input.payoutMethod, input.destination);
  if (!checked.ok) return refuse(checked.error, { field: checked.field });
  return ok({ destination: checked.destination });
}
