import { amountOf, isCurrency } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { refusalOf } from './answer-dispute.ts';
import { isAnswerable } from './claim.states.ts';
import { type Claim, findClaim } from './claim.store.ts';
import { decideClaim, wrongState } from './decide-claim.ts';
import type { DisputesDeps } from './disputes.deps.ts';
import { endDispute } from './end-dispute.ts';

/** Gives a dispute up: alone, or as the policy of approvals has it. */
export async function askToAcceptLoss(
  deps: DisputesDeps,
  operator: StaffPerson,
  { id, reason }: { id: bigint; reason: string },
): Promise<Result<Claim>> {
  const claim = await findClaim(deps.db, id);
  if (claim?.kind !== 'dispute' || claim.memberId === null) return refuse('noSuchThing');
  if (!isAnswerable(claim.state)) return wrongState(claim);
  const { amount, currency, memberId } = claim;
  return deps.approvals.ask(
    operator,
    {
      command: 'dispute.accept',
      subject: `dispute:${id}`,
      memberId,
      ...(amount !== null && isCurrency(currency) ? { amount: amountOf(currency, amount) } : {}),
      proposal: { id: String(id), reason },
    },
    () => acceptLoss(deps, operator, { id, reason }),
  );
}

/**
 * Writes down that the casino gives in, tells the provider, and takes the money back by the ledger's rules. Whichever step a
 * process dies at, the provider's own word ends it the same way.
 */
export async function acceptLoss(
  deps: DisputesDeps,
  operator: Pick<StaffPerson, 'name'>,
  { id, reason }: { id: bigint; reason: string },
): Promise<Result<Claim>> {
  const meant = await decideClaim(deps, operator, 'dispute.accept', { id, reason }, (claim) =>
    isAnswerable(claim.state) ? { claim: { ...claim, givenInBy: operator.name } } : wrongState(claim),
  );
  if (!meant.ok) return meant;
  const { provider, reference, depositId } = meant.data;
  const said = await deps.aboutPayment({ kind: 'deposit', id: depositId! }, async () =>
    deps.deskOf(provider)?.accept(reference),
  );
  const refused = said && refusalOf(said);
  if (refused) {
    await decideClaim(
      deps,
      operator,
      'dispute.acceptRefused',
      { id, reason: String(refused.values?.reason) },
      (claim) => ({
        claim: { ...claim, givenInBy: null },
      }),
    );
    return refused;
  }
  return ok(await endDispute(deps, meant.data, 'charged_back'));
}
