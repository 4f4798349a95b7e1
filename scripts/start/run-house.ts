import { CannotStart } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import { announcement } from './announce.ts';
import { readConfiguration } from './configuration.ts';
import { openHouse } from './open-house.ts';

/** Opens the house below `root` and keeps it open until a signal, or the end of whoever started us, closes it. */
export async function runHouse(root: string): Promise<void> {
  const startedAt = performance.now();
  const say = (line: string) => console.log(line);
  // Whoever read our lines may have gone first.
  process.stdout.on('error', () => {});

  let close: (() => Promise<void>) | undefined;
  let ending: string | undefined;
  let exitCode = 0;
  const end = async () => {
    if (!close) return;
    const closeHouse = close;
    close = undefined;
    say(`\n${ending}: closing, after what was accepted is finished …`);
    try {
      await closeHouse();
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
  // Even a fault of our own closes the house in order: nobody else would end the database.
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

  try {
    const configuration = readConfiguration(process.env, process.argv.slice(2), root);
    const house = await openHouse(root, configuration, say);
    close = house.close;
    if (ending !== undefined) return await end();
    say(announcement(configuration, house.hasChains, performance.now() - startedAt));
  } catch (error) {
    const sentence = sentenceOf(error);
    process.stderr.write(`${sentence ?? (error as Error).stack}\n`);
    process.exit(1);
  }
}

/** What to tell whoever starts the house; undefined for a bug. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof CannotStart || error instanceof CannotRun) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return undefined;
  return `There is no room left on the disk${path ? ` for ${path}` : ''}; make room and start again.`;
}
