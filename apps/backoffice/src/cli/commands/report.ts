import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { openFilesNote } from '@fairhouse/record-proof';
import { readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';

const usage = 'Say check FILE --signature FILE --key "…", or key.';

/** Files of reports: whether one is as it was signed, and the key of the signatures. */
export async function report(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['signature', 'key'], 2);
  const [word, file] = words;
  if (word === 'key') return (await ask('/operator/report/key', {})).publicKey;
  if (word !== 'check' || !file || !named.signature || !named.key) throw new Problem(usage, usageCode);
  const note = await readFile(named.signature, 'utf8').catch(() => undefined);
  if (note === undefined) throw new Problem(`There is no file ${named.signature}.`);
  const files = openFilesNote(note, named.key.split(','));
  if (!files) throw new Problem('The signature is not of this key, or was changed.');
  const sha256 = await hashOf(file);
  const found = files.find((one) => one.sha256 === sha256);
  if (!found) throw new Problem(`${file} is none of the files that were signed: it was changed, or is another one.`);
  return `${file} is as it was signed, under the name ${found.name}.`;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const part of createReadStream(path)) hash.update(part as Buffer);
  } catch {
    throw new Problem(`There is no file ${path}.`);
  }
  return hash.digest('hex');
}
