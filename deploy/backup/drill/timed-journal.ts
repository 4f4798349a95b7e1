import { Journal, type Kind } from '../../../test-kit/journal.ts';
import type { Acknowledged } from './losses.ts';

/** A journal that also knows when each thing was acknowledged. */
export class TimedJournal extends Journal {
  readonly entries: Acknowledged[] = [];

  override answered(kind: Kind): void {
    super.answered(kind);
    const entry = {
      wallet: () => instructionEntry(this.instructions.at(-1)!),
      studio: () => roundEntry(this.rounds.at(-1)),
      deposit: () => depositEntry(this.deposits.at(-1)!),
    }[kind]();
    // A round that was given back leaves nothing that was promised, and the last one that was shown is noted already.
    if (entry && entry.key !== this.entries.findLast(({ key }) => key.startsWith('round '))?.key) this.note(entry);
  }

  note(entry: Omit<Acknowledged, 'at'>): void {
    this.entries.push({ ...entry, at: new Date() });
  }
}

interface Entry {
  key: string;
  answer: string;
}

export const instructionEntry = (it: {
  type: string;
  transactionId: string;
  amount: unknown;
  balance: unknown;
}): Entry => ({
  key: `${it.type} ${it.transactionId}`,
  answer: `${it.amount}, balance ${it.balance}`,
});

export const roundEntry = (it: { roundId: string; stake: unknown; win: unknown } | undefined): Entry | undefined =>
  it && { key: `round ${it.roundId}`, answer: `${it.stake} and ${it.win}` };

export const depositEntry = (it: { orderId: unknown; amount: unknown }): Entry => ({
  key: `deposit ${it.orderId}`,
  answer: `${it.amount}`,
});

export const cashOutEntry = (id: unknown): Entry => ({ key: `cash-out ${id}`, answer: 'asked for' });
export const takenBackEntry = (id: unknown): Entry => ({ key: `cash-out ${id} taken back`, answer: 'taken back' });
export const pictureEntry = (id: unknown): Entry => ({ key: `picture ${id}`, answer: 'handed in' });
