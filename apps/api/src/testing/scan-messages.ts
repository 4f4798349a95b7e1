import type { Database } from '@fairhouse/database';
import { expect } from 'vitest';
import { testSecrets } from './start-test-api.ts';

/**
 * Expects that messages of all these providers were kept, and that none of these words stands in them, nor a member's mail,
 * nor a secret of the casino.
 */
export async function scanMessages(db: Database, providers: readonly string[], words: readonly string[]) {
  const { rows } = await db.query<{ provider: string; row: string }>(
    'select provider, row_to_json(m)::text as row from provider_message m',
  );
  expect(new Set(rows.map(({ provider }) => provider))).toEqual(new Set(providers));
  const members = await db.query<{ email: string }>('select email from member');
  const mails = members.rows.map(({ email }) => email);
  for (const word of [...words, ...mails, ...Object.values(testSecrets), 'Bearer', '_secret_', 'access_token":"']) {
    expect(
      rows.filter(({ row }) => row.includes(word)),
      word,
    ).toEqual([]);
  }
}
