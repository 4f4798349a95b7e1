import { CannotRun } from '@fairhouse/operation/settings';
import { announcement } from './announce.ts';
import { readConfiguration } from './configuration.ts';
import { readFirstLink } from './first-link.ts';
import type { StartControl } from './start-control.ts';
import { startServices } from './start-services.ts';
import { whenNpmEnds } from './when-npm-ends.ts';

/** Starts all services of the checkout `root` and supervises them until a signal, or the end of our parent process. */
export function runSupervisor(root: string): Promise<void> {
  const startedAt = performance.now();
  return superviseUntilSignal(async (control) => {
    const configuration = readConfiguration(process.env, process.argv.slice(2), root);
    const { stop, hasChains } = await startServices(root, configuration, control);
    const firstLink = readFirstLink(configuration.dataFolder);
    const tookMs = performance.now() - startedAt;
    return { stop, announcement: announcement(configuration, { hasChains, firstLink }, tookMs) };
  });
}

interface Supervised {
  stop(): Promise<void>;
  /** Printed once it runs. */
  announcement: string;
}

/**
 * Starts something that is made of processes, and stops it at a signal, at the end of the process that started us or at a
 * fault. A signal during the start gives the start up.
 */
export async function superviseUntilSignal(start: (control: StartControl) => Promise<Supervised>): Promise<void> {
  const say = (line: string) => console.log(line);
  // Anyone who read our lines may have gone first.
  process.stdout.on('error', () => {});

  let stop: (() => Promise<void>) | undefined;
  let ending: string | undefined;
  let exitCode = 0;
  const givenUp = new AbortController();
  const end = async () => {
    if (!stop) return givenUp.abort();
    const stopServices = stop;
    stop = undefined;
    say(`\n${ending}: closing, after what was accepted is finished …`);
    try {
      await stopServices();
      say('Fairhouse is closed.');
    } catch (error) {
      process.stderr.write(`${(error as Error).stack}\n`);
      exitCode = 1;
    }
    process.exit(exitCode);
  };
  const on = (event: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect', why: string) =>
    process.on(event as 'disconnect', () => {
      // npm hands on the terminal's signal, which then arrives twice; the second must not cut the first short.
      ending ??= why;
      void end();
    });
  // Even a fault of our own stops the services in order: nobody else would end the database.
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack}\n`);
    exitCode = 1;
    ending ??= 'A fault of the supervisor';
    void end();
  });
  on('SIGINT', 'Ctrl-C');
  on('SIGTERM', 'SIGTERM');
  on('SIGHUP', 'The terminal is gone');
  on('disconnect', 'The process that started us is gone');
  whenNpmEnds(() => {
    ending ??= 'npm, which started us, is gone';
    void end();
  });

  try {
    const started = await start({ say, signal: givenUp.signal });
    stop = started.stop;
    if (ending !== undefined) return await end();
    say(started.announcement);
  } catch (error) {
    if (givenUp.signal.aborted) {
      say(`${ending}: the start was given up, and what had been started is closed.`);
      process.exit(exitCode);
    }
    const sentence = sentenceOf(error);
    process.stderr.write(`${sentence ?? (error as Error).stack}\n`);
    process.exit(1);
  }
}

/** What to tell anyone who starts it; undefined for a bug. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof CannotRun) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return undefined;
  return `There is no room left on the disk${path ? ` for ${path}` : ''}; make room and start again.`;
}
