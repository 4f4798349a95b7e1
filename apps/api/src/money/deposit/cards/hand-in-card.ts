import type { CallParsed, DepositMethodCode } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { databaseTime } from '../../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { type Attempt, lockAttempt, updateAttempt } from '../attempt.store.ts';
import { answerOfRepeat, checkAmount, openAttempt } from '../start-deposit.ts';
import { missingInBilling } from './billing.ts';
import type { CardDeps } from './card.deps.ts';
import { hasCard, insertCard, payerReferenceOf } from './card.store.ts';
import { readCard } from './read-card.ts';

export type CardForm = CallParsed<'/sys/deposit/creditcard/deposit'>;

/**
 * Checks the form in the specified order, stores the attempt, and hands the card to the provider, which keeps it and
 * answers a token. Afterwards nobody here has the number any more, and nothing has been taken yet.
 */
export async function handInCard(
  deps: CardDeps,
  member: SessionMember,
  method: Extract<DepositMethodCode, 'VISA_MASTERCARD' | 'VISA_MASTERCARD_1'>,
  form: CardForm,
  language: string,
): Promise<Result<Attempt>> {
  const request = { amount: form.amount, method, requestKey: form.requestKey, language };
  if (!(await answerOfRepeat(deps.db, member, request))) {
    const amount = await checkAmount(deps, form.amount, member, language);
    if ('ok' in amount) return amount;
  }
  const card = readCard(deps, form, await databaseTime(deps.db));
  if (!card.ok) return card;
  const missing = missingInBilling(form, deps.hasStates);
  if (missing) return refuse('missingField', { field: missing });

  const opened = await openAttempt(deps, member, request);
  if (!opened.ok) return opened;
  const { attempt } = opened.data;
  const { cardProvider } = deps;
  if (!cardProvider || opened.data.provider.name !== cardProvider.name) return refuse('methodUnavailable');
  if (await hasCard(deps.db, attempt)) return ok(attempt);

  const holder = `${form.cardFirstName} ${form.cardLastName}`;
  const stored = await deps.aboutPayment({ kind: 'deposit', id: attempt.id }, () =>
    cardProvider.storeCard(card.data, holder, payerReferenceOf(member.id)),
  );
  if (stored.outcome === 'unknown') {
    deps.log.warn({ attempt: String(attempt.id), reason: stored.reason }, 'a card could not be sent to the provider');
    return refuse('providerUnavailable');
  }
  if (stored.outcome === 'refused') {
    await giveUp(deps, attempt, stored.reason);
    return refuse('cardRefused');
  }
  await inTransaction(deps.db, async (tx) => {
    await insertCard(tx, attempt, stored.card, form, form.saveCard === true);
    const { brand, lastFour } = stored.card;
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `deposit:${attempt.id}`,
      command: 'deposit.card',
      after: { brand, lastFour, ...(form.saveCard ? { saved: true } : {}) },
    });
  });
  return ok(attempt);
}

/** The provider will not have this card, so nothing can come of the attempt. */
async function giveUp(deps: CardDeps, { memberId, id }: Attempt, reason: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const attempt = await lockAttempt(tx, id);
    if (attempt.state !== 'created' && attempt.state !== 'unknown') return;
    await updateAttempt(tx, attempt, { ...attempt, state: 'failed', asking: false });
    await recordAuditEvent(tx, {
      actor: 'system:cashier',
      memberId,
      subject: `deposit:${id}`,
      command: 'deposit.failed',
      before: { state: attempt.state },
      after: { state: 'failed', amount: String(attempt.amount.minor), currency: attempt.amount.currency, reason },
    });
  });
}
