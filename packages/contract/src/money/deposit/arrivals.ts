import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment } from '../../scalars.ts';

export const listArrivals = call({
  path: '/sys/deposit/crypto/arrivals',
  summary: 'What has been seen on the chains of a deposit in coins, and how far it is confirmed.',
  input: z.object({ id: id().describe('`depositId`') }),
  output: z.object({
    expireTime: moment().describe('Until then the price holds'),
    arrivals: z.array(
      z.object({
        coin: z.string().describe('Symbol, such as LTC'),
        coinNum: z.string().describe('As exact decimal text'),
        confirmations: z.int().describe('0 while it waits for a block'),
        needed: z.int().describe('Confirmations needed for the credit'),
      }),
    ),
  }),
  errors: ['noSuchThing'],
});
