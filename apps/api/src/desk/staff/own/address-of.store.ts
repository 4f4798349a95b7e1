import type { Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';

/** Where somebody whose account is not disabled is written to, and in which language. Undefined: nowhere. */
export async function addressOf(
  tx: Transaction,
  staffId: bigint,
): Promise<{ email: string; language: StaffLanguage } | undefined> {
  const { rows } = await tx.query<{ email: string; language: StaffLanguage }>(
    'select email, language from staff where id = $1 and enabled and email is not null',
    [staffId],
  );
  return rows[0];
}
