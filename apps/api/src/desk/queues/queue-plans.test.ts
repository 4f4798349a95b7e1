import type { Database } from '@fairhouse/database';
import { testDatabase } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { pageOfQueue, type QueueQuestion, summaryOfQueue, totalsOfQueue } from './queue-row.store.ts';

const cashOuts = 100_000;
const pending = 5_000;
const part = 10_000;

let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;

/** A large casino: most of its cash-outs were paid long ago. */
beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, migrations: casinoMigrations });
  db = database.pool;
  await db.query(
    `insert into member (username, email, mobile_prefix, mobile, password_hash, first_name, last_name, gender, birthday,
       currency, country_code, state_code, city, postal_code, address, receive_exclusive, invitation_code)
     select 'm' || n, 'm' || n || '@example.com', '63', n::text, '', 'A', 'B', 'FEMALE', '1990-01-01', 'USD', 'PH', '', '', '',
       '', false, 'code' || n from generate_series(1, 1000) n`,
  );
  // A part at a time: a statement may take no longer than one of the casino's.
  for (let from = 1; from <= cashOuts; from += part) {
    await db.query(
      `insert into cash_out (member_id, method, amount, currency, destination, proofs, content_hash, approved_hash,
         status, instruction, request_hash, created_at, updated_at)
       select m.id, case when n % 3 = 0 then 'PAYPAL' else 'PAYID' end, 2500 + n % 1000,
         case when n % 4 = 0 then 'EUR' else 'USD' end, '{}', '{}', md5(n::text) || md5(n::text),
         md5(n::text) || md5(n::text),
         case when n > $1 then 'pending' when n % 500 = 0 then 'paying' else 'completed' end,
         'i' || n, '', now() - (100000 - n) * interval '1 minute', now() - (100000 - n) * interval '1 minute'
       from generate_series($2::int, $3::int) n
         join (select id, row_number() over () - 1 as place from member) m on m.place = n % 1000`,
      [cashOuts - pending, from, from + part - 1],
    );
  }
  for (const table of ['member', 'cash_out']) await db.query(`vacuum analyze ${table}`);
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

/** How the tables were read by what the function asks. */
async function readBy(ask: (explaining: Database) => Promise<unknown>): Promise<Node[]> {
  const found: Node[] = [];
  const walk = (node: Node) => {
    if (node['Relation Name']) found.push(node);
    if (node['Node Type'].startsWith('Bitmap Heap')) return;
    node.Plans?.forEach(walk);
  };
  const explaining = {
    async query(text: string, values: unknown[]) {
      const { rows } = await db.query(`explain (analyze, format json) ${text}`, values);
      walk(rows[0]['QUERY PLAN'][0].Plan);
      return { rows: [] };
    },
  };
  await ask(explaining as unknown as Database);
  return found;
}

const rowsRead = (nodes: Node[], table: string) =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce((all, node) => all + node['Actual Rows'] * node['Actual Loops'], 0);
const scansWhole = (nodes: Node[], table: string) =>
  nodes.some((node) => node['Relation Name'] === table && node['Node Type'] === 'Seq Scan');

const person = { id: 1n, name: 'anna', roles: [], permissions: new Set<never>(), memberIds: [5n] };
const question = (more: object = {}, filter: object = {}): QueueQuestion => ({
  queue: 'cashOuts',
  person,
  filter: { hold: 'open', whose: 'anybody', ...filter },
  amountFrom: undefined,
  amountTo: undefined,
  amberMinutes: 60,
  redMinutes: 120,
  ...more,
});
const byAge = { sort: 'waitingSince', direction: 'asc' } as const;
const byAmount = { sort: 'amount', direction: 'desc' } as const;
const byPlayer = { sort: 'player', direction: 'asc' } as const;
const byKind = { sort: 'kind', direction: 'asc' } as const;
const page = { after: undefined, most: 51 };

it.each([
  ['by age', question(), byAge, page],
  ['by age, backwards', question(), { ...byAge, direction: 'desc' }, page],
  ['by amount', question({}, { currency: ['USD'] }), byAmount, page],
  ['that is free', question(), byAge, { ...page, onlyFree: true }],
  ['of payouts', question({ queue: 'payouts' }), byAge, page],
] as const)('a page %s reads a page of rows, on an index', async (_, asked, order, cut) => {
  const nodes = await readBy((explaining) => pageOfQueue(explaining, asked, order, cut));
  expect(scansWhole(nodes, 'cash_out')).toBe(false);
  expect(rowsRead(nodes, 'cash_out')).toBeGreaterThan(0);
  expect(rowsRead(nodes, 'cash_out')).toBeLessThanOrEqual(300);
});

it('a page far behind costs what the first one does', async () => {
  const rows = await pageOfQueue(db, question(), byAge, { after: undefined, most: 4_000 });
  const last = rows.at(-1)!;
  const after = [last.sortKey, String(last.id)] as [string, string];
  const nodes = await readBy((explaining) => pageOfQueue(explaining, question(), byAge, { after, most: 51 }));
  expect(rowsRead(nodes, 'cash_out')).toBeLessThanOrEqual(60);
  const next = await pageOfQueue(db, question(), byAge, { after, most: 5 });
  expect(next.every((row) => row.waitingSince >= last.waitingSince)).toBe(true);
});

it.each([
  ['player', byPlayer],
  ['kind', byKind],
] as const)('a page by %s reads what is open, and nothing of the history', async (_, order) => {
  const nodes = await readBy((explaining) => pageOfQueue(explaining, question(), order, page));
  expect(scansWhole(nodes, 'cash_out')).toBe(false);
  expect(rowsRead(nodes, 'cash_out')).toBe(pending);
});

it('totals read what is open, and nothing of the history', async () => {
  for (const ask of [totalsOfQueue, summaryOfQueue]) {
    const nodes = await readBy((explaining) => ask(explaining, question()));
    expect(scansWhole(nodes, 'cash_out')).toBe(false);
    expect(rowsRead(nodes, 'cash_out')).toBe(pending);
  }
  const totals = await totalsOfQueue(db, question());
  const { rows } = await db.query(
    `select currency, count(*)::int as count, sum(amount)::bigint as amount from cash_out where status = 'pending'
     group by currency order by currency`,
  );
  expect(totals.map(({ currency, count, amount }) => ({ currency, count, amount }))).toEqual(rows);
});
