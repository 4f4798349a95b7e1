import { join } from 'node:path';
import { folderStorage } from './folder-storage.ts';
import type { S3Settings } from './read-settings.ts';
import { openS3 } from './s3-storage.ts';
import { type StorageKind, type Storages, storageKinds } from './storage.ts';

/** Every kind of file in the bucket of the settings; without one in a folder of its own below `dataFolder`, under the same name. */
export async function openStorages(dataFolder: string, s3: S3Settings | undefined): Promise<Storages> {
  const at = s3 ? await openS3(s3) : (kind: string) => folderStorage(join(dataFolder, kind));
  const kinds = Object.entries(storageKinds) as [StorageKind, string][];
  return Object.fromEntries(kinds.map(([name, kind]) => [name, at(kind)])) as Storages;
}
