import type { OperatorCalls, Campaign as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { campaignMoves } from './campaign.states.ts';
import { lockCampaign, setState } from './campaign.store.ts';
import { wholeCampaign } from './campaign.wire.ts';

type Input = z.output<OperatorCalls['/operator/campaign/turn']['input']>;

const moveTo = { paused: 'pause', running: 'resume', stopped: 'stop' } as const;

/** Pauses, continues or stops for good: once it is answered, nobody more is reached until it continues. */
export async function turnCampaign(
  { db }: Pick<GroupsDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, to, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (!campaign) return refuse('noSuchThing');
    const move = campaignMoves[moveTo[to]];
    if (!move.from.some((state) => state === campaign.state)) return refuse('wrongState', { status: campaign.state });
    await setState(tx, id, move.to);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `campaign:${id}`,
      command: `campaign.${moveTo[to]}`,
      before: { state: campaign.state },
      after: { state: move.to, reason },
    });
    return ok((await wholeCampaign(tx, id))!);
  });
}
