import { inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { decisions, type FundsDecision } from './funds.states.ts';
import { lockFundsCase, setFundsDecided } from './funds.store.ts';

/** An operator's decision on a source of funds, which the member is told of. */
export async function decideFunds(
  { db, tellMember }: Pick<IdentityDeps, 'db' | 'tellMember'>,
  operator: { name: string },
  { id, decision, reason = '' }: { id: bigint; decision: FundsDecision; reason?: string | undefined },
): Promise<Result<null>> {
  const { from, to } = decisions[decision];
  if (decision === 'refuse' && reason === '') return refuse('missingField', { field: 'reason' });
  return inTransaction(db, async (tx) => {
    const found = await lockFundsCase(tx, id);
    if (!found) return refuse('noSuchThing');
    if (!from.includes(found.state)) return refuse('wrongState', { status: found.state });
    await setFundsDecided(tx, id, { state: to, decidedBy: operator.name, reason: reason || null });
    await recordAct(tx, {
      actor: `operator:${operator.name}`,
      memberId: found.memberId,
      subject: `funds:${id}`,
      verb: `funds.${decision}`,
      before: { state: found.state },
      after: { state: to, source: found.source, ...(reason ? { reason } : {}) },
    });
    await tellMember(tx, { memberId: found.memberId, about: `funds:${id}:${to}`, ...sentences[decision](reason) });
    return ok(null);
  });
}

const sentences: Record<FundsDecision, (reason: string) => { en: string; fil: string }> = {
  accept: () => ({
    en: 'Thank you: we have looked at where your money comes from. Deposits are open again.',
    fil: 'Salamat: natingnan na namin kung saan galing ang pera mo. Bukas na muli ang mga deposito.',
  }),
  refuse: (reason) => ({
    en: `We could not accept what you sent about where your money comes from: ${reason} Please send it once more; deposits wait until then, cash-outs do not.`,
    fil: `Hindi namin natanggap ang ipinadala mo tungkol sa pinagmulan ng pera: ${reason} Ipadala itong muli; maghihintay ang mga deposito hanggang doon, ang cash-out ay hindi.`,
  }),
};
