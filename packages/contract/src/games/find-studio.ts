import { z } from 'zod';
import { call } from '../call.ts';

export const findStudio = call({
  path: '/sys/game/studio',
  access: 'visitor',
  summary:
    'Where our game studio answers what anybody may know of its fairness: figures, chains of shared tables, keys and the log of commitments.',
  input: z.object({}),
  output: z.object({ origin: z.string() }),
  errors: ['noSuchThing'],
});
