import { gameFeatures, gameShelves } from '@fairhouse/contract';
import { catalogue } from '@fairhouse/games/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const nocturne = 1;
const roulette = 2;
const ofAVendor = 9_001;

const found = async (asked: object): Promise<string[]> => {
  const { error, data } = await api.post('/sys/game/find', { pageSize: 300, ...asked });
  expect(error).toBe(0);
  return data.content.map(({ name }: { name: string }) => name);
};
const ours = (is: (game: (typeof catalogue)[number]) => boolean) => catalogue.filter(is).map(({ name }) => name);

describe('finding games', () => {
  it('by their kind, their features, how far rounds stray and what they return', async () => {
    for (const shelf of gameShelves) expect(await found({ shelf })).toEqual(ours((game) => game.shelf === shelf));
    for (const feature of gameFeatures)
      expect(await found({ feature })).toEqual(ours(({ features }) => features.includes(feature)));
    const calm = ['low', 'low to medium'];
    expect(await found({ volatility_IN: calm })).toEqual(ours(({ figures }) => calm.includes(figures.volatility)));
    expect(await found({ returnPercent_GTE: 97 })).toEqual(ours(({ figures }) => Number(figures.return) >= 97));
    expect(await found({ shelf: 'slots', feature: 'free-spins', returnPercent_GTE: 99.99 })).toEqual([]);
    expect(await found({ shelf: 'slots', feature: 'free-spins' })).toContain('Nocturne');
  });

  it('by who made them: studios of aggregators by their own names, all others by their vendor', async () => {
    const { data } = await api.post('/sys/game/studios', {});
    const [own] = data;
    expect(data).toHaveLength(1);
    expect(own.games).toBe((await found({ enabled: 1 })).length);
    expect(await found({ studio: own.name, enabled: 1 })).toHaveLength(own.games);
    expect(await found({ studio: 'Nobody' })).toEqual([]);
    await api.db.query(`update game set studio = 'Lantern Works' where id = $1`, [nocturne]);
    expect(await found({ studio: 'Lantern Works' })).toEqual(['Nocturne']);
    expect((await api.post('/sys/game/studios', {})).data).toEqual([
      { ...own, games: own.games - 1 },
      { name: 'Lantern Works', games: 1 },
    ]);
    await api.db.query('update game set enabled = false where id = $1', [nocturne]);
    expect((await api.post('/sys/game/studios', {})).data).toEqual([{ ...own, games: own.games - 1 }]);
    await api.db.query('update game set enabled = true, studio = null where id = $1', [nocturne]);
  });

  it('in the order that was asked for, those without a figure last', async () => {
    const returns = new Map(catalogue.map(({ name, figures }) => [name, Number(figures.return)]));
    const names = await found({ returnPercent_0: 'DESC' });
    const sorted = names.map((name) => returns.get(name) ?? 0);
    expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
    expect(new Set(names)).toEqual(new Set(await found({})));
    const [first] = await found({ enabled: 1, volatility_0: 'DESC' });
    expect(catalogue.find(({ name }) => name === first)!.figures.volatility).not.toBe('low');
  });

  it('by a name as it is typed, and where there is none, by the names that come nearest', async () => {
    expect(await found({ name_LIKE: 'noct' })).toEqual(['Nocturne']);
    expect(await found({ name_LIKE: 'noctrune' })).toEqual(['Nocturne']);
    expect(await found({ name_LIKE: 'europaen rulette' })).toEqual(['European Roulette']);
    expect(await found({ name_LIKE: 'noctrune', shelf: 'cards' })).toEqual([]);
    expect(await found({ name_LIKE: 'zeppelin' })).toEqual([]);
    await api.db.query('update game set enabled = false where id = $1', [roulette]);
    expect(await found({ name_LIKE: 'europaen rulette' })).toEqual([]);
    await api.db.query('update game set enabled = true where id = $1', [roulette]);
    expect(await api.post('/sys/game/find', { name_LIKE: 'x'.repeat(61) })).toMatchObject({ error: 1000 });
    expect(await api.post('/sys/game/find', { shelf: 'attic' })).toMatchObject({ error: 1000 });
  });

  it('that are new: not what the casino opened with, and for 30 days', async () => {
    expect(await found({ isNew: 1 })).toEqual([]);
    const came = (days: number) =>
      api.db.query(
        `update game set created_at = case when id = $1 then now() - make_interval(days => $2) else now() - interval '1 year' end`,
        [nocturne, days],
      );
    await came(29);
    expect(await found({ isNew: 1 })).toEqual(['Nocturne']);
    expect(await found({ isNew: 0 })).not.toContain('Nocturne');
    await came(31);
    expect(await found({ isNew: 1 })).toEqual([]);
  });
});

