import type { Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';

/** Where those who may see webhooks are written to. */
export async function mailOfWebhookStaff(tx: Transaction): Promise<{ email: string; language: StaffLanguage }[]> {
  const { rows } = await tx.query<{ email: string; language: StaffLanguage }>(
    `select email, language from staff_permitted_mail where permission = 'webhooks.edit' order by email`,
  );
  return rows;
}
