import type { CallParsed } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { fromWire } from '@fairhouse/money';
import { type Wallet, walletMethods } from '@fairhouse/payments';
import { recordAuditEvent } from '../../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../../http/result.ts';
import type { SessionMember } from '../../../../http/session.ts';
import type { Attempt } from '../../attempt.store.ts';
import { openAttempt, unlessOther } from '../../start-deposit.ts';
import type { CardDeps } from '../card.deps.ts';
import { findAttemptOfToken, hasCard, insertWalletCard } from '../card.store.ts';

type WalletForm = CallParsed<'/sys/deposit/wallet/deposit'>;

/**
 * The checks of every deposit, then the attempt with what the wallet has encrypted for the provider. Nothing has been taken yet. Under
 * a request key that was used before the first token stays: the sheet may have been confirmed twice, but one payment was meant. A
 * token that came before, under any key, is the payment that it came for.
 */
export async function handInWallet(
  deps: CardDeps,
  member: SessionMember,
  { amount, method, requestKey, walletToken: token }: WalletForm,
  language: string,
): Promise<Result<Attempt>> {
  if (token === '') return refuse('missingField', { field: 'the payment of the wallet' });
  const earlier = await answerOfToken(deps, member, { amount, method, walletToken: token });
  if (earlier) return earlier;
  const opened = await openAttempt(deps, member, { amount, method, requestKey, language });
  if (!opened.ok) return opened;
  const { attempt, provider } = opened.data;
  const wallet = walletOf(method);
  if (provider.name !== deps.cardProvider?.name || !deps.cardProvider.wallets?.[wallet]) {
    return refuse('methodUnavailable');
  }
  if (await hasCard(deps.db, attempt)) return ok(attempt);
  const isHandedIn = await inTransaction(deps.db, async (tx) => {
    if (!(await insertWalletCard(tx, deps.walletTokens, attempt, { wallet, token }))) return false;
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `deposit:${attempt.id}`,
      command: 'deposit.card',
      after: { wallet },
    });
    return true;
  });
  if (isHandedIn) return ok(attempt);
  // The same came at the same moment: under the same key it is this attempt, under another key that of the token.
  return (await answerOfToken(deps, member, { amount, method, walletToken: token })) ?? ok(attempt);
}

/** The attempt that this token made before; `conflict` when it was for something else or another member. */
async function answerOfToken(
  { db }: CardDeps,
  member: SessionMember,
  { amount, method, walletToken }: Pick<WalletForm, 'amount' | 'method' | 'walletToken'>,
): Promise<Result<Attempt> | undefined> {
  const earlier = await findAttemptOfToken(db, walletToken);
  if (!earlier) return undefined;
  const asked = fromWire(amount, member.currency);
  if (earlier.memberId !== member.id || !asked) return refuse('conflict');
  return unlessOther(earlier, { method }, asked);
}

function walletOf(method: WalletForm['method']): Wallet {
  return walletMethods.find((it) => it.method === method)!.wallet;
}
