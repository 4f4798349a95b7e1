/** A public source of random values, one after another, each of which nobody knows before its time. */
export interface Beacon {
  /** As it is published with what is bound to it: which source, and by which key it is checked. */
  name: string;
  /** The first of its values that nobody can know before so many of them were told after this time. */
  roundAhead(atMs: number): number;
  /** Never throws: a source that does not answer is silent. */
  valueOf(round: number): Promise<BeaconReading>;
}

export type BeaconReading =
  /** `signature`: what the value is computed from, and verified by with the key of the source. */
  | { ok: true; value: string; signature: string }
  /** `forged`: what was answered is not signed by its key. */
  | { ok: false; reason: 'not_yet' | 'silent' | 'forged' };
