import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { operatorHeldWin } from './held-win.ts';

export const refuseHeldWin = call({
  path: '/operator/heldWin/refuse',
  access: 'operator',
  permission: 'wins.decide',
  summary: 'Refuses a held win (0 → 20). Its round ends, and the player gets the reason.',
  input: z.object({ id: id(), reason: text(300).describe('For the record, and read by the member; not empty') }),
  output: operatorHeldWin,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted', 'ownAffair'],
});
