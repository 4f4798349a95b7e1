import type { Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';

export async function mailOfRole(
  tx: Transaction,
  role: 'administrator',
): Promise<{ email: string; language: StaffLanguage }[]> {
  const { rows } = await tx.query<{ email: string; language: StaffLanguage }>(
    'select email, language from staff_role_mail where role = $1 order by email',
    [role],
  );
  return rows;
}
