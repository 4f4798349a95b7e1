import { errorCodes } from '@fairhouse/contract/errors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Hub88Casino, listedGame, openGame, startHub88Casino } from './hub88.fixture.ts';

let casino: Hub88Casino;
beforeAll(async () => {
  casino = await startHub88Casino({
    TRUSTED_PROXIES: '127.0.0.1,::1',
    COUNTRY_HEADER: 'x-country',
    HUB88_GAME_ORIGINS: 'http://localhost:3002,https://games.hub88.example',
  });
});
afterAll(() => casino.close());

it('opens a game for money with a session of the wallet, and for fun without one', async () => {
  const { user, token } = await casino.seat(1_000n);
  const money = casino.asked.at(-1)!;
  expect(money).toMatchObject({ path: '/game/url', isSigned: true });
  expect(money.body).toMatchObject({
    operator_id: 7,
    game_code: 'slot',
    user,
    token,
    currency: 'USD',
    platform: 'GPL_DESKTOP',
    lang: 'en',
    country: expect.stringMatching(/^[A-Z]{2}$/),
  });
  const id = await casino.gameId('slot');
  const fun = await casino.api.post('/sys/game/getTryPlayUrl', { id, channel: 'mobile' });
  expect(fun).toMatchObject({ error: 0, data: 'http://localhost:3002/hub88/game' });
  const { body } = casino.asked.at(-1)!;
  expect(body).toMatchObject({ currency: 'XXX', platform: 'GPL_MOBILE' });
  expect([body.user, body.token]).toEqual([undefined, undefined]);
});

it('opens nothing that is closed, or that an operator has blocked the player from', async () => {
  const member = await casino.api.join();
  const launch = (id: number) => casino.api.post('/sys/game/getLaunchUrl', { id, channel: 'pc' }, member.token);
  expect((await launch(await casino.gameId('other'))).error).toBe(errorCodes.noSuchThing);
  const block = { memberId: Number(member.id), blocked: true, reason: 'A test' };
  await casino.api.post('/operator/member/blockPlay', block, casino.key);
  const before = casino.asked.length;
  expect((await launch(await casino.gameId('slot'))).error).toBe(errorCodes.gameBlocked);
  expect(casino.asked).toHaveLength(before);
});

it.each([
  ['refuses the game', 403],
  ['fails', 500],
  ['says what is no address', { url: 'nonsense' }],
  ['names an origin that is not set', { url: 'https://games.example/slot' }],
])('says that the game is unavailable when the aggregator %s', async (_, said) => {
  const usual = casino.answers['/game/url'];
  casino.answers['/game/url'] = said;
  const member = await casino.api.join();
  const id = await casino.gameId('slot');
  const launched = await casino.api.post('/sys/game/getLaunchUrl', { id, channel: 'pc' }, member.token);
  expect(launched.error).toBe(errorCodes.gameUnavailable);
  casino.answers['/game/url'] = usual;
});

it('lets the site show its games in frames', async () => {
  const policy = (await fetch(`${casino.api.url}/livez`)).headers.get('content-security-policy');
  expect(policy).toMatch(/frame-src [^;]*https:\/\/games\.hub88\.example/);
});

it('takes no call to the vendors’ wallet in the name of the aggregator', async () => {
  const answer = await fetch(`${casino.api.url}/wallet/balance`, {
    method: 'POST',
    headers: { 'x-vendor-id': 'hub88', 'x-vendor-timestamp': '1', 'x-vendor-signature': `v2=${'0'.repeat(64)}` },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

it('is as if it were not there where the list forbids the place, also in a game that operators have opened', async () => {
  const { importGames } = await import('../../games/aggregated/import-games.ts');
  const blocked = { ...listedGame('slot'), blocked_countries: ['CA'] };
  casino.answers['/game/list'] = [blocked, listedGame('other')];
  const { readHub88 } = await import('./read-hub88.ts');
  expect(readHub88({})).toBeUndefined();
  await importGames(casino.api.db, {
    id: 'hub88',
    codeOf: (theirs) => `hub88:${theirs}`,
    listGames: async () => ({
      unreadable: 0,
      games: ['slot', 'other'].map((code) => ({
        code,
        name: `Game ${code}`,
        studio: 'Some Studio',
        shelf: 'slots' as const,
        isOpen: true,
        playForFun: true,
        blockedCountries: code === 'slot' ? ['CA'] : [],
        currencies: ['USD' as const],
        returnPercent: '96.50',
        volatility: null,
        coverUrl: null,
      })),
    }),
  });
  await openGame(casino, 'other');
  const ask = async (code: string, country: string) => {
    const input = { id: await casino.gameId(code), channel: 'pc' };
    return (await casino.api.post('/sys/game/getTryPlayUrl', input, undefined, { 'x-country': country })).error;
  };
  expect(await ask('slot', 'CA')).toBe(errorCodes.gameNotHere);
  expect(await ask('other', 'CA')).toBe(0);
  expect(await ask('slot', 'PH')).toBe(0);
});
