import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const latestWins = call({
  path: '/sys/latestWin/randomList',
  access: 'visitor',
  summary:
    'Recent wins for the notice bar, as sentences with the amounts that were paid, and masked names of those who agreed to it.',
  input: nothing(),
  output: z.array(z.string()).max(50),
});
