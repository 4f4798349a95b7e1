import type { CallOutput, CallParsed } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../../db/audit-events.store.ts';
import { databaseTime } from '../../../../db/database-time.store.ts';
import { type Result, refuse } from '../../../../http/result.ts';
import type { SessionMember } from '../../../../http/session.ts';
import { answerOfRepeat, openAttempt } from '../../start-deposit.ts';
import type { CardDeps } from '../card.deps.ts';
import { hasCard, insertCard } from '../card.store.ts';
import { payCard } from '../pay-card.ts';
import { isExpired } from '../read-card.ts';
import { findSavedCard } from './saved-card.store.ts';

/** A deposit with a card that the member has saved. The bank may ask the cardholder, as with any card. */
export async function payBySavedCard(
  deps: CardDeps,
  member: SessionMember,
  { amount, requestKey, cardId }: CallParsed<'/sys/deposit/creditcard/payBySaved'>,
  language: string,
): Promise<Result<CallOutput<'/sys/deposit/creditcard/payBySaved'>>> {
  const request = { amount, method: 'VISA_MASTERCARD', requestKey, language };
  const repeated = await answerOfRepeat(deps.db, member, request);
  if (repeated && !repeated.ok) return repeated;
  if (repeated && (await hasCard(deps.db, repeated.data))) return payCard(deps, repeated.data, language);
  const saved = await findSavedCard(deps.db, member.id, BigInt(cardId));
  if (!saved) return refuse('noSuchThing');
  if (isExpired(saved.card, await databaseTime(deps.db))) return refuse('cardExpired');
  const opened = await openAttempt(deps, member, request);
  if (!opened.ok) return opened;
  const { attempt, provider } = opened.data;
  if (provider.name !== deps.cardProvider?.name) return refuse('methodUnavailable');
  await inTransaction(deps.db, async (tx) => {
    await insertCard(tx, attempt, saved.card, saved.billing, true);
    const { brand, lastFour } = saved.card;
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `deposit:${attempt.id}`,
      command: 'deposit.card',
      after: { brand, lastFour, saved: true },
    });
  });
  return payCard(deps, attempt, language);
}
