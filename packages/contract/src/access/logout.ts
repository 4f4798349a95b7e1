import { call } from '../call.ts';
import { done, nothing } from '../scalars.ts';

export const logout = call({
  path: '/sys/auth/logout',
  summary: 'Ends the session for good: its token is worth nothing afterwards.',
  input: nothing(),
  output: done(),
});
