import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FirstLink {
  link: string;
  file: string;
}

/** The one-time link for the first administrator of the desk; the migration writes it while there is none. */
export function readFirstLink(dataFolder: string): FirstLink | undefined {
  const file = join(dataFolder, 'desk-first-link');
  return existsSync(file) ? { link: readFileSync(file, 'utf8').trim(), file } : undefined;
}
