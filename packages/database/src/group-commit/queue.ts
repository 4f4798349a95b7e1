import type { OpenSpan } from '@fairhouse/operation/tracing';

/** One accepted instruction and the promise that waits for its outcome. */
export interface Entry<I, O> {
  readonly instruction: I;
  readonly slot: number;
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

/** What waits for a connection, oldest first. */
export interface Queue<I, O> {
  length(): number;
  push(entry: Entry<I, O>): void;
  /** What comes back goes before what has come since. */
  putBack(entries: readonly Entry<I, O>[]): void;
  /** At most `limit` entries, at most one a member; an entry that must go alone goes alone. */
  take(limit: number): Entry<I, O>[];
  takeWhere(test: (entry: Entry<I, O>) => boolean): Entry<I, O>[];
}

export function openQueue<I, O>(): Queue<I, O> {
  let waiting: Entry<I, O>[] = [];
  return {
    length: () => waiting.length,
    push(entry) {
      waiting.push(entry);
    },
    putBack(entries) {
      waiting = [...entries, ...waiting];
    },
    take(limit) {
      const { batch, left } = takeBatch(waiting, limit);
      waiting = left;
      return batch;
    },
    takeWhere(test) {
      const taken = waiting.filter(test);
      if (taken.length > 0) waiting = waiting.filter((entry) => !test(entry));
      return taken;
    },
  };
}

function takeBatch<I, O>(waiting: Entry<I, O>[], limit: number): { batch: Entry<I, O>[]; left: Entry<I, O>[] } {
  const first = waiting[0];
  if (first?.alone) return { batch: [first], left: waiting.slice(1) };
  const members = new Set<bigint | string>();
  const batch: Entry<I, O>[] = [];
  const left: Entry<I, O>[] = [];
  let index = 0;
  for (; index < waiting.length && batch.length < limit; index++) {
    const entry = waiting[index]!;
    if (entry.alone || members.has(entry.memberId)) {
      left.push(entry);
      continue;
    }
    members.add(entry.memberId);
    batch.push(entry);
  }
  const rest = waiting.slice(index);
  return { batch, left: left.length > 0 ? left.concat(rest) : rest };
}
