import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Tools } from '../tools/find-tools.ts';
import { run } from '../tools/run.ts';
import { sealedKeys } from './copy-files.ts';
import { readKeys } from './keys.ts';
import { type FilesRepo, restic, type Snapshot } from './snapshots.ts';

/** Lays copies down in a data folder, one over the other. Answers the keys, opened with the private half in `identityFile`. */
export async function restoreFiles(
  tools: Tools,
  from: FilesRepo,
  snapshots: readonly Snapshot[],
  { dataFolder, identityFile }: { dataFolder: string; identityFile: string },
): Promise<Record<string, string>> {
  let keys: Record<string, string> = {};
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
  for (const { id } of snapshots) {
    const unpacked = mkdtempSync(join(dataFolder, '.unpacked-'));
    try {
      await restic(tools, from, ['restore', id, '--target', unpacked]);
      for (const folder of ['files', 'pictures']) {
        const found = below(unpacked, folder);
        if (found) cpSync(found, join(dataFolder, folder), { recursive: true });
      }
      const sealed = below(unpacked, sealedKeys);
      if (sealed)
        keys = readKeys(await run(tools.age, ['--decrypt', '--identity', identityFile, sealed], { env: tools.env }));
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  }
  return keys;
}

/** A copy keeps the whole path of what it was made of; whatever that was, the first of this name is meant. */
function below(folder: string, name: string): string | undefined {
  if (existsSync(join(folder, name))) return join(folder, name);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const found = entry.isDirectory() ? below(join(folder, entry.name), name) : undefined;
    if (found) return found;
  }
  return undefined;
}
