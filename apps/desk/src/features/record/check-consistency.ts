import { fromBase64, openHead, readHead, readPublicKey, verifyConsistency } from '@fairhouse/record-proof';

export type ConsistencyCheck =
  | { ok: true; earlier: number; later: number }
  | { ok: false; why: 'badHead' | 'foreignHead' | 'inconsistent' };

/** The number of entries of a head that somebody kept; undefined for what is none. */
export function sizeOfHead(note: string): number | undefined {
  return readHead(asNote(note))?.size;
}

/** Whether the head that somebody kept is the beginning of a later one. Both have to be signed by a key of the house. */
export function checkConsistency(
  kept: string,
  answered: { later: string; hashes: readonly string[] },
  publicKeys: readonly string[],
): ConsistencyCheck {
  const verifiers = publicKeys.flatMap((key) => readPublicKey(key) ?? []);
  if (!readHead(asNote(kept))) return { ok: false, why: 'badHead' };
  const earlier = openHead(asNote(kept), verifiers);
  const later = openHead(answered.later, verifiers);
  if (!earlier || !later) return { ok: false, why: 'foreignHead' };
  const hashes = answered.hashes.map(fromBase64);
  if (hashes.some((hash) => hash?.length !== 32)) return { ok: false, why: 'inconsistent' };
  return verifyConsistency(earlier, later, hashes as Uint8Array[])
    ? { ok: true, earlier: earlier.size, later: later.size }
    : { ok: false, why: 'inconsistent' };
}

/** As it is pasted: lines may end differently, and the last may have lost its end. */
function asNote(pasted: string): string {
  return `${pasted.replaceAll('\r\n', '\n').trim()}\n`;
}
