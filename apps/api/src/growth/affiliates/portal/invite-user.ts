import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { newSecretToken } from '../../../lib/secret-token.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { lockPartner } from '../partner/partner.store.ts';
import { endSessionsOf } from './session.store.ts';
import { insertInvite } from './user.store.ts';

const validHours = 48;

/** Mails the partner, and nobody else, a one-time link to a new password and authenticator app. */
export async function inviteUser(
  { db, origin, siteName, mail, clock }: Pick<AffiliatesDeps, 'db' | 'origin' | 'siteName' | 'mail' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, reason }: { id: number; reason: string },
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const partner = await lockPartner(tx, id);
    if (!partner) return refuse('noSuchThing');
    if (partner.state === 'ended') return refuse('wrongState', { status: partner.state });
    const { token, hash } = newSecretToken();
    await insertInvite(tx, {
      affiliateId: id,
      tokenHash: hash,
      expiresAt: new Date(clock().getTime() + validHours * 3_600_000),
    });
    await endSessionsOf(tx, id);
    await mail(tx, partner.email, {
      subject: `Your access to the partner portal of ${siteName}`,
      paragraphs: [
        `${partner.company} is a partner of ${siteName}. Set a password and connect an authenticator app by the link below.`,
        `The link is good once, for ${validHours} hours. If you did not expect it, ignore this message.`,
      ],
      button: { label: 'Open the partner portal', link: `${origin}/#/partners?token=${token}` },
    });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `affiliate:${id}`,
      command: 'affiliate.invite',
      after: { reason },
    });
    return ok(null);
  });
}
