import type { Database, Transaction } from '@fairhouse/database';

export interface Message {
  id: bigint;
  /** Of the staff; null: the sender of the thread. */
  by: string | null;
  text: string;
  at: Date;
}

const mostMessages = 500;

/** What followed the first message, oldest first. */
export async function listMessages(db: Database | Transaction, contactId: bigint): Promise<Message[]> {
  const { rows } = await db.query<Message>(
    `select id, by, text, at from (
       select id, written_by as by, text, created_at as at from contact_message where contact_id = $1
       order by id desc limit $2) latest order by id`,
    [contactId, mostMessages],
  );
  return rows;
}

export async function insertMessage(
  tx: Transaction,
  {
    contactId,
    by,
    text,
    requestKey,
  }: { contactId: bigint; by: string | null; text: string; requestKey?: string | undefined },
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into contact_message (contact_id, written_by, text, request_key) values ($1, $2, $3, $4) returning id',
    [contactId, by, text, requestKey ?? null],
  );
  return rows[0]!.id;
}

/** The text that was written with this key. */
export async function textOfRequest(
  tx: Transaction,
  contactId: bigint,
  requestKey: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ text: string }>(
    'select text from contact_message where contact_id = $1 and request_key = $2',
    [contactId, requestKey],
  );
  return rows[0]?.text;
}
