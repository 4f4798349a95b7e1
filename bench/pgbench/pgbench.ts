import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { connect } from '@fairhouse/database';
import { cpuSeconds, endedChildrenSeconds } from '../server/cpu.ts';

const run = promisify(execFile);

/**
 * pgbench's own default, where all clients queue for the one row of pgbench_branches, and one branch for each client,
 * where they meet seldom and the server is what bounds them. Why both: docs/decisions/012.
 */
export const scales = [1, 16] as const;
export type Scale = (typeof scales)[number];

/** Fills pgbench's tables at each scale, 100,000 accounts a unit, in a schema of their own. Debian: postgresql-contrib. */
export async function fillPgbench(url: string): Promise<void> {
  for (const scale of scales) {
    const db = connect({ url, schema: schemaOf(scale), connections: 1 });
    await db.query(`create schema ${schemaOf(scale)}`);
    await db.end();
    await pgbench(scale, '--initialize', '--quiet', `--scale=${scale}`, url);
  }
}

/** A turn of pgbench. Processor time of one transaction in microseconds: of PostgreSQL with its backends, and of pgbench itself. */
export interface PgbenchRun {
  perSecond: number;
  databaseCpuUs: number;
  clientCpuUs: number;
}

/** pgbench's built-in tpcb-like script, `-M prepared -c 16 -j 2`. */
export async function runPgbench(url: string, scale: Scale, seconds: number, serverPid: number): Promise<PgbenchRun> {
  const before = { database: cpuSeconds(serverPid), client: endedChildrenSeconds() };
  const stdout = await pgbench(scale, '--protocol=prepared', '--client=16', '--jobs=2', `--time=${seconds}`, url);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  const done = Number(/number of transactions actually processed: (\d+)/.exec(stdout)?.[1]);
  if (!(perSecond > 0 && done > 0)) throw new Error(`pgbench printed no figure: ${stdout}`);
  return {
    perSecond,
    databaseCpuUs: ((cpuSeconds(serverPid) - before.database) * 1e6) / done,
    clientCpuUs: ((endedChildrenSeconds() - before.client) * 1e6) / done,
  };
}

const schemaOf = (scale: Scale) => `pgbench_${scale}`;

async function pgbench(scale: Scale, ...args: string[]): Promise<string> {
  const env = { ...process.env, PGOPTIONS: `-c search_path=${schemaOf(scale)}` };
  try {
    return (await run('pgbench', args, { env })).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('pgbench is missing: run "sudo apt-get install -y postgresql-contrib" and try again');
  }
}
