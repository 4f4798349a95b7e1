import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBets, openLedger, readWalletUser, slotOf, verifyBooks } from '@fairhouse/betting';
import { spreadBooks } from '@fairhouse/betting/sharding';
import { connect, type Database, migrate } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { casinoMigrations } from '../../apps/api/src/schema.ts';
import { startCluster } from './cluster.ts';

const memberCount = 4_000;
const callerCounts = [64, 256];
const warmUpMs = 3_000;

export interface Load {
  durationMs: number;
  /** Each shard is a shard of its own. */
  shardsPerWorker: number;
}

/** Bets a second in process, one PostgreSQL beside Citus with so many workers, one after the other on this machine. */
export async function benchSpread(workerCounts: number[], load: Load): Promise<void> {
  console.log('| books in | callers | bets/s | of one PostgreSQL |\n|---|---|---|---|');
  const alone = new Map<number, number>();
  for (const workers of [0, ...workerCounts]) {
    const folder = mkdtempSync(join(tmpdir(), 'fairhouse-citus-'));
    const cluster = await startCluster(folder, workers);
    try {
      for (const [callers, perSecond] of await betsOn(cluster.url, workers, load)) {
        if (workers === 0) alone.set(callers, perSecond);
        const share = Math.round((100 * perSecond) / alone.get(callers)!);
        const name = workers === 0 ? 'one PostgreSQL' : `Citus, ${workers} ${workers === 1 ? 'worker' : 'workers'}`;
        console.log(`| ${name} | ${callers} | ${Math.round(perSecond).toLocaleString('en')} | ${share} % |`);
      }
    } finally {
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.log(`Load average ${loadavg()[0]!.toFixed(1)} at the end.`);
}

async function betsOn(
  url: string,
  workers: number,
  { durationMs, shardsPerWorker }: Load,
): Promise<Map<number, number>> {
  const db = connect({ url, schema: 'casino', connections: 4 });
  await migrate(db, 'casino', casinoMigrations);
  const sessions = await fill(db, url);
  if (workers > 0) await spreadBooks(db, casinoMigrations, { shards: workers * shardsPerWorker });
  const bets = openBets({ url, schema: 'casino' });
  const results = new Map<number, number>();
  let next = 0;
  const run = async (callers: number, forMs: number) => {
    const until = performance.now() + forMs;
    let done = 0;
    const caller = async () => {
      while (performance.now() < until) {
        const { token, user } = sessions[(next++ * 7_919) % sessions.length]!;
        const { refusal } = await bets.bet(
          { vendor: 'studio', tokenHash: token, user },
          {
            gameCode: 'slot',
            roundId: randomUUID(),
            transactionId: randomUUID(),
            currency: 'USD',
            amount: 10,
          },
        );
        if (refusal) throw new Error(`a bet was refused: ${refusal}`);
        done++;
      }
    };
    const began = performance.now();
    await Promise.all(Array.from({ length: callers }, caller));
    return (done * 1_000) / (performance.now() - began);
  };
  await run(callerCounts[0]!, warmUpMs);
  for (const callers of callerCounts) results.set(callers, await run(callers, durationMs));
  await bets.close();
  const { ok, findings } = await verifyBooks(db);
  if (!ok) throw new Error(`books do not verify: ${findings[0]!.rule}`);
  await db.end();
  return results;
}

/** Members with money, each with a game open. */
async function fill(db: Database, url: string) {
  await db.query(
    `insert into vendor (id, name, secret_name, launch_url) values ('studio', 'Studio', 'NONE', 'http://localhost:9/x')`,
  );
  await db.query(`insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon)
    values (1, 'slot', 'studio', 'Slot', '/c', 'Slots', 1, true, true, false)`);
  await db.query(
    `insert into game_limit (game_code, currency, minimum_bet, maximum_bet) values ('slot', 'USD', 10, 10000)`,
  );
  const { rows } = await db.query<{ id: bigint }>(
    `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday, currency,
       country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code)
     select n, n, '63', n, '-', 'A', 'B', 'FEMALE', '1990-01-01', 'USD', 'PH', 'PH-00', 'Manila', '1000', '1 Road', false, n
     from (select 'm' || n as n from generate_series(1, $1) n) x returning id`,
    [memberCount],
  );
  await db.query(`insert into book (member_id, currency, head_hash)
    select id, 'USD', ledger_genesis(id, 'USD') from member`);
  const ledger = openLedger({ url, schema: 'casino' });
  const sessions = rows.map(({ id }) => ({
    memberId: id,
    token: randomBytes(32).toString('hex'),
    name: String(slotOf(id)).padStart(2, '0') + randomBytes(16).toString('hex'),
  }));
  await Promise.all(
    sessions.map(({ memberId, name }) =>
      ledger.post({
        memberId,
        type: 'DEPOSIT',
        amount: amountOf('USD', 100_000_000n),
        source: 'cashier',
        externalId: name,
      }),
    ),
  );
  await ledger.close();
  await db.query(
    `insert into vendor_session (token_hash, vendor, member_id, user_id, game_code, currency, idle_timeout, expires_at)
     select decode(s.token, 'hex'), 'studio', s.member, s.name, 'slot', 'USD', interval '1 hour', now() + interval '1 day'
     from unnest($1::bigint[], $2::text[], $3::text[]) s (member, token, name)`,
    [sessions.map((s) => s.memberId), sessions.map((s) => s.token), sessions.map((s) => s.name)],
  );
  return sessions.map(({ token, name }) => ({ token, user: readWalletUser(name)! }));
}
