import { z } from 'zod';
import { bit, text, whole } from '../../scalars.ts';

export const depositMethodCodes = [
  'VISA_MASTERCARD',
  'VISA_MASTERCARD_1',
  'PAYPAL_POLL',
  'PINGPONG',
  'CRYPTO',
  'ONLY_PAY',
  'PIX',
  'CPAY',
  'CASH',
  'STRIPE',
  'CRYPT',
  'PAYP',
  'APPLE_PAY',
  'GOOGLE_PAY',
] as const;
export type DepositMethodCode = (typeof depositMethodCodes)[number];

/** Cards of a phone's wallet, which the card provider reads. */
export const walletMethodCodes = ['APPLE_PAY', 'GOOGLE_PAY'] as const satisfies DepositMethodCode[];
export type WalletMethodCode = (typeof walletMethodCodes)[number];

export const depositMethod = z.object({
  code: z.enum(depositMethodCodes),
  name: z.string(),
  icon: z.string().describe('Address of a picture'),
  enabled: z.union([z.literal(0), z.literal(1)]),
  visibility: z
    .union([z.literal(0), z.literal(10), z.literal(20)])
    .describe('0 all, 10 those who have deposited before, 20 those who have not'),
  sortIndex: z.int(),
  discount: z.int().min(0).max(50).describe('Percent of the amount that is credited without being paid'),
  arrival: z
    .enum(['atOnce', 'minutes', 'confirmations'])
    .describe('When a payment is credited: at once, within minutes, or after the confirmations of its network'),
});
export type DepositMethod = z.infer<typeof depositMethod>;

export const depositMethodFilters = {
  enabled: { schema: bit(), operators: ['EQ'] },
  visibility: { schema: whole(0, 100), operators: ['EQ', 'IN'] },
  code: { schema: text(40), operators: ['EQ', 'IN'] },
} as const;
