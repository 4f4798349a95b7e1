import { z } from 'zod';
import { consistencyFile } from '../consistency-file.ts';
import { isSameHash, leafHash } from '../hash.ts';
import { type Head, openHead } from '../head.ts';
import { verifyConsistency, verifyInclusion } from '../verify.ts';
import { writtenHash } from '../written-hash.ts';
import { type CommitmentEntry, readEntry } from './commitment-entry.ts';
import { logVerifiers, type PublishedKey } from './published-keys.ts';

/** That a commitment stands in the log: what `GET /fair/log/proof` answers, and a round file carries as `log`. */
export const logProof = z.object({
  /** The entry, byte for byte as it was hashed. */
  entry: z.string().max(2_000),
  index: z.int().min(0),
  /** What stands beside the way from the entry to the root, lowest first; base64. */
  proof: z.array(z.string()).max(64),
  /** The signed head. */
  note: z.string().max(10_000),
});
export type LogProof = z.output<typeof logProof>;

/** A head of the log that somebody has kept: from the page, a mail, a file, a time-stamping service. */
export interface HeldHead {
  note: string;
}

/** What a proof of the log comes to, with the published keys and the heads that are at hand. */
export interface LogEvidence {
  entry: CommitmentEntry;
  /** Of the head under which the proof stands, by the clock of anyone who signed it. */
  at: string | null;
  /**
   * `included`: the entry stands under a head that a published key has signed; `not_included`: it does not, or the signature is none of
   * the published key's; `unknown_key`: no published key is at hand.
   */
  standing: 'included' | 'not_included' | 'unknown_key';
  /**
   * Heads that were kept apart from the round file: those under which the entry stands, with the time in each, and those that cannot be
   * of the same log as the proof's head.
   */
  heldAt: string[];
  /** Times in kept heads of a log that was too small to hold the entry yet. */
  missingAt: string[];
  contradictedBy: Head[];
}

const hashes = z.array(writtenHash());

/**
 * Checks a proof with nothing but itself, the keys, and what was kept: `held` are signed heads, `consistency` proofs between two of them
 * (files of the format `fairhouse-record-consistency/1`). Undefined when the proof cannot be read.
 */
export function openLogProof(
  given: unknown,
  keys: readonly PublishedKey[],
  { held = [], consistency = [] }: { held?: readonly HeldHead[]; consistency?: readonly unknown[] } = {},
): LogEvidence | undefined {
  const read = logProof.safeParse(given);
  if (!read.success) return undefined;
  const { index, note, proof } = read.data;
  const entry = readEntry(read.data.entry);
  const beside = hashes.safeParse(proof);
  if (!entry || !beside.success) return undefined;
  const none = { entry, at: null, heldAt: [], missingAt: [], contradictedBy: [] };
  const verifiers = logVerifiers(keys);
  if (verifiers.length === 0) return { ...none, standing: 'unknown_key' };
  const head = openHead(note, verifiers);
  const isOurs = head !== undefined && verifiers.some(({ name }) => name === head.origin);
  const isIn = isOurs && verifyInclusion({ index, leaf: leafHash(read.data.entry), hashes: beside.data }, head);
  if (!isIn) return { ...none, standing: 'not_included' };

  const open = (one: string): Head[] => {
    const opened = openHead(one, verifiers);
    return opened?.origin === head.origin ? [opened] : [];
  };
  const links = consistency.flatMap((file) => linkIn(file, open));
  const kept = held.flatMap((one) => open(one.note));
  const linkOf = (one: Head) => links.find(({ earlier, later }) => joins(earlier, later, one, head));
  return {
    entry,
    at: head.at ?? null,
    standing: 'included',
    heldAt: kept
      .filter((one) => one.size > index && (isSame(one, head) || linkOf(one)?.isRight))
      .flatMap(({ at }) => at ?? []),
    missingAt: kept.filter((one) => one.size <= index).flatMap(({ at }) => at ?? []),
    contradictedBy: kept.filter((one) => isForked(one, head) || linkOf(one)?.isRight === false),
  };
}

const isSame = (a: Head, b: Head) => a.size === b.size && isSameHash(a.root, b.root);
const joins = (earlier: Head, later: Head, one: Head, other: Head) =>
  (isSame(earlier, one) && isSame(later, other)) || (isSame(earlier, other) && isSame(later, one));

/** Two heads that no one log can have: another root at the same size, or a smaller log at a later time. */
function isForked(one: Head, other: Head): boolean {
  if (one.size === other.size) return !isSameHash(one.root, other.root);
  if (one.at === undefined || other.at === undefined) return false;
  return one.size < other.size ? one.at > other.at : one.at < other.at;
}

/** A proof between two signed heads, and whether it proves that one is the beginning of the other. */
function linkIn(file: unknown, open: (note: string) => Head[]): { earlier: Head; later: Head; isRight: boolean }[] {
  const read = consistencyFile.safeParse(file);
  if (!read.success) return [];
  const [[earlier], [later]] = [open(read.data.earlier), open(read.data.later)];
  if (!earlier || !later) return [];
  return [{ earlier, later, isRight: verifyConsistency(earlier, later, read.data.hashes) }];
}
