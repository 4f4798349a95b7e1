import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CannotRun } from '@fairhouse/operation/settings';
import { unpackPackages } from './unpack-packages.ts';

/** Programs of backup, by their paths, and where those that were unpacked find their libraries. */
export interface Tools {
  pgbackrest: string;
  restic: string;
  age: string;
  'age-keygen': string;
  env: Record<string, string>;
}

const packageOf = { pgbackrest: 'pgbackrest', restic: 'restic', age: 'age', 'age-keygen': 'age' } as const;
type Name = keyof typeof packageOf;
const names = Object.keys(packageOf) as Name[];

/**
 * What is installed is used; of the rest what is needed, all of it by default, is unpacked from Debian's packages into
 * `folder`, without rights of root.
 */
export async function findTools(
  folder: string,
  say: (line: string) => void,
  needed: readonly Name[] = names,
): Promise<Tools> {
  const missing = needed.filter((name) => !installed(name) && !existsSync(unpacked(folder, name)));
  if (missing.length > 0) {
    say(`Unpacking ${missing.join(', ')} from Debian's packages, because they are not installed …`);
    await unpackPackages(folder, [...new Set(missing.map((name) => packageOf[name]))]);
  }
  const paths = Object.fromEntries(names.map((name) => [name, installed(name) ?? unpacked(folder, name)]));
  return { ...(paths as Record<Name, string>), env: librariesIn(folder) };
}

export interface ServerPrograms {
  initdb: string;
  postgres: string;
}

/** The programs of one major version of PostgreSQL, as Debian lays them out. */
export async function findServer(
  folder: string,
  version: string,
  say: (line: string) => void,
): Promise<ServerPrograms & { env: Record<string, string> }> {
  const below = `usr/lib/postgresql/${version}/bin`;
  const places = [join('/', below), join(folder, below)];
  const isThere = () => places.find((place) => existsSync(join(place, 'postgres')));
  if (isThere() === undefined) {
    say(`Unpacking PostgreSQL ${version} from Debian's packages, because it is not installed …`);
    await unpackPackages(folder, [`postgresql-${version}`]);
  }
  const place = isThere();
  if (place === undefined) {
    throw new CannotRun(
      `There is no PostgreSQL ${version} here; say "apt-get install postgresql-${version}" and try again.`,
    );
  }
  return { initdb: join(place, 'initdb'), postgres: join(place, 'postgres'), env: librariesIn(folder) };
}

function installed(name: Name): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((one) => join(one, name)).find((path) => existsSync(path));
}

const unpacked = (folder: string, name: Name) => join(folder, 'usr/bin', name);

function librariesIn(folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch;
  return { LD_LIBRARY_PATH: join(folder, 'usr/lib', `${machine}-linux-gnu`) };
}
