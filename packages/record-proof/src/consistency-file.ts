import { z } from 'zod';
import { type Head, openHead } from './head.ts';
import { readPublicKey } from './note.ts';
import { verifyConsistency } from './verify.ts';
import { writtenHash } from './written-hash.ts';

export const consistencyFormat = 'fairhouse-record-consistency/1';

/** RFC 6962, 2.1.2: at most one hash more than a tree of 2^64 leaves is high. */
const mostHashes = 65;

/** Everything needed to see that one head is the beginning of another, beside the public keys. */
export const consistencyFile = z.object({
  format: z.literal(consistencyFormat),
  /** The signed heads. */
  earlier: z.string(),
  later: z.string(),
  hashes: z.array(writtenHash()).max(mostHashes),
});

export type ConsistencyFile = z.input<typeof consistencyFile>;

export type ConsistencyChecked =
  | { ok: true; earlier: Head; later: Head }
  | { ok: false; why: 'notAProof' | 'keyUnreadable' | 'notSigned' | 'notConsistent' };

/** Checks it with nothing but itself and the public keys: a casino that changed its key signed the earlier head by the former. */
export function checkConsistencyFile(given: unknown, publicKeys: readonly string[]): ConsistencyChecked {
  const verifiers = publicKeys.flatMap((key) => readPublicKey(key) ?? []);
  if (verifiers.length === 0 || verifiers.length < publicKeys.length) return { ok: false, why: 'keyUnreadable' };
  const { success, data } = consistencyFile.safeParse(given);
  if (!success) return { ok: false, why: 'notAProof' };
  const [earlier, later] = [data.earlier, data.later].map((note) => openHead(note, verifiers));
  const isOurs = (head: Head | undefined): head is Head => verifiers.some(({ name }) => name === head?.origin);
  if (!isOurs(earlier) || !isOurs(later) || earlier.origin !== later.origin) return { ok: false, why: 'notSigned' };
  if (!verifyConsistency(earlier, later, data.hashes)) return { ok: false, why: 'notConsistent' };
  return { ok: true, earlier, later };
}
