import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CannotRun } from '@fairhouse/operation/settings';
import type { Binaries } from './binaries.ts';
import { giveTo, type Identity } from './unprivileged.ts';

const supportedVersion = '18';

export const user = 'fairhouse';
export const clusterIn = (folder: string): string => join(folder, 'cluster');
const passwordIn = (folder: string): string => join(folder, 'password');

/** The password of the server's only user, made with the cluster. */
export function passwordOf(folder: string): string {
  return readFileSync(passwordIn(folder), 'utf8').trim();
}

/** Makes the folder, or says that it cannot be written. */
export function prepareFolder(folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    // A read-only file system lets root pass the access check.
    writeFileSync(join(folder, '.writable'), '');
    rmSync(join(folder, '.writable'));
  } catch {
    throw new CannotRun(
      `The folder ${folder} cannot be written, and the database lives there; make it writable, choose another with FAIRHOUSE_DATA_DIR, or set DATABASE_URL.`,
    );
  }
}

/** Creates the cluster on the first start; later only sees to it that version and owner are right. */
export async function initialiseCluster(folder: string, binaries: Binaries, identity: Identity): Promise<void> {
  const cluster = clusterIn(folder);
  if (existsSync(cluster)) {
    checkCluster(folder);
    giveTo(identity, folder);
    chmodSync(cluster, 0o700);
    return;
  }
  // Made aside and moved when whole: a start that is killed here begins again, and nothing that holds data is deleted.
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordIn(folder), randomBytes(24).toString('base64url'), { mode: 0o600 });
  for (const path of [folder, draft, passwordIn(folder)]) giveTo(identity, path);
  await initdb(draft, passwordIn(folder), binaries, identity);
  renameSync(draft, cluster);
}

function checkCluster(folder: string): void {
  const file = join(clusterIn(folder), 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (version === undefined || !existsSync(passwordIn(folder))) {
    throw new CannotRun(
      `The folder ${folder} is not a whole database (${version === undefined ? file : passwordIn(folder)} is missing); restore it from a backup, or choose another folder with FAIRHOUSE_DATA_DIR.`,
    );
  }
  if (version !== supportedVersion) {
    throw new CannotRun(
      `The database in ${folder} was made by PostgreSQL ${version} and this is PostgreSQL ${supportedVersion}; move it over with pg_dump, or choose another folder with FAIRHOUSE_DATA_DIR.`,
    );
  }
}

async function initdb(cluster: string, passwordFile: string, binaries: Binaries, identity: Identity): Promise<void> {
  const [command, ...args] = [
    ...identity.prefix,
    binaries.initdb,
    `--pgdata=${cluster}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--lc-collate=C',
    '--lc-ctype=C',
    '--lc-messages=C',
  ];
  try {
    await promisify(execFile)(command!, args, {
      cwd: cluster,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      uid: identity.uid,
      gid: identity.uid,
    });
  } catch (error) {
    const said = (error as { stderr?: string }).stderr
      ?.trim()
      .split('\n')
      .find((line) => line.includes('error'));
    throw new CannotRun(`PostgreSQL could not create its files in ${cluster}: ${said ?? (error as Error).message}`);
  }
}
