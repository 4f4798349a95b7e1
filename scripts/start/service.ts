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
  /** The number of its process; undefined while there is none. */
  pid(): number | undefined;
  /** Ends it and starts it anew, for changed sources. */
  restart(): Promise<void>;
  /** Ends it with a signal and leaves it ended, until it is told to restart. */
  rest(signal: NodeJS.Signals): Promise<void>;
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
    pid: () => (hasEnded(current.child) ? undefined : current.child.pid),
    async rest(signal) {
      expected = current.child;
      await end(current.child, signal);
    },
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

function launch({ command, args, cwd, env, uid, logFile }: Program): Launched {
  const child = spawn(command ?? process.execPath, args, {
    cwd,
    env,
    uid,
    gid: uid,
    // The channel tells a child of ours that we are gone. Its own group keeps Ctrl-C from it: we end things in order.
    stdio: command === undefined ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  child.on('error', () => {});
  return { child, log: logOutput(child, logFile) };
}

async function untilReady({ name, readyUrl, logFile }: ServiceProgram, { child, log }: Launched): Promise<void> {
  const where = logFile === undefined ? 'see above' : `see ${logFile}`;
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; await sleep(50)) {
    if (hasEnded(child)) {
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

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const tooLate = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await gone;
  clearTimeout(tooLate);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
