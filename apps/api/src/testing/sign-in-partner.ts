import { randomUUID } from 'node:crypto';
import { type Database, inTransaction } from '@fairhouse/database';
import { newSecretToken } from '../lib/secret-token.ts';

/** A session of a new affiliate partner at the partner portal; answers its token. */
export async function signInPartner(db: Database): Promise<string> {
  const { token, hash } = newSecretToken();
  await inTransaction(db, async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `insert into affiliate (company, contact, email, country_code, currency, terms_version, made_by)
       values ('A company', 'C', $1, 'DE', 'USD', '1', 'a test') returning id`,
      [`${randomUUID()}@example.com`],
    );
    const { id } = rows[0]!;
    await tx.query(`insert into affiliate_book (affiliate_id, currency) values ($1, 'USD')`, [id]);
    await tx.query(
      `insert into affiliate_session (token_hash, affiliate_id, created_at, last_seen_at, expires_at)
       values ($1, $2, now(), now(), now() + interval '1 hour')`,
      [hash, id],
    );
  });
  return token;
}
