import { listNames, permissionNames } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { pageOfList } from './list.store.ts';
import { lists } from './lists.ts';
import { type AskedView, viewOf } from './question.ts';

const members = 20_000;
const payments = 40_000;
const part = 10_000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

/** A casino with a past: everything but the last is old. */
beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, migrations: casinoMigrations });
  db = database.pool;
  // A part at a time: a statement may take no longer than one of the casino's.
  for (let from = 1; from <= members; from += part) {
    await db.query(
      `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
         currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code, created_at)
       select 'm' || n, 'm' || n || '@example.com', '63', n::text, '', 'A', 'B', 'FEMALE', '1990-01-01', 'USD', 'PH', '', '',
         '', '', false, 'code' || n, now() - (20000 - n) * interval '10 minutes' from generate_series($1::int, $2::int) n`,
      [from, from + part - 1],
    );
  }
  const ofMember = '(select min(id) from member) + n % 1000';
  const at = "now() - (40000 - n) * interval '1 minute'";
  for (let from = 1; from <= payments; from += part) {
    const range = [from, from + part - 1];
    await db.query(
      `insert into cash_out (member_id, method, amount, currency, destination, proofs, content_hash, approved_hash, status,
         instruction, request_hash, created_at)
       select ${ofMember}, 'PAYPAL', 2500 + n % 9000, case when n % 4 = 0 then 'EUR' else 'USD' end, '{}', '{}', 'h', 'h',
         case when n % 5000 = 0 then 'failed' else 'completed' end, 'i' || n, '', ${at}
       from generate_series($1::int, $2::int) n`,
      range,
    );
    await db.query(
      `insert into deposit_attempt (member_id, method, provider, reference, amount, currency, state, request_hash, ask_at,
         created_at)
       select ${ofMember}, 'STRIPE', 'stripe', 'r' || n, 1000 + n % 9000, case when n % 4 = 0 then 'EUR' else 'USD' end,
         case when n % 5000 = 0 then 'charged_back' else 'succeeded' end, '', null, ${at}
       from generate_series($1::int, $2::int) n`,
      range,
    );
    await db.query(
      `insert into member_session (token_hash, member_id, expires_at, address, user_agent, created_at)
       select sha256(n::text::bytea), ${ofMember}, now(), '127.0.0.1', 'a browser', ${at}
       from generate_series($1::int, $2::int) n`,
      range,
    );
    await db.query(
      `insert into bonus (member_id, promotion, period, status, currency, amount, required, most_counted, idle_ms, shares,
         own, locked, counted_seq, last_bet_at, given_by, created_at, ended_at)
       select ${ofMember}, 'given', n::text, 'released', 'USD', 100, 5000, 200, 1000, '{}', 0, 100, 0, now(), 'test', ${at},
         now()
       from generate_series($1::int, $2::int) n`,
      range,
    );
  }
  for (let from = 1; from <= payments; from += part) {
    await db.query(
      `insert into contact (member_id, name, username, email, phone, topic, message, language, created_at, changed_at, closed_at,
         closed_by, note)
       select ${ofMember}, 'A', 'a', 'a' || n || '@example.com', '1', 'bonus', 'x', 'en', ${at}, ${at},
         case when n % 5000 > 0 then now() end, case when n % 5000 > 0 then 'anna' end, case when n % 5000 > 0 then '' end
       from generate_series($1::int, $2::int) n`,
      [from, from + part - 1],
    );
  }
  await db.query(`insert into member_tag (member_id, tag, added_by) select min(id) + 5, 'rare', 'test' from member`);
  for (const table of ['member', 'cash_out', 'deposit_attempt', 'member_session', 'bonus', 'member_tag', 'contact'])
    await db.query(`vacuum analyze ${table}`);
});
afterAll(() => database.close());

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** What a page reads of the tables that the list is of, and whether it reads one as a whole. */
async function readBy(asked: AskedView, tables: readonly string[]) {
  const view = viewOf({ permissions: new Set(permissionNames) }, asked);
  if (!view.ok) throw new Error(JSON.stringify(view));
  let rows = 0;
  let isWhole = false;
  const walk = (node: Node) => {
    const table = node['Relation Name'];
    if (table && tables.includes(table)) {
      rows += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
      isWhole ||= node['Node Type'] === 'Seq Scan';
    }
    node.Plans?.forEach(walk);
  };
  const explaining = {
    async query(text: string, values: unknown[]) {
      const plan = await db.query(`explain (analyze, format json) ${text}`, values);
      walk(plan.rows[0]['QUERY PLAN'][0].Plan);
      return { rows: [] };
    },
  };
  await pageOfList(explaining as unknown as Transaction, view.data, { after: undefined, most: 101 });
  return { rows, isWhole };
}

/** One that looks nothing up elsewhere. */
const columnOf = (list: AskedView['list']) => (list === 'sessions' ? 'began' : 'id');

const ofPayments = ['cash_out', 'deposit_attempt'];
const orders: [AskedView['list'], string, Record<string, string>, string[]][] = [
  ['players', 'joined', {}, ['member']],
  ['players', 'username', {}, ['member']],
  ['payments', 'created', {}, ofPayments],
  ['payments', 'amount', { currency: 'USD' }, ofPayments],
  ['bonuses', 'given', {}, ['bonus']],
  ['sessions', 'began', {}, ['member_session']],
  ['threads', 'changed', {}, ['contact']],
];

it('every order of every list is among these, but those of the staff, who are few', () => {
  const declared = listNames
    .filter((name) => name !== 'staff')
    .flatMap((name) => Object.keys(lists[name].sorts).map((sort) => `${name} ${sort}`));
  expect(orders.map(([list, sort]) => `${list} ${sort}`)).toEqual(declared);
});

it.each(orders)(
  'a page of %s by %s reads a page, along an index, in either direction',
  async (list, sort, filter, tables) => {
    for (const direction of ['asc', 'desc'] as const) {
      const { rows, isWhole } = await readBy({ list, sort, direction, filter, columns: [columnOf(list)] }, tables);
      expect(isWhole).toBe(false);
      expect(rows).toBeGreaterThan(0);
      // One page of each source, and what an index sorts on by its first column alone.
      expect(rows).toBeLessThanOrEqual(101 * tables.length * 2);
    }
  },
);

const today = new Date().toISOString().slice(0, 10);

it.each([
  ['players of a tag', 'players', { tag: 'rare' }, ['member']],
  ['players of a name', 'players', { username: 'M77' }, ['member']],
  ['players of a day', 'players', { joinedFrom: today }, ['member']],
  ['payments in a rare state', 'payments', { state: 'charged_back' }, ofPayments],
  ['payments of a player', 'payments', { member: 'first' }, ofPayments],
  ['payments of a day', 'payments', { from: today }, ofPayments],
  ['sessions of a player', 'sessions', { member: 'first' }, ['member_session']],
  ['sessions of a day', 'sessions', { from: today }, ['member_session']],
  ['threads of a player', 'threads', { member: 'first' }, ['contact']],
  ['bonuses of a player', 'bonuses', { member: 'first' }, ['bonus']],
] as const)('%s read few rows, along an index', async (_, list, written, tables) => {
  const filter: Record<string, string> = { ...written };
  if (filter.member) filter.member = String((await db.query('select min(id) as id from member')).rows[0]!.id);
  const { rows, isWhole } = await readBy({ list, direction: 'desc', filter, columns: [columnOf(list)] }, tables);
  expect(isWhole).toBe(false);
  expect(rows).toBeLessThanOrEqual(600);
});
