import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runningServer, startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { CannotRun } from '@fairhouse/operation/settings';
import type { Configuration } from '../start/configuration.ts';
import type { DemoClock } from './moved-clock.ts';

const startProgram = fileURLToPath(new URL('../start.ts', import.meta.url));

/** A crowd lives at one machine here, in minutes; each member still calls from an address of its own. */
export const manyMembersSettings = {
  TRUSTED_PROXIES: '127.0.0.1,::1',
  STUDIO_CALLS_PER_MINUTE: '1000000',
  // The casino goes by the database's time in between: it has to notice soon that the clock was moved.
  VENDORS_REFRESH_MS: '300',
  // Only the provider itself can refund, dispute or pay another amount.
  SANDBOX_CONTROLS: '1',
  LOCAL_CHAINS: 'off',
  SMTP_URL: '',
  HOST: '127.0.0.1',
};

/** Opens the casino as "npm start" does, by this clock. Answers how to close it again. */
export async function openDemoCasino(
  root: string,
  { dataFolder, databaseUrl }: Configuration,
  clock: DemoClock,
): Promise<() => Promise<void>> {
  if (clock.canMove && databaseUrl === undefined) {
    // The supervisor adopts a database that runs already, and ends it with the casino.
    await startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), env: clock.env });
  }
  const casino = spawn(process.execPath, ['--import', 'tsx', startProgram], {
    cwd: root,
    env: { ...process.env, ...manyMembersSettings, ...clock.env },
    // With a channel the casino closes even when we are killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  await new Promise<void>((done, fail) => {
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Fairhouse is open')) done();
    };
    casino.stdout?.on('data', listen);
    casino.stderr?.on('data', listen);
    casino.once('exit', () => fail(new CannotRun(said.trim() || 'Fairhouse did not start.')));
  });
  return async () => {
    if (casino.exitCode !== null || casino.signalCode !== null) return;
    const gone = once(casino, 'exit');
    casino.kill('SIGTERM');
    await gone;
  };
}

/** Of the casino that was opened. */
export async function databaseUrlOf({ dataFolder, databaseUrl }: Pick<Configuration, 'dataFolder' | 'databaseUrl'>) {
  const url = databaseUrl ?? (await runningServer(join(dataFolder, 'postgres')))?.url;
  if (!url) throw new Error('the database is not running');
  return url;
}

/** Whether somebody runs a casino on this folder: a demonstration opens its own. */
export async function isCasinoOpen({ dataFolder, databaseUrl, origins }: Configuration): Promise<boolean> {
  if (databaseUrl === undefined && (await runningServer(join(dataFolder, 'postgres')))) return true;
  return fetch(`${origins.casino}/readyz`).then(
    () => true,
    () => false,
  );
}
