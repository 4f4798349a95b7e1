import type { Transaction } from '@fairhouse/database';
import { moveMoney } from '../../db/move-money.ts';
import { insertAgentBonus } from './agent.store.ts';
import { agentSource } from './describe-postings.ts';
import type { InviteDeps } from './invite.deps.ts';

/** Pays the agent's share of an invited member's first deposit, once, in the transaction in which the member begins to count. */
export async function payAgent(
  { agentPercent, announce }: Pick<InviteDeps, 'agentPercent' | 'announce'>,
  tx: Transaction,
  invitedId: bigint,
): Promise<void> {
  const percent = await agentPercent();
  const earned = await insertAgentBonus(tx, invitedId, percent);
  if (!earned) return;
  const { id, agentId, amount, deposit } = earned;
  const about = `agent-bonus:${id}`;
  await moveMoney(tx, {
    posting: {
      memberId: agentId,
      type: 'INVITE_AWARD',
      amount,
      source: agentSource,
      externalId: String(invitedId),
    },
    auditEvent: {
      actor: 'system:invitations',
      memberId: agentId,
      subject: about,
      command: 'agent.bonus',
      after: {
        invited: String(invitedId),
        amount: String(amount.minor),
        currency: amount.currency,
        deposit: String(deposit.minor),
        depositCurrency: deposit.currency,
        percent,
      },
    },
    notice: () => announce(tx, { memberId: agentId, kind: 'agentBonus', about, values: { amount } }),
  });
}
