import { z } from 'zod';
import { leafHash } from './hash.ts';
import { type Head, openHead } from './head.ts';
import { readPublicKey } from './note.ts';
import { verifyInclusion } from './verify.ts';
import { writtenHash } from './written-hash.ts';

export const proofFormat = 'fairhouse-record-proof/1';

const mostHashes = 64;

/** Everything needed to see that an entry stands in the record, beside the public key. */
const proofFile = z.object({
  format: z.literal(proofFormat),
  /** What was done, byte for byte as it was hashed: JSON. */
  entry: z.string().refine((text) => text.isWellFormed()),
  index: z.int().min(0),
  hashes: z.array(writtenHash()).max(mostHashes),
  /** The signed head. */
  head: z.string(),
});

export type ProofFile = z.input<typeof proofFile>;

export type Checked =
  | { ok: true; head: Head; entry: Record<string, unknown> }
  | { ok: false; why: 'notAProof' | 'keyUnreadable' | 'notSigned' | 'notInTheRecord' };

/** The bytes of a file of a proof, no matter who writes it. */
export const proofText = (file: object): string => `${JSON.stringify(file, null, 2)}\n`;

/** Checks a proof with nothing but itself and the public key. */
export function checkProofFile(given: unknown, publicKey: string): Checked {
  const verifier = readPublicKey(publicKey);
  if (!verifier) return { ok: false, why: 'keyUnreadable' };
  const { success, data } = proofFile.safeParse(given);
  if (!success) return { ok: false, why: 'notAProof' };
  const head = openHead(data.head, [verifier]);
  if (head?.origin !== verifier.name) return { ok: false, why: 'notSigned' };
  const proof = { index: data.index, leaf: leafHash(data.entry), hashes: data.hashes };
  if (!verifyInclusion(proof, head)) return { ok: false, why: 'notInTheRecord' };
  return { ok: true, head, entry: JSON.parse(data.entry) as Record<string, unknown> };
}
