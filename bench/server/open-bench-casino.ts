import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyBooks } from '@fairhouse/betting';
import { connect, type Database } from '@fairhouse/database';
import { freePort } from '@fairhouse/database/embedded';
import type { Plugin } from 'esbuild';
import { casinoEnv } from './casino-env.ts';
import { fillMembers, type MemberSession } from './fill-members.ts';
import { bundlePrograms, type Program, runToEnd, startProgram } from './start-program.ts';

export interface BenchCasino {
  /** Tables of the casino. */
  casino: Database;
  studioTables: Database;
  api: Program & { port: number };
  deskPort: number;
  studio: Program & { port: number };
  /** All of them, that one the first. */
  studios: (Program & { port: number })[];
  sandbox: Program & { port: number };
  /** The vendor that our studio is to the wallet. */
  vendor: { id: string; secret: string; gameCode: string };
  /** The secret that the card provider signs its webhooks with. */
  stripeWebhookSecret: string;
  /** One session at the wallet for each member. */
  sessions: MemberSession[];
  /** Throws unless every book verifies and rounds and books name the same stakes. */
  check(): Promise<void>;
  close(): Promise<void>;
}

interface CasinoOptions {
  /** Processes of the game studio. */
  studios?: number;
  /** Settings beside those of every system of a benchmark. */
  settings?: Record<string, string>;
  /** Puts in a benchmark's own modules when it bundles the programs. */
  bundledWith?: readonly Plugin[];
}

/**
 * The real processes of the casino on free ports, with `members` members who have money and sit at the slot. `url`: an
 * empty database. Everything is on as in a casino that is open; only the least times between rounds are nought.
 */
export async function openBenchCasino(
  url: string,
  members: number,
  { studios: count = 1, settings = {}, bundledWith }: CasinoOptions = {},
): Promise<BenchCasino> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-data-'));
  const { env: usual, ports, stripeWebhookSecret, ...of } = await casinoEnv(url, dataFolder);
  const env = { ...usual, ...settings };
  const vendor = { ...of.vendor, gameCode: 'nocturne' };
  await bundlePrograms(dataFolder, bundledWith);
  await runToEnd('migrate', env);
  const casino = connect({ url, schema: 'casino', connections: 2, answerWithinMs: 60 * 60_000 });
  const studioTables = connect({ url, schema: 'studio', connections: 2, answerWithinMs: 60 * 60_000 });
  const running: Program[] = [];
  const start = async (app: string, port: number) => {
    const program = await startProgram(app, port, env);
    running.unshift(program);
    return { ...program, port };
  };
  const close = async () => {
    for (const program of running) await program.stop();
    await Promise.all([casino.end(), studioTables.end()]);
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    const sessions = await fillMembers(casino, members, vendor.gameCode);
    await casino.query('checkpoint');
    const api = await start('api', ports.api);
    const sandbox = await start('sandbox-psp', ports.sandbox);
    const studio = await start('studio', ports.studio);
    const studios = [studio];
    while (studios.length < count) studios.push(await start('studio', await freePort()));
    return {
      casino,
      studioTables,
      api,
      deskPort: ports.desk,
      studio,
      studios,
      sandbox,
      vendor,
      stripeWebhookSecret,
      sessions,
      check: () => check(casino),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Speed that loses a bet is worth nothing. */
async function check(casino: Database): Promise<void> {
  const report = await verifyBooks(casino);
  if (!report.ok) throw new Error(`books do not verify after the run: ${JSON.stringify(report.findings[0])}`);
  const { rows } = await casino.query<{ equal: boolean }>(
    `select (select (coalesce(sum(staked), 0), coalesce(sum(won), 0)) from book) =
       (select (coalesce(sum(staked), 0), coalesce(sum(won), 0)) from game_round) as equal`,
  );
  if (!rows[0]!.equal) throw new Error('rounds and books name different stakes or wins');
}
