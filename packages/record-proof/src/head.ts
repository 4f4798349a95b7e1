import { fromBase64, toBase64 } from './base64.ts';
import type { Hash } from './hash.ts';
import { type IsSigned, openNote, type Signer, type Verifier } from './note.ts';

/** What a record was at a moment: how many entries, and the hash of all of them. */
export interface Head {
  origin: string;
  size: number;
  root: Hash;
  /** When it was signed, by the clock of anyone who signed it; only in heads that name it. */
  at?: string;
}

/** As c2sp.org/tlog-checkpoint writes it, signed. The time is a line of its own behind the root, as that format allows. */
export function signHead({ size, root, at }: Omit<Head, 'origin'>, signer: Signer): string {
  const time = at === undefined ? '' : `time ${at}\n`;
  return signer.sign(`${signer.name}\n${size}\n${toBase64(root)}\n${time}`);
}

/** The head in a note that one of these has signed, else undefined. */
export function openHead(note: string, verifiers: readonly Verifier[], isSigned?: IsSigned): Head | undefined {
  const text = openNote(note, verifiers, isSigned);
  return text === undefined ? undefined : readHead(text);
}

/** What stands in a note, no matter who has signed it: for who compares it with what is signed. */
export function readHead(text: string): Head | undefined {
  const [, origin, size, written] = /^([^\n]+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n/.exec(text) ?? [];
  const root = fromBase64(written ?? '');
  if (!origin || !Number.isSafeInteger(Number(size)) || root?.length !== 32) return undefined;
  const [, at] = /^(?:[^\n]+\n){3}time (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\n/.exec(text) ?? [];
  return { origin, size: Number(size), root, ...(at !== undefined && { at }) };
}

/** Every signed head in a text, in its order: a file of many, or a mail. */
export function notesIn(text: string): string[] {
  const note = /^[^\n]+\n(?:0|[1-9]\d*)\n[A-Za-z0-9+/]{43}=\n(?:[^\n]+\n)*\n(?:— [^\n]+\n?)+/gm;
  return [...text.replaceAll('\r\n', '\n').matchAll(note)].map(([found]) => `${found.replace(/\n$/, '')}\n`);
}
