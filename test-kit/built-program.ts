import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServers } from '../scripts/start/bundle-servers.ts';
import { serverArgs } from '../scripts/start/programs.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Made with a run of the whole casino by `programs-for-the-run.ts`. */
export const folderOfPrograms = 'FAIRHOUSE_TEST_PROGRAMS';
const building = new Map<string, Promise<string>>();

/**
 * The bundle of a program, by its source below the root: built as the start builds it, by anyone who of a run asks first. Translated on the
 * way by tsx, every process of a test took two seconds of the machine before its first line.
 */
export function builtProgram(source: string): Promise<string> {
  const known = building.get(source) ?? build(source);
  building.set(source, known);
  return known;
}

/** What node is given to run it. */
export async function programArgs(source: string): Promise<string[]> {
  return [...serverArgs, await builtProgram(source)];
}

/** Where nobody made one for the run. */
function folderOfThisProcess(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-programs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function build(source: string): Promise<string> {
  process.env[folderOfPrograms] ??= folderOfThisProcess();
  const folder = join(process.env[folderOfPrograms], createHash('sha256').update(source).digest('hex').slice(0, 16));
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft);
    await bundleServers(root, { program: source }, draft);
    try {
      renameSync(draft, folder);
    } catch {
      // Another worker was faster, with the same.
      rmSync(draft, { recursive: true });
    }
  }
  return join(folder, 'program.mjs');
}
