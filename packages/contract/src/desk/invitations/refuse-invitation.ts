import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { operatorInvitation } from './invitation.ts';

export const refuseInvitation = call({
  path: '/operator/invitation/refuse',
  access: 'operator',
  permission: 'invitations.decide',
  summary: 'Refuses an invitation, which then never counts (0, 10 or 20 → 30). Rewards already paid are unchanged.',
  input: z.object({ id: id(), reason: text(300).describe('For the record; not empty') }),
  output: operatorInvitation,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted', 'ownAffair'],
});
