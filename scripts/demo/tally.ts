import type { Refused } from './casino-calls.ts';

/** What has been done so far, by name. */
export class Tally {
  readonly counts = new Map<string, number>();
  /** By the call and the casino's own sentence. */
  readonly refusals = new Map<string, number>();

  count(what: string, times = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + times);
  }

  refused({ message }: Refused): void {
    this.refusals.set(message, (this.refusals.get(message) ?? 0) + 1);
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }
}
