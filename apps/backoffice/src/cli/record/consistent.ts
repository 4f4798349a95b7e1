import { readFile } from 'node:fs/promises';
import {
  fromBase64,
  type Head,
  notesIn,
  openHead,
  readPublicKey,
  type Verifier,
  verifyConsistency,
} from '@fairhouse/record-proof';
import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';

/** Holds heads against the newest one. What is the beginning of the same record is the beginning of one another as well. */
export async function consistent(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['key'], 2);
  if (words.length === 0) throw new Problem('Give a head: a file that holds it, or its number of entries.', usageCode);
  const verifiers = await verifiersOf(named.key);
  const lines: string[] = [];
  for (const word of words) lines.push(await compare(word, verifiers));
  return lines.join('\n');
}

async function compare(word: string, verifiers: readonly Verifier[]): Promise<string> {
  const held = /^\d+$/.test(word) ? needId(word, 'entries of the head') : await heldIn(word, verifiers);
  const size = typeof held === 'number' ? held : held.size;
  const { earlier, later, hashes } = await ask('/operator/record/consistency', { size });
  const newest = opened(later, verifiers);
  if (!earlier && typeof held === 'number') throw new Problem(`The house has no head of ${size} entries.`);
  const head = typeof held === 'number' ? opened(earlier!, verifiers) : held;
  const proof = hashes.map((hash) => fromBase64(hash) ?? new Uint8Array());
  if (!verifyConsistency(head, newest, proof)) {
    throw new Problem(
      `The record was changed: the head of ${size} entries in ${word} is not the beginning of today's, which has ${newest.size}.`,
    );
  }
  return `The head of ${size} entries is the beginning of today's, which has ${newest.size}.`;
}

/** The last head in a file, a saved mail or whatever else was kept. */
async function heldIn(path: string, verifiers: readonly Verifier[]): Promise<Head> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Problem(`${path} cannot be read.`, usageCode);
  });
  const note = notesIn(text).at(-1);
  if (note === undefined) throw new Problem(`No head stands in ${path}.`, usageCode);
  return opened(note, verifiers);
}

function opened(note: string, verifiers: readonly Verifier[]): Head {
  const head = openHead(note, verifiers);
  if (!head) throw new Problem('A head is not signed by the key of the record.');
  return head;
}

/** The key that is given, or those that the house names. */
async function verifiersOf(key: string | undefined): Promise<Verifier[]> {
  const { publicKey, used } = key === undefined ? await ask('/operator/record/keys', {}) : { publicKey: key, used: [] };
  const verifiers = [publicKey, ...used.map((it) => it.publicKey)].flatMap((it) => readPublicKey(it) ?? []);
  if (verifiers.length === 0) throw new Problem('The public key cannot be read; "record key" prints it.', usageCode);
  return verifiers;
}
