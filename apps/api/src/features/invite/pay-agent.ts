import type { Transaction } from '@fairhouse/database';
import { postWithin } from '@fairhouse/ledger';
import { recordAct } from '../../db/acts.store.ts';
import { insertAgentBonus } from './agent.store.ts';
import { agentSource } from './describe-postings.ts';
import type { InviteDeps } from './invite.deps.ts';

/** Pays the agent's share of an invited member's first deposit, once, in the transaction in which the member begins to count. */
export async function payAgent(
  { agentPercent, announce }: Pick<InviteDeps, 'agentPercent' | 'announce'>,
  tx: Transaction,
  invitedId: bigint,
): Promise<void> {
  const earned = await insertAgentBonus(tx, invitedId, agentPercent);
  if (!earned) return;
  const { id, agentId, amount, deposit } = earned;
  const posted = await postWithin(tx, {
    memberId: agentId,
    type: 'INVITE_AWARD',
    amount,
    source: agentSource,
    externalId: String(invitedId),
  });
  if (!posted.ok) throw new Error(`agent bonus ${id} could not be posted: ${posted.reason}`);
  await recordAct(tx, {
    actor: 'system:invitations',
    memberId: agentId,
    subject: `agent-bonus:${id}`,
    verb: 'agent.bonus',
    after: {
      invited: String(invitedId),
      amount: String(amount.minor),
      currency: amount.currency,
      deposit: String(deposit.minor),
      depositCurrency: deposit.currency,
      percent: agentPercent,
    },
  });
  await announce(tx, { memberId: agentId, kind: 'agentBonus', about: `agent-bonus:${id}`, values: { amount } });
}
