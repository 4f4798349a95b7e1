import { createSigner, openNote, readPublicKey, type Signer } from './note.ts';

export interface NamedHash {
  /** Of the file, without a line break. */
  name: string;
  /** In hex. */
  sha256: string;
}

/** The first line of every such note: what was signed as a head is never taken for files, nor the other way round. */
const format = 'fairhouse signed files, version 1';
const line = /^([0-9a-f]{64}) {2}([^\n\r]{1,200})$/;

/**
 * Signs files by their names and SHA-256. The note is a signed note (c2sp.org/signed-note) whose lines, after the first, are those of
 * `sha256sum`.
 */
export function signFiles(files: readonly NamedHash[], signer: Pick<Signer, 'sign'>): string {
  const lines = files.map(({ name, sha256 }) => `${sha256}  ${name}`);
  if (files.length === 0 || !lines.every((one) => line.test(one))) throw new Error('no names and hashes of files');
  return signer.sign(`${[format, ...lines].join('\n')}\n`);
}

/** The files of a note that one of these keys has signed; undefined: it is no such note, or signed by another key. */
export function openFilesNote(note: string, publicKeys: readonly string[]): NamedHash[] | undefined {
  const verifiers = publicKeys.flatMap((key) => readPublicKey(key) ?? []);
  const text = openNote(note, verifiers);
  const [first, ...lines] = text?.slice(0, -1).split('\n') ?? [];
  if (first !== format || lines.length === 0) return undefined;
  const files = lines.flatMap((one) => {
    const [, sha256, name] = line.exec(one) ?? [];
    return sha256 && name ? [{ name, sha256 }] : [];
  });
  return files.length === lines.length ? files : undefined;
}

/** Signs files with a secret of the casino, under the name of its host. */
export const createFileSigner = (host: string, secret: string): Signer => createSigner(`${host}/files`, secret);
