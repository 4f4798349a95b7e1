import { z } from 'zod';
import type { ErrorName } from '../../errors.ts';
import { flag, maybe, text, whole } from '../../scalars.ts';
import { billing } from './billing.ts';
import { orderBasics, orderErrors, orderId } from './order.ts';

const withoutBlanks = (max: number) => text(max).transform((value) => value.replace(/\s/g, ''));

/** The card form. The number and the CVV are never stored or logged, and no request hash covers them. */
export const cardPayment = z.object({
  ...orderBasics,
  cardNum: withoutBlanks(8_192).describe(
    "What the provider's fields sealed, as JSON text: encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear, encryptedSecurityCode; in sandbox mode one of the published test numbers",
  ),
  cardCvv: withoutBlanks(8).describe("Empty when `cardNum` is sealed by the provider's fields"),
  expireMonth: maybe(whole(1, 12)).describe('Not needed when `cardNum` is sealed'),
  expireYear: maybe(whole(2000, 2200)).describe('Not needed when `cardNum` is sealed'),
  saveCard: maybe(flag()).describe('Whether the card is offered for the next deposit; false without it'),
  ...billing,
});

export const cardErrors = [...orderErrors, 'cardRefused', 'cardNotAccepted'] as const satisfies ErrorName[];

/** How a card payment stands after it was handed in. */
export const cardOutcome = z.object({
  orderId: orderId(),
  status: z.enum(['true', 'wait']).describe("'true' paid, 'wait' not decided yet: poll /sys/deposit/pollingStatus"),
  payUrl: z.string().nullable().describe("The bank's page where the cardholder confirms, when it asks for that"),
});
