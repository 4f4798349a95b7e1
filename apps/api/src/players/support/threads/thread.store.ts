import type { Database, Transaction } from '@fairhouse/database';
import { type Contact, columns, type NewContact, type Reference } from '../contact.store.ts';

const mostListed = 50;

export interface ListedThread extends Contact {
  lastText: string;
}

/** The member's own, the latest first. */
export async function threadsOf(db: Database, memberId: bigint): Promise<ListedThread[]> {
  const { rows } = await db.query<ListedThread>(
    `select ${columns}, coalesce((select m.text from contact_message m where m.contact_id = c.id order by m.id desc limit 1),
       c.message) as "lastText"
     from contact c where c.member_id = $1 order by c.changed_at desc, c.id desc limit $2`,
    [memberId, mostListed],
  );
  return rows;
}

/** The thread, if it is the member's. */
export async function findThread(
  db: Database | Transaction,
  memberId: bigint,
  id: bigint,
): Promise<Contact | undefined> {
  const { rows } = await db.query<Contact>(`select ${columns} from contact c where c.id = $1 and c.member_id = $2`, [
    id,
    memberId,
  ]);
  return rows[0];
}

export async function lockThread(tx: Transaction, memberId: bigint, id: bigint): Promise<Contact | undefined> {
  const { rows } = await tx.query<Contact>(
    `select ${columns} from contact c where c.id = $1 and c.member_id = $2 for update`,
    [id, memberId],
  );
  return rows[0];
}

/** The thread that was opened with this key. Holds a repeat of it back until the transaction ends. */
export async function findOpened(tx: Transaction, memberId: bigint, requestKey: string): Promise<Contact | undefined> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('support:' || $1::bigint || ':' || $2, 0))`, [
    memberId,
    requestKey,
  ]);
  const { rows } = await tx.query<Contact>(
    `select ${columns} from contact c where c.member_id = $1 and c.request_key = $2`,
    [memberId, requestKey],
  );
  return rows[0];
}

/** What a form would ask for, as the member's account has it. */
export async function senderOf(
  tx: Transaction,
  memberId: bigint,
): Promise<Pick<NewContact, 'name' | 'username' | 'email' | 'phone'>> {
  const { rows } = await tx.query<Pick<NewContact, 'name' | 'username' | 'email' | 'phone'>>(
    `select trim(first_name || ' ' || last_name) as name, username, email, mobile_prefix || mobile as phone
     from member_record where id = $1`,
    [memberId],
  );
  return rows[0]!;
}

export async function setSatisfied(tx: Transaction, id: bigint, satisfied: boolean): Promise<void> {
  await tx.query('update contact set satisfied = $2, rated_at = now() where id = $1', [id, satisfied]);
}

export interface OwnThing extends Reference {
  at: Date;
  /** Minor units of `currency`. */
  amount: bigint | null;
  currency: string;
}

const mostThings = 20;

/** The member's latest deposits, cash-outs, rounds and bonuses, some of each. */
export async function ownThings(db: Database | Transaction, memberId: bigint): Promise<OwnThing[]> {
  const { rows } = await db.query<OwnThing>(
    `(select 'deposit' as kind, id::text as id, created_at as at, amount, currency from deposit_record
       where member_id = $1 order by id desc limit $2)
     union all
     (select 'cashOut', id::text, created_at, amount, currency from cash_out_record
       where member_id = $1 order by id desc limit $2)
     union all
     (select 'bonus', id::text, created_at, amount, currency from bonus_record
       where member_id = $1 order by id desc limit $2)
     union all
     (select 'round', round_id, opened_at, staked, currency from game_round_in_order
       where member_id = $1 order by opened_seq desc limit $2)`,
    [memberId, mostThings],
  );
  return rows;
}

/** Whether it is one of the member's own. */
export async function isOwnThing(tx: Transaction, memberId: bigint, { kind, id }: Reference): Promise<boolean> {
  const isNumber = /^\d{1,18}$/.test(id);
  if (kind !== 'round' && !isNumber) return false;
  const { rows } = await tx.query<{ own: boolean }>(
    `select case $2
       when 'deposit' then exists (select from deposit_record where member_id = $1 and id = $3)
       when 'cashOut' then exists (select from cash_out_record where member_id = $1 and id = $3)
       when 'bonus' then exists (select from bonus_record where member_id = $1 and id = $3)
       else exists (select from game_round_in_order where member_id = $1 and round_id = $4) end as own`,
    [memberId, kind, isNumber ? id : null, id],
  );
  return rows[0]!.own;
}
