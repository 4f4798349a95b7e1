import { call } from '../../call.ts';
import { done, nothing } from '../../scalars.ts';

export const logout = call({
  path: '/sys/auth/logout',
  summary: 'Logs out: the token is invalid afterwards.',
  input: nothing(),
  output: done(),
});
