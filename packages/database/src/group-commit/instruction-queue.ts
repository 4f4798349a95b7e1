import type { OpenSpan } from '@fairhouse/operation/tracing';

/** One accepted instruction and the promise that waits for its outcome. */
export interface Entry<I, O> {
  readonly instruction: I;
  readonly vault: number;
  readonly memberId: bigint | string;
  /** Until when it may be tried again, in milliseconds of performance.now(). */
  readonly deadlineMs: number;
  /** From its arrival to its outcome; undefined where nobody traces. */
  readonly span: OpenSpan | undefined;
  readonly resolve: (outcome: O) => void;
  readonly reject: (error: Error) => void;
  /** Tried together with others and refused for a lasting reason: from now on it goes alone, to find the culprit. */
  alone: boolean;
  /** Given to the database at least once: it may have been carried out. */
  isGiven: boolean;
}

/**
 * Takes from `waiting` what one transaction may carry, oldest first: at most `limit` entries, at most one a member, and
 * an entry that must go alone goes alone. Grouped by vault, vaults ascending.
 */
export function takeBurst<I, O>(
  waiting: Entry<I, O>[],
  limit: number,
): { burst: Entry<I, O>[][]; left: Entry<I, O>[] } {
  const first = waiting[0];
  if (first?.alone) return { burst: [[first]], left: waiting.slice(1) };
  const members = new Set<bigint | string>();
  const byVault = new Map<number, Entry<I, O>[]>();
  const left: Entry<I, O>[] = [];
  let index = 0;
  for (; index < waiting.length && members.size < limit; index++) {
    const entry = waiting[index]!;
    if (entry.alone || members.has(entry.memberId)) {
      left.push(entry);
      continue;
    }
    members.add(entry.memberId);
    const batch = byVault.get(entry.vault);
    if (batch) batch.push(entry);
    else byVault.set(entry.vault, [entry]);
  }
  const rest = waiting.slice(index);
  const burst = [...byVault.entries()].sort(([a], [b]) => a - b).map(([, batch]) => batch);
  return { burst, left: left.length > 0 ? left.concat(rest) : rest };
}
