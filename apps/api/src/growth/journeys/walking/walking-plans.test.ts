import type { Database } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../../schema.ts';
import { beginnings } from './begin.store.ts';
import { countActions, duePlayers } from './player.store.ts';

const members = 100_000;
const part = 20_000;
const step = { kind: 'message', id: 's1', english: 'a', filipino: 'b', next: null };

let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let someone: bigint;

/** A member a minute, each with a session; ten journeys, three of which run, with all members under way in one that runs and one that is paused. */
beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, migrations: casinoMigrations });
  db = database.pool;
  for (let from = 1; from <= members; from += part) {
    await db.query(
      `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
         currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at)
       select 'm' || n, 'm' || n || '@example.com', '63', n::text, '', 'A', 'B', 'FEMALE', date '1980-01-01' + n % 7300, 'USD', 'PH',
         '', '', '', '', false, 'code' || n, now() - n * interval '1 minute'
       from generate_series($1::int, $2::int) n`,
      [from, from + part - 1],
    );
  }
  await db.query(
    `insert into member_session (token_hash, member_id, created_at, expires_at, address, user_agent)
     select sha256(id::text::bytea), id, created_at, created_at, '', '' from member`,
  );
  await db.query('alter table journey disable trigger user');
  await db.query(`insert into journey (name, made_by) select 'journey ' || n, 'test' from generate_series(1, 10) n`);
  await db.query(
    `insert into journey_version (journey_id, version, definition, content_hash, saved_by, reason)
     select id, 1, $1, repeat('0', 64), 'test', 'A test' from journey`,
    [JSON.stringify({ trigger: { kind: 'joined' }, steps: [step] })],
  );
  await db.query(
    `update journey set state = case when id <= 3 then 'running' else 'paused' end, runs = 1, since = now(), entered_until = now()`,
  );
  await db.query(
    `insert into journey_player (journey_id, version, member_id, entered_at, step, arrived_at, due_at)
     select j.id, 1, m.id, m.created_at, 's1', m.created_at, now() + (m.id - (select min(id) from member) - 1000) * interval '1 minute'
     from member m, journey j where j.id in (1, 4)`,
  );
  await db.query(
    `insert into journey_action (player_id, step, member_id, kind, done_at)
     select id, 's1', member_id, 'message', now() from journey_player where journey_id = 1`,
  );
  someone = (await db.query('select min(id) + 500 as id from member')).rows[0].id;
  for (const table of ['member', 'member_session', 'journey', 'journey_player', 'journey_action'])
    await db.query(`vacuum analyze ${table}`);
});
afterAll(() => database.close());

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Node[];
}

async function planOf(text: string, values: unknown[]): Promise<Node[]> {
  const found: Node[] = [];
  const walk = (node: Node) => {
    if (node['Relation Name'] || node['Index Name']) found.push(node);
    node.Plans?.forEach(walk);
  };
  const { rows } = await db.query(`explain (analyze, format json) ${text}`, values);
  walk(rows[0]['QUERY PLAN'][0].Plan);
  return found;
}

async function planOfQuery(ask: (db: Database) => Promise<unknown>): Promise<Node[]> {
  let plan: Node[] = [];
  const explaining = {
    async query(text: string, values: unknown[]) {
      plan = await planOf(text, values);
      return { rows: [{}] };
    },
  };
  await ask(explaining as unknown as Database);
  return plan;
}

const read = (nodes: Node[], table: string) =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce((all, node) => all + node['Actual Rows'] * node['Actual Loops'], 0);
const whole = (nodes: Node[]) =>
  nodes
    .filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== 'journey')
    .map((node) => node['Relation Name']);

describe('of 200,000 players under way', () => {
  it('those whose step is due are found along the index, as many as are asked for', async () => {
    const nodes = await planOfQuery((explaining) => duePlayers(explaining, new Date(), 50));
    // An average for each journey is rounded by the plan.
    expect(Math.round(read(nodes, 'journey_player'))).toBe(50);
    expect(whole(nodes)).toEqual([]);
  });

  it('what a player received within some days is counted along the index', async () => {
    const nodes = await planOfQuery((explaining) =>
      countActions(explaining as never, someone, ['message'], new Date(Date.now() - 86_400_000)),
    );
    expect(read(nodes, 'journey_action')).toBe(1);
    expect(whole(nodes)).toEqual([]);
  });
});

describe('of 100,000 members, for whom a journey begins within an hour is found without reading all of them', () => {
  const until = new Date();
  const from = new Date(until.getTime() - 3_600_000);
  it.each([
    ['joined', {}, 'member', 100],
    ['firstDeposit', {}, 'member', 0],
    ['noDeposit', { days: 7 }, 'member', 100],
    ['noLogIn', { days: 7 }, 'member_session', 300],
    ['levelReached', { level: 3 }, 'member', 0],
  ] as const)('%s', async (kind, more, table, most) => {
    const nodes = await planOf(beginnings[kind], [from, until, JSON.stringify({ kind, ...more })]);
    expect(read(nodes, table)).toBeLessThanOrEqual(most);
    expect(whole(nodes).filter((name) => name === 'member' || name === 'member_session')).toEqual([]);
  });

  it('birthday', async () => {
    const night = new Date(Date.UTC(2026, 5, 14, 23, 30));
    const nodes = await planOf(beginnings.birthday, [
      night,
      new Date(night.getTime() + 3_600_000),
      '{"kind":"birthday"}',
    ]);
    expect(whole(nodes)).toEqual([]);
    // Two of 365 days.
    expect(read(nodes, 'member')).toBeLessThan(members / 100);
  });
});
