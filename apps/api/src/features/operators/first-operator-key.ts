import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@fairhouse/database';
import { addFirstOperator } from './add-operator.ts';

/** On the first start: adds the operator `desk` and writes its key to `operator-key` in the data folder, for its owner only. */
export async function writeFirstOperatorKey(db: Database, dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'operator-key');
  await addFirstOperator(db, async (key) => {
    await writeFile(file, `${key}\n`, { mode: 0o600 });
    // The mode above counts only for a new file.
    await chmod(file, 0o600);
  });
}