describe('what is to be known of a game', () => {
  it('is what its folder and its limits say, in the language and the currency of who asks', async () => {
    const { data } = await api.post('/sys/game/about', { id: nocturne });
    const listed = catalogue.find(({ id }) => id === nocturne)!;
    expect(data).toMatchObject({
      game: { id: nocturne, name: 'Nocturne' },
      shelf: 'slots',
      features: ['free-spins', 'multipliers'],
      volatility: listed.figures.volatility,
      returnPercent: '96.00',
      hitPercent: listed.figures.hitRate,
      // Rarer than once in a thousand million rounds: nobody ever sees it.
      largestWin: null,
      largestWinOneIn: null,
      limits: { currency: 'USD', minimumBet: '0.20', maximumBet: '50.00' },
      rules: listed.rules.en,
    });
    expect(new URL(data.sheet).pathname).toBe('/sheets/nocturne');
    const fil = await api.post('/sys/game/about', { id: nocturne }, undefined, { 'x-fe-lang': 'fil' });
    expect(fil.data.rules).toEqual(listed.rules.fil);
    const { token } = await api.join({ currency: 'BTC' });
    expect((await api.post('/sys/game/about', { id: nocturne }, token)).data.limits.currency).toBe('BTC');
  });

  it('says of a shared pot what it pays at most, and what lies in it once its casino says so', async () => {
    const { id, pot } = catalogue.find(({ pot }) => pot)!;
    const most = (Number(pot!.most.USD) / 100).toFixed(2);
    // No studio runs here.
    expect((await api.post('/sys/game/about', { id })).data.pot).toEqual({ amount: null, most });
    expect((await api.post('/sys/game/about', { id: nocturne })).data.pot).toBeNull();
  });

  it('has the odds of the largest win where they are counted', async () => {
    const { data } = await api.post('/sys/game/about', { id: roulette });
    expect([data.largestWin, data.largestWinOneIn]).toEqual([36, expect.closeTo(37, 9)]);
  });

  it('tells as the least stake what a round begins with, not what insurance costs at least', async () => {
    const { id } = catalogue.find(({ code }) => code === 'blackjack')!;
    expect((await api.post('/sys/game/about', { id })).data.limits.minimumBet).toBe('1.00');
  });

  it('leads to games like it, that can be played, of its own kind first', async () => {
    const { likeThis } = (await api.post('/sys/game/about', { id: nocturne })).data;
    expect(likeThis.length).toBeGreaterThan(0);
    expect(likeThis.length).toBeLessThanOrEqual(6);
    const kinds = likeThis.map(({ id }: { id: number }) => catalogue.find((game) => game.id === id)!.shelf);
    expect(kinds[0]).toBe('slots');
    expect(likeThis.map(({ id }: { id: number }) => id)).not.toContain(nocturne);
  });

  it('is little of one whose vendor says nothing, and nothing of one that players do not see', async () => {
    await api.db.query(
      `insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon)
       values ($1, 'of-a-vendor', 'studio', 'Of a Vendor', '/x.avif', 'Live Casino', 9001, true, false, false)`,
      [ofAVendor],
    );
    const reported = await api.post('/sys/game/about', { id: ofAVendor });
    expect(reported.data).toMatchObject({
      shelf: null,
      features: [],
      returnPercent: null,
      limits: null,
      rules: [],
      sheet: null,
    });
    expect((await found({ returnPercent_0: 'DESC' })).at(-1)).toBe('Of a Vendor');
    expect(await found({ returnPercent_GTE: 90 })).not.toContain('Of a Vendor');
    await api.db.query('update game set enabled = false where id = $1', [roulette]);
    expect(await api.post('/sys/game/about', { id: roulette })).toMatchObject({ error: 1002 });
    await api.db.query('update game set enabled = true where id = $1', [roulette]);
  });
});
