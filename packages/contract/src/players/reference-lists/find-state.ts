import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { state } from './state.ts';

export const findState = call({
  path: '/base/state/find',
  access: 'visitor',
  summary: 'One state or province.',
  input: z.object({ code: text(10) }),
  output: state,
  errors: ['noSuchThing'],
});
