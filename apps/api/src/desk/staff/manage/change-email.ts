import type { Transaction } from '@fairhouse/database';
import type { StaffDeps } from '../staff.deps.ts';
import { maskedEmail, type StaffRow, setEmail } from '../staff.store.ts';

/** Keeps another address of somebody, and mails the former one that it was replaced. */
export async function changeEmail(
  { origin, mail }: Pick<StaffDeps, 'origin' | 'mail'>,
  tx: Transaction,
  { id, name, email: former }: Pick<StaffRow, 'id' | 'name' | 'email'>,
  email: string,
): Promise<void> {
  await setEmail(tx, id, email);
  if (former === null || former === email) return;
  await mail(tx, former, 'staffEmailChanged', { username: name, link: origin, email: maskedEmail(email) });
}
