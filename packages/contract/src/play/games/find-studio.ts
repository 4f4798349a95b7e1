import { z } from 'zod';
import { call } from '../../call.ts';

export const findStudio = call({
  path: '/sys/game/studio',
  access: 'visitor',
  summary:
    'The origin of the public data of our game studio on fairness: figures, chains of shared tables, keys and the log of commitments.',
  input: z.object({}),
  output: z.object({ origin: z.string() }),
  errors: ['noSuchThing'],
});
