import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { CannotRun } from '@fairhouse/operation/settings';
import { runToEnd } from './log-output.ts';

/** What ends up beside an app's pages besides its own files. */
const shared = [
  'packages/ui',
  'packages/money',
  'packages/contract',
  'packages/record-proof',
  'packages/game-math',
  'games',
  'art/vite',
  'scripts/vite',
  'packages/games/src/definitions-file.ts',
  'packages/games/tools/verify_round.py',
  'docs/fairness.md',
  'docs/fairness-vectors.json',
  'package-lock.json',
];
const viteProgram = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const passedOver = new Set(['node_modules', 'dist', '.vite']);

/** Builds an app's browser side into its `dist`, unless it was built from these very sources. */
export async function buildClient(
  root: string,
  app: string,
  logFile: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const folder = join(root, 'apps', app);
  const stamp = join(folder, 'dist', '.built-from');
  const sources = hashOf(root, [folder, ...shared.map((path) => join(root, path))]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say(`Building the ${app} pages, because their sources are new or changed …`);
  const { code } = await runToEnd({
    name: `build ${app}`,
    args: [viteProgram, 'build', folder],
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    logFile,
  });
  if (code !== 0) throw new CannotRun(`Building the ${app} pages failed; ${logFile ? `see ${logFile}` : 'see above'}.`);
  writeFileSync(stamp, sources);
}

function hashOf(root: string, paths: string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap(filesBelow).sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !passedOver.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    throw error;
  }
}
