import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, nothing } from '../../scalars.ts';

export const vipOffer = call({
  path: '/operator/vip/offer',
  access: 'operator',
  permission: 'vip.read',
  summary: 'The VIP levels and all packages of the store, also those not on sale.',
  input: nothing(),
  output: z.object({
    levels: z.array(z.object({ level: z.int(), name: z.string(), points: z.int() })),
    packages: z.array(
      z.object({
        id: z.int(),
        level: z.int(),
        points: z.int(),
        enabled: z.boolean(),
        bonuses: z.array(z.object({ currency: currency(), bonus: amount() })),
      }),
    ),
  }),
});
