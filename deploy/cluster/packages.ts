import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CannotRun } from '@fairhouse/operation/settings';

const run = promisify(execFile);

/** Debian 12's. The client of etcd's v2 API is a recommendation of Patroni's, so it is named. */
const wanted = [
  'postgresql-15',
  'postgresql-client-15',
  'patroni',
  'python3-etcd',
  'etcd-server',
  'haproxy',
  'nats-server',
  'prometheus',
];
const programs = {
  postgres: 'usr/lib/postgresql/15/bin/postgres',
  patroni: 'usr/bin/patroni',
  etcd: 'usr/bin/etcd',
  haproxy: 'usr/sbin/haproxy',
  nats: 'usr/sbin/nats-server',
  prometheus: 'usr/bin/prometheus',
} as const;

export interface Programs extends Record<keyof typeof programs, string> {
  /** What finds libraries and modules that were unpacked. */
  env: Record<string, string>;
}

/**
 * The programs of the cluster: what Debian has installed, and what is not installed fetched and unpacked below `folder`,
 * without rights of root. The second time nothing is fetched. Throws CannotRun with a sentence.
 */
export async function openPackages(folder: string, say: (line: string) => void): Promise<Programs> {
  const root = join(folder, 'root');
  const done = join(folder, 'unpacked');
  if (!existsSync(done)) {
    say(
      'Fetching what is missing of PostgreSQL, Patroni, etcd, HAProxy, NATS and Prometheus from Debian (some 90 MB) …',
    );
    mkdirSync(root, { recursive: true });
    const names = await fetchAndUnpack(folder, root);
    writeFileSync(done, `${names.join('\n')}\n`);
  }
  const found = Object.entries(programs).map(([name, path]) => [name, pathOf(root, path)] as const);
  const missing = found.filter(([, path]) => path === undefined).map(([name]) => name);
  if (missing.length > 0) {
    rmSync(done, { force: true });
    throw new CannotRun(
      `Debian's packages were unpacked without ${missing.join(', ')}; start again to fetch them, or install them with apt-get.`,
    );
  }
  return { ...(Object.fromEntries(found) as Record<keyof typeof programs, string>), env: surroundings(root) };
}

/** The unpacked one before the installed one, which may go away. */
function pathOf(root: string, path: string): string | undefined {
  return [join(root, path), join('/', path)].find((each) => existsSync(each));
}

function surroundings(root: string): Record<string, string> {
  const libraries = join(root, 'usr/lib');
  // One folder of libraries for each kind of processor: x86_64-linux-gnu.
  const folders = existsSync(libraries) ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu')) : [];
  return {
    LD_LIBRARY_PATH: folders.map((name) => join(libraries, name)).join(':'),
    PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
    PYTHONDONTWRITEBYTECODE: '1',
  };
}

async function fetchAndUnpack(folder: string, root: string): Promise<string[]> {
  const archives = join(folder, 'archives');
  const lists = join(folder, 'lists');
  const cache = join(folder, 'cache');
  for (const path of [archives, join(lists, 'partial'), join(cache, 'archives/partial')]) {
    mkdirSync(path, { recursive: true });
  }
  // Lists and cache of our own: the system's want root. The sandbox user cannot enter here, and needs not.
  const apt = (args: string[], cwd = folder) =>
    run(
      'apt-get',
      ['-q', '-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`, '-o', 'APT::Sandbox::User=', ...args],
      { cwd, env: { PATH: process.env.PATH, LC_ALL: 'C', ...proxies() }, maxBuffer: 64 * 1024 * 1024 },
    );
  try {
    await apt(['update']);
    const { stdout } = await apt(['install', '--simulate', '--no-install-recommends', ...wanted]);
    const names = missingPackages(stdout);
    if (names.length > 0) await apt(['download', ...names], archives);
    for (const file of readdirSync(archives)) await run('dpkg', ['-x', join(archives, file), root]);
    return names;
  } catch (error) {
    const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string };
    if (code === 'ENOENT') {
      throw new CannotRun('The cluster is made of Debian packages, and apt-get is not here; run it on Debian 12.');
    }
    const said = (stderr ?? message).split('\n').find((line) => line.startsWith('E:')) ?? message;
    throw new CannotRun(`Debian's packages could not be fetched (${said}); see to the network and start again.`);
  } finally {
    for (const path of [lists, cache, archives]) rmSync(path, { recursive: true, force: true });
  }
}

/** `Inst name (version …)` is missing; `Inst name [installed] (version …)` would only be newer. */
export function missingPackages(simulation: string): string[] {
  return [...simulation.matchAll(/^Inst (\S+) \(/gm)].map(([, name]) => name!);
}

function proxies(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name)));
}
