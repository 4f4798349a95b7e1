import type { CallOutput } from '@fairhouse/contract';
import { isCurrency } from '@fairhouse/money';
import { createStore, useStore } from '@fairhouse/ui/store.ts';
import { keptHistoryKey, removeKeptHistory } from './kept-history-place.ts';
import { storedToken } from './session-token.ts';

/**
 * The last rounds of a member's own history, kept on this device so that they can be read without a line: only where the
 * member asked for it here, and no longer than the session. A device of many people keeps nothing, since nothing is kept unasked.
 */
export type KeptRound = Pick<
  CallOutput<'/sys/game/history/page'>['content'][number],
  'roundId' | 'name' | 'amount' | 'winAmount' | 'currency' | 'status' | 'createTime'
>;

export interface KeptHistory {
  memberId: number;
  /** When the casino answered; null before the first answer. ISO 8601. */
  fetchedTime: string | null;
  rounds: KeptRound[];
}

/** Three pages. */
const mostKept = 60;
const changes = createStore(0);

/** What is kept, while the session lasts; undefined where nothing is. Its content may have been changed: it is checked. */
export function keptHistory(): KeptHistory | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptHistoryKey) ?? 'null');
    return storedToken() !== undefined && isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function useKeptHistory(): KeptHistory | undefined {
  useStore(changes);
  return keptHistory();
}

/** The member's wish. The end of it removes what was kept. */
export function keepHistory(memberId: number, isWanted: boolean): void {
  if (isWanted) write({ memberId, fetchedTime: null, rounds: [] });
  else forgetHistory();
}

export function forgetHistory(): void {
  removeKeptHistory();
  changes.set(changes.get() + 1);
}

/** Notes what the history has shown, where the member wants it kept. */
export function noteHistory(memberId: number, rounds: readonly KeptRound[], fetchedTime: string): void {
  const kept = keptHistory();
  if (kept?.memberId !== memberId || rounds.length === 0) return;
  write({
    memberId,
    fetchedTime,
    rounds: rounds.slice(0, mostKept).map(({ roundId, name, amount, winAmount, currency, status, createTime }) => ({
      ...{ roundId, name, amount, winAmount, currency, status, createTime },
    })),
  });
}

function write(kept: KeptHistory): void {
  try {
    localStorage.setItem(keptHistoryKey, JSON.stringify(kept));
  } catch {
    // Full, or refused: the history then needs its line.
  }
  changes.set(changes.get() + 1);
}

function isKept(kept: unknown): kept is KeptHistory {
  if (typeof kept !== 'object' || kept === null) return false;
  const { memberId, fetchedTime, rounds } = kept as Partial<Record<keyof KeptHistory, unknown>>;
  const isTime = fetchedTime === null || (typeof fetchedTime === 'string' && !Number.isNaN(Date.parse(fetchedTime)));
  return typeof memberId === 'number' && isTime && Array.isArray(rounds) && rounds.every(isRound);
}

function isRound(round: unknown): round is KeptRound {
  if (typeof round !== 'object' || round === null) return false;
  const { roundId, name, amount, winAmount, currency, status, createTime } = round as Record<string, unknown>;
  return (
    [roundId, name, status, createTime].every((field) => typeof field === 'string') &&
    [amount, winAmount].every((field) => typeof field === 'number') &&
    typeof currency === 'string' &&
    isCurrency(currency)
  );
}
