import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract';
import { type ArrangedGame, type ArrangedGroup, mostPinned } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { catalogue } from '@fairhouse/games/catalogue';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { announceGame } from '../../../testing/announce-game.ts';
import { callWallet } from '../../../testing/call-wallet.ts';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { loadCatalogue } from '../load-catalogue.ts';

let api: TestApi;
const keys: Record<string, string> = {};
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'x-country' });
  await announceGame(api.db, announced, 'Game of Tomorrow');
  keys.cora = await addOperator(api.db, 'cora', ['content']);
  keys.fin = await addOperator(api.db, 'fin', ['finance']);
  keys.fay = await addOperator(api.db, 'fay', ['finance']);
  keys.polly = await addOperator(api.db, 'polly', ['compliance']);
});
afterAll(() => api.close());

const [nocturne, roulette, blackjack] = [1, 2, 3];
const announced = 9_000;

const desk = (path: string, body: object = {}, who = 'cora') => api.post(`/operator/${path}`, body, keys[who]);
const listed = async (): Promise<{ games: ArrangedGame[]; groups: ArrangedGroup[] }> =>
  (await desk('catalogue/list')).data;
const gameOf = async (id: number) => (await listed()).games.find((game) => game.id === id)!;
const groupOf = async (id: number) => (await listed()).groups.find((group) => group.id === id)!;
const arrange = async (id: number, fields: object, version?: number) =>
  desk('catalogue/arrangeGame', { id, version: version ?? (await gameOf(id)).version, reason: 'A test', ...fields });
const history = async (subject: string) => (await desk('catalogue/history', { subject })).data.rows;

const from = (country?: string): Record<string, string> => (country ? { 'x-country': country } : {});
const idsOf = (games: { id: number }[]) => games.map(({ id }) => id);
const lobby = async (country?: string, token?: string) =>
  (await api.post('/sys/game/all', {}, token, from(country))).data;
const page = async (input: object = { enabled: 1 }, country?: string) =>
  idsOf((await api.post('/base/game/listPage', { pageSize: 300, ...input }, undefined, from(country))).data.content);
const asItCame = { state: null, pinned: false, countryRule: 'everywhere', place: null };

