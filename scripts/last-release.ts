import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The commit of the release that runs beside this one during an update, as `deploy/last-release` names it. */
export function lastReleaseIn(root: string): string {
  return readFileSync(join(root, 'deploy/last-release'), 'utf8').trim();
}

/** Whether this clone has the sources of a commit; a shallow one has not. */
export function hasCommit(root: string, commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;
}
