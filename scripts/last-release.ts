import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The commit of the release that runs beside this one during an update, as `deploy/last-release` names it. `baseline`, as long as
 * nothing was released: the commit that completed the baselines, from which on migrations are added.
 */
export function lastReleaseIn(root: string): string {
  const named = readFileSync(join(root, 'deploy/last-release'), 'utf8').trim();
  if (named !== 'baseline') return named;
  const args = ['log', '-1', '--format=%H', '--', ':(glob)apps/**/schema.sql', ':(glob)packages/**/schema.sql'];
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() || named;
}

/** Whether this clone has the sources of a commit; a shallow one has not. */
export function hasCommit(root: string, commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status === 0;
}
