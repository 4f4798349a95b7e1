import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { operatorInvitation } from './invitation.ts';

export const releaseInvitation = call({
  path: '/operator/invitation/release',
  access: 'operator',
  permission: 'invitations.decide',
  summary:
    'Releases a held invitation, which counts once its terms are met (10 → 0). The same matches do not hold it again.',
  input: z.object({ id: id() }),
  output: operatorInvitation,
  errors: ['noSuchThing', 'wrongState', 'notPermitted', 'ownAffair'],
});
