import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { cryptCoins } from './crypt-order.ts';
import { cryptoCoins } from './crypto-order.ts';

export const listCoins = call({
  path: '/sys/deposit/crypto/coins',
  summary: 'The coins that can be paid in just now, for both variants.',
  input: nothing(),
  output: z.object({
    crypto: z.array(z.enum(cryptoCoins)).describe('For CRYPTO'),
    crypt: z.array(z.enum(cryptCoins)).describe('For CRYPT'),
    quoteMinutes: z.int().describe('How long the price of an order holds'),
    testWallet: z.url().nullable().describe('Where chains for tests run: the page of the wallet that pays on them'),
  }),
  errors: [],
});
