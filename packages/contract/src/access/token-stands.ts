import { call } from '../call.ts';
import { done, nothing } from '../scalars.ts';

export const tokenStands = call({
  path: '/sys/auth/token/stands',
  summary:
    'Whether the session has not ended: an open page asks every four seconds, so that it shows soon what was ended elsewhere.',
  input: nothing(),
  output: done(),
  isNoUse: true,
});
