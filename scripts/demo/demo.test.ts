import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { errorCodes } from '@fairhouse/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestCasino, type TestCasino } from '../../test-kit/open-test-casino.ts';
import { type Desk, openDesk } from './as-operator.ts';
import { fillCasino, leastMembers } from './fill-casino.ts';
import { presentClock } from './moved-clock.ts';
import { databaseUrlOf, manyMembersSettings } from './open-demo-casino.ts';
import type { Player } from './player.ts';

const program = fileURLToPath(new URL('../demo.ts', import.meta.url));
const seed = 7;
let system: TestCasino;
let desk: Desk;
let players: Player[];

beforeAll(async () => {
  system = await openTestCasino(manyMembersSettings);
  const { origins, dataFolder } = system;
  const databaseUrl = await databaseUrlOf({ dataFolder, databaseUrl: undefined });
  desk = await openDesk({ origin: origins.desk, databaseUrl, clock: presentClock });
  const say = () => {};
  const filled = await fillCasino({ origins, desk, clock: presentClock, seed, members: leastMembers, days: 1, say });
  players = filled.players;
}, 300_000);
afterAll(() => system.close());

const page = { pageSize: 50 };

it('leaves something in every queue, and books that verify', async () => {
  const cashOuts = await desk.ask('cashier', '/operator/cashOut/listPage', { ...page, status: 'pending' });
  expect(cashOuts.content.length).toBeGreaterThanOrEqual(2);
  expect(cashOuts.content.filter(({ needsSecond, checkedBy }) => needsSecond && checkedBy === 'cashier')).toHaveLength(
    1,
  );
  const deposits = await desk.ask('cashier', '/operator/deposit/listPage', page);
  expect(deposits.content.map(({ state }) => state)).toContain('review');
  const documents = await desk.ask('documents', '/operator/document/listPage', { ...page, status: 'waiting' });
  expect(documents.totalElements).toBeGreaterThanOrEqual(2);
  const contacts = await desk.ask('support', '/operator/contact/listPage', { ...page, status: 'open' });
  expect(contacts.totalElements).toBeGreaterThanOrEqual(1);
  const { rules } = await desk.ask('risk', '/operator/risk/rule/list', {});
  expect(rules.filter(({ runs }) => runs !== null)).toHaveLength(3);
  const campaigns = await desk.ask('bonuses', '/operator/campaign/list', {});
  expect(campaigns.rows.filter(({ state }) => state === 'draft')).toHaveLength(2);
  const held = await desk.ask('risk', '/operator/heldWin/listPage', { ...page, status: 'held' });
  expect(held.totalElements).toBeGreaterThanOrEqual(1);
  expect((await desk.ask('documents', '/operator/document/listExpiring', { stage: 'soon' })).content).toHaveLength(1);
  const files = await desk.ask('finance', '/operator/settlement/listPage', page);
  expect(files.content).toMatchObject([{ state: 'preview', provider: 'stripe' }]);
  const { lines } = await desk.ask('finance', '/operator/settlement/lines', { id: files.content[0]!.id });
  expect(new Set(lines.map(({ match }) => match))).toEqual(new Set(['matched', 'unknown', 'none']));
  const runs = await desk.ask('bonuses', '/operator/bonus/runs', {});
  expect(runs.map(({ job }) => job)).toContain('cashback');
  expect((await desk.ask('bonuses', '/operator/bonus/list', {})).rows.length).toBeGreaterThanOrEqual(1);
  const disputes = await desk.ask('cashier', '/operator/queue/list', { queue: 'disputes' });
  expect(disputes.rows.length).toBeGreaterThanOrEqual(1);
  const cases = await desk.ask('risk', '/operator/queue/list', { queue: 'harmCases' });
  expect(cases.rows).toHaveLength(1);
  const outcomes = await Promise.all(
    players.slice(-2).map(async ({ id }) => {
      const seen = await desk.ask('risk', '/operator/protection/member', { memberId: id });
      expect(seen.pauses).toMatchObject([{ kind: 'mandatoryBreak' }]);
      return seen.cases.map(({ state, outcome }) => [state, outcome]);
    }),
  );
  expect(outcomes).toEqual([[['closed', 'talked']], [['open', null]]]);
  const standings = await Promise.all(
    players.map(async ({ id }) => (await desk.ask('documents', '/operator/identity/member', { memberId: id })).checks),
  );
  expect(standings.flat().map(({ identity }) => identity)).toEqual(['waiting', 'passed']);
  const verified = await desk.ask('administrator', '/operator/books/verify', {});
  expect(verified).toMatchObject({ books: leastMembers, faultCount: 0 });
});

it('is marked, and a casino that has members is never filled', async () => {
  expect(await desk.ask('support', '/operator/demonstration/get', {})).toMatchObject({
    seed,
    operator: 'administrator',
  });
  const again = fillCasino({
    origins: system.origins,
    desk,
    clock: presentClock,
    seed,
    members: leastMembers,
    days: 1,
    say: () => {},
  });
  await expect(again).rejects.toMatchObject({ code: errorCodes.wrongState });
});

it('is refused in production, while the system runs, and where a demonstration was begun before, with what to do', async () => {
  const env = { ...process.env, ...system.settings };
  const refusal = (more: Record<string, string>) =>
    new Promise<string>((done) =>
      execFile(process.execPath, ['--import', 'tsx', program], { env: { ...env, ...more } }, (_error, _out, err) =>
        done(err),
      ),
    );
  expect(await refusal({ NODE_ENV: 'production' })).toContain('never in production');
  expect(await refusal({})).toContain('Fairhouse is running; stop it first');
  // As after an interruption: the system is closed, and its database has the mark.
  const databaseUrl = await databaseUrlOf({ dataFolder: system.dataFolder, databaseUrl: undefined });
  const elsewhere = { PUBLIC_ORIGIN: 'http://127.0.0.1:1', DATABASE_URL: databaseUrl };
  expect(await refusal(elsewhere)).toContain('To start again, drop the database of DATABASE_URL');
});
