import {
  type ConsistencyFile,
  checkConsistencyFile,
  checkProofFile,
  consistencyFormat,
  type ProofFile,
} from '@fairhouse/record-proof';
import { readArguments } from '../arguments.ts';
import { readJson } from '../json-file.ts';
import { Problem, usageCode } from '../problem.ts';
import { checkedText, consistentText, whyNot } from './checked-text.ts';

/** Checks a proof, of an audit event or of two heads, with nothing but its file and the public key; nobody is asked. */
export async function checkFile(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['key'], 1);
  const file = await readJson<ProofFile | ConsistencyFile>(words[0]);
  if (!named.key)
    throw new Problem('Give --key "…", the public key as you know it; "record key" prints it.', usageCode);
  if (file?.format === consistencyFormat) {
    const checked = checkConsistencyFile(file, named.key.split(','));
    if (!checked.ok) throw new Problem(whyNot[checked.why]);
    return consistentText(checked);
  }
  const checked = checkProofFile(file, named.key);
  if (!checked.ok) throw new Problem(whyNot[checked.why]);
  return checkedText(checked, file.index);
}
