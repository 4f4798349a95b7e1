import type { Affiliate, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { dealsOf } from '../plan/plan.store.ts';
import { endSessionsOf } from '../portal/session.store.ts';
import { affiliateTurnsTable } from './partner.states.ts';
import { lockPartner, setState } from './partner.store.ts';
import { wholePartner } from './partner.wire.ts';

type Input = z.output<OperatorCalls['/operator/affiliate/turn']['input']>;

/** Activates, suspends, resumes or ends a partner. Who joined by its links before stays attributed. */
export async function turnPartner(
  deps: Pick<AffiliatesDeps, 'db' | 'origin' | 'maskedDestination'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, turn, reason }: Input,
): Promise<Result<Affiliate>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(deps.db, async (tx) => {
    const partner = await lockPartner(tx, id);
    if (!partner) return refuse('noSuchThing');
    const { from, to } = affiliateTurnsTable[turn];
    if (!from.includes(partner.state)) return refuse('wrongState', { status: partner.state });
    if (turn === 'activate' && (await dealsOf(tx, id)).length === 0)
      return refuse('wrongState', { status: 'no terms' });
    await setState(tx, id, to, reason);
    if (to === 'ended') await endSessionsOf(tx, id);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `affiliate:${id}`,
      command: `affiliate.${turn}`,
      before: { state: partner.state },
      after: { state: to, reason },
    });
    return ok((await wholePartner(deps, tx, id))!);
  });
}
