import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@fairhouse/database';
import { freePort } from '@fairhouse/database/embedded';
import { verifyBooks } from '@fairhouse/ledger';
import { fillMembers, type MemberSession } from './fill-members.ts';
import { bundlePrograms, type Program, runToEnd, startProgram } from './start-program.ts';

export interface BenchHouse {
  /** Tables of the casino. */
  casino: Database;
  studioTables: Database;
  api: Program & { port: number };
  deskPort: number;
  studio: Program & { port: number };
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

/**
 * The real processes of the house on free ports, with `members` members who have money and sit at the slot. `url`: an
 * empty database. Everything is on as in a house that is open; only the slot's least time between rounds is nought.
 */
export async function openBenchHouse(url: string, members: number): Promise<BenchHouse> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-data-'));
  const [apiPort, studioPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
  const deskPort = await freePort();
  const stripeWebhookSecret = `whsec_${secret()}`;
  const vendor = { id: 'studio', secret: secret(), gameCode: 'nocturne' };
  const env = {
    DATABASE_URL: url,
    FAIRHOUSE_DATA_DIR: dataFolder,
    PUBLIC_ORIGIN: `http://localhost:${apiPort}`,
    STUDIO_ORIGIN: `http://localhost:${studioPort}`,
    SANDBOX_ORIGIN: `http://localhost:${sandboxPort}`,
    DESK_ORIGIN: `http://localhost:${deskPort}`,
    DESK_PORT: String(deskPort),
    SANDBOX: 'on',
    SIGNING_SECRET: secret(),
    FACTOR_SECRET: secret(),
    RECORD_KEY: secret(),
    WALLET_SECRET: vendor.secret,
    WALLET_URL: `http://127.0.0.1:${apiPort}/wallet`,
    WALLET_VENDOR_ID: vendor.id,
    STRIPE_API_KEY: `sk_test_${secret()}`,
    STRIPE_API_URL: `http://127.0.0.1:${sandboxPort}`,
    STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
    WEBHOOK_ORIGIN: `http://127.0.0.1:${apiPort}`,
    PAYOUT_SECRET: secret(),
    PAYOUT_SETTLE_AFTER_MS: '1',
    HOSTED_PAGE_KEY: secret(),
    HOSTED_PAGE_WEBHOOK_SECRET: secret(),
    STUDIO_LEAST_SLOT_MS: '0',
    // Every player of the load comes from one address.
    STUDIO_CALLS_PER_MINUTE: '100000000',
  };
  await bundlePrograms(dataFolder);
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
    const api = await start('api', apiPort);
    const sandbox = await start('sandbox-psp', sandboxPort);
    const studio = await start('studio', studioPort);
    return {
      casino,
      studioTables,
      api,
      deskPort,
      studio,
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

const secret = () => randomBytes(32).toString('hex');

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
