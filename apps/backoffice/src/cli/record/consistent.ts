import { readFile, writeFile } from 'node:fs/promises';
import {
  checkConsistencyFile,
  consistencyFormat,
  fromBase64,
  type Head,
  notesIn,
  openHead,
  proofText,
  readPublicKey,
  type Verifier,
  verifyConsistency,
} from '@fairhouse/record-proof';
import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';

/**
 * Holds heads against the newest one. What is the beginning of the same record is the beginning of one another as well. A file
 * of the proof says so to anyone: from the one head to today's, or from the smaller to the larger of two.
 */
export async function consistent(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['key', 'to'], 2);
  if (words.length === 0) throw new Problem('Give a head: a file that holds it, or its number of entries.', usageCode);
  const keys = await keysOf(named.key);
  const verifiers = keys.flatMap((key) => readPublicKey(key) ?? []);
  if (verifiers.length < keys.length || keys.length === 0)
    throw new Problem('The public key cannot be read; "record key" prints it.', usageCode);
  const lines: string[] = [];
  const held: Held[] = [];
  for (const word of words) {
    const { line, ...one } = await compare(word, verifiers);
    lines.push(line);
    held.push(one);
  }
  if (named.to) {
    await writeFile(named.to, proofText(await proofOf(held, keys)));
    lines.push(`The proof is in ${named.to}.`);
  }
  return lines.join('\n');
}

interface Held {
  note: string;
  head: Head;
}

async function compare(word: string, verifiers: readonly Verifier[]): Promise<Held & { line: string }> {
  const size = /^\d+$/.test(word) ? needId(word, 'entries of the head') : undefined;
  const kept = size === undefined ? await heldIn(word, verifiers) : undefined;
  const { earlier, later, hashes } = await ask('/operator/record/consistency', { size: size ?? kept!.head.size });
  if (!earlier && !kept) throw new Problem(`The casino has no head of ${size} entries.`);
  const { note, head } = kept ?? { note: earlier!, head: opened(earlier!, verifiers) };
  const newest = opened(later, verifiers);
  const proof = hashes.map((hash) => fromBase64(hash) ?? new Uint8Array());
  if (!verifyConsistency(head, newest, proof)) {
    throw new Problem(
      `The record was changed: the head of ${head.size} entries in ${word} is not the beginning of today's, which has ${newest.size}.`,
    );
  }
  return {
    note,
    head,
    line: `The head of ${head.size} entries is the beginning of today's, which has ${newest.size}.`,
  };
}

async function proofOf(held: readonly Held[], keys: readonly string[]): Promise<object> {
  const [first, second] = held.toSorted((a, b) => a.head.size - b.head.size);
  const { later, hashes } = await ask('/operator/record/consistency', {
    size: first!.head.size,
    ...(second ? { later: second.head.size } : {}),
  });
  const file = { format: consistencyFormat, earlier: first!.note, later: second?.note ?? later, hashes };
  if (!checkConsistencyFile(file, keys).ok)
    throw new Problem('The record was changed: the heads are not of one record.');
  return file;
}

/** The last head in a file, a saved mail or whatever else was kept. */
async function heldIn(path: string, verifiers: readonly Verifier[]): Promise<Held> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Problem(`${path} cannot be read.`, usageCode);
  });
  const note = notesIn(text).at(-1);
  if (note === undefined) throw new Problem(`No head stands in ${path}.`, usageCode);
  return { note, head: opened(note, verifiers) };
}

function opened(note: string, verifiers: readonly Verifier[]): Head {
  const head = openHead(note, verifiers);
  if (!head) throw new Problem('A head is not signed by the key of the record.');
  return head;
}

/** The keys that are given, or those that the casino names. */
async function keysOf(given: string | undefined): Promise<string[]> {
  if (given !== undefined) return given.split(',');
  const { publicKey, used } = await ask('/operator/record/keys', {});
  return [...new Set([publicKey, ...used.map((it) => it.publicKey)])].filter((key) => key !== '');
}
