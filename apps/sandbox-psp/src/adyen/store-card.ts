import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import { z } from 'zod';
import { insertStoredCard, type StoredCard } from './stored-card.store.ts';
import { testCardOf } from './test-cards.ts';

/** Of published test numbers, which anybody can look up: the key keeps nothing secret. */
const aliasKey = 'sandbox-card-alias';

const inTheClear = (pattern: RegExp) =>
  z
    .string()
    .startsWith('test_')
    .transform((text) => text.slice('test_'.length))
    .refine((text) => pattern.test(text));

/** The test platform reads its published numbers behind 'test_': https://docs.adyen.com/development-resources/testing */
export const cardToStore = z.object({
  shopperReference: z.string().min(3).max(100),
  paymentMethod: z.object({
    type: z.literal('scheme'),
    holderName: z.string().min(1).max(150),
    encryptedCardNumber: inTheClear(/^\d{12,19}$/),
    encryptedExpiryMonth: inTheClear(/^(0[1-9]|1[0-2])$/),
    encryptedExpiryYear: inTheClear(/^20\d\d$/),
    encryptedSecurityCode: inTheClear(/^\d{3,4}$/),
  }),
});

/** Keeps what the card does under a token; undefined for a number that is no test number. */
export async function storeCard(db: Database, asked: z.output<typeof cardToStore>): Promise<StoredCard | undefined> {
  const { holderName, encryptedCardNumber, encryptedExpiryMonth, encryptedExpiryYear } = asked.paymentMethod;
  const known = testCardOf(encryptedCardNumber);
  if (!known) return undefined;
  const { brand, behaviour } = known;
  const card: StoredCard = {
    token: randomBytes(8).toString('hex').toUpperCase(),
    payerReference: asked.shopperReference,
    alias: `H${createHmac('sha256', aliasKey).update(encryptedCardNumber).digest('hex').slice(0, 15).toUpperCase()}`,
    brand,
    lastFour: encryptedCardNumber.slice(-4),
    expiryMonth: Number(encryptedExpiryMonth),
    expiryYear: Number(encryptedExpiryYear),
    holder: holderName,
    behaviour: behaviour.is,
    refusal: behaviour.is === 'refuse' ? behaviour.why : null,
  };
  await insertStoredCard(db, card);
  return card;
}
