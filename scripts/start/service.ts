import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotRun } from '@fairhouse/operation/settings';
import { type LogOutput, logOutput, type Program } from './log-output.ts';

export interface ServiceProgram extends Program {
  /** Asked with GET until it answers 2xx. */
  readyUrl: string;
}

export interface Service {
  name: string;
  /** Ends it and starts it anew, for changed sources. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const readyTimeoutMs = 60_000;
/** A little more than a process takes at most to finish what it accepted. */
const stopTimeoutMs = 28_000;
/** Up for so long, it counts as well again. Short: a process that was killed is not one that cannot run. */
const settledMs = 5_000;

/** 0.5 s, 1, 2, 4 … 30 s. */
export function backOffMs(failures: number): number {
  return Math.min(500 * 2 ** failures, 30_000);
}

/**
 * Starts a process and keeps it running: one that dies is started again. Throws CannotRun when the first start fails,
 * with the sentence that the process left.
 */
export async function startService(program: ServiceProgram, say: (line: string) => void): Promise<Service> {
  const { name } = program;
  let stopping = false;
  let failures = 0;
  let current = launch(program);
  let expected: ChildProcess | undefined;

  const keep = (run: Launched) => {
    const bornAt = Date.now();
    run.child.once('exit', async (code, signal) => {
      if (stopping || expected === run.child) return;
      failures = Date.now() - bornAt > settledMs ? 0 : failures;
      const waitMs = backOffMs(failures++);
      say(`${name} ended unexpectedly (${signal ?? `code ${code}`}); starting it again in ${waitMs / 1_000} s.`);
      await sleep(waitMs);
      if (stopping) return;
      current = launch(program);
      keep(current);
    });
  };

  try {
    await untilReady(program, current);
  } catch (error) {
    await end(current.child);
    throw error;
  }
  keep(current);

  return {
    name,
    async restart() {
      expected = current.child;
      await end(current.child);
      if (stopping) return;
      current = launch(program);
      keep(current);
    },
    async stop() {
      stopping = true;
      await end(current.child);
    },
  };
}

interface Launched {
  child: ChildProcess;
  log: LogOutput;
}

function launch({ args, cwd, env, logFile }: Program): Launched {
  const child = spawn(process.execPath, args, {
    cwd,
    env,
    // The channel tells the child that we are gone. Its own group keeps Ctrl-C from it: we end things in order.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  child.on('error', () => {});
  return { child, log: logOutput(child, logFile) };
}

async function untilReady({ name, readyUrl, logFile }: ServiceProgram, { child, log }: Launched): Promise<void> {
  const where = logFile === undefined ? 'see above' : `see ${logFile}`;
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; await sleep(50)) {
    if (child.exitCode !== null || child.signalCode !== null) {
      const said = log.lastErrorLine();
      throw new CannotRun(
        said.startsWith(`${name}: `) ? `${said}.` : `${name} did not start${said ? ` (${said})` : ''}; ${where}.`,
      );
    }
    const answered = await fetch(readyUrl, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answered) return;
  }
  throw new CannotRun(`${name} was not ready after ${readyTimeoutMs / 1_000} s; ${where}.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const tooLate = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await gone;
  clearTimeout(tooLate);
}
