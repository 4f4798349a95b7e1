import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { StoredCard } from './stored-card.store.ts';

/** What a payment needs of its card. `wallet`: the card came from a phone's wallet, and the answer describes it. */
export type PayingCard = Pick<StoredCard, 'alias' | 'lastFour' | 'behaviour' | 'refusal'> & { wallet?: string };

/** https://docs.adyen.com/payment-methods/apple-pay/api-only and https://docs.adyen.com/payment-methods/google-pay/api-only */
export const walletPayment = z.union([
  z.object({ type: z.literal('applepay'), applePayToken: z.string().min(1).max(20_000) }),
  z.object({ type: z.literal('googlepay'), googlePayToken: z.string().min(1).max(20_000) }),
]);

/** A real token is encrypted for the provider; one of the sandbox says what the card does. */
const inToken = z.object({
  sandbox: z.enum(['approve', 'challenge', 'refuse']),
  lastFour: z.string().regex(/^\d{4}$/),
});

/** Undefined for what is no token of the sandbox. */
export function cardInWallet(payment: z.output<typeof walletPayment>): PayingCard | undefined {
  // Adyen's element encodes what Apple hands over, and passes on what Google does.
  const text =
    payment.type === 'applepay'
      ? Buffer.from(payment.applePayToken, 'base64').toString('utf8')
      : payment.googlePayToken;
  const read = inToken.safeParse(parsed(text));
  if (!read.success) return undefined;
  const { sandbox: behaviour, lastFour } = read.data;
  return {
    wallet: payment.type,
    alias: `W${createHash('sha256').update(lastFour).digest('hex').slice(0, 15).toUpperCase()}`,
    lastFour,
    behaviour,
    refusal: behaviour === 'refuse' ? 'Refused' : null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
