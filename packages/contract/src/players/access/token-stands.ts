import { call } from '../../call.ts';
import { done, nothing } from '../../scalars.ts';

export const tokenStands = call({
  path: '/sys/auth/token/stands',
  summary:
    'Whether the session is still open. Open pages ask every four seconds, so that a log-out elsewhere shows soon.',
  input: nothing(),
  output: done(),
  isNoUse: true,
});
