import { randomUUID } from 'node:crypto';
import { postWithin } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { catalogue } from '@fairhouse/games/catalogue';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announceGame } from '../../testing/announce-game.ts';
import { callWallet } from '../../testing/call-wallet.ts';
import { testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { blockPlay } from './block-play.ts';
import { latestWins } from './latest-wins.ts';
import { loadCatalogue } from './load-catalogue.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await announceGame(api.db, announced, 'Hold’em of Tomorrow');
});
afterAll(() => api.close());

const nocturne = 1;
const roulette = 2;
const announced = 9_000;

const wallet = (path: string, fields: Record<string, unknown>) => callWallet(api.url, path, fields);

async function fund(member: TestMember, minor: bigint) {
  await inTransaction(api.db, (tx) =>
    postWithin(tx, {
      memberId: member.id,
      type: 'DEPOSIT',
      amount: amountOf('USD', minor),
      source: 'cashier',
      externalId: randomUUID(),
    }),
  );
}

/** Plays one round of Nocturne for 1.00 and wins `win` minor units. */
async function playRound(member: TestMember, win: number) {
  const launch = await api.post('/sys/game/getLaunchUrl', { id: nocturne }, member.token);
  const launchToken = new URL(launch.data).searchParams.get('token');
  const { user, token } = await wallet('authenticate', { launchToken, gameCode: 'nocturne' });
  const round = { user, token, gameCode: 'nocturne', roundId: randomUUID(), currency: 'USD' };
  await wallet('bet', { ...round, transactionId: randomUUID(), amount: 100 });
  await wallet('win', { ...round, transactionId: randomUUID(), amount: win, roundClosed: true });
  return round.roundId;
}

