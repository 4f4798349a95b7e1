import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { checkedName, type Storage } from './storage.ts';

/** Files in a folder of this machine, readable by this user alone. */
export function folderStorage(folder: string): Storage {
  const pathOf = (name: string) => join(folder, checkedName(name));

  /** Written aside and moved: a full disk or a power cut leaves no half under the name. */
  async function put(name: string, write: (path: string) => Promise<unknown>): Promise<void> {
    const path = pathOf(name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const aside = join(folder, `${randomUUID()}.part`);
    try {
      await write(aside);
      await sync(aside);
      await rename(aside, path);
      // The row that names it must never outlive it: the folder's own entry is durable too.
      await sync(folder);
    } catch (error) {
      await rm(aside, { force: true });
      throw error;
    }
  }

  return {
    store: (name, content) => put(name, (path) => writeNew(path, content)),
    async storeFile(name, from) {
      // The file may lie on another disk, from where nothing can be moved.
      await put(name, (path) => copyFile(from, path));
      await rm(from, { force: true });
    },
    read: (name) => unlessMissing(() => readFile(pathOf(name))),
    readParts: (name) => unlessMissing(() => partsOf(pathOf(name))),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function writeNew(path: string, content: Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
  } finally {
    await handle.close();
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Opened before it is answered: one that is missing is told now, and not in the middle of an answer. */
function partsOf(path: string): Promise<Readable> {
  const parts = createReadStream(path);
  return new Promise((done, failed) => parts.once('open', () => done(parts)).once('error', failed));
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
