import type { Tools } from '../tools/find-tools.ts';
import { run } from '../tools/run.ts';

/** Where copies of files lie (a folder, or an address of restic's: `s3:…`, `sftp:…`), and what opens them. */
export interface FilesRepo {
  repo: string;
  passwordFile: string;
}

export interface Snapshot {
  id: string;
  at: Date;
}

export function restic(tools: Pick<Tools, 'restic' | 'env'>, { repo, passwordFile }: FilesRepo, args: string[]) {
  const opened = ['--repo', repo, '--password-file', passwordFile, '--quiet', '--no-cache'];
  return run(tools.restic, [...opened, ...args], { env: { ...tools.env, ...credentials } });
}

/** Of a bucket: restic reads them by these names itself. Taken at the start, since a drill forgets its environment. */
const credentials = Object.fromEntries(
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'].flatMap((name) =>
    process.env[name] ? [[name, process.env[name]]] : [],
  ),
);

export async function listSnapshots(tools: Tools, from: FilesRepo): Promise<Snapshot[]> {
  const found = JSON.parse(await restic(tools, from, ['snapshots', '--json', '--tag', 'fairhouse'])) as {
    id: string;
    time: string;
  }[];
  return found.map(({ id, time }) => ({ id, at: new Date(time) })).sort((a, b) => a.at.getTime() - b.at.getTime());
}

/**
 * Which copies belong to a database of a moment, in the order in which they are laid down: the last one before it, which has
 * what was removed soon after, and over it the first one after it, which has every file that a row of then names. Without one
 * after it, files that came after the last copy are missing.
 */
export function snapshotsFor(all: readonly Snapshot[], moment: Date): Snapshot[] {
  const before = all.filter(({ at }) => at <= moment).at(-1);
  const after = all.find(({ at }) => at > moment);
  return [before, after].filter((one) => one !== undefined);
}
