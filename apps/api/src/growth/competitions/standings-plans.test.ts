import { type Database, inTransaction } from '@fairhouse/database';
import { testDatabase, withoutTriggers } from '@fairhouse/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../schema.ts';
import { findCompetition } from './competition.store.ts';
import { verifyCompetition } from './desk/verify-competition.ts';
import { entriesOf, firstStandings, pageOfStandings } from './entry.store.ts';
import { addManyPlayers } from './many-players.fixture.ts';
import { finish } from './running/finish.ts';
import { movedEntries, scoreMoved } from './running/score.store.ts';

const members = 10_000;
let database: Awaited<ReturnType<typeof testDatabase>>;
let db: Database;
let id: number;
beforeAll(async () => {
  database = await testDatabase({ schema: casinoSchema, migrations: casinoMigrations });
  db = database.pool;
  id = await addManyPlayers(db, { members, rounds: 3 });
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

/** How many entries a question reads. */
async function entriesRead(ask: (db: Database) => Promise<unknown>): Promise<number> {
  let read = 0;
  const walk = (node: Node) => {
    if (node['Relation Name'] === 'competition_entry')
      read += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    node.Plans?.forEach(walk);
  };
  const explaining = {
    async query(text: string, values: unknown[]) {
      const plan = await db.query(`explain (analyze, format json) ${text}`, values);
      walk(plan.rows[0]['QUERY PLAN'][0].Plan);
      return { rows: [] };
    },
  };
  await ask(explaining as unknown as Database);
  return read;
}

it('refreshes all who have played, and then finds nobody', async () => {
  let found = 0;
  for (;;) {
    const moved = await movedEntries(db, 500);
    if (moved.length === 0) break;
    for (const some of moved) {
      await scoreMoved(db, some);
      found += some.memberIds.length;
    }
  }
  expect(found).toBe(members);
  await db.query('vacuum analyze competition_entry');
});

it('reads of the standings a page along the index, and of the own place no more than stand before it', async () => {
  expect(await entriesRead((on) => firstStandings(on, id, 50))).toBeLessThanOrEqual(52);
  expect(await entriesRead((on) => pageOfStandings(on, { id, after: 0, pageSize: 50 }))).toBeLessThanOrEqual(52);
  expect(await entriesRead((on) => pageOfStandings(on, { id, after: 400, pageSize: 50 }))).toBeLessThanOrEqual(452);
  const [first] = await pageOfStandings(db, { id, after: 10, pageSize: 1 });
  const read = await entriesRead((on) => entriesOf(on, first!.memberId, [id]));
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThanOrEqual(30);
});

it('makes final standings of all, whose places are those of their scores and come out the same again', async () => {
  await inTransaction(db, async (tx) => {
    await withoutTriggers(tx);
    await tx.query(`update competition set ends_at = now() - interval '1 minute' where id = $1`, [id]);
  });
  expect(await finish({ db }, id)).toBe(true);
  const { resultHash } = (await findCompetition(db, id))!;
  const again = await verifyCompetition({ db }, id);
  expect(again).toMatchObject({ ok: true, data: { players: members, differing: [], hash: resultHash, matches: true } });
  const { rows } = await db.query(
    `select count(*) filter (where prize is not null)::int as prizes, count(place)::int as placed, count(distinct place)::int as places,
       count(*) filter (where score > 0)::int as scoring
     from competition_entry where competition_id = $1`,
    [id],
  );
  const [{ prizes, placed, places, scoring }] = rows;
  expect(placed).toBe(scoring);
  expect(scoring).toBeGreaterThan(members / 3);
  expect(prizes).toBeGreaterThanOrEqual(100);
  // Hardly any two share a place where ties go by rounds and time.
  expect(places).toBeGreaterThan(placed * 0.9);
});
