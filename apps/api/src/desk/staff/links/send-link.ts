import type { Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type { StaffDeps } from '../staff.deps.ts';
import { maskedEmail } from '../staff.store.ts';
import { makeLink } from './make-link.ts';

/** What the sender sees: never the link. */
export interface SentLink {
  sentTo: string;
  sentTime: string;
  linkUntil: string;
}

/** Mails a new one-time link to the person it is for, and to nobody else. */
export async function sendLink(
  deps: Pick<StaffDeps, 'origin' | 'clock' | 'mail'>,
  tx: Transaction,
  to: {
    staffId: bigint;
    name: string;
    email: string;
    language: StaffLanguage;
    purpose: 'invite' | 'recover';
    by: string;
  },
): Promise<SentLink> {
  const { link, linkUntil } = await makeLink(deps, tx, to);
  const kind = to.purpose === 'invite' ? 'staffInvited' : 'staffRecovered';
  await deps.mail(tx, to, kind, { username: to.name, link });
  return { sentTo: maskedEmail(to.email), sentTime: deps.clock().toISOString(), linkUntil: linkUntil.toISOString() };
}
