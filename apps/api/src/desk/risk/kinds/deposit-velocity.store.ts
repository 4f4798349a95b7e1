import { z } from 'zod';
import { amount, hours, type RiskKind, whole } from './kind.ts';
import { velocityOf } from './velocity.store.ts';

export const depositVelocity = {
  about: 'Many deposits within some hours',
  parameters: z.strictObject({
    hours: hours(),
    times: whole('deposits', 'From how many on', 1, 1000),
    amount: amount('And only from how much in all').optional(),
  }),
  ofMembers: true,
  amounts: ['total'],
  sql: velocityOf('DEPOSIT'),
  sentence: ({ times, total, hours }) => `${times} deposits within ${hours} hours, ${total} in all`,
} satisfies RiskKind;
