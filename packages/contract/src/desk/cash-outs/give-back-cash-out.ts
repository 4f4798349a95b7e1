import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { operatorCashOut } from './operator-cash-out.ts';

export const giveBackCashOut = call({
  path: '/operator/cashOut/giveBack',
  access: 'operator',
  permission: 'cashOuts.decide',
  summary:
    'Returns the money of a cash-out in manual review (`review`), after the provider confirmed that it did not pay (29 or 30 → 50).',
  input: z.object({ id: id(), reason: text(300).describe('Shown to the member; not empty') }),
  output: operatorCashOut,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted', 'ownAffair'],
});
