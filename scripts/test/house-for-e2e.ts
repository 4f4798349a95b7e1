import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fairhouse/database/embedded';

const startProgram = fileURLToPath(new URL('../start.ts', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const openTimeoutMs = 180_000;

/**
 * Opens a whole house for the end-to-end tests, as "npm start" does, on free ports and a data folder of its own.
 * The tests find it by CASINO_ORIGIN, STUDIO_ORIGIN, SANDBOX_ORIGIN and FAIRHOUSE_DATA_DIR; with CASINO_ORIGIN given,
 * they take the house that is there.
 */
export default async function openHouseForTests(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CASINO_ORIGIN) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-e2e-'));
  chmodSync(folder, 0o711);
  const [api, studio, sandbox] = await Promise.all([freePort(), freePort(), freePort()]);
  const { DATABASE_URL, NODE_ENV, ...inherited } = process.env;
  const surroundings = {
    API_PORT: String(api),
    STUDIO_PORT: String(studio),
    SANDBOX_PORT: String(sandbox),
    FAIRHOUSE_DATA_DIR: join(folder, 'data'),
    SANDBOX_CONTROLS: '1',
  };
  const house = spawn(process.execPath, ['--import', 'tsx', startProgram], {
    cwd: root,
    env: { ...inherited, ...surroundings },
    // With a channel the house closes even when the test runner is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const opened = new Promise<void>((done, fail) => {
    const late = setTimeout(() => fail(new Error(`the house did not open in time\n${said}`)), openTimeoutMs);
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (!said.includes('Fairhouse is open')) return;
      clearTimeout(late);
      done();
    };
    house.stdout?.on('data', listen);
    house.stderr?.on('data', listen);
    house.once('exit', (code) => {
      clearTimeout(late);
      fail(new Error(`the house did not open (code ${code})\n${said}`));
    });
  });
  const close = async () => {
    if (house.exitCode === null) {
      const gone = once(house, 'exit');
      house.kill('SIGTERM');
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await opened;
  } catch (error) {
    await close();
    throw error;
  }
  Object.assign(process.env, surroundings, {
    CASINO_ORIGIN: `http://localhost:${api}`,
    STUDIO_ORIGIN: `http://localhost:${studio}`,
    SANDBOX_ORIGIN: `http://localhost:${sandbox}`,
  });
  return close;
}
