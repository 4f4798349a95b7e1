import type { HarmOutcome } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { Decider, HarmDeps } from '../harm.deps.ts';
import { lockCase, setClosed } from './case.store.ts';
import type { Case } from './case.ts';

interface Closing {
  id: bigint;
  outcome: HarmOutcome;
  reason: string;
}

/** What goes with the outcome, in the same transaction; what it refuses leaves the case open. */
type Also = (tx: Transaction, it: Case, by: string) => Promise<Refusal | undefined>;

/** Closes a case with what came of it, and why. */
export async function closeCase(
  { db, clock }: Pick<HarmDeps, 'db' | 'clock'>,
  decider: Decider,
  { id, outcome, reason }: Closing,
  also?: Also,
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return unlessRefused(db, async (tx) => {
    const it = await lockCase(tx, id);
    if (!it) return refuse('noSuchThing');
    if (decider.memberIds.includes(it.memberId)) return refuse('ownAffair');
    if (it.state !== 'open') return refuse('wrongState', { status: 'closed' });
    const by = `operator:${decider.name}`;
    await setClosed(tx, id, { outcome, reason, by, at: clock() });
    await recordAuditEvent(tx, {
      actor: by,
      memberId: it.memberId,
      subject: `harm-case:${id}`,
      command: `harmCase.${outcome}`,
      before: { state: 'open' },
      after: { state: 'closed', outcome, reason },
    });
    return (await also?.(tx, it, by)) ?? ok(null);
  });
}
