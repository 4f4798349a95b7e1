import type { AffiliatePostbackKind } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { insertPostback, wantedFor } from './postback.store.ts';

/**
 * Stores what a partner is sent with the event, in its transaction; nothing where the partner does not ask for it. It says the
 * partner's own id of the click and the pseudonym, and nothing by which a person is known.
 */
export async function addPostback(
  tx: Transaction,
  memberId: bigint,
  kind: AffiliatePostbackKind,
  at: Date,
): Promise<void> {
  const wanted = await wantedFor(tx, memberId, kind);
  if (!wanted) return;
  const { affiliateId, code, sub, pseudonym } = wanted;
  const body = JSON.stringify({ kind, version: 1, time: at.toISOString(), link: code, click: sub, player: pseudonym });
  await insertPostback(tx, { affiliateId, memberId, kind, body });
}
