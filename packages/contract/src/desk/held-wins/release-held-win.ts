import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { operatorHeldWin } from './held-win.ts';

export const releaseHeldWin = call({
  path: '/operator/heldWin/release',
  access: 'operator',
  permission: 'wins.decide',
  summary: 'Credits a held win (0 → 10), once, and notifies the player.',
  input: z.object({ id: id() }),
  output: operatorHeldWin,
  errors: ['noSuchThing', 'wrongState', 'notPermitted', ...secondPersonErrors],
  refusalData: secondPersonData,
});
