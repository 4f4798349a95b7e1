import { checkProofFile } from '@fairhouse/record-proof';

export interface Proof {
  format: 'fairhouse-record-proof/1';
  entry: string;
  index: number;
  hashes: string[];
  head: string;
}

export type EntryCheck =
  | { ok: true; size: number; root: Uint8Array; hashes: number }
  | { ok: false; why: 'notAProof' | 'keyUnreadable' | 'notSigned' | 'notInTheRecord' | 'anotherEntry' };

/** What the page shows of an entry. */
export interface ShownEntry {
  id: number;
  actor: string;
  command: string;
  subject: string;
  memberId: number | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
}

/**
 * Whether the entry on the page is the one that was sealed: the proof has to hold, and to be of what is shown, field by
 * field. A server that shows one thing and proves another is caught.
 */
export function checkEntry(proof: Proof, publicKey: string, shown: ShownEntry): EntryCheck {
  const checked = checkProofFile(proof, publicKey);
  if (!checked.ok) return checked;
  const { entry, head } = checked;
  const isSame = (Object.keys(shown) as (keyof ShownEntry)[]).every((field) =>
    isEqual(entry[field] ?? null, shown[field]),
  );
  if (!isSame) return { ok: false, why: 'anotherEntry' };
  return { ok: true, size: head.size, root: head.root, hashes: proof.hashes.length };
}

function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
