import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, renameSync, statSync, type WriteStream } from 'node:fs';
import type { Readable } from 'node:stream';

const largestLogBytes = 20 * 1024 * 1024;
const rememberedCharacters = 4_000;

export interface LogOutput {
  /** The last line that it wrote to standard error, without its full stop, for a sentence about its end. */
  lastWords(): string;
}

/** Sends what a child writes to its log file (at most two of 20 MB), or to our standard output. */
export function logOutput(child: ChildProcess, file: string | undefined): LogOutput {
  let remembered = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    remembered = (remembered + chunk.toString()).slice(-rememberedCharacters);
  });
  const write = file === undefined ? (chunk: Buffer) => void process.stdout.write(chunk) : appendTo(file);
  for (const stream of [child.stdout, child.stderr] as (Readable | null)[]) stream?.on('data', write);
  return { lastWords: () => remembered.trim().split('\n').at(-1)?.trim().replace(/\.$/, '') ?? '' };
}

function appendTo(file: string): (chunk: Buffer) => void {
  let bytes = sizeOf(file);
  let stream: WriteStream | undefined;
  return (chunk) => {
    if (bytes > largestLogBytes) {
      stream?.end();
      stream = undefined;
      renameSync(file, `${file}.1`);
      bytes = 0;
    }
    stream ??= createWriteStream(file, { flags: 'a', mode: 0o600 });
    stream.write(chunk);
    bytes += chunk.length;
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

export interface Program {
  name: string;
  /** Arguments of node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  logFile: string | undefined;
}

/** Runs a program of node's to its end. */
export function runToEnd({ args, cwd, env, logFile }: Program): Promise<{ code: number | null; lastWords: string }> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = logOutput(child, logFile);
    child.once('error', fail);
    child.once('close', (code) => done({ code, lastWords: log.lastWords() }));
  });
}
