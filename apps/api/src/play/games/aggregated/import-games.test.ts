import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { saveAggregator } from './aggregated-game.store.ts';
import { importGames, type ListedGame } from './import-games.ts';

let api: TestApi;
let key: string;
let games: ListedGame[] = [];

beforeAll(async () => {
  api = await startTestApi();
  key = await addOperator(api.db, 'catalogue-desk');
  await saveAggregator(api.db, { id: 'many', name: 'Many', secretName: 'NONE', launchUrl: 'http://localhost:1' });
});
afterAll(() => api.close());

const source = {
  id: 'many',
  codeOf: (theirs: string) => `many:${theirs}`,
  listGames: async () => ({ games, unreadable: 3 }),
};
const run = () => importGames(api.db, source);

const listed = (n: number, more: Partial<ListedGame> = {}): ListedGame => ({
  code: `game-${n}`,
  name: `Game ${n}`,
  studio: `Studio ${n % 100}`,
  shelf: n % 3 === 0 ? 'slots' : n % 3 === 1 ? 'tables' : 'live',
  isOpen: true,
  playForFun: true,
  blockedCountries: [],
  currencies: ['USD', 'EUR'],
  returnPercent: '96.00',
  volatility: 'medium',
  coverUrl: null,
  ...more,
});

const rowOf = async (n: number) =>
  (await api.db.query('select * from game where code = $1', [`many:game-${n}`])).rows[0];
const auditEvents = async () =>
  (await api.db.query<{ count: bigint }>(`select count(*) from audit_event where actor = 'system:import many'`))
    .rows[0]!.count;
const currenciesOf = async (n: number) =>
  (
    await api.db.query<{ currency: string }>('select currency from game_limit where game_code = $1 order by currency', [
      `many:game-${n}`,
    ])
  ).rows.map(({ currency }) => currency);

it('imports 15,000 games, closed, each with its audit event, and writes nothing the second time', async () => {
  games = Array.from({ length: 15_000 }, (_, n) => listed(n));
  expect(await run()).toEqual({ listed: 15_000, added: 15_000, changed: 0, closed: 0, unreadable: 3 });
  expect(await rowOf(14_999)).toMatchObject({
    vendor: 'many',
    studio: 'Studio 99',
    category: 'Live Casino',
    enabled: false,
    playable: true,
    arranged_state: 'closed',
  });
  expect(await currenciesOf(5)).toEqual(['EUR', 'USD']);
  expect(await auditEvents()).toBe(15_000n);
  const { rows } = await api.db.query<{ version: bigint }>('select version from betting_rules');
  expect(await run()).toMatchObject({ added: 0, changed: 0, closed: 0 });
  expect(await auditEvents()).toBe(15_000n);
  // Sessions need not read their rules again.
  expect((await api.db.query('select version from betting_rules')).rows).toEqual(rows);
});

it('shows players what an operator opens, and no other game of the list', async () => {
  const find = async (name: string) =>
    (await api.post('/sys/game/find', { name_LIKE: name })).data.content.map((one: { name: string }) => one.name);
  expect(await find('Game 7001')).not.toContain('Game 7001');
  const { id } = await rowOf(7_001);
  const input = { id, version: 0, state: 'open', reason: 'A test' };
  expect((await api.post('/operator/catalogue/arrangeGame', input, key)).error).toBe(0);
  expect(await find('Game 7001')).toContain('Game 7001');
});

it('takes over what changed: names, restrictions, currencies; an operator’s limits stay', async () => {
  const { id } = await rowOf(7_001);
  const bets = { id, currency: 'USD', minimumBet: '0.50', maximumBet: '20', version: 0, reason: 'A test' };
  expect((await api.post('/operator/catalogue/setBets', bets, key)).error).toBe(0);
  games[7_001] = listed(7_001, { name: 'Renamed', blockedCountries: ['CA', 'DE'], currencies: ['USD'] });
  expect(await run()).toMatchObject({ added: 0, changed: 1, closed: 0 });
  expect(await rowOf(7_001)).toMatchObject({ id, name: 'Renamed', blocked_in: ['CA', 'DE'], enabled: true });
  expect(await currenciesOf(7_001)).toEqual(['USD']);
  const { rows } = await api.db.query('select minimum_bet from game_limit where game_code = $1', ['many:game-7001']);
  expect(rows).toEqual([{ minimum_bet: 50n }]);
});

it('closes what the list has no more or calls closed, and opens again what operators had open when it comes back', async () => {
  const whole = games;
  games = whole.filter(({ code }) => code !== 'game-7001' && code !== 'game-3');
  expect(await run()).toMatchObject({ changed: 0, closed: 2 });
  expect(await rowOf(7_001)).toMatchObject({ enabled: false, playable: false });
  expect(await run()).toMatchObject({ closed: 0 });
  games = whole;
  expect(await run()).toMatchObject({ added: 0, changed: 2 });
  expect(await rowOf(7_001)).toMatchObject({ enabled: true, playable: true });
  expect(await rowOf(3)).toMatchObject({ enabled: false, playable: true });
  games = whole.map((game) => (game.code === 'game-7001' ? { ...game, isOpen: false } : game));
  expect(await run()).toMatchObject({ changed: 1 });
  expect(await rowOf(7_001)).toMatchObject({ enabled: false, playable: false });
});

it('opens and closes all games of a studio, each with its own history', async () => {
  games = Array.from({ length: 15_000 }, (_, n) => listed(n));
  await run();
  const studio = 'Studio 42';
  const arrange = (state: string, more: object = {}) =>
    api.post('/operator/catalogue/arrangeStudio', { vendor: 'many', studio, state, reason: 'A test', ...more }, key);
  const counted = async () => {
    const [many] = (await api.post('/operator/catalogue/studios', {}, key)).data;
    expect(many).toMatchObject({ vendor: 'many', vendorName: 'Many', unreadable: 3 });
    return many.studios.find((one: { studio: string }) => one.studio === studio);
  };
  expect(await counted()).toEqual({ studio, games: 150, open: 0, gone: 0 });
  expect((await arrange('open', { reason: '' })).error).not.toBe(0);
  expect((await arrange('open', { studio: 'Nobody' })).error).not.toBe(0);
  expect((await arrange('open')).data).toEqual({ changed: 150 });
  expect((await arrange('open')).data).toEqual({ changed: 0 });
  expect(await counted()).toMatchObject({ open: 150 });
  const { id } = await rowOf(42);
  const history = (await api.post('/operator/catalogue/history', { subject: `game:${id}` }, key)).data.rows;
  expect(history).toMatchObject([{ version: 1, value: { state: 'open' }, reason: 'A test' }]);
  expect((await arrange('closed')).data).toEqual({ changed: 150 });
  expect(await counted()).toMatchObject({ open: 0 });
});

it('changes nothing when the list has lost more than half of its games, or is empty', async () => {
  const before = await auditEvents();
  games = games.slice(0, 7_000);
  await expect(run()).rejects.toThrow('nothing was changed');
  games = [];
  await expect(run()).rejects.toThrow('nothing was changed');
  expect(await auditEvents()).toBe(before);
});
