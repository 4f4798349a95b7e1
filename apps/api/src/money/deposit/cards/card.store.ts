import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import type { CardOfOrder, StoredCard } from '@fairhouse/payments';
import type { Attempt } from '../attempt.store.ts';
import type { Billing } from './billing.ts';

/** Our name of the payer at the provider: a number of ours, nothing about the person. */
export function payerReferenceOf(memberId: bigint): string {
  return `member-${memberId}`;
}

/** The first card of an attempt counts. */
export async function insertCard(
  tx: Transaction,
  { memberId, id }: Attempt,
  card: StoredCard,
  billing: Billing,
): Promise<void> {
  await tx.query(
    `insert into deposit_card (attempt_id, member_id, token, fingerprint, brand, last_four, expiry_month, expiry_year,
       first_name, last_name, country, state, city, address, postal_code)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing`,
    [
      id,
      memberId,
      card.token,
      card.fingerprint ?? null,
      card.brand,
      card.lastFour,
      card.expiryMonth,
      card.expiryYear,
      billing.cardFirstName,
      billing.cardLastName,
      billing.cardCountry,
      billing.cardState,
      billing.cardCity,
      billing.cardAddress,
      billing.cardPostalCode,
    ],
  );
}

export async function hasCard(db: Database, { id }: Attempt): Promise<boolean> {
  const { rowCount } = await db.query('select from deposit_card where attempt_id = $1', [id]);
  return rowCount === 1;
}

/** From here on the card may be charged, by this call or by the order sweeper after a crash. */
export async function notePayAsked(db: Database, { id }: Attempt): Promise<void> {
  await db.query('update deposit_card set pay_asked_at = coalesce(pay_asked_at, now()) where attempt_id = $1', [id]);
}

export async function noteChallengeResult(db: Database, { id }: Attempt, result: string): Promise<void> {
  await db.query('update deposit_card set challenge_result = $2 where attempt_id = $1', [id, result]);
}

interface Row extends Omit<StoredCard, 'fingerprint'> {
  fingerprint: string | null;
  memberId: bigint;
  firstName: string;
  lastName: string;
  country: string;
  state: string;
  city: string;
  address: string;
  postalCode: string;
  challengeResult: string | null;
  minor: bigint;
  currency: Currency;
}

/** The card that is to be charged for an order; undefined until its member has said pay. */
export async function findCardOfOrder(db: Database, reference: string): Promise<CardOfOrder | undefined> {
  const { rows } = await db.query<Row>(
    `select c.token, c.fingerprint, c.brand, c.last_four as "lastFour", c.expiry_month as "expiryMonth",
       c.expiry_year as "expiryYear", c.member_id as "memberId", c.first_name as "firstName",
       c.last_name as "lastName", c.country, c.state, c.city, c.address, c.postal_code as "postalCode",
       c.challenge_result as "challengeResult", a.amount as minor, a.currency
     from deposit_attempt a join deposit_card c on c.attempt_id = a.id
     where a.reference = $1 and c.pay_asked_at is not null`,
    [reference],
  );
  const row = rows[0];
  if (!row) return undefined;
  const { token, fingerprint, brand, lastFour, expiryMonth, expiryYear, country, state, city, address, postalCode } =
    row;
  return {
    card: { token, fingerprint: fingerprint ?? undefined, brand, lastFour, expiryMonth, expiryYear },
    payerReference: payerReferenceOf(row.memberId),
    firstName: row.firstName,
    lastName: row.lastName,
    billing: { country, state, city, address, postalCode },
    amount: amountOf(row.currency, row.minor),
    challengeResult: row.challengeResult ?? undefined,
  };
}