describe('a game', () => {
  it('that is moved changes one row, stands there for players at once, and goes back by its history', async () => {
    const before = await page();
    const moved = await arrange(blackjack, { before: nocturne });
    expect(moved).toMatchObject({ error: 0, data: { id: blackjack, version: 1, setBy: 'operator:cora' } });
    expect(await page()).toEqual([blackjack, ...before.filter((id) => id !== blackjack)]);
    expect(idsOf((await lobby()).tableGames.data).slice(0, 2)).toEqual([blackjack, roulette]);
    const { rows } = await api.db.query('select id from game where place is not null');
    expect(rows).toEqual([{ id: blackjack }]);

    const [{ before: former }] = await history(`game:${blackjack}`);
    expect((await arrange(blackjack, former)).error).toBe(0);
    expect(await page()).toEqual(before);
    expect((await arrange(blackjack, { before: null })).error).toBe(0);
    expect((await page()).at(-1)).toBe(blackjack);
    await arrange(blackjack, asItCame);
  });

  it('finds room however often something is moved to the very same spot', async () => {
    await api.db.query('update game set place = (select position + 1 from game where id = $1) where id = $2', [
      nocturne,
      roulette,
    ]);
    const before = await page();
    expect((await arrange(blackjack, { before: roulette })).error).toBe(0);
    expect((await page()).slice(0, 3)).toEqual([nocturne, blackjack, roulette]);
    expect(await page()).toHaveLength(before.length);
    await api.db.query('update game set place = null');
  });

  it('that is pinned comes first everywhere, and only so many are', async () => {
    await api.db.query('update game set total_play_count = 100 where id = $1', [nocturne]);
    await arrange(roulette, { pinned: true });
    expect(idsOf((await lobby()).top.data).slice(0, 2)).toEqual([roulette, nocturne]);
    expect(await page({ enabled: 1, totalPlayCount_0: 'DESC' })).toEqual([roulette, ...(await page()).slice(1)]);
    expect((await listed()).games[0]).toMatchObject({ id: roulette, pinned: true });
    const others = (await listed()).games.filter(({ pinned }) => !pinned);
    for (const { id } of others.slice(0, mostPinned - 1)) expect((await arrange(id, { pinned: true })).error).toBe(0);
    const one = await arrange(others.at(-1)!.id, { pinned: true });
    expect(one).toMatchObject({ error: errorCodes.settingRefused, message: expect.stringContaining('6 games') });
    for (const { id } of (await listed()).games) await arrange(id, { pinned: false });
  });

  it('that is closed is as if it had never been there, and an announced one can be hidden, but not opened', async () => {
    await arrange(roulette, { state: 'closed' });
    expect((await api.post('/base/game/get', { id: roulette })).error).toBe(errorCodes.noSuchThing);
    expect(await page({})).not.toContain(roulette);
    await arrange(roulette, { state: 'announced' });
    expect(await page({ enabled: 0 })).toContain(roulette);
    expect((await api.post('/sys/game/getTryPlayUrl', { id: roulette })).error).toBe(errorCodes.gameUnavailable);
    await arrange(roulette, { state: 'open' });
    expect(await page()).toContain(roulette);

    await arrange(announced, { state: 'closed' });
    expect(await page({})).not.toContain(announced);
    expect((await arrange(announced, { state: 'open' })).error).toBe(errorCodes.settingRefused);
    await arrange(announced, { state: null });
    expect(await page({ enabled: 0 })).toContain(announced);
  });

  it('keeps its arrangement when the casino starts again with other games', async () => {
    await arrange(roulette, { state: 'closed', before: nocturne, countryRule: 'except', countries: ['JP'] });
    await loadCatalogue(api.db, 'studio');
    expect(await gameOf(roulette)).toMatchObject({ state: 'closed', countryRule: 'except', countries: ['JP'] });
    expect((await listed()).games[0]!.id).toBe(roulette);
    await arrange(roulette, asItCame);
    expect(await gameOf(roulette)).toMatchObject({ state: 'open', countries: [] });
    expect((await listed()).games[0]!.id).toBe(nocturne);
  });

  it('that closes while somebody plays takes no bet any more, and the round under way ends', async () => {
    const member = await api.join();
    await fund(member);
    const { user, token } = await enter(member);
    const wallet = (path: string, fields: object) => callWallet(api.url, path, { user, token, ...fields });
    const round = () => ({ gameCode: 'nocturne', roundId: randomUUID(), transactionId: randomUUID(), currency: 'USD' });
    const underWay = round();
    expect((await wallet('bet', { ...underWay, amount: 100 })).status).toBe('OK');
    await arrange(nocturne, { state: 'closed' });
    expect((await wallet('bet', { ...round(), amount: 100 })).status).toBe('INVALID_GAME');
    const win = { ...underWay, transactionId: randomUUID(), amount: 250, roundClosed: true };
    expect((await wallet('win', win)).status).toBe('OK');
    await arrange(nocturne, { state: 'open' });
    expect((await wallet('bet', { ...round(), amount: 100 })).status).toBe('OK');
  });

  it('takes one of two who arranged it at once, wants a reason, and keeps who, when, before and after', async () => {
    const { version } = await gameOf(blackjack);
    const both = await Promise.all([
      arrange(blackjack, { pinned: true }, version),
      arrange(blackjack, { state: 'closed' }, version),
    ]);
    expect(both.map(({ error }) => error).sort()).toEqual([0, errorCodes.contentChanged].sort());
    await arrange(blackjack, asItCame);
    expect((await arrange(blackjack, { pinned: true, reason: ' ' })).error).toBe(errorCodes.missingField);
    const [latest] = await history(`game:${blackjack}`);
    expect(latest).toMatchObject({ setBy: 'operator:cora', reason: 'A test', value: { pinned: false, state: null } });
    const { rows } = await api.db.query(
      `select actor, after from audit_event where command = 'catalogue.arrangeGame' and subject = $1 order by id desc limit 1`,
      [`game:${blackjack}`],
    );
    expect(rows).toMatchObject([{ actor: 'operator:cora', after: { reason: 'A test' } }]);
    await expect(api.db.query('delete from catalogue_change')).rejects.toThrow('never changed');
  });
});

