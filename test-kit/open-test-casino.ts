import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, runningServer } from '@fairhouse/database/embedded';
import { enlist } from '../apps/api/src/testing/enlist.ts';

const startProgram = fileURLToPath(new URL('../scripts/start.ts', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));

export interface TestCasino {
  /** The supervisor; the servers and the database are its children. */
  pid: number;
  origins: { casino: string; studio: string; sandbox: string; desk: string };
  dataFolder: string;
  /**
   * How the casino was told to run: ports, data folder, controls; and the tokens of some of the staff: STAFF_TOKEN of
   * somebody who decides everything, ADMINISTRATOR_TOKEN and SECOND_ADMINISTRATOR_TOKEN of two who manage the staff.
   */
  settings: Record<string, string>;
  /** What the supervisor has printed so far. */
  said(): string;
  /** Closes it and removes its data. */
  close(): Promise<void>;
}

/**
 * Opens a whole casino as "npm start" does, on free ports and a data folder of its own, unless `env` names others. `staff` has
 * somebody work at the desk of the casino whose database it is given. Throws when the casino does not open.
 */
export async function openTestCasino(
  env: Record<string, string> = {},
  staff: (databaseUrl: string) => Promise<Record<string, string>> = enlist,
): Promise<TestCasino> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-casino-'));
  // PostgreSQL runs as another user when we are root, and has to pass through.
  chmodSync(folder, 0o711);
  const [api, studio, sandbox, desk] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const { DATABASE_URL, NODE_ENV, DESK_ORIGIN, ...inherited } = process.env;
  const settings = {
    API_PORT: String(api),
    STUDIO_PORT: String(studio),
    SANDBOX_PORT: String(sandbox),
    DESK_PORT: String(desk),
    FAIRHOUSE_DATA_DIR: join(folder, 'data'),
    SANDBOX_CONTROLS: '1',
    LOCAL_CHAINS: 'off',
    // A crowd of tests joins from one address.
    PICTURE_AFTER_JOINS: '1000000',
    PICTURE_AFTER_FAILURES: '1000000',
    ...env,
  };
  const system = spawn(process.execPath, ['--import', 'tsx', startProgram], {
    cwd: root,
    env: { ...inherited, ...settings },
    // With a channel the casino closes even when the test runner is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const opened = new Promise<void>((done, fail) => {
    // The start itself gives up when nothing moves any more.
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (said.includes('Fairhouse is open')) done();
    };
    system.stdout?.on('data', listen);
    system.stderr?.on('data', listen);
    system.once('exit', (code) => fail(new Error(`the casino did not open (code ${code})\n${said}`)));
  });
  const close = async () => {
    if (system.exitCode === null && system.signalCode === null) {
      const gone = once(system, 'exit');
      system.kill('SIGTERM');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  let tokens: Record<string, string>;
  try {
    await opened;
    const { DATABASE_URL: own } = env;
    tokens = await staff(own ?? (await runningServer(join(settings.FAIRHOUSE_DATA_DIR, 'postgres')))!.url);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    pid: system.pid!,
    origins: {
      casino: `http://localhost:${settings.API_PORT}`,
      studio: `http://localhost:${settings.STUDIO_PORT}`,
      sandbox: `http://localhost:${settings.SANDBOX_PORT}`,
      desk: `http://localhost:${settings.DESK_PORT}`,
    },
    dataFolder: settings.FAIRHOUSE_DATA_DIR,
    settings: { ...settings, ...tokens },
    said: () => said,
    close,
  };
}
