/** Counts of calls that all processes of the casino share; `openCounts` of `@fairhouse/database` keeps them. */
export interface Counts {
  /**
   * Adds calls to each count, no key twice, and answers in the same order where it stands and how long its window still
   * lasts. Rejects where the counts are out of reach.
   */
  add(asked: readonly { key: string; calls: number; windowMs: number }[]): Promise<{ calls: number; leftMs: number }[]>;
}
