import { writeFile } from 'node:fs/promises';
import { checkProofFile, proofText } from '@fairhouse/record-proof';
import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem } from '../problem.ts';
import { checkedText, whyNot } from './checked-text.ts';

/** Asks for the proof of an audit event, and checks it here. */
export async function prove(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['under', 'to', 'key'], 1);
  const id = needId(words[0], 'event');
  const { proof, position, publicKey, isErased } = await ask('/operator/record/entry', {
    id,
    ...(named.under ? { size: needId(named.under, 'head') } : {}),
  });
  if (isErased)
    throw new Problem(`Personal data was erased from audit_event ${id}: its words are proved by nobody any more.`);
  if (!proof || !publicKey) {
    const place = position === null ? 'has no place yet' : `stands at place ${position}`;
    throw new Problem(`Audit event ${id} ${place}, and that head does not cover it; heads are signed every minute.`);
  }
  const checked = checkProofFile(proof, named.key ?? publicKey);
  if (!checked.ok) throw new Problem(whyNot[checked.why]);
  if (named.to) await writeFile(named.to, proofText(proof));
  return `${checkedText(checked, proof.index)}${named.to ? `\nThe proof is in ${named.to}.` : ''}`;
}
