import { z } from 'zod';
import type { ErrorName } from '../../errors.ts';
import { amount, currency, id, ignoredMemberId, requestKey, wireAmount } from '../../scalars.ts';

/** What every deposit order carries, whatever the method. */
export const orderBasics = {
  amount: wireAmount().describe("What to pay in, in major units of the member's currency"),
  memberId: ignoredMemberId(),
  requestKey: requestKey(),
};

/** What every deposit order can answer besides success, in the order of the checks. */
export const orderErrors = [
  'restrictedCountry',
  'termsChanged',
  'amountInvalid',
  'amountTooSmall',
  'amountTooLarge',
  'missingField',
  'methodUnavailable',
  'accountCurrencyRefused',
  'creditNotAccepted',
  'identityRequired',
  'documentsRequired',
  'fundsSourceRequired',
  'registerSilent',
  'registerMissing',
  'registerExcluded',
  'currencyNotAccepted',
  'playPaused',
  'selfExcluded',
  'accountClosed',
  'limitNeeded',
  'limitUndecided',
  'depositLimitReached',
  'velocityReached',
  'providerUnavailable',
  'conflict',
] as const satisfies ErrorName[];

/** The number by which an order is asked about. */
export const orderId = () => z.int().describe('Asks about the order later');

/** Whether the payment page may stand in a frame. */
export const framed = () => z.boolean().describe('False: the page forbids frames, so it opens in a window of its own');

/** Where the payment continues after a technical fault of the first provider. */
export const continueUrl = () =>
  z
    .string()
    .nullable()
    .describe('The page of another provider: the first had a technical fault and took nothing. null: none');

export const orderQuery = z.object({ orderId: id() });

/**
 * The state of an order as the specified wire tells it: 'true', 'false', anything else is still under way.
 * Which of the two means paid depends on the method; the call says it.
 */
export const orderState = z.object({
  orderId: orderId(),
  status: z.enum(['true', 'false', 'wait']),
  amount: amount(),
  currency: currency(),
  continueUrl: continueUrl(),
});
