import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Identity } from '@fairhouse/database/embedded';

/** A program of somebody else's that did not do it; the message is its own words. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed';
}

export interface Run {
  /** Whom it runs as; anyone who runs us when left out. */
  identity?: Identity;
  /** What it finds in its environment beside PATH. */
  env?: Record<string, string>;
  cwd?: string;
}

const mostOutputBytes = 64 * 1024 * 1024;

/** Runs a program to its end; answers what it wrote. Throws ProgramFailed when it fails. */
export async function run(program: string, args: readonly string[], { identity, env, cwd }: Run = {}): Promise<string> {
  const [command, ...rest] = [...(identity?.prefix ?? []), program, ...args];
  try {
    const { stdout } = await promisify(execFile)(command!, rest, {
      cwd: cwd ?? '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', ...env },
      uid: identity?.uid,
      gid: identity?.uid,
      maxBuffer: mostOutputBytes,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    const said = `${stdout}${stderr}`.trim().split('\n').slice(-8).join('\n');
    throw new ProgramFailed(`${program.split('/').at(-1)} ${args.at(-1)} failed: ${said || message}`);
  }
}
