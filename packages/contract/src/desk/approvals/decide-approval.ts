import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { lookedAt } from '../queues/queue.ts';
import { approval } from './approval.ts';

export const approveProposal = call({
  path: '/operator/approval/approve',
  access: 'operator',
  permission: 'self',
  summary:
    "Approves the proposal of another person; it is carried out at once, under the proposer's name. Neither the proposer nor the beneficiary can approve it. Needs approvals.second, or staff.manage for a change of the staff.",
  input: z.object({ id: id(), proposedHash: lookedAt() }),
  output: approval,
  errors: [
    'noSuchThing',
    'wrongState',
    'contentChanged',
    'secondOperatorNeeded',
    'ownAffair',
    'notPermitted',
    'proposalOutdated',
  ],
});

export const refuseProposal = call({
  path: '/operator/approval/refuse',
  access: 'operator',
  permission: 'self',
  summary: 'Refuses a proposal, with the reason. Its proposer can withdraw it by this call.',
  input: z.object({ id: id(), proposedHash: lookedAt(), reason: text(300).describe('Not empty') }),
  output: approval,
  errors: ['noSuchThing', 'wrongState', 'contentChanged', 'missingField', 'ownAffair', 'notPermitted'],
});
