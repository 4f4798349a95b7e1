import { Journal, type Kind } from '../../../test-kit/journal.ts';
import type { Act } from './losses.ts';

/** A journal that also knows when each thing was acknowledged. */
export class TimedJournal extends Journal {
  readonly acts: Act[] = [];

  override answered(kind: Kind): void {
    super.answered(kind);
    const act = {
      wallet: () => instructionAct(this.instructions.at(-1)!),
      studio: () => roundAct(this.rounds.at(-1)),
      deposit: () => depositAct(this.deposits.at(-1)!),
    }[kind]();
    // A round that was given back leaves nothing that was promised, and the last one that was shown is noted already.
    if (act && act.key !== this.acts.findLast(({ key }) => key.startsWith('round '))?.key) this.note(act);
  }

  note(act: Omit<Act, 'at'>): void {
    this.acts.push({ ...act, at: new Date() });
  }
}

interface Told {
  key: string;
  answer: string;
}

export const instructionAct = (it: {
  type: string;
  transactionId: string;
  amount: unknown;
  balance: unknown;
}): Told => ({
  key: `${it.type} ${it.transactionId}`,
  answer: `${it.amount}, balance ${it.balance}`,
});

export const roundAct = (it: { roundId: string; stake: unknown; win: unknown } | undefined): Told | undefined =>
  it && { key: `round ${it.roundId}`, answer: `${it.stake} and ${it.win}` };

export const depositAct = (it: { orderId: unknown; amount: unknown }): Told => ({
  key: `deposit ${it.orderId}`,
  answer: `${it.amount}`,
});

export const cashOutAct = (id: unknown): Told => ({ key: `cash-out ${id}`, answer: 'asked for' });
export const takenBackAct = (id: unknown): Told => ({ key: `cash-out ${id} taken back`, answer: 'taken back' });
export const pictureAct = (id: unknown): Told => ({ key: `picture ${id}`, answer: 'handed in' });
