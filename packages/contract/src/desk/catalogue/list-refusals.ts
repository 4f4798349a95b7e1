import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

const byOutcome = z.object({ wins: z.int().min(0), losses: z.int().min(0) });

export const listRefusals = call({
  path: '/operator/catalogue/refusals',
  access: 'operator',
  permission: 'settings.read',
  summary:
    'Plays of the last seven UTC days whose stake was refused, by what they would have come to, beside those that were played. A win pays more than its stake. Only games that are over with their bet. A vendor who answers no such question is left out.',
  input: nothing(),
  output: z.array(
    z.object({
      vendor: z.string(),
      vendorName: z.string(),
      day: z.iso.date(),
      asked: z.enum(['answered', 'noAnswer']),
      isWhole: z.boolean().describe('Whether the vendor looked at every refused play of the day'),
      games: z.array(
        z.object({
          game: z.string(),
          played: byOutcome,
          refused: byOutcome,
          chance: z
            .number()
            .min(0)
            .max(1)
            .describe('Of figures as uneven as these when refusals have nothing to do with the outcome'),
        }),
      ),
    }),
  ),
});
