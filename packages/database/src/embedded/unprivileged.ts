import { spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CannotRun } from '@fairhouse/operation/settings';

/** The user "nobody", which every Linux has without creating it. */
const nobody = 65534;

/** How the server's programs are run: PostgreSQL refuses to run as root. */
export interface Identity {
  /** Words in front of the command. */
  prefix: string[];
  /** Whom the processes run as and whom their files belong to; undefined is anyone who runs this. */
  uid: number | undefined;
}

/** The identity that can reach `paths` and is not root. */
export function unprivilegedIdentity(paths: string[]): Identity {
  if (process.getuid?.() !== 0) return { prefix: [], uid: undefined };
  if (paths.every(isReachableByOthers)) return { prefix: [], uid: nobody };
  // Below a private folder (root's home) "nobody" cannot enter; inside a user namespace we stay root to the file
  // system and are nobody to PostgreSQL.
  const prefix = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];
  if (spawnSync(prefix[0]!, [...prefix.slice(1), 'true']).status === 0) return { prefix, uid: undefined };
  throw new CannotRun(
    `PostgreSQL does not run as root, and another user cannot enter ${paths.find((path) => !isReachableByOthers(path))}; run Fairhouse as an ordinary user, move it below a folder that others may enter, or set DATABASE_URL.`,
  );
}

/** Gives a folder and all in it to the identity, for a folder that was made under another one. */
export function giveTo({ uid }: Identity, path: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = uid ?? 0;
  if (lstatSync(path).uid === owner) return;
  if (statSync(path).isDirectory()) for (const name of readdirSync(path)) giveTo({ prefix: [], uid }, join(path, name));
  chownSync(path, owner, owner);
}

function isReachableByOthers(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
