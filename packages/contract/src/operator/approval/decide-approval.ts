import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { lookedAt } from '../queue/queue.ts';
import { approval } from './approval.ts';

export const approveProposal = call({
  path: '/operator/approval/approve',
  access: 'operator',
  permission: 'self',
  summary:
    'The second word on what somebody else proposed; it is carried out at once, under the name of its maker. Neither the maker nor whoever benefits may say it. It takes approvals.second, or for a change of the staff staff.manage.',
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
  summary: 'Refuses what somebody proposed, with the reason. Its maker may withdraw it so as well.',
  input: z.object({ id: id(), proposedHash: lookedAt(), reason: text(300).describe('Not empty') }),
  output: approval,
  errors: ['noSuchThing', 'wrongState', 'contentChanged', 'missingField', 'ownAffair', 'notPermitted'],
});
