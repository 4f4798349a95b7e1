import { createLogger, type Logger } from './logger.ts';
import { CannotRun } from './settings/cannot-run.ts';
import { readTogether } from './settings/read-together.ts';
import { readTracingSettings } from './tracing/read-settings.ts';
import { startTracing } from './tracing/start-tracing.ts';

export interface Running {
  /** Takes no more work, finishes what was accepted, closes what was opened. */
  stop(): Promise<void>;
}

export interface ProcessOptions {
  name: string;
  start(logger: Logger): Promise<Running>;
  /** Reads all settings as a start does, and answers what an operator should know of them. `--check` runs it alone. */
  check?: () => string[];
  /** Whether a start that failed with this error may succeed a moment later: the process then ends with `triesAgainCode`. */
  mayPass?: (error: unknown) => boolean;
  stopTimeoutMs?: number;
}

/** Exit code of a start that is worth another try: EX_TEMPFAIL of sysexits(3). */
export const triesAgainCode = 75;

/** Runs a process from its start to its end. Never rejects: what goes wrong ends the process with code 1. */
export async function runProcess(options: ProcessOptions): Promise<void> {
  const { name, start, check, mayPass, stopTimeoutMs = 25_000 } = options;
  if (check && process.argv.includes('--check')) return tellConfiguration(name, check);
  const logger = createLogger(name);
  let ending = false;
  let endTracing: (() => Promise<void>) | undefined;
  const begin = async () => {
    const settings = readTracingSettings(name, process.env);
    // Before anything that would be traced is opened.
    if (settings) endTracing = await startTracing(settings, logger);
    return start(logger);
  };
  const started = begin();

  const end = async (why: string) => {
    if (ending) return;
    ending = true;
    logger.info({ why }, 'stopping');
    setTimeout(() => {
      logger.fatal({ stopTimeoutMs }, 'work was still going on when the time to stop ran out');
      process.exit(1);
    }, stopTimeoutMs).unref();
    try {
      await (await started).stop();
      await endTracing?.();
    } catch (error) {
      logger.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    }
    logger.info('stopped');
    process.exit(0);
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  // The channel closes also when the supervisor is killed with -9: without it we would hold the port for ever.
  if (process.channel) {
    process.on('disconnect', () => end('the supervisor is gone'));
    process.channel.unref();
  }
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'a bug: uncaught exception');
    process.exit(1);
  });

  try {
    await started;
    logger.info('started');
  } catch (error) {
    const sentences = asSentences(error);
    if (sentences === undefined) logger.fatal({ err: error }, 'could not start');
    for (const sentence of sentences ?? []) process.stderr.write(`${name}: ${sentence}\n`);
    if (!mayPass?.(error)) process.exit(1);
    process.stderr.write(`${name}: ${(error as Error).message}\n`);
    process.exit(triesAgainCode);
  }
}

/** Prints everything that is wrong with the settings and ends with 1, or that nothing is. */
function tellConfiguration(name: string, check: () => string[]): void {
  try {
    const { ownFindings } = readTogether({
      ownFindings: check,
      tracing: () => readTracingSettings(name, process.env),
    });
    for (const sentence of ownFindings) process.stdout.write(`${name}: ${sentence}\n`);
    process.stdout.write(`${name}: the configuration holds together.\n`);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    for (const finding of error.findings) process.stderr.write(`${name}: ${finding}\n`);
    process.exitCode = 1;
  }
}

function asSentences(error: unknown): readonly string[] | undefined {
  if (error instanceof CannotRun) return error.findings;
  const { code, port, syscall } = error as { code?: string; port?: number; syscall?: string };
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE') return [`Port ${port} is taken; stop what uses it or choose another port.`];
  if (code === 'EACCES') return [`Port ${port} may not be used by this user; choose a port above 1023.`];
  return undefined;
}
