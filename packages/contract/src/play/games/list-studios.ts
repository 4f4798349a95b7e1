import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const listStudios = call({
  path: '/sys/game/studios',
  access: 'visitor',
  summary:
    'The studios whose games can be played where the caller is, by name: the makers of games of aggregators, and vendors themselves. At most 500.',
  input: nothing(),
  output: z.array(z.object({ name: z.string(), games: z.int().describe('That can be played') })),
});
