import type { SettlementMatch } from '@fairhouse/contract/operator';
import type { OurEntry } from './our-side.store.ts';
import type { ReadLine } from './read-lines.ts';

export interface MatchedLine extends ReadLine {
  match: SettlementMatch;
  subject: string | null;
  /** What our books have of it, in minor units with the sign of the line; null: nothing. */
  ours: bigint | null;
}

/** Nothing of ours answers to these: they are summed up and not compared. */
const alone: ReadonlySet<ReadLine['kind']> = new Set(['fee', 'transfer', 'adjustment']);

/**
 * Each line beside what our books have of it. Several lines of one kind about the same thing are parts of it, and are compared
 * as their sum: a payment that was refunded in two steps, a dispute that was taken and given back.
 */
export function matchLines(
  lines: readonly ReadLine[],
  { ours, known }: { ours(line: ReadLine): OurEntry | undefined; known: ReadonlySet<string> },
): MatchedLine[] {
  const seen = new Set<string>();
  const firsts = lines.map((line) => {
    const isRepeat = known.has(line.ownKey) || seen.has(line.ownKey);
    seen.add(line.ownKey);
    return { line, isRepeat, entry: alone.has(line.kind) ? undefined : ours(line) };
  });
  const sums = new Map<string, bigint>();
  const sumKey = (line: ReadLine, { subject }: OurEntry) => `${line.kind} ${subject} ${line.currency}`;
  for (const { line, isRepeat, entry } of firsts) {
    if (entry && !isRepeat) sums.set(sumKey(line, entry), (sums.get(sumKey(line, entry)) ?? 0n) + line.gross);
  }
  return firsts.map(({ line, isRepeat, entry }): MatchedLine => {
    if (isRepeat) return { ...line, match: 'duplicate', subject: entry?.subject ?? null, ours: null };
    if (alone.has(line.kind)) return { ...line, match: 'none', subject: null, ours: null };
    if (!entry || entry.minor === null) {
      return { ...line, match: 'unknown', subject: entry?.subject ?? null, ours: null };
    }
    const isSame = entry.currency === line.currency && agrees(line, sums.get(sumKey(line, entry))!, entry.minor);
    return { ...line, match: isSame ? 'matched' : 'amountDiffers', subject: entry.subject, ours: entry.minor };
  });
}

/** A dispute that was taken and given back within the file comes to nothing, as it should. */
function agrees({ kind }: ReadLine, sum: bigint, ours: bigint): boolean {
  return sum === ours || (kind === 'dispute' && (sum === 0n || sum === -ours));
}
