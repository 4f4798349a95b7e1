import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { userInfo } from './user-info.ts';

export const tokenInfo = call({
  path: '/sys/auth/token/info',
  summary: 'The logged-in member with current balances. The specified client does not log in again on -2 here.',
  input: nothing(),
  output: userInfo,
});
