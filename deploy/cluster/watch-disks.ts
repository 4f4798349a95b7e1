import { statfsSync } from 'node:fs';
import type { Service } from '../../scripts/start/service.ts';
import { endNode } from './node-processes.ts';

/** Three files of the write-ahead log. */
const leastBytes = 48 * 1024 * 1024;
const lookEveryMs = 500;

/**
 * A node without room cannot lead, and PostgreSQL continues trying: it refuses writes one by one as long as it can start.
 * So the node is ended at once, another one leads, and it comes back when there is twice the room. Everything that it
 * acknowledged is on another node by then.
 */
export function watchDisks(
  folders: readonly string[],
  serviceOf: (at: number) => Service,
  say: (line: string) => void,
): { stop(): Promise<void> } {
  const resting = new Set<number>();
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    for (const [at, folder] of folders.entries()) {
      const { bavail, bsize } = statfsSync(folder);
      const room = bavail * bsize;
      if (!resting.has(at) && room < leastBytes) {
        resting.add(at);
        say(`node-${at + 1} has no room on its disk; it rests until there is, and another one leads.`);
        await endNode(serviceOf(at), folder);
      } else if (resting.has(at) && room > 2 * leastBytes) {
        resting.delete(at);
        say(`node-${at + 1} has room again.`);
        await serviceOf(at).restart();
      }
    }
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, lookEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
