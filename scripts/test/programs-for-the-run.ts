import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOfPrograms } from '../../test-kit/built-program.ts';

/** One place for the programs that tests of a run start; the workers inherit its name. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-programs-'));
  process.env[folderOfPrograms] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
