import type { Readable } from 'node:stream';

/**
 * Where files of one kind lie, outside any web root, by names that the casino makes: `<uuid>.jpg`. What is stored is durable
 * and whole, or not there. Nothing gives a public address: anyone who may see a file gets it through this process.
 */
export interface Storage {
  /** The same name again takes the place of what was there. */
  store(name: string, content: Buffer): Promise<void>;
  /** The same of a file on this machine, which may be large; it is gone from there afterwards. */
  storeFile(name: string, path: string): Promise<void>;
  /** Undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** The same in parts, for what may be large. */
  readParts(name: string): Promise<Readable | undefined>;
  /** What is not there is removed already. */
  remove(name: string): Promise<void>;
}

/** The server that keeps files gives no answer, or none that helps: nothing was stored, and asking again may do. */
export class StorageAway extends Error {
  override name = 'StorageAway';
}

/** The kinds of files; each has a folder of its own, or the beginning of a name. */
export const storageKinds = {
  /** Pictures of members' documents. */
  documents: 'files',
  /** Pictures of banners and promotions. */
  pictures: 'pictures',
  /** Covers of games of aggregators; a lost one is fetched again. */
  covers: 'covers',
  /** Copies of members' data until they are fetched. */
  copies: 'copies',
  /** The sums of finished days, as files for other programs. */
  exports: 'exports',
} as const;

export type StorageKind = keyof typeof storageKinds;
export type Storages = Readonly<Record<StorageKind, Storage>>;

/** Names are made by the casino; a way up, were one ever to get here, leads nowhere. */
export function checkedName(name: string): string {
  if (!/^[\w-]{1,100}\.[a-z]{2,7}$/.test(name)) throw new Error('no name of a stored file');
  return name;
}
