import { createHmac } from 'node:crypto';
import type { Transaction } from '@fairhouse/database';
import type { Observation } from '@fairhouse/payments';
import type { Attempt } from './attempt.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { insertInstrument, type NotedInstrument } from './instrument.store.ts';

/**
 * Notes what a deposit was paid with, whenever the provider says it, and tells the casino what is news about the member.
 * Comes after the book has moved, which is locked before whatever follows from this.
 */
export async function noteInstruments(
  tx: Transaction,
  { secret, instrumentsNoted }: Pick<DepositDeps, 'secret' | 'instrumentsNoted'>,
  attempt: Attempt,
  { state, provider, instruments = [] }: Observation,
): Promise<void> {
  if (state !== 'succeeded') return;
  const news: NotedInstrument[] = [];
  for (const { kind, id, label } of instruments) {
    // An address is the same whichever of our methods it paid by.
    const namer = kind === 'coins' ? 'chain' : provider;
    const digest = createHmac('sha256', secret).update(`deposit-instrument.${namer}.${kind}.${id}`).digest();
    const noted = { kind, digest, label };
    if (await insertInstrument(tx, attempt, noted)) news.push(noted);
  }
  if (news.length > 0) await instrumentsNoted(tx, attempt.memberId, news);
}
