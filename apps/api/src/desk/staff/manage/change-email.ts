import type { Transaction } from '@fairhouse/database';
import type { StaffDeps } from '../staff.deps.ts';
import { maskedEmail, type StaffRow, setEmail } from '../staff.store.ts';

/** Keeps another address of somebody, and mails the former one that it was replaced. */
export async function changeEmail(
  { origin, mail }: Pick<StaffDeps, 'origin' | 'mail'>,
  tx: Transaction,
  { id, name, email: former, language }: Pick<StaffRow, 'id' | 'name' | 'email' | 'language'>,
  email: string,
): Promise<void> {
  await setEmail(tx, id, email);
  if (former === null || former === email) return;
  const values = { username: name, link: origin, email: maskedEmail(email) };
  await mail(tx, { email: former, language }, 'staffEmailChanged', values);
}
