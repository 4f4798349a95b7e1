import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import type { MailAttachment, WrittenMail } from './templates.ts';

export interface KeptMail {
  id: bigint;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  unsubscribeLink: string | null;
  tries: number;
  createdAt: Date;
}

const columns = `id, recipient, subject, body_text as text, body_html as html, reply_to as "replyTo", unsubscribe_link as "unsubscribeLink", tries, created_at as "createdAt"`;

/** Answers its id. */
export async function addMail(tx: Transaction, recipient: string, mail: WrittenMail): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into mail (recipient, subject, body_text, body_html, reply_to, unsubscribe_link)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [recipient, mail.subject, mail.text, mail.html, mail.replyTo ?? null, mail.unsubscribeLink ?? null],
  );
  const { id } = rows[0]!;
  for (const [position, { name, contentType, content }] of (mail.attachments ?? []).entries()) {
    await tx.query(
      'insert into mail_attachment (mail_id, position, name, content_type, content) values ($1, $2, $3, $4, $5)',
      [id, position, name, contentType, content],
    );
  }
  return id;
}

export async function attachmentsOf(tx: Transaction, mailId: bigint): Promise<MailAttachment[]> {
  const { rows } = await tx.query<MailAttachment>(
    'select name, content_type as "contentType", content from mail_attachment where mail_id = $1 order by position',
    [mailId],
  );
  return rows;
}

export async function insertMail(tx: Transaction, recipient: string, mail: WrittenMail): Promise<void> {
  await addMail(tx, recipient, mail);
}

/** Takes one mail that is due, locked until the transaction ends so that no second sender takes it too. */
export async function takeDueMail(tx: Transaction): Promise<KeptMail | undefined> {
  const { rows } = await tx.query<KeptMail>(
    `select ${columns} from mail where sent_at is null and given_up_at is null and next_try_at <= now()
     order by next_try_at limit 1 for update skip locked`,
  );
  return rows[0];
}

export async function markSent(tx: Transaction, id: bigint): Promise<void> {
  await tx.query('update mail set sent_at = now(), tries = tries + 1 where id = $1', [id]);
}

/** Tries again after 1, 2, 4 … minutes, at most `mostTries` times. */
export async function markFailed(tx: Transaction, id: bigint, mostTries: number): Promise<void> {
  await tx.query(
    `update mail set tries = tries + 1, next_try_at = now() + make_interval(mins => (2 ^ tries)::int),
       given_up_at = case when tries + 1 >= $2 then now() end where id = $1`,
    [id, mostTries],
  );
}

/** Mails hold names and spent links: those that are `olderThanDays` go, sent or not. Answers how many went. */
export async function removeOldMails(db: pg.Pool, olderThanDays: number): Promise<number> {
  const { rowCount } = await db.query('delete from mail where created_at < now() - make_interval(days => $1)', [
    olderThanDays,
  ]);
  return rowCount ?? 0;
}

/** Counted up to `most`. */
export async function countOldMails(db: pg.Pool, olderThanDays: number, most: number): Promise<number> {
  const { rows } = await db.query<{ due: number }>(
    `select count(*)::int as due from (
       select from mail where created_at < now() - make_interval(days => $1) limit $2) d`,
    [olderThanDays, most],
  );
  return rows[0]!.due;
}

export async function latestMails(db: pg.Pool, most: number): Promise<KeptMail[]> {
  const { rows } = await db.query<KeptMail>(`select ${columns} from mail order by id desc limit $1`, [most]);
  return rows;
}

export async function findMail(db: pg.Pool, id: bigint): Promise<KeptMail | undefined> {
  const { rows } = await db.query<KeptMail>(`select ${columns} from mail where id = $1`, [id]);
  return rows[0];
}
