import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../../http/result.ts';
import type { SessionMember } from '../../../../http/session.ts';
import type { CardDeps } from '../card.deps.ts';
import { payerReferenceOf } from '../card.store.ts';
import { findSavedCard, tokensOfCard, unsaveCard, wasSavedCard } from './saved-card.store.ts';

/**
 * Deletes the card at the provider, then here. Where the provider does not answer, nothing changes: a card missing from the list
 * while its token is still good would look removed and not be. What it paid keeps its receipt.
 */
export async function removeSavedCard(deps: CardDeps, member: SessionMember, cardId: bigint): Promise<Result<null>> {
  const saved = await findSavedCard(deps.db, member.id, cardId);
  // Its answer may have been lost, or another page has removed it.
  if (!saved && (await wasSavedCard(deps.db, member.id, cardId))) return ok(null);
  if (!saved || !deps.cardProvider) return refuse('noSuchThing');
  const { cardProvider } = deps;
  for (const token of await tokensOfCard(deps.db, member.id, saved.card)) {
    const deleted = await deps.aboutPayment({ kind: 'deposit', id: saved.id }, () =>
      cardProvider.deleteCard(token, payerReferenceOf(member.id)),
    );
    if (deleted.outcome === 'deleted') continue;
    deps.log.warn(
      { deposit: String(saved.id), reason: deleted.reason },
      'a saved card could not be deleted at the provider',
    );
    return refuse('providerUnavailable');
  }
  await inTransaction(deps.db, async (tx) => {
    if (!(await unsaveCard(tx, member.id, saved.card))) return;
    const { brand, lastFour } = saved.card;
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `deposit:${saved.id}`,
      command: 'deposit.cardRemoved',
      before: { brand, lastFour, saved: true },
      after: { brand, lastFour, saved: false },
    });
  });
  return ok(null);
}
