import { Journal, type Kind } from '../../../test-kit/journal.ts';
import { NotAnswered } from '../../../test-kit/retries.ts';
import type { AcknowledgedBet } from '../../../test-kit/table-player.ts';
import { longestSilenceMs } from './longest-silence.ts';

/** A cash-out that the casino took, and whether it said that it was taken back. Minor units. */
export interface AcknowledgedCashOut {
  memberId: bigint;
  id: string;
  amount: number;
  takenBack: boolean;
}

/** What may be heard while something is broken: an answer, or that one should come back. */
const expected = new Set([200, 503]);

/** A journal that also knows when each player was answered, and every answer that was neither 200 nor 503. */
export class FaultJournal extends Journal {
  readonly cashOuts: AcknowledgedCashOut[] = [];
  /** In shared rounds. */
  readonly bets: AcknowledgedBet[] = [];
  readonly strange: string[] = [];
  /** How many were told to come back. */
  refused = 0;
  private readonly moments = new Map<string, number[]>();
  private seen = { instructions: 0, rounds: 0 };

  override heard(status: number, path: string): void {
    if (status === 503) this.refused++;
    // The fake provider tells that a payment was decided before.
    if (!expected.has(status) && !path.startsWith('/controls/')) this.strange.push(`${path}: HTTP ${status}`);
  }

  /** The load continues: what was heard is reported at the end. */
  override broken(sentence: string): Error {
    return new NotAnswered(sentence);
  }

  override answered(kind: Kind): void {
    super.answered(kind);
    const player = this.playerOf(kind);
    if (player === undefined) return;
    const known = this.moments.get(player);
    if (known) known.push(performance.now());
    else this.moments.set(player, [performance.now()]);
  }

  /** The longest that any one player of a kind waited for an answer between two moments of performance.now(). */
  worstSilenceMs(kind: 'wallet' | 'slot', from: number, to: number): number {
    const silences = [...this.moments]
      .filter(([player]) => player.startsWith(kind))
      .map(([, moments]) => longestSilenceMs(moments, from, to));
    return Math.max(0, ...silences);
  }

  acknowledged(): number {
    const { instructions, rounds, deposits, cashOuts, bets } = this;
    return [instructions, rounds, deposits, cashOuts, bets].reduce((sum, { length }) => sum + length, 0);
  }

  /** Anyone who answers has just written down what it was. */
  private playerOf(kind: Kind): string | undefined {
    const { instructions, rounds, seen } = this;
    const isInstruction = instructions.length > seen.instructions;
    const isRound = rounds.length > seen.rounds;
    this.seen = { instructions: instructions.length, rounds: rounds.length };
    if (kind === 'wallet' && isInstruction) return `wallet ${instructions.at(-1)!.memberId}`;
    if (kind === 'studio' && isRound) return `slot ${rounds.at(-1)!.memberId}`;
    return undefined;
  }
}
