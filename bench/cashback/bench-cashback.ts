import { connect, type Database, migrate } from '@fairhouse/database';
import { casinoJurisdiction } from '@fairhouse/jurisdictions';
import { type BonusDeps, payCashback, termsOf } from '../../apps/api/src/growth/index.ts';
import { announce } from '../../apps/api/src/players/index.ts';
import { casinoMigrations, casinoSchema } from '../../apps/api/src/schema.ts';
import { fillBooks } from '../large/fill-books.ts';
import { type BenchRow, row } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';

export interface BenchCashbackOptions {
  url: string;
  /** Process id of the server, for its processor time. */
  serverPid: number;
  /** Books; every third belongs to a member with a level who lost. */
  members: number;
}

const postings = 3;
const sampleEveryMs = 100;

/** A week's cashback over all books: paid, recorded and told; and the same week once more, which finds nothing to pay. */
export async function benchCashback({ url, serverPid, members }: BenchCashbackOptions): Promise<BenchRow[]> {
  const db = connect({ url, schema: casinoSchema, answerWithinMs: 60 * 60_000 });
  try {
    await migrate(db, casinoSchema, casinoMigrations);
    await fillMembers(db, members);
    await fillBooks(db, members, postings);
    await loseMoney(db, members);
    const rows: BenchRow[] = [];
    for (const name of ['first', 'again']) rows.push(await payOnce(db, serverPid, members, name));
    return rows;
  } finally {
    await db.query(`drop schema if exists ${casinoSchema} cascade`);
    await db.end();
  }
}

async function payOnce(db: Database, serverPid: number, members: number, name: string): Promise<BenchRow> {
  const deps: BonusDeps = {
    db,
    secret: '',
    lockCashOuts: async () => {},
    rulesOf: async (ids) => new Map(ids.map((id) => [id, casinoJurisdiction.rules])),
    seenWith: async () => [],
    announce,
    log: { info: () => {}, warn: () => {} },
  };
  const week = {
    week: '2020-W10',
    from: new Date(Date.now() - 24 * 3_600_000),
    until: new Date(Date.now() + 24 * 3_600_000),
  };
  let mostBytes = 0;
  const sampling = setInterval(() => {
    mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
  }, sampleEveryMs);
  const used = measureCpu({ database: serverPid });
  const startedAt = performance.now();
  const { given, before } = await payCashback(deps, termsOf(new Map()), week);
  const elapsed = (performance.now() - startedAt) / 1_000;
  const { seconds, otherCores } = used();
  clearInterval(sampling);
  const due = Math.floor(members / 3);
  if ((name === 'first' ? given : before) !== due) throw new Error(`${given} given and ${before} before, not ${due}`);
  return row({
    part: 'cashback',
    name: `${name}: ${members.toLocaleString('en')} members, ${given.toLocaleString('en')} paid, ${elapsed.toFixed(0)} s`,
    perSecond: members / elapsed,
    databaseCpuUs: (seconds.database * 1e6) / members,
    clientCpuUs: (seconds.client * 1e6) / members,
    mib: mostBytes / 2 ** 20,
    otherCores,
  });
}

function fillMembers(db: Database, members: number) {
  return db.query(
    `insert into member (id, username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
       currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, vip_level, mobile_standing)
     overriding system value
     select m, 'b' || m, 'b' || m, '63', 'b' || m, '-', 'A', 'B', 'FEMALE', '1990-01-01', 'USD', 'PH', 'PH-00', 'Manila',
       '1000', 'Road', false, 'b' || m, case m % 3 when 0 then 20 else 0 end, 'undialable'
     from generate_series(1::bigint, $1::bigint) m`,
    [members],
  );
}

/** One bet of a hundred dollars by every third member. */
async function loseMoney(db: Database, members: number): Promise<void> {
  const atOnce = 30_000;
  for (let from = 3; from <= members; from += atOnce) {
    await db.query(
      `select ledger_post_within(array(
         select row(m, 'GAME_BET', 10000, 'USD', 'lost', m::text, null, null, null, null)::ledger_instruction
         from generate_series($1::bigint, $2::bigint, 3) m))`,
      [from, Math.min(from + atOnce - 1, members)],
    );
  }
  await db.query('vacuum analyze');
}
