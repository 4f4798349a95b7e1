import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SeenRound, WatchOptions } from './watchers/open-watchers.ts';

export interface WatchersProcess {
  pid: number;
  /** What they heard of rounds since they were asked last. */
  take(): Promise<SeenRound[]>;
  stop(): void;
}

type Said = { open: true } | { seen: SeenRound[] };

/** Opens streams in another process, and resolves when all of them are open. */
export async function startWatchers(options: WatchOptions): Promise<WatchersProcess> {
  const child = fork(fileURLToPath(new URL('./watchers/main.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  await ask(child, options);
  return {
    pid: child.pid!,
    async take() {
      const said = await ask(child, {});
      return 'seen' in said ? said.seen : [];
    },
    stop: () => void child.disconnect(),
  };
}

function ask(child: ChildProcess, message: object): Promise<Said> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the watchers ended'));
    child.once('exit', ended);
    child.once('message', (said: Said) => {
      child.off('exit', ended);
      resolve(said);
    });
    child.send(message);
  });
}
