import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { appendToLog, appendToStandardOutput } from './log-file.ts';

const rememberedCharacters = 4_000;

export interface LogOutput {
  /** The last line that it wrote to standard error, without its full stop, for a sentence about its end. */
  lastErrorLine(): string;
  /** How much it has written so far. */
  bytes(): number;
}

/** Sends what a child writes to its log file (at most two of 20 MB), or to our standard output. */
export function logOutput(child: ChildProcess, file: string | undefined): LogOutput {
  let remembered = '';
  let bytes = 0;
  child.stderr?.on('data', (chunk: Buffer) => {
    remembered = (remembered + chunk.toString()).slice(-rememberedCharacters);
  });
  const write = file === undefined ? toStandardOutput : appendToLog(file);
  for (const stream of [child.stdout, child.stderr] as (Readable | null)[]) {
    stream?.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      write(chunk);
    });
  }
  return {
    lastErrorLine: () => remembered.trim().split('\n').at(-1)?.trim().replace(/\.$/, '') ?? '',
    bytes: () => bytes,
  };
}

/** Anyone who reads a pipe may be slow, or gone: that is for the stream to know. */
const toStandardOutput = fstatSync(1).isFile()
  ? appendToStandardOutput()
  : (chunk: Buffer) => void process.stdout.write(chunk);

export interface Program {
  name: string;
  /** node by default; then the arguments are another program's. */
  command?: string;
  args: string[];
  /** Whom it runs as, where that is not us. */
  uid?: number;
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string | undefined;
}

/** Runs a program of node's to its end. */
export async function runToEnd({
  args,
  cwd,
  env,
  logFile,
}: Program): Promise<{ code: number | null; lastErrorLine: string }> {
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = logOutput(child, logFile);
  const [code] = await once(child, 'close');
  return { code, lastErrorLine: log.lastErrorLine() };
}
