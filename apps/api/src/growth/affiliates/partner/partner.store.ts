import type { AffiliateState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { z } from 'zod';

export interface Partner {
  id: number;
  company: string;
  contact: string;
  email: string;
  countryCode: string;
  currency: Currency;
  state: AffiliateState;
  reason: string | null;
  termsVersion: string;
  termsAt: Date | null;
  payoutMethod: string | null;
  payoutDestination: Record<string, string> | null;
  madeAt: Date;
}

const columns = `a.id, a.company, a.contact, a.email, a.country_code as "countryCode", a.currency, a.state, a.reason,
  a.terms_version as "termsVersion", a.terms_at as "termsAt", a.payout_method as "payoutMethod",
  a.payout_destination as "payoutDestination", a.made_at as "madeAt"`;

type Row = Omit<Partner, 'payoutDestination'> & { payoutDestination: unknown };
const fields = z.record(z.string(), z.string()).nullable();
const partnerOf = (row: Row): Partner => ({ ...row, payoutDestination: fields.parse(row.payoutDestination) });

/** Undefined when another partner has the address. */
export async function insertPartner(
  tx: Transaction,
  it: Pick<Partner, 'company' | 'contact' | 'email' | 'countryCode' | 'currency' | 'termsVersion'> & { by: string },
): Promise<number | undefined> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into affiliate (company, contact, email, country_code, currency, terms_version, made_by)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (email) do nothing returning id`,
    [it.company, it.contact, it.email, it.countryCode, it.currency, it.termsVersion, it.by],
  );
  const id = rows[0]?.id;
  if (id !== undefined) {
    await tx.query('insert into affiliate_book (affiliate_id, currency) values ($1, $2)', [id, it.currency]);
  }
  return id;
}

export async function findPartner(db: Database | Transaction, id: number): Promise<Partner | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from affiliate a where a.id = $1`, [id]);
  return rows[0] && partnerOf(rows[0]);
}

/** One change of a partner at a time, its statements among them. */
export async function lockPartner(tx: Transaction, id: number): Promise<Partner | undefined> {
  const { rows } = await tx.query<Row>(`select ${columns} from affiliate a where a.id = $1 for update`, [id]);
  return rows[0] && partnerOf(rows[0]);
}

export async function pageOfPartners(
  db: Database,
  asked: { state: AffiliateState | undefined; before: number | undefined; pageSize: number },
): Promise<Partner[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from affiliate a where ($1::text is null or a.state = $1) and ($2::int is null or a.id < $2)
     order by a.id desc limit $3`,
    [asked.state ?? null, asked.before ?? null, asked.pageSize],
  );
  return rows.map(partnerOf);
}

export async function setState(tx: Transaction, id: number, state: AffiliateState, reason: string): Promise<void> {
  await tx.query('update affiliate set state = $2, reason = $3 where id = $1', [id, state, reason]);
}

export async function setPayout(
  tx: Transaction,
  id: number,
  { method, destination, hash }: { method: string; destination: Record<string, string>; hash: Buffer },
): Promise<void> {
  await tx.query('update affiliate set payout_method = $2, payout_destination = $3, payout_hash = $4 where id = $1', [
    id,
    method,
    JSON.stringify(destination),
    hash,
  ]);
}

/** False when the terms are of another version by now. */
export async function acceptTerms(tx: Transaction, id: number, termsVersion: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update affiliate set terms_at = coalesce(terms_at, $3) where id = $1 and terms_version = $2',
    [id, termsVersion, at],
  );
  return rowCount === 1;
}

export interface Figures {
  clicks: number;
  registrations: number;
  firstDeposits: number;
  qualified: number;
}
export const noFigures: Figures = { clicks: 0, registrations: 0, firstDeposits: 0, qualified: 0 };

/** Of each of these links; `by` is a partner or a link. */
async function figuresBy(
  db: Database | Transaction,
  by: 'affiliate_id' | 'id',
  ids: readonly number[],
): Promise<Map<number, Figures>> {
  const { rows } = await db.query<Figures & { of: number }>(
    `select l.${by} as of, sum(c.clicks)::int as clicks, sum(p.registrations)::int as registrations,
       sum(p.deposits)::int as "firstDeposits", sum(p.qualified)::int as qualified
     from affiliate_link l
       cross join lateral (select coalesce(sum(d.clicks), 0) as clicks from affiliate_click_day d where d.link_id = l.id) c
       cross join lateral (
         select count(*) as registrations, count(f.member_id) as deposits, count(q.member_id) as qualified
         from affiliate_player p left join affiliate_first_deposit f on f.member_id = p.member_id
           left join affiliate_qualified q on q.member_id = p.member_id
         where p.link_id = l.id) p
     where l.${by} = any($1::int[]) group by 1`,
    [ids],
  );
  return new Map(rows.map(({ of, ...figures }) => [of, figures]));
}

export const figuresOfPartners = (db: Database | Transaction, ids: readonly number[]) =>
  figuresBy(db, 'affiliate_id', ids);
export const figuresOfLinks = (db: Database | Transaction, ids: readonly number[]) => figuresBy(db, 'id', ids);

export interface Book {
  earned: bigint;
  owed: bigint;
  paying: bigint;
  paid: bigint;
}

export async function bookOf(db: Database | Transaction, id: number): Promise<Book> {
  const { rows } = await db.query<Book>(
    'select earned, owed, paying, paid from affiliate_book where affiliate_id = $1',
    [id],
  );
  return rows[0]!;
}

/** False where it was posted before. */
export async function postToBook(
  tx: Transaction,
  {
    affiliateId,
    kind,
    name,
    amount,
  }: { affiliateId: number; kind: 'EARNED' | 'PAYING' | 'PAID' | 'BACK'; name: string; amount: bigint },
): Promise<boolean> {
  const { rows } = await tx.query<{ posted: boolean }>('select /* writes */ affiliate_post($1, $2, $3, $4) as posted', [
    affiliateId,
    kind,
    name,
    amount,
  ]);
  return rows[0]!.posted;
}