describe('the catalogue', () => {
  it('has our games to play, and announces the others without letting them pass for playable', async () => {
    const playable = await api.post('/base/game/listPage', { enabled: 1, pageNum: 1, pageSize: 300 });
    expect(playable.data.content.map((game: { name: string }) => game.name)).toEqual(catalogue.map(({ name }) => name));
    expect(catalogue.map(({ name }) => name).slice(0, 3)).toEqual(['Nocturne', 'European Roulette', 'Blackjack']);
    const ahead = await api.post('/base/game/listPage', { enabled: 0, pageNum: 1, pageSize: 300 });
    expect(ahead.data.content.map((game: { id: number }) => game.id)).toContain(announced);
    const covers = [...playable.data.content, ...ahead.data.content].map((game: { cover: string }) => game.cover);
    expect(new Set(covers).size).toBe(covers.length);
    for (const game of ahead.data.content) expect(game).toMatchObject({ enabled: 0, playForFun: 0 });
  });

  it('filters by category and for fun', async () => {
    const tables = await api.post('/base/game/listPage', {
      enabled: 1,
      category: 'Table Games',
      name_0: 'ASC',
      pageSize: 300,
    });
    const shown = tables.data.content.map(({ name }: { name: string }) => name);
    const ours = catalogue.filter(({ category }) => category === 'Table Games').map(({ name }) => name);
    expect(shown).toEqual(ours.sort());
    const fun = await api.post('/base/game/listPage', { playForFun: 1 });
    expect(fun.data.totalElements).toBe(catalogue.length);
    expect(await api.post('/base/game/listPage', { code: 'nocturne' })).toMatchObject({ error: 1000 });
  });

  it.each([
    ['noct', ['Nocturne']],
    ['NOCTURNE', ['Nocturne']],
    ['nóctürne', ['Nocturne']],
    ['roulette european', ['European Roulette']],
    ["hold'em of tomorrow", ['Hold’em of Tomorrow']],
    ['hold em of', ['Hold’em of Tomorrow']],
    ['hilo', ['Hi-Lo']],
    ['%', 'everything'],
    ['black_jack', ['Blackjack', 'Three-Box Blackjack', 'European Blackjack']],
    ['no such game', []],
    ['', 'everything'],
  ])('finds by name, as a player types it: %j', async (name, found) => {
    const all = (await api.post('/base/game/listPage', { pageSize: 300 })).data.totalElements;
    const { error, data } = await api.post('/base/game/listPage', { name_LIKE: name });
    expect(error).toBe(0);
    if (found === 'everything') expect(data.totalElements).toBe(all);
    else expect(data.content.map((game: { name: string }) => game.name)).toEqual(found);
  });

  it('finds only what players may see, and by nothing longer than a name', async () => {
    await api.db.query('update game set enabled = false where id = $1', [roulette]);
    expect((await api.post('/base/game/listPage', { name_LIKE: 'european roulette' })).data.content).toEqual([]);
    await api.db.query('update game set enabled = true where id = $1', [roulette]);
    expect(await api.post('/base/game/listPage', { name_LIKE: 'x'.repeat(61) })).toMatchObject({ error: 1000 });
  });

  it('counts what can be played, and knows nothing recent of a visitor', async () => {
    const { data } = await api.post('/sys/game/all');
    const counts = Object.fromEntries(
      Object.entries(data).map(([name, group]) => [name, (group as { count: number }).count]),
    );
    const [slotsGames, tableGames, liveCasino] = ['Slots', 'Table Games', 'Live Casino'].map(
      (name) => catalogue.filter(({ category }) => category === name).length,
    );
    expect(liveCasino).toBe(5);
    expect(counts).toEqual({ recently: 0, top: catalogue.length - liveCasino!, slotsGames, tableGames, liveCasino });
  });

  it('hides what an operator took out, as if it had never been there', async () => {
    await api.db.query('update game set enabled = false where id = $1', [roulette]);
    expect(await api.post('/base/game/get', { id: roulette })).toEqual(await api.post('/base/game/get', { id: 9_999 }));
    await api.db.query('update game set enabled = true where id = $1', [roulette]);
    expect((await api.post('/base/game/get', { id: roulette })).data).toMatchObject({ id: roulette, enabled: 1 });
  });

  it('gives a running casino the games that came with a new version, in what they may be bet, and opens what was announced', async () => {
    const { id, code } = catalogue.at(-1)!;
    const playable = async () => (await api.post('/base/game/listPage', { enabled: 1, pageSize: 300 })).data.content;
    const before = await playable();
    const limits = 'select currency, minimum_bet, maximum_bet from game_limit where game_code = $1 order by currency';
    const offered = (await api.db.query(limits, [code])).rows;
    expect(offered).toHaveLength(4);
    await api.db.query('delete from game_limit where game_code = $1', [code]);
    await api.db.query('delete from game where id = $1', [id]);
    await api.db.query('update game set enabled = false, coming_soon = true where id = $1', [nocturne]);
    expect(await playable()).toHaveLength(before.length - 2);
    await loadCatalogue(api.db, 'studio');
    const after = await playable();
    expect(after.map((game: { id: number }) => game.id)).toEqual(before.map((game: { id: number }) => game.id));
    expect((await api.db.query(limits, [code])).rows).toEqual(offered);
  });

  it('has banners in their order', async () => {
    const { data } = await api.post('/base/banner/listAll', { enabled: 1, sortIndex_0: 'ASC' });
    expect(data.map((banner: { id: number }) => banner.id)).toEqual([1, 2, 3]);
    const backwards = await api.post('/base/banner/listAll', { sortIndex_0: 'DESC' });
    expect(backwards.data.map((banner: { id: number }) => banner.id)).toEqual([3, 2, 1]);
    expect((await api.post('/base/banner/listAll', { enabled: 0 })).data).toEqual([]);
  });

  it('has no banners for a member on a pause', async () => {
    const member = await api.join();
    const shown = async () => (await api.post('/base/banner/listAll', { enabled: 1 }, member.token)).data;
    expect(await shown()).toHaveLength(3);
    expect((await api.post('/sys/protection/takeBreak', { hours: 24 }, member.token)).error).toBe(0);
    expect(await shown()).toEqual([]);
  });

  it('has banners in the language of the player, in English where a title was not translated', async () => {
    const titles = async (language: string) =>
      (await api.post('/base/banner/listAll', {}, undefined, { 'x-fe-lang': language })).data.map(
        ({ title }: { title: string }) => title,
      );
    expect((await titles('en'))[1]).toBe('Nocturne: the garden after dark.');
    expect((await titles('fil'))[1]).toBe('Nocturne: ang hardin sa dilim.');
    await api.db.query(`update banner set translated_titles = '{}' where id = 2`);
    expect((await titles('fil'))[1]).toBe('Nocturne: the garden after dark.');
  });

  it('has nothing to replace in the addresses of our own studio', async () => {
    expect((await api.post('/sys/gameVendor/wrapper/domain', { code: 'studio' })).data).toEqual({});
    expect((await api.post('/sys/gameVendor/wrapper/domain', { code: 'nobody' })).data).toEqual({});
    expect((await api.post('/sys/game/studio', {})).data).toEqual({ origin: 'http://localhost:3001' });
  });
});

