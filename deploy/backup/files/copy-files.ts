import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Tools } from '../tools/find-tools.ts';
import { run } from '../tools/run.ts';
import { keysToSeal } from './keys.ts';
import { type FilesRepo, restic } from './snapshots.ts';

/** Pictures that members hand in, and those of the casino's own texts. Copies of a person's data are made again when asked for. */
const folders = ['files', 'pictures'];
export const sealedKeys = 'keys.age';

export interface CopyOptions {
  to: FilesRepo;
  /** FAIRHOUSE_DATA_DIR; undefined where pictures lie in a bucket, which its own server keeps versions of. */
  dataFolder: string | undefined;
  keys: Readonly<Record<string, string>>;
  /** Public keys of age, whose private halves are nowhere near. */
  recipients: readonly string[];
}

/** One copy of the casino's files and, sealed, of its keys. */
export async function copyFiles(tools: Tools, { to, dataFolder, keys, recipients }: CopyOptions): Promise<void> {
  const staging = mkdtempSync(join(tmpdir(), 'fairhouse-keys-'));
  try {
    const plain = join(staging, 'keys.json');
    writeFileSync(plain, JSON.stringify(keysToSeal(keys), null, 2), { mode: 0o600 });
    const sealed = join(staging, sealedKeys);
    const sealing = recipients.flatMap((one) => ['--recipient', one]);
    await run(tools.age, ['--encrypt', ...sealing, '--output', sealed, plain], { env: tools.env });
    rmSync(plain);
    const kept = folders.map((name) => join(resolve(dataFolder ?? staging), name)).filter(existsSync);
    await restic(tools, to, ['backup', '--tag', 'fairhouse', ...kept, sealed]);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