describe('a game for some countries', () => {
  const reached = async (country?: string, member?: TestMember) => {
    const token = member?.token;
    const get = await api.post('/base/game/get', { id: roulette }, token, from(country));
    const tried = await api.post('/sys/game/getTryPlayUrl', { id: roulette }, token, from(country));
    const isListed = idsOf((await lobby(country, token)).tableGames.data).includes(roulette);
    // With the reason: a page may still show it, as after a move to another country.
    const said = isListed ? 0 : errorCodes.gameNotHere;
    expect([get.error, tried.error]).toEqual([said, said]);
    return isListed;
  };

  it('is neither shown nor opened where it is not offered: by where somebody is, and by where they live', async () => {
    const member = await api.join({ countryCode: 'PH' });
    await fund(member);
    await arrange(roulette, { countryRule: 'except', countries: ['JP'] });
    expect([await reached('PH'), await reached('JP'), await reached()]).toEqual([true, false, true]);
    expect([await reached('PH', member), await reached('JP', member)]).toEqual([true, false]);
    const launch = (country: string) =>
      api.post('/sys/game/getLaunchUrl', { id: roulette }, member.token, from(country));
    expect([(await launch('PH')).error, (await launch('JP')).error]).toEqual([0, errorCodes.gameNotHere]);
    expect(await page({ enabled: 1 }, 'JP')).not.toContain(roulette);
    await api.post('/sys/gameFavourite/set', { id: roulette, favourite: 1 }, member.token);
    expect((await api.post('/sys/gameFavourite/listAll', {}, member.token, from('JP'))).data).toEqual([]);

    await arrange(roulette, { countryRule: 'only', countries: ['PH', 'BR'] });
    expect([await reached('BR'), await reached('JP'), await reached()]).toEqual([true, false, false]);
    // Who lives where it is offered, and is where nothing is known of.
    expect([await reached(undefined, member), await reached('JP', member)]).toEqual([true, false]);
    await arrange(roulette, asItCame);
    expect(await reached('JP')).toBe(true);
  });

  it.each([
    ['no country', { countryRule: 'only', countries: [] }, 'no country is named'],
    ['one that there is not', { countryRule: 'only', countries: ['XX'] }, 'XX is no country'],
    ['countries and no rule', { countries: ['PH'] }, 'nothing is said'],
  ])('is not arranged with %s', async (_, fields, why) => {
    const refused = await arrange(roulette, fields);
    expect(refused.error).toBe(errorCodes.settingRefused);
    expect(refused.message).toContain(why);
  });
});

describe('a group', () => {
  const draft = { version: 0, nameEn: 'Evening', nameFil: 'Gabi', games: [blackjack, nocturne], shown: true };
  const save = (fields: object) => desk('catalogue/saveGroup', { ...draft, reason: 'A test', ...fields });
  const shown = async (language = 'en', country?: string) =>
    (await api.post('/sys/gameGroup/listAll', {}, undefined, { 'x-fe-lang': language, ...from(country) })).data;

  it('stands on the home page in its order and language, with what can be played here', async () => {
    const { data: evening } = await save({});
    const { data: morning } = await save({ nameEn: 'Morning', nameFil: 'Umaga', games: [roulette, announced] });
    expect(await shown()).toMatchObject([
      { name: 'Evening', data: [{ id: blackjack }, { id: nocturne }] },
      { name: 'Morning', data: [{ id: roulette }] },
    ]);
    expect((await shown('fil'))[0].name).toBe('Gabi');
    await arrange(roulette, { countryRule: 'except', countries: ['JP'] });
    expect((await shown('en', 'JP')).map(({ name }: { name: string }) => name)).toEqual(['Evening']);
    await arrange(roulette, asItCame);

    const moved = { ...draft, nameEn: 'Morning', nameFil: 'Umaga', games: [roulette], id: morning.id, version: 1 };
    expect((await save({ ...moved, before: evening.id })).data).toMatchObject({ id: morning.id, version: 2 });
    expect((await shown()).map(({ name }: { name: string }) => name)).toEqual(['Morning', 'Evening']);
    const [{ before }] = await history(`group:${morning.id}`);
    expect((await save({ ...before, id: morning.id, version: 2 })).error).toBe(0);
    expect((await shown()).map(({ name }: { name: string }) => name)).toEqual(['Evening', 'Morning']);
    expect((await save({ ...draft, id: evening.id, version: 1, shown: false })).error).toBe(0);
    expect((await shown()).map(({ name }: { name: string }) => name)).toEqual(['Morning']);
    expect(await groupOf(evening.id)).toMatchObject({ shown: false, version: 2, setBy: 'operator:cora' });
  });

  it.each([
    ['a game twice', { games: [nocturne, nocturne] }, errorCodes.settingRefused],
    ['a game that there is not', { games: [9_999] }, errorCodes.settingRefused],
    ['no game', { games: [] }, errorCodes.missingField],
    ['no name in a language', { nameFil: ' ' }, errorCodes.missingField],
    ['an id that there is not', { id: 9_999 }, errorCodes.noSuchThing],
  ])('is not saved with %s', async (_, fields, error) => {
    expect([error, errorCodes.invalidField]).toContain((await save(fields)).error);
  });
});