describe('banners of the operators', () => {
  const draft = {
    image: '/art/banners/casino-desktop.avif',
    mobileImage: '/art/banners/casino-mobile.avif',
    title: 'Our game maths, for everybody to read',
    titleFilipino: 'Ang matematika ng aming mga laro',
    type: 1,
    link: 'https://example.com/Maths and più?q="a"',
    gameId: null,
    enabled: true,
    sortIndex: 40,
  };

  it('lead elsewhere, encoded, are recorded, and stay over a start of the casino', async () => {
    const operator = await testOperator(api, 'banner-desk');
    const saved = await api.post('/operator/banner/save', draft, operator.key);
    expect(saved).toMatchObject({
      error: 0,
      data: { id: 100, type: 1, link: 'https://example.com/Maths%20and%20pi%C3%B9?q=%22a%22' },
    });
    const shown = await api.post('/base/banner/listAll', { enabled: 1 });
    expect(shown.data.at(-1)).toMatchObject({ type: 1, link: saved.data.link, gameId: null });

    expect((await operator.run('banners', 'disable', '100')).out).toContain('Banner 100 is hidden.');
    expect((await api.post('/base/banner/listAll', { enabled: 1 })).data).toHaveLength(3);
    const { rows } = await api.db.query(
      `select actor, before, after from audit_event where subject = 'banner:100' and command = 'banner.save' order by id`,
    );
    expect(rows).toMatchObject([
      { actor: 'operator:banner-desk', before: null, after: { enabled: true } },
      { actor: 'operator:banner-desk', before: { enabled: true }, after: { enabled: false } },
    ]);

    const casino = JSON.parse((await operator.run('banners', 'show', '1')).out);
    await api.post('/operator/banner/save', { ...casino, title: 'Look for yourself' }, operator.key);
    await loadCatalogue(api.db, 'studio');
    expect((await api.post('/base/banner/listAll', {})).data[0].title).toBe('Look for yourself');
    await api.post('/operator/banner/save', casino, operator.key);
    await api.db.query('delete from banner where id = 100');
  });

  it.each([
    ['an address that is not secure', { link: 'http://example.com/' }],
    ['a script', { link: 'javascript:alert(1)' }],
    ['a name and password', { link: 'https://a:b@example.com/' }],
    ['an address that passes for a path', { type: 0, link: '//example.com' }],
    ['a backslash that browsers read as a slash', { type: 0, link: '/\\example.com' }],
    ['an address elsewhere as a path', { type: 0, link: 'https://example.com' }],
    ['a game that leads elsewhere', { gameId: 1 }],
    ['a game that does not exist', { type: 0, link: '/', gameId: 999 }],
    ['a kind of link that there is not', { type: 2 }],
    ['a picture of elsewhere', { image: 'https://example.com/a.png' }],
  ])('do not carry %s', async (_, changed) => {
    const { key } = await testOperator(api, `banner-desk-${randomUUID().slice(0, 8)}`);
    expect((await api.post('/operator/banner/save', { ...draft, ...changed }, key)).error).toBe(1000);
  });

  it('cannot be in the database either with an address that is not secure', async () => {
    const link = `update banner set type = 1, link = $1 where id = 1`;
    await expect(api.db.query(link, ['javascript:alert(1)'])).rejects.toThrow('banner_link_check');
    await expect(api.db.query(`update banner set link = '//example.com' where id = 1`)).rejects.toThrow(
      'banner_link_check',
    );
  });
});

