import { createHash } from 'node:crypto';
import type { Database, Transaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import type { CardOfOrder, StoredCard, Wallet, WalletCard } from '@fairhouse/payments';
import type { Sealing } from '../../../lib/sealing.ts';
import { type Attempt, type AttemptRow, attemptColumns, attemptOf } from '../attempt.store.ts';
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
  saved: boolean,
): Promise<void> {
  await tx.query(
    `insert into deposit_card (attempt_id, member_id, token, fingerprint, brand, last_four, expiry_month, expiry_year,
       first_name, last_name, country, state, city, address, postal_code, saved)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) on conflict do nothing`,
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
      saved,
    ],
  );
}

/** What a phone's wallet has encrypted for the provider; the first of an attempt counts. False: attempt or token have one already. */
export async function insertWalletCard(
  tx: Transaction,
  sealing: Sealing,
  { memberId, id, reference }: Attempt,
  { wallet, token }: WalletCard,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into deposit_card (attempt_id, member_id, wallet, wallet_token, wallet_token_digest)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [id, memberId, wallet, sealing.seal(reference, Buffer.from(token)), digestOf(token)],
  );
  return rowCount === 1;
}

/** The attempt that this token was handed in for, of any member. */
export async function findAttemptOfToken(db: Database, token: string): Promise<Attempt | undefined> {
  const { rows } = await db.query<AttemptRow>(
    `select ${attemptColumns} from deposit_attempt
     where id = (select attempt_id from deposit_card where wallet_token_digest = $1)`,
    [digestOf(token)],
  );
  return rows[0] && attemptOf(rows[0]);
}

/** What remains of a token when it is deleted. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
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

/** Of a card that was entered all of it is there, of a wallet nothing but its name and its sealed token. */
type Row = {
  memberId: bigint;
  challengeResult: string | null;
  minor: bigint;
  currency: Currency;
  firstName: string | null;
  lastName: string | null;
  country: string | null;
  state: string | null;
  city: string | null;
  address: string | null;
  postalCode: string | null;
  walletToken: Buffer | null;
} & (
  | (Omit<StoredCard, 'fingerprint'> & { fingerprint: string | null; wallet: null })
  | ({ [F in keyof StoredCard]: null } & { wallet: Wallet })
);

/** The card that is to be charged for an order; undefined until its member has said pay. */
export async function findCardOfOrder(
  db: Database,
  sealing: Sealing,
  reference: string,
): Promise<CardOfOrder | undefined> {
  const { rows } = await db.query<Row>(
    `select ${storedColumns}, c.wallet, c.wallet_token as "walletToken", c.member_id as "memberId",
       c.first_name as "firstName", c.last_name as "lastName", c.country, c.state, c.city, c.address,
       c.postal_code as "postalCode", c.challenge_result as "challengeResult", a.amount as minor, a.currency
     from deposit_attempt a join deposit_card c on c.attempt_id = a.id
     where a.reference = $1 and c.pay_asked_at is not null`,
    [reference],
  );
  const row = rows[0];
  if (!row) return undefined;
  const { country, state, city, address, postalCode } = row;
  return {
    card: cardIn(row, sealing, reference),
    payerReference: payerReferenceOf(row.memberId),
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    billing: {
      country: country ?? '',
      state: state ?? '',
      city: city ?? '',
      address: address ?? '',
      postalCode: postalCode ?? '',
    },
    amount: amountOf(row.currency, row.minor),
    challengeResult: row.challengeResult ?? undefined,
  };
}

function cardIn(row: Row, sealing: Sealing, reference: string): CardOfOrder['card'] {
  if (row.wallet !== null) {
    // The payment is decided, or waits for what the bank's page says.
    if (!row.walletToken) return undefined;
    return { wallet: row.wallet, token: sealing.open(reference, row.walletToken).toString() };
  }
  const { token, fingerprint, brand, lastFour, expiryMonth, expiryYear } = row;
  return { token, fingerprint: fingerprint ?? undefined, brand, lastFour, expiryMonth, expiryYear };
}

const storedColumns = `c.token, c.fingerprint, c.brand, c.last_four as "lastFour", c.expiry_month as "expiryMonth",
  c.expiry_year as "expiryYear"`;
