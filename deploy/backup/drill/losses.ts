/** Something that the casino has acknowledged to a player. */
export interface Acknowledged {
  /** Unlike that of any other entry. */
  key: string;
  at: Date;
  /** How it was answered, in the words that the database is read in as well. */
  answer: string;
}

export interface Losses {
  acknowledged: number;
  restored: number;
  /** Acknowledged and not brought back, since they came after the moment. */
  lost: number;
  /** From the last entry that was brought back to the last one that was acknowledged. */
  lostMs: number;
  /** Acknowledged before the moment and not there, or there with another content: never right. */
  faults: string[];
}

/** Commits and their answers overtake one another by no more than this. */
const graceMs = 1_000;

/** Compares what was acknowledged with what is there in the restored casino. */
export function compareLosses(
  entries: readonly Acknowledged[],
  stored: ReadonlyMap<string, string>,
  restoredTo: Date,
): Losses {
  const faults: string[] = [];
  let restored = 0;
  let lastRestored = entries[0]?.at ?? restoredTo;
  let lastAcknowledged = lastRestored;
  for (const { key, at, answer } of entries) {
    if (at > lastAcknowledged) lastAcknowledged = at;
    const found = stored.get(key);
    if (found === undefined) {
      if (at.getTime() < restoredTo.getTime() - graceMs) {
        faults.push(`${key} was acknowledged at ${at.toISOString()} as ${answer} and is not there`);
      }
      continue;
    }
    restored++;
    if (at > lastRestored) lastRestored = at;
    if (found !== answer) faults.push(`${key} was acknowledged as ${answer} and is ${found}`);
  }
  const lost = entries.length - restored;
  return {
    acknowledged: entries.length,
    restored,
    lost,
    lostMs: lost === 0 ? 0 : lastAcknowledged.getTime() - lastRestored.getTime(),
    faults,
  };
}