describe('a launch', () => {
  it('for money answers the address itself, whose token the studio can exchange once', async () => {
    const member = await api.join();
    await fund(member, 5_000n);
    const { data } = await api.post('/sys/game/getLaunchUrl', { id: nocturne, channel: 'mobile' }, member.token);
    const address = new URL(data);
    expect(address.origin + address.pathname).toBe('http://localhost:3001/launch');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ game: 'nocturne', channel: 'mobile', lang: 'en' });
    expect(data).not.toContain(String(member.id));
    const launchToken = address.searchParams.get('token');
    expect(await wallet('authenticate', { launchToken, gameCode: 'nocturne' })).toMatchObject({
      status: 'OK',
      balance: 5_000,
    });
    expect(await wallet('authenticate', { launchToken, gameCode: 'nocturne' })).toMatchObject({
      status: 'INVALID_TOKEN',
    });
  });

  it('for money needs a login, for fun it does not', async () => {
    expect(await api.post('/sys/game/getLaunchUrl', { id: nocturne })).toMatchObject({ error: -2 });
    const { data } = await api.post('/sys/game/getTryPlayUrl', { id: nocturne });
    const query = Object.fromEntries(new URL(data).searchParams);
    expect(query).toMatchObject({ fun: '1', game: 'nocturne', currency: 'USD' });
    expect(query.token).toBeUndefined();
  });

  it('of a game that is announced or unknown is refused', async () => {
    const member = await api.join();
    for (const path of ['/sys/game/getLaunchUrl', '/sys/game/getTryPlayUrl']) {
      expect(await api.post(path, { id: announced }, member.token)).toMatchObject({ error: 1300, data: null });
      expect(await api.post(path, { id: 9_999 }, member.token)).toMatchObject({ error: 1002, data: null });
    }
  });

  it('by a member who lives where we do not serve is refused', async () => {
    const member = await api.join();
    await api.db.query(`update member set country_code = 'US' where id = $1`, [member.id]);
    expect(await api.post('/sys/game/getLaunchUrl', { id: nocturne }, member.token)).toMatchObject({ error: 1004 });
  });

  it('from a country that is not served is refused, whatever the member’s papers say', async () => {
    const edge = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'x-country' });
    const member = await edge.join();
    const from = (country: string) =>
      edge.post('/sys/game/getLaunchUrl', { id: nocturne }, member.token, { 'x-country': country });
    expect(await from('US')).toMatchObject({ error: 1004 });
    expect(await from('PH')).toMatchObject({ error: 0 });
    expect(
      await edge.post('/sys/game/getTryPlayUrl', { id: nocturne }, undefined, { 'x-country': 'US' }),
    ).toMatchObject({ error: 1004 });
    await edge.close();
  });
});

describe('an operator’s block', () => {
  it('stops launches and bets, is asked for only by its own member, and is recorded', async () => {
    const [member, other] = [await api.join(), await api.join()];
    const own = { id: Number(member.id) };
    expect(await api.post('/sys/sysSetting/checkBlock', own, member.token)).toMatchObject({ error: 0, data: 1 });
    await blockPlay(api.db, 'desk', member.id, { reason: 'payment under review', cause: 'unspecified' });
    expect(await api.post('/sys/sysSetting/checkBlock', own, member.token)).toMatchObject({ error: 0, data: 0 });
    expect(await api.post('/sys/game/getLaunchUrl', { id: nocturne }, member.token)).toMatchObject({ error: 1301 });
    expect(await api.post('/sys/sysSetting/checkBlock', own, other.token)).toEqual(
      await api.post('/sys/sysSetting/checkBlock', { id: 999_999_999 }, other.token),
    );

    await blockPlay(api.db, 'desk', member.id, null);
    await blockPlay(api.db, 'desk', member.id, null);
    expect(await api.post('/sys/game/getLaunchUrl', { id: nocturne }, member.token)).toMatchObject({ error: 0 });
    const { rows } = await api.db.query(
      'select actor, command, before, after from audit_event where subject = $1 order by id',
      [`member:${member.id}`],
    );
    const block = { reason: 'payment under review', cause: 'unspecified', blockedBy: 'desk' };
    expect(rows.slice(-2)).toEqual([
      {
        actor: 'operator:desk',
        command: 'member.blockPlay',
        before: { block: null },
        after: { block, reason: block.reason },
      },
      { actor: 'operator:desk', command: 'member.allowPlay', before: { block }, after: { block: null } },
    ]);
    expect(await blockPlay(api.db, 'desk', 999_999_999n, { reason: 'nobody', cause: 'unspecified' })).toMatchObject({
      ok: false,
      error: 'noSuchThing',
    });
  });
});

