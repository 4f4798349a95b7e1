import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotRun } from '@fairhouse/operation/settings';
import { run } from './run.ts';

/** Fetches packages of Debian and the libraries they want that are not installed, and unpacks them into `folder`. */
export async function unpackPackages(folder: string, packages: readonly string[]): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const fetched = mkdtempSync(join(folder, 'fetched-'));
  try {
    const wanted = [...packages, ...(await librariesOf(packages))];
    await run('apt-get', ['download', ...wanted], { cwd: fetched });
    for (const file of readdirSync(fetched).filter((name) => name.endsWith('.deb'))) {
      await run('dpkg', ['-x', join(fetched, file), folder]);
    }
  } catch (error) {
    throw new CannotRun(
      `${packages.join(', ')} cannot be fetched from Debian (${(error as Error).message}); install them with "apt-get install ${packages.join(' ')}" and try again.`,
    );
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}

/** LLVM is 100 MB for a compiler of queries that the casino has switched off. */
const notNeeded = /^libllvm/;

async function librariesOf(packages: readonly string[]): Promise<string[]> {
  const quiet = ['--no-recommends', '--no-suggests', '--no-conflicts', '--no-breaks', '--no-replaces', '--no-enhances'];
  const closure = await run('apt-cache', ['depends', '--recurse', ...quiet, ...packages]);
  const libraries = new Set(closure.split('\n').filter((line) => /^lib[a-z0-9.+-]+$/.test(line)));
  const installed = await run('dpkg', ['--get-selections']);
  for (const [, name] of installed.matchAll(/^([^\s:]+)\S*\s+install$/gm)) libraries.delete(name!);
  return [...libraries].filter((name) => !notNeeded.test(name));
}
