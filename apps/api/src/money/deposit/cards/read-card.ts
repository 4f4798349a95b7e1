import { type HandedInCard, isTestCardNumber, looksLikeCardNumber } from '@fairhouse/payments';
import { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { CardDeps } from './card.deps.ts';

export interface EnteredCard {
  cardNum: string;
  cardCvv: string;
  expireMonth?: number | undefined;
  expireYear?: number | undefined;
}

const sealed = z.object({
  encryptedCardNumber: z.string().min(20).max(2_000),
  encryptedExpiryMonth: z.string().min(20).max(2_000),
  encryptedExpiryYear: z.string().min(20).max(2_000),
  encryptedSecurityCode: z.string().min(20).max(2_000),
});

/** What was entered, or sealed by the provider's fields, as it may be handed on; checked in the specified order. */
export function readCard(
  { cardEntry, log }: Pick<CardDeps, 'cardEntry' | 'log'>,
  entered: EnteredCard,
  now: Date,
): Result<HandedInCard> {
  if (entered.cardNum === '') return refuse('missingField', { field: 'the card number' });
  if (cardEntry.kind === 'test') return readTestCard(entered, now);
  if (looksLikeCardNumber(entered.cardNum)) {
    // The number itself goes nowhere, not even into this line.
    log.warn({ cardEntry: cardEntry.kind }, 'a plain card number was received where only encrypted fields are allowed');
    return refuse('cardNotAccepted');
  }
  const fields = sealed.safeParse(parsed(entered.cardNum));
  return fields.success ? ok({ kind: 'sealed', fields: fields.data }) : refuse('cardNotAccepted');
}

/** A card is good until the last day of its month, in UTC. */
export function isExpired(
  { expiryMonth, expiryYear }: { expiryMonth: number; expiryYear: number },
  now: Date,
): boolean {
  return Date.UTC(expiryYear, expiryMonth) <= now.getTime();
}

function readTestCard({ cardNum, cardCvv, expireMonth, expireYear }: EnteredCard, now: Date): Result<HandedInCard> {
  if (cardCvv === '') return refuse('missingField', { field: 'the CVV' });
  if (expireMonth === undefined) return refuse('missingField', { field: 'the expiry month' });
  if (expireYear === undefined) return refuse('missingField', { field: 'the expiry year' });
  if (!isTestCardNumber(cardNum)) return refuse('cardNotAccepted');
  if (!/^\d{3,4}$/.test(cardCvv)) return refuse('invalidField', { field: 'the CVV' });
  if (isExpired({ expiryMonth: expireMonth, expiryYear: expireYear }, now))
    return refuse('invalidField', { field: 'the expiry date' });
  return ok({
    kind: 'test',
    number: cardNum,
    securityCode: cardCvv,
    expiryMonth: expireMonth,
    expiryYear: expireYear,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
