import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { operatorCashOut } from './operator-cash-out.ts';

export const rejectCashOut = call({
  path: '/operator/cashOut/reject',
  access: 'operator',
  permission: 'cashOuts.decide',
  summary: 'Rejects a cash-out that was not sent to a provider yet (0 or 20 → 10), and returns the money.',
  input: z.object({ id: id(), reason: text(300).describe('Shown to the member; not empty') }),
  output: operatorCashOut,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted', 'ownAffair'],
});
