import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@fairhouse/database/embedded';

/** A PostgreSQL of a test's own, to do to it what the one of the whole run must not suffer. */
export interface OwnServer {
  url: string;
  /** Stops every process of it where it stands, as a disk that hangs does: connections stay, and nothing answers. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
  /** On the same port again. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Its files are below `within`, such as a small disk. */
export async function ownServer(settings: Record<string, string> = {}, within = tmpdir()): Promise<OwnServer> {
  const parent = mkdtempSync(join(within, 'fairhouse-own-'));
  chmodSync(parent, 0o711);
  const folder = join(parent, 'postgres');
  const start = (port?: number): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ folder, port, settings: { shared_buffers: '32MB', ...settings }, diesWithParent: true });
  let server = await start();
  const { url, port } = server;
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    // The one that begets the others first, so that none is born meanwhile.
    for (const pid of [server.pid, ...childrenOf(server.pid)]) process.kill(pid, name);
  };
  return {
    url,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: () => server.stop(),
    async start() {
      server = await start(port);
    },
    async close() {
      await server.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** By Linux's /proc: field 4 of stat is the parent, behind a name in parentheses. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}
