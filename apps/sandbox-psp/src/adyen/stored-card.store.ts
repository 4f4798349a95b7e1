import type { Database } from '@fairhouse/database';

export interface StoredCard {
  token: string;
  payerReference: string;
  /** The same for every token of one card. */
  alias: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
  holder: string;
  behaviour: 'approve' | 'challenge' | 'refuse';
  refusal: string | null;
}

export async function insertStoredCard(db: Database, card: StoredCard): Promise<void> {
  await db.query(
    `insert into stored_card (token, payer_reference, alias, brand, last_four, expiry_month, expiry_year, holder, behaviour, refusal)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      card.token,
      card.payerReference,
      card.alias,
      card.brand,
      card.lastFour,
      card.expiryMonth,
      card.expiryYear,
      card.holder,
      card.behaviour,
      card.refusal,
    ],
  );
}

/** The card of that token, if it is this payer's. */
export async function findStoredCard(
  db: Database,
  token: string,
  payerReference: string,
): Promise<StoredCard | undefined> {
  const { rows } = await db.query<StoredCard>(
    `select token, payer_reference as "payerReference", alias, brand, last_four as "lastFour", expiry_month as "expiryMonth",
       expiry_year as "expiryYear", holder, behaviour, refusal
     from stored_card where token = $1 and payer_reference = $2`,
    [token, payerReference],
  );
  return rows[0];
}

/** Whether it was there, as this payer's. */
export async function deleteStoredCard(db: Database, token: string, payerReference: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from stored_card where token = $1 and payer_reference = $2', [
    token,
    payerReference,
  ]);
  return rowCount === 1;
}
