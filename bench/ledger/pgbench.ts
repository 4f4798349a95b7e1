import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Fills pgbench's own tables, 100,000 accounts a unit of scale, in the schema `pgbench`. Debian: postgresql-contrib. */
export async function fillPgbench(url: string, scale: number): Promise<void> {
  await pgbench('--initialize', '--quiet', `--scale=${scale}`, url);
}

/** Transactions a second of pgbench's built-in tpcb-like script, 16 clients, prepared statements. */
export async function runPgbench(url: string, seconds: number): Promise<number> {
  const stdout = await pgbench(
    '--protocol=prepared',
    '--client=16',
    '--jobs=2',
    `--time=${seconds}`,
    '--no-vacuum',
    url,
  );
  const match = /tps = ([\d.]+)/.exec(stdout);
  if (!match) throw new Error(`pgbench printed no figure: ${stdout}`);
  return Number(match[1]);
}

async function pgbench(...args: string[]): Promise<string> {
  try {
    return (await run('pgbench', args, environment)).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('pgbench is missing: run "sudo apt-get install -y postgresql-contrib" and try again');
  }
}

const environment = { env: { ...process.env, PGOPTIONS: '-c search_path=pgbench' } };
