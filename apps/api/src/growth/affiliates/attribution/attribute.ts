import { randomBytes } from 'node:crypto';
import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { type AffiliatesDeps, affiliateActor } from '../affiliates.deps.ts';
import { addPostback } from '../postbacks/add-postback.ts';
import { readClickToken } from './click-token.ts';
import { insertPlayer, markUnpaid } from './player.store.ts';

export interface JoinedByClick {
  memberId: bigint;
  /** Of a friend who invited the member: that invitation goes first, and nobody else is paid for the member. */
  inviterId: bigint | undefined;
  click: string | undefined;
  countryCode: string;
  stateCode: string;
}

/**
 * Attributes a new member to the partner of the last click, once and for ever, in the transaction that adds the member and after
 * where the member came from was noted. A token that is no longer valid attributes to nobody, and is no reason to refuse the member.
 */
export async function attribute(
  deps: Pick<AffiliatesDeps, 'clickKey' | 'attributionDays' | 'allowedAt' | 'clock'>,
  tx: Transaction,
  { memberId, inviterId, click: token, countryCode, stateCode }: JoinedByClick,
): Promise<void> {
  const click = token === undefined || inviterId !== undefined ? undefined : readClickToken(deps.clickKey, token);
  if (!click || !deps.allowedAt(countryCode, stateCode)) return;
  const ageSeconds = deps.clock().getTime() / 1_000 - click.at;
  if (ageSeconds < -60 || ageSeconds > deps.attributionDays * 86_400) return;
  const pseudonym = randomBytes(8).toString('hex');
  const { linkId, sub } = click;
  const attributed = await insertPlayer(tx, { memberId, linkId, pseudonym, sub });
  if (!attributed) return;
  const { affiliateId, code } = attributed;
  await recordAuditEvent(tx, {
    actor: affiliateActor,
    memberId,
    subject: `affiliate:${affiliateId}`,
    command: 'affiliate.attribute',
    after: { code, player: pseudonym },
  });
  await markAndRecord(tx, [memberId]);
  await addPostback(tx, memberId, 'registration', deps.clock());
}

/** Marks who earns a partner nothing, each with its record. */
export async function markAndRecord(tx: Transaction, memberIds: readonly bigint[]): Promise<void> {
  for (const { memberId, affiliateId, unpaid } of await markUnpaid(tx, memberIds)) {
    await recordAuditEvent(tx, {
      actor: affiliateActor,
      memberId,
      subject: `affiliate:${affiliateId}`,
      command: 'affiliate.unpaid',
      after: { unpaid },
    });
  }
}
