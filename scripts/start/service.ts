import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { triesAgainCode } from '@fairhouse/operation';
import { CannotRun } from '@fairhouse/operation/settings';
import { waitWhileProgress, workOf } from '@fairhouse/operation/waiting';
import { type LogOutput, logOutput, type Program } from './log-output.ts';
import type { NoteProcess } from './started-processes.ts';

export interface ServiceProgram extends Program {
  /** Asked with GET until it answers 2xx. */
  readyUrl: string;
}

export interface Service {
  name: string;
  /** The number of its process; undefined while there is none. */
  pid(): number | undefined;
  /** Ends it and starts it again, for changed sources. */
  restart(): Promise<void>;
  /** Ends it with a signal and leaves it ended, until it is told to restart. */
  rest(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** A start that neither works nor logs for so long is stuck. */
const stalledMs = 60_000;
/** Of a start that says that it may succeed a moment later: the database was too busy to answer. */
const mostStartTries = 8;
/** For one answer to the question whether it is ready, on a machine that is busy with other work. */
const answerTimeoutMs = 10_000;
/** A little more than a process takes at most to finish what it accepted. */
const stopTimeoutMs = 28_000;
/** Up for so long, it counts as well again. Short: a process that was killed is not one that cannot run. */
const settledMs = 5_000;

/** 0.5 s, 1, 2, 4 … 30 s. */
export function backOffMs(failures: number): number {
  return Math.min(500 * 2 ** failures, 30_000);
}

export interface StartOptions {
  say: (line: string) => void;
  /** Learns of each process that is started. */
  note?: NoteProcess | undefined;
  /** Gives the first start up. */
  signal?: AbortSignal | undefined;
}

/**
 * Starts a process and keeps it running: one that dies is started again. Throws CannotRun when the first start fails,
 * with the sentence that the process left. A start may take as long as it makes progress.
 */
export async function startService(program: ServiceProgram, { say, note, signal }: StartOptions): Promise<Service> {
  const { name } = program;
  let stopping = false;
  let failures = 0;
  const launchNoted = () => {
    const launched = launch(program);
    note?.(name, launched.child.pid);
    return launched;
  };
  let current = launchNoted();
  let expected: ChildProcess | undefined;

  const keep = (run: Launched) => {
    const bornAt = Date.now();
    run.child.once('exit', async (code, signal) => {
      if (stopping || expected === run.child) return;
      failures = Date.now() - bornAt > settledMs ? 0 : failures;
      const waitMs = backOffMs(failures++);
      say(`${whyEnded(name, run, code, signal)}; starting it again in ${waitMs / 1_000} s.`);
      await sleep(waitMs);
      if (stopping) return;
      current = launchNoted();
      keep(current);
    });
  };

  for (let tries = 1; ; tries++) {
    try {
      await untilReady(program, current, say, signal);
      break;
    } catch (error) {
      await end(current.child);
      if (current.child.exitCode !== triesAgainCode || tries === mostStartTries) throw error;
    }
    say(`${name} could not start yet (${current.log.lastErrorLine()}); trying again.`);
    await sleep(backOffMs(tries), undefined, { signal });
    current = launchNoted();
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
      current = launchNoted();
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

async function untilReady(
  { name, readyUrl, logFile }: ServiceProgram,
  { child, log }: Launched,
  say: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const where = logFile === undefined ? 'see above' : `see ${logFile}`;
  const isReady = await waitWhileProgress({
    what: `${name} to be ready`,
    async isSo() {
      if (hasEnded(child)) throw new CannotRun(endedAtStart(name, log, where));
      return answers(readyUrl);
    },
    progress: () => `${child.pid === undefined ? '' : workOf(child.pid)} ${log.bytes()}`,
    stalledMs,
    say,
    signal,
  });
  if (!isReady) throw new CannotRun(`${name} is not ready, and has done nothing for ${stalledMs / 1_000} s; ${where}.`);
}

function endedAtStart(name: string, log: LogOutput, where: string): string {
  const said = log.lastErrorLine();
  if (said.startsWith(`${name}: `)) return `${said}.`;
  return `${name} did not start${said ? ` (${said})` : ''}; ${where}.`;
}

function whyEnded(name: string, { log }: Launched, code: number | null, signal: NodeJS.Signals | null): string {
  if (code === triesAgainCode) return `${name} could not start yet (${log.lastErrorLine()})`;
  return `${name} ended unexpectedly (${signal ?? `code ${code}`})`;
}

function answers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(answerTimeoutMs) }).then(
    (answer) => answer.ok,
    () => false,
  );
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
