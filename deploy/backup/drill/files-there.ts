import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@fairhouse/database';

export interface FilesFound {
  rows: number;
  /** Named by a row that is older than the last copy of files, and not there or other than what was handed in. */
  wrong: string[];
  /** Named by a row that came after the last copy, and not there. */
  tooNew: number;
}

interface Named {
  path: string;
  sha256: string;
  at: Date;
}

/** Looks for the file of every row that names one, and at what is in it. */
export async function findFiles(db: Database, dataFolder: string, copiedAt: Date | undefined): Promise<FilesFound> {
  const { rows } = await db.query<Named>(
    `select 'files/' || storage_name as path, encode(sha256, 'hex') as sha256, created_at as at from uploaded_file
     union all select 'pictures/' || sha256 || '.webp', sha256, kept_at from content_picture`,
  );
  const found: FilesFound = { rows: rows.length, wrong: [], tooNew: 0 };
  for (const { path, sha256, at } of rows) {
    const file = join(dataFolder, path);
    if (!existsSync(file)) {
      if (copiedAt !== undefined && at < copiedAt) found.wrong.push(`${path} is named by a row and is not there`);
      else found.tooNew++;
    } else if (createHash('sha256').update(readFileSync(file)).digest('hex') !== sha256) {
      found.wrong.push(`${path} is not what was handed in`);
    }
  }
  return found;
}
