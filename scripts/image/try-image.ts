import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { CannotRun } from '@fairhouse/operation/settings';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';
import { imageUser } from './make-root.ts';

/**
 * Runs programs of a root file system as a container would: its files read-only and nothing else of this machine to be
 * seen, as a user without rights, with no more writable than `/data` and `/tmp`. The network is this machine's.
 */
export function inRoot(root: string, data: string, env: Record<string, string>, command: string[]): ChildProcess {
  mkdirSync(data, { recursive: true, mode: 0o700 });
  chownSync(data, imageUser, imageUser);
  const settings = Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]);
  return spawn(
    'bwrap',
    [
      ...['--ro-bind', root, '/', '--bind', data, '/data', '--tmpfs', '/tmp', '--proc', '/proc', '--dev', '/dev'],
      ...[
        '--unshare-user',
        '--unshare-pid',
        '--unshare-ipc',
        '--unshare-uts',
        '--cap-drop',
        'ALL',
        '--die-with-parent',
      ],
      ...[
        '--uid',
        String(imageUser),
        '--gid',
        String(imageUser),
        '--chdir',
        '/opt/fairhouse',
        '--clearenv',
        ...settings,
      ],
      ...['/usr/bin/node', ...command],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], uid: imageUser, gid: imageUser, cwd: '/' },
  );
}

/** Migrates and opens the API in there, and answers after how long it was ready. Throws CannotRun when it is not. */
export async function tryImage(
  root: string,
  data: string,
  env: Record<string, string> & { PORT: string },
): Promise<number> {
  const migrating = inRoot(root, data, env, ['migrate.mjs']);
  const said = wordsOf(migrating);
  const [code] = await once(migrating, 'close');
  if (code !== 0) throw new CannotRun(`In the image the database could not be migrated: ${said()}`);
  const startedAt = performance.now();
  const api = inRoot(root, data, env, ['api.mjs']);
  const gone = once(api, 'exit');
  const last = wordsOf(api);
  try {
    const isReady = () =>
      fetch(`http://127.0.0.1:${env.PORT}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    const opened = await waitWhileProgress({
      what: 'the API in the image to be ready',
      isSo: async () => api.exitCode !== null || (await isReady()),
      progress: () => (api.pid === undefined ? '' : workOf(api.pid)),
      everyMs: 10,
    });
    if (!opened || api.exitCode !== null) throw new CannotRun(`In the image the API does not become ready: ${last()}`);
    const openMs = performance.now() - startedAt;
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
    if (!page.ok) throw new CannotRun(`In the image the site answers ${page.status}.`);
    return openMs;
  } finally {
    api.kill('SIGTERM');
    await gone;
  }
}

function wordsOf({ stdout, stderr }: ChildProcess): () => string {
  let words = '';
  for (const stream of [stdout!, stderr!]) {
    stream.on('data', (part) => {
      words = `${words}${part}`.slice(-1_000);
    });
  }
  return () => words;
}
