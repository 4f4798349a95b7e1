import type { Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';

/** Where mail to a person of the staff goes, and in which language. Undefined: disabled, or without an address. */
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
