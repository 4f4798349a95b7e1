import { z } from 'zod';
import { call } from '../../call.ts';
import { moment } from '../../scalars.ts';
import { orderBasics, orderErrors, orderId } from './order.ts';

export const cryptoCoins = ['bitcoin', 'ethereum', 'tether', 'litecoin'] as const;
export type CryptoCoin = (typeof cryptoCoins)[number];

export const createCryptoOrder = call({
  path: '/sys/deposit/crypto/deposit',
  closedInMaintenance: true,
  summary:
    'Orders a deposit in a coin that the member chooses afterwards: one fresh address and one price per coin (CRYPTO).',
  input: z.object(orderBasics),
  output: z.object({
    id: orderId().describe('The order'),
    depositId: orderId().describe('`id` of /sys/deposit/pollingStatus'),
    addresses: z.partialRecord(z.enum(cryptoCoins), z.string()),
    pricing: z.partialRecord(
      z.enum(cryptoCoins),
      z.object({ amount: z.string().describe('In coins, as exact decimal text'), currency: z.string() }),
    ),
    expireTime: moment().describe('Until then the price holds'),
  }),
  errors: orderErrors,
});
