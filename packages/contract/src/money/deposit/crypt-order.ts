import { z } from 'zod';
import { call } from '../../call.ts';
import { moment } from '../../scalars.ts';
import { orderBasics, orderErrors, orderId } from './order.ts';

export const cryptCoins = ['btc', 'eth', 'bep20/bnb', 'erc20/usdt', 'ltc', 'doge', 'bch'] as const;
export type CryptCoin = (typeof cryptCoins)[number];

/** The names of the first variant's coins, and of those that only the second has. */
export const coinOfCrypt = {
  btc: 'bitcoin',
  eth: 'ethereum',
  'bep20/bnb': 'bnb',
  'erc20/usdt': 'tether',
  ltc: 'litecoin',
  doge: 'dogecoin',
  bch: 'bitcoin-cash',
} as const satisfies Record<CryptCoin, string>;

export const createCryptOrder = call({
  path: '/sys/deposit/crypt/depositOrder',
  closedInMaintenance: true,
  summary: 'Orders a deposit in one coin: a fresh address and the number of coins to send there (CRYPT).',
  input: z.object({ ...orderBasics, depositCurrency: z.enum(cryptCoins) }),
  output: z.object({
    id: orderId().describe('The order'),
    depositId: orderId().describe('`id` of /sys/deposit/pollingStatus'),
    address: z.string(),
    coinNum: z.string().describe('Coins to send, as exact decimal text'),
    expireTime: moment().describe('Until then the price holds'),
  }),
  errors: orderErrors,
});
