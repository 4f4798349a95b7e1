import type { Database, Transaction } from '@fairhouse/database';
import type { StoredCard } from '@fairhouse/payments';
import type { Billing } from '../billing.ts';

/** A card that the member has saved; `id` is the deposit that it paid last. */
export interface SavedCard {
  id: bigint;
  card: StoredCard;
  billing: Billing;
  usedAt: Date;
}

type Row = Omit<StoredCard, 'fingerprint'> & Billing & { id: bigint; fingerprint: string | null; usedAt: Date };

/** A card that can be saved has all of it, by the constraint of the table; only those of wallets lack it. */
const columns = `coalesce(c.token, '') as token, c.fingerprint, coalesce(c.brand, '') as brand,
  coalesce(c.last_four, '') as "lastFour", coalesce(c.expiry_month, 0) as "expiryMonth",
  coalesce(c.expiry_year, 0) as "expiryYear", coalesce(c.first_name, '') as "cardFirstName",
  coalesce(c.last_name, '') as "cardLastName", coalesce(c.country, '') as "cardCountry",
  coalesce(c.state, '') as "cardState", coalesce(c.city, '') as "cardCity", coalesce(c.address, '') as "cardAddress",
  coalesce(c.postal_code, '') as "cardPostalCode"`;

/** One of each card, the one used last first: the provider's name of a card tells it, or its token where there is none. */
export async function savedCardsOf(db: Database | Transaction, memberId: bigint): Promise<SavedCard[]> {
  const { rows } = await db.query<Row>(
    `select * from (
       select distinct on (coalesce(c.fingerprint, c.token)) c.attempt_id as id, ${columns}, c.created_at as "usedAt"
       from deposit_card c join deposit_attempt a on a.id = c.attempt_id and a.member_id = c.member_id
       where c.member_id = $1 and c.saved and a.state = 'succeeded'
       order by coalesce(c.fingerprint, c.token), c.attempt_id desc) s
     order by id desc`,
    [memberId],
  );
  return rows.map(savedCardIn);
}

/** By any deposit that it paid: a list that is open elsewhere may be older than the last one. */
export async function findSavedCard(db: Database, memberId: bigint, id: bigint): Promise<SavedCard | undefined> {
  const { rows } = await db.query<Row>(
    `select c.attempt_id as id, ${columns}, c.created_at as "usedAt"
     from deposit_card c join deposit_attempt a on a.id = c.attempt_id and a.member_id = c.member_id
     where c.member_id = $1 and c.attempt_id = $2 and c.saved and a.state = 'succeeded'`,
    [memberId, id],
  );
  return rows[0] && savedCardIn(rows[0]);
}

function savedCardIn(row: Row): SavedCard {
  const { id, usedAt, token, fingerprint, brand, lastFour, expiryMonth, expiryYear, ...billing } = row;
  const card = { token, fingerprint: fingerprint ?? undefined, brand, lastFour, expiryMonth, expiryYear };
  return { id, card, billing, usedAt };
}

/** Whether the member has paid with the card and saved it once: one that was removed meanwhile needs no second removal. */
export async function wasSavedCard(db: Database, memberId: bigint, id: bigint): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from deposit_card c join deposit_attempt a on a.id = c.attempt_id and a.member_id = c.member_id
     where c.member_id = $1 and c.attempt_id = $2 and c.wallet is null and a.state = 'succeeded'`,
    [memberId, id],
  );
  return rowCount === 1;
}

/** Every token that the provider gave the member for this card. */
export async function tokensOfCard(
  db: Database,
  memberId: bigint,
  { fingerprint, token }: StoredCard,
): Promise<string[]> {
  const { rows } = await db.query<{ token: string }>(
    `select distinct token from deposit_card
     where member_id = $1 and token is not null and coalesce(fingerprint, token) = $2`,
    [memberId, fingerprint ?? token],
  );
  return rows.map((row) => row.token);
}

/** Whether it was saved until now. */
export async function unsaveCard(
  tx: Transaction,
  memberId: bigint,
  { fingerprint, token }: StoredCard,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update deposit_card set saved = false where member_id = $1 and saved and coalesce(fingerprint, token) = $2',
    [memberId, fingerprint ?? token],
  );
  return (rowCount ?? 0) > 0;
}
