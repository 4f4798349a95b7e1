import type { Comparison } from './compare-with-journal.ts';

/** What came of one event. Seconds. */
export interface FaultRow {
  event: string;
  /** The longest that any one player waited for the answer to a bet at the wallet, and to a round at the studio. */
  betGapS: number;
  roundGapS: number;
  /** How long a bet may be without an answer. */
  mostS: number;
  acknowledged: number;
  /** Answers of 503: anyone who got one was told to come back. */
  refused: number;
  strange: readonly string[];
  comparison: Comparison;
}

const heads = ['event', 'bets, s', 'at most', 'rounds, s', 'acknowledged', 'lost', 'doubled', '503', 'other answers'];
const widths = [18, 8, 8, 10, 13, 5, 8, 6, 14];

export const headLine = () => line(heads);

export function rowLine(row: FaultRow): string {
  const { event, betGapS, mostS, roundGapS, acknowledged, refused, strange, comparison } = row;
  const { lost, doubled } = comparison;
  const numbers = [acknowledged, lost, doubled, refused, strange.length].map(String);
  return line([event, betGapS.toFixed(1), String(mostS), roundGapS.toFixed(1), ...numbers]);
}

/** What is not as it must be, in sentences. */
export function breachesOf({ event, betGapS, mostS, strange, comparison }: FaultRow): string[] {
  return [
    ...(betGapS > mostS ? [`${event}: bets were not taken for ${betGapS.toFixed(1)} s; at most ${mostS} s`] : []),
    ...comparison.findings.map((finding) => `${event}: ${finding}`),
    ...[...new Set(strange)].map((answer) => `${event}: answered neither 200 nor 503: ${answer}`),
  ];
}

function line(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('');
}