describe('the block check', () => {
  it('tells the cause that the operator named, and 1 for who may play', async () => {
    const operator = await testOperator(api, 'block-desk');
    const member = await api.join();
    const own = { id: Number(member.id) };
    const check = async () => (await api.post('/sys/sysSetting/checkBlock', own, member.token)).data;
    const block = (...more: string[]) => operator.run('block', String(member.id), '--reason', 'look', ...more);
    expect(await check()).toBe(1);
    for (const [because, code] of [
      ['payment', 2],
      ['documents', 3],
      ['own-wish', 4],
    ] as const) {
      expect(await block('--because', because)).toMatchObject({ code: 0 });
      expect(await check()).toBe(code);
    }
    expect(await block()).toMatchObject({ code: 0 });
    expect(await check()).toBe(0);
    expect(await block('--because', 'mood')).toMatchObject({ code: 2 });
    await operator.run('allow', String(member.id));
    expect(await check()).toBe(1);
  });

  it('speaks of no cash-out that may not exist', async () => {
    const member = await api.join();
    await blockPlay(api.db, 'desk', member.id, { reason: 'look', cause: 'payment' });
    const launch = await api.post('/sys/game/getLaunchUrl', { id: nocturne }, member.token);
    expect(launch).toMatchObject({ error: 1301, message: expect.not.stringContaining('your cash-out') });
    expect(launch.message).toContain('paused');
  });

  it('stays at 1 with a cash-out under way: its money is set apart and the rest is free to play with', async () => {
    const member = await api.join();
    await fund(member, 5_000n);
    await inTransaction(api.db, (tx) =>
      postWithin(tx, {
        memberId: member.id,
        type: 'WITHDRAW',
        amount: amountOf('USD', 2_000n),
        source: 'cashier',
        externalId: randomUUID(),
      }),
    );
    const check = await api.post('/sys/sysSetting/checkBlock', { id: Number(member.id) }, member.token);
    expect(check).toMatchObject({ error: 0, data: 1 });
  });
});

describe('rounds', () => {
  it('stand in the history of their own member, with what was staked and won', async () => {
    const [member, other] = [await api.join(), await api.join()];
    await fund(member, 5_000n);
    await playRound(member, 0);
    const roundId = await playRound(member, 250);
    const asked = { amount_GT: 0, pageNum: 1, pageSize: 20, createTime_0: 'DESC', memberId: Number(other.id) };
    const { data } = await api.post('/sys/game/history/page', asked, member.token);
    expect(data).toMatchObject({ number: 0, totalElements: 2, last: true });
    expect(data.content[0]).toMatchObject({
      id: nocturne,
      roundId,
      name: 'Nocturne',
      cover: '/art/covers/nocturne.avif',
      amount: 1,
      winAmount: 2.5,
      status: 'closed',
    });
    expect(
      (await api.post('/sys/game/history/page', { memberId: Number(member.id) }, other.token)).data.totalElements,
    ).toBe(0);
    expect((await api.post('/sys/game/history/page', { amount_GT: 1 }, member.token)).data.totalElements).toBe(0);
    expect((await api.post('/sys/game/all', {}, member.token)).data.recently).toMatchObject({
      count: 1,
      data: [{ id: nocturne }],
    });
    expect((await api.post('/sys/game/all', {}, other.token)).data.recently).toEqual({ count: 0, data: [] });
    const { data: game } = await api.post('/base/game/get', { id: nocturne });
    expect(game.totalPlayCount).toBeGreaterThanOrEqual(2);
  });

  it('make news only where more was won than staked, with a masked name of those who agreed to it', async () => {
    const quiet = await startTestApi();
    expect((await quiet.post('/sys/latestWin/randomList')).data).toEqual([]);
    await quiet.close();

    const member = await api.join();
    await fund(member, 5_000n);
    await playRound(member, 100);
    await playRound(member, 123_456);
    const news = await latestWins(api.db)('en');
    expect(news).toContain('A player won $1,234.56 on Nocturne');
    expect(news.join()).not.toContain('$1.00');
    expect(news.join()).not.toContain(member.username);
    expect((await latestWins(api.db)('fil'))[0]).toBe('Nanalo ang isang manlalaro ng $1,234.56 sa Nocturne');

    await api.post('/sys/consent/setLiveRounds', { given: true }, member.token);
    expect(await latestWins(api.db)('en')).toContain('pl••• won $1,234.56 on Nocturne');
    expect((await latestWins(api.db)('fil'))[0]).toBe('Nanalo si pl••• ng $1,234.56 sa Nocturne');
  });
});
