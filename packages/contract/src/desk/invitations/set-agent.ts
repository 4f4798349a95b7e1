import { z } from 'zod';
import { call } from '../../call.ts';
import { done, flag, id, maybe, text } from '../../scalars.ts';

export const setAgent = call({
  path: '/operator/member/setAgent',
  access: 'operator',
  permission: 'agents.edit',
  summary:
    'Makes a member an agent (type 10), who earns a share of the first deposits of those invited from then on, or a common member (type 0) again.',
  input: z.object({ memberId: id(), agent: flag(), reason: maybe(text(300)).describe('For the record') }),
  output: done(),
  errors: ['noSuchThing', 'notPermitted', 'ownAffair'],
});