describe('what may be bet', () => {
  const bets = async (id = roulette) => (await desk('catalogue/bets', { id })).data;
  const set = async (fields: object, who = 'fin') => {
    const { version } = (await bets()).find(({ currency }: { currency: string }) => currency === 'USD');
    return desk('catalogue/setBets', { id: roulette, currency: 'USD', version, reason: 'A test', ...fields }, who);
  };

  it('is set exactly, counts for the next bet, and stays over a start of the casino', async () => {
    const [{ minimumBet, maximumBet }] = await bets();
    expect(await set({ minimumBet: '2.50', maximumBet: '40' })).toMatchObject({
      error: 0,
      data: { minimumBet: '2.50', maximumBet: '40.00', version: 1 },
    });
    const member = await api.join();
    await fund(member);
    const { user, token } = await enter(member, roulette, 'european-roulette');
    const bet = async (amount: number) =>
      (
        await callWallet(api.url, 'bet', {
          ...{ user, token, gameCode: 'european-roulette', roundId: randomUUID(), transactionId: randomUUID() },
          ...{ currency: 'USD', amount },
        })
      ).status;
    expect([await bet(249), await bet(250)]).toEqual(['LIMIT_EXCEEDED', 'OK']);
    await loadCatalogue(api.db, 'studio');
    expect((await bets())[0]).toMatchObject({ minimumBet: '2.50', maximumBet: '40.00' });
    expect((await set({ minimumBet: null, maximumBet: null })).data).toMatchObject({ minimumBet: null, version: 2 });
    await loadCatalogue(api.db, 'studio');
    expect((await bets())[0]).toMatchObject({ minimumBet: null, version: 2 });
    expect((await set({ minimumBet, maximumBet })).error).toBe(0);
    expect(await history('bets:european-roulette:USD')).toHaveLength(3);
  });

  it.each([
    ['one alone', { minimumBet: '1', maximumBet: null }, 'no amount'],
    ['more places than the currency has', { minimumBet: '1.001', maximumBet: '5' }, '1.001'],
    ['nothing', { minimumBet: '0', maximumBet: '5' }, 'above zero'],
    ['the least above the greatest', { minimumBet: '6', maximumBet: '5' }, 'above the greatest'],
  ])('is not %s', async (_, fields, why) => {
    expect((await set(fields)).message).toContain(why);
  });

  it('takes two people where the policy says so', async () => {
    const added = await desk('policy/add', { command: 'bets.set', amountFrom: 0, reason: 'A test' }, 'polly');
    expect(added.error).toBe(0);
    const proposed = await set({ minimumBet: '3', maximumBet: '30' });
    expect(proposed.error).toBe(errorCodes.waitsForSecond);
    expect((await bets())[0].minimumBet).not.toBe('3.00');
    const { data } = await desk('approval/list', { command: 'bets.set' }, 'fin');
    const { id, proposedHash } = data.rows[0];
    expect((await desk('approval/approve', { id, proposedHash }, 'fay')).data.state).toBe('carriedOut');
    expect((await bets())[0]).toMatchObject({ minimumBet: '3.00', maximumBet: '30.00', setBy: 'operator:fin' });
  });
});

it('is for those who may: finance arranges no games, and content sets no bets', async () => {
  expect((await desk('catalogue/list', {}, 'fin')).data.games.length).toBeGreaterThan(catalogue.length);
  const arrangement = { id: nocturne, version: 0, pinned: true, reason: 'A test' };
  expect((await desk('catalogue/arrangeGame', arrangement, 'fin')).error).toBe(errorCodes.notPermitted);
  const bets = { id: nocturne, currency: 'USD', version: 0, minimumBet: '1', maximumBet: '2', reason: 'A test' };
  expect((await desk('catalogue/setBets', bets, 'cora')).error).toBe(errorCodes.notPermitted);
});

async function fund(member: TestMember): Promise<void> {
  const posting = { type: 'DEPOSIT', amount: amountOf('USD', 10_000n), source: 'cashier', externalId: randomUUID() };
  await inTransaction(api.db, (tx) => postWithin(tx, { ...posting, type: 'DEPOSIT', memberId: member.id }));
}

/** Opens a game for money, as the vendor does. */
async function enter(member: TestMember, id = nocturne, gameCode = 'nocturne') {
  const { data } = await api.post('/sys/game/getLaunchUrl', { id }, member.token);
  return callWallet(api.url, 'authenticate', { launchToken: new URL(data).searchParams.get('token'), gameCode });
}
