import type { Database } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../../schema.ts';
import { readPastFacts } from './facts.store.ts';

const cashOuts = 100_000;
const members = 1_000;
const part = 10_000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

/** A cash-out a minute, each member one of them every 1,000 minutes; every fourth is of another currency. */
beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, migrations: casinoMigrations });
  db = database.pool;
  await db.query(
    `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
       currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code)
     select 'm' || n, 'm' || n || '@example.com', '63', n::text, '', 'A', 'B', 'FEMALE', '1990-01-01', 'USD', 'PH', '', '', '',
       '', false, 'code' || n from generate_series(1, $1::int) n`,
    [members],
  );
  for (let from = 1; from <= cashOuts; from += part) {
    await db.query(
      `insert into cash_out (member_id, method, amount, currency, destination, proofs, content_hash, approved_hash, status, instruction,
         request_hash, created_at, updated_at)
       select m.id, 'PAYPAL', 2500, case when n % 4 = 0 then 'EUR' else 'USD' end, '{"email": "m@example.com"}', '{}',
         md5(n::text) || md5(n::text), md5(n::text) || md5(n::text), 'completed', 'i' || n, '',
         now() - (100000 - n) * interval '1 minute', now() - (100000 - n) * interval '1 minute'
       from generate_series($1::int, $2::int) n
         join (select id, row_number() over () - 1 as place from member) m on m.place = n % 1000`,
      [from, from + part - 1],
    );
    await db.query(
      `insert into audit_event (at, actor, member_id, subject, command)
       select now() - (100000 - n) * interval '1 minute', 'member:' || m.id, m.id, 'member:' || m.id, 'member.logIn'
       from generate_series($1::int, $2::int) n
         join (select id, row_number() over () - 1 as place from member) m on m.place = n % 1000`,
      [from, from + part - 1],
    );
  }
  for (const table of ['member', 'cash_out', 'audit_event']) await db.query(`vacuum analyze ${table}`);
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

async function planOf(days: number, most: number): Promise<Node[]> {
  const found: Node[] = [];
  const walk = (node: Node) => {
    if (node['Relation Name'] || node['Index Name']) found.push(node);
    node.Plans?.forEach(walk);
  };
  const explaining = {
    async query(text: string, values: unknown[]) {
      const { rows } = await db.query(`explain (analyze, format json) ${text}`, values);
      walk(rows[0]['QUERY PLAN'][0].Plan);
      return { rows: [] };
    },
  };
  const until = new Date();
  const stretch = {
    currency: 'USD' as const,
    from: new Date(until.getTime() - days * 86_400_000),
    until,
    changeHours: 72,
  };
  await readPastFacts(explaining as unknown as Database, stretch, most);
  return found;
}

const rowsRead = (nodes: Node[], table: string) =>
  nodes
    .filter((node) => node['Relation Name'] === table && !node['Node Type'].startsWith('Bitmap Index'))
    .reduce((all, node) => all + node['Actual Rows'] * node['Actual Loops'], 0);

it('a trial walks along the index of a currency by time, and reads of each player the cash-outs of a week', async () => {
  const most = 500;
  const nodes = await planOf(92, most);
  const chosen = nodes.filter((node) => node['Index Name'] === 'cash_out_by_currency');
  expect(chosen.map((node) => node['Actual Rows'] * node['Actual Loops'])).toEqual([most]);
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'cash_out')).toEqual([]);
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'audit_event')).toEqual(
    [],
  );
  // Of a player ten in a week, and for the account one that was paid: far below the hundred that each has.
  expect(rowsRead(nodes, 'cash_out')).toBeLessThan(most * 30);
});
