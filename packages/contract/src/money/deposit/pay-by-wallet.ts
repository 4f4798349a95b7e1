import { z } from 'zod';
import { call } from '../../call.ts';
import { secret } from '../../scalars.ts';
import { cardOutcome } from './card-payment.ts';
import { walletMethodCodes } from './methods.ts';
import { orderBasics, orderErrors } from './order.ts';

export const payByWallet = call({
  path: '/sys/deposit/wallet/deposit',
  closedInMaintenance: true,
  summary:
    'Pays in with a card of a phone’s wallet, which has encrypted it for the card provider (APPLE_PAY, GOOGLE_PAY).',
  input: z.object({
    ...orderBasics,
    method: z.enum(walletMethodCodes),
    walletToken: secret(16_384).describe(
      "The wallet's payment data as the provider's element hands it over; not readable here",
    ),
  }),
  output: cardOutcome,
  errors: [...orderErrors, 'cardRefused'],
});
