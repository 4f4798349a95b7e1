import { CannotStart } from '@fairhouse/database/embedded';
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
  const end = async () => {
    if (!close) return;
    const closeHouse = close;
    close = undefined;
    say(`\n${ending}: closing, after what was accepted is finished …`);
    await closeHouse();
    say('Fairhouse is closed.');
    process.exit(0);
  };
  const on = (event: 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'disconnect', why: string) =>
    process.on(event as 'disconnect', () => {
      // npm hands on the terminal's signal, which then arrives twice; the second must not cut the first short.
      ending ??= why;
      void end();
    });
  on('SIGINT', 'Ctrl-C');
  on('SIGTERM', 'SIGTERM');
  on('SIGHUP', 'The terminal is gone');
  on('disconnect', 'The process that started us is gone');

  try {
    const configuration = readConfiguration(process.env, process.argv.slice(2), root);
    close = await openHouse(root, configuration, say);
    if (ending !== undefined) return await end();
    say(announcement(configuration, performance.now() - startedAt));
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
