import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { operatorCashOut } from './operator-cash-out.ts';

export const getOperatorCashOut = call({
  path: '/operator/cashOut/get',
  access: 'operator',
  permission: 'cashOuts.read',
  summary: 'One cash-out, with everything needed to decide on it.',
  input: z.object({ id: id() }),
  output: operatorCashOut,
  errors: ['noSuchThing'],
});
