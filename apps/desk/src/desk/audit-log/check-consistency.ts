import {
  type ConsistencyChecked,
  type ConsistencyFile,
  checkConsistencyFile,
  consistencyFormat,
  notesIn,
  readHead,
} from '@fairhouse/record-proof';

export type ConsistencyCheck =
  | { ok: true; earlier: number; later: number; file: ConsistencyFile }
  | { ok: false; why: 'badHead' | 'foreignHead' | 'inconsistent' };

const whys: Record<Extract<ConsistencyChecked, { ok: false }>['why'], 'foreignHead' | 'inconsistent'> = {
  notSigned: 'foreignHead',
  keyUnreadable: 'foreignHead',
  notAProof: 'inconsistent',
  notConsistent: 'inconsistent',
};

/** A head as it was pasted: lines may end differently, and the last may have lost its end. */
export const asNote = (pasted: string): string => `${pasted.replaceAll('\r\n', '\n').trim()}\n`;

/** The last head in a file, a saved mail or whatever else was kept; the text itself where there is none. */
export const headIn = (text: string): string => notesIn(text).at(-1) ?? text;

/** The number of entries of a head that somebody kept; undefined for what is none. */
export function sizeOfHead(note: string): number | undefined {
  return readHead(asNote(note))?.size;
}

/**
 * Whether a head that somebody kept is the beginning of a later one: another that was kept, or the one that was answered. Each
 * has to be signed by a key of the casino. What was checked is a file that anyone checks again.
 */
export function checkConsistency(
  kept: { earlier: string; later?: string | undefined },
  answered: { later: string; hashes: readonly string[] },
  publicKeys: readonly string[],
): ConsistencyCheck {
  const earlier = asNote(kept.earlier);
  const later = kept.later === undefined ? answered.later : asNote(kept.later);
  if (!readHead(earlier) || !readHead(later)) return { ok: false, why: 'badHead' };
  const file = { format: consistencyFormat, earlier, later, hashes: [...answered.hashes] } satisfies ConsistencyFile;
  const checked = checkConsistencyFile(file, publicKeys);
  return checked.ok
    ? { ok: true, earlier: checked.earlier.size, later: checked.later.size, file }
    : { ok: false, why: whys[checked.why] };
}
