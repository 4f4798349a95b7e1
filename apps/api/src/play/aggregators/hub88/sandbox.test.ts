import { verifyBooks } from '@fairhouse/betting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../../testing/start-money-casino.ts';
import { importGames } from '../../games/aggregated/import-games.ts';
import { codeOf, type GameAggregator } from '../game-aggregator.ts';
import { compareWithAggregator } from '../reconcile/compare-with-aggregator.ts';
import { keyPair, pem } from './hub88.fixture.ts';
import { readHub88 } from './read-hub88.ts';

let casino: MoneyCasino;
let hub88: GameAggregator;
let key: string;

beforeAll(async () => {
  const HUB88_PRIVATE_KEY = pem(keyPair().privateKey);
  casino = await startMoneyCasino({ HUB88_OPERATOR_ID: '1', HUB88_PRIVATE_KEY });
  const { sandboxUrl } = casino;
  hub88 = readHub88({
    HUB88_OPERATOR_ID: '1',
    HUB88_PRIVATE_KEY,
    SANDBOX: 'on',
    SANDBOX_ORIGIN: sandboxUrl,
    STRIPE_API_URL: sandboxUrl,
  })!;
  key = await casino.addOperator('hub88-sandbox');
});
afterAll(() => casino.close());

const idOf = async (theirs: string) =>
  (await casino.api.db.query<{ id: number }>('select id from game where code = $1', [codeOf('hub88', theirs)])).rows[0]!
    .id;

const play = async (page: string, stake: number) =>
  (await (
    await fetch(`${page}/play`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ stake }),
    })
  ).json()) as { status: string; won: number; balance: number };

it('brings 15,000 games of 100 studios, which are played for fun and for money, and both sides agree', async () => {
  const { api } = casino;
  const { id, listGames } = hub88;
  const imported = await importGames(api.db, { id, listGames, codeOf: (theirs) => codeOf(id, theirs) });
  expect(imported).toMatchObject({ listed: 15_000, unreadable: 0 });
  const { rows } = await api.db.query('select count(distinct studio)::int as studios from game where vendor = $1', [
    id,
  ]);
  expect(rows).toEqual([{ studios: 100 }]);

  const game = await idOf('sbx_00001');
  await api.post('/operator/catalogue/arrangeGame', { id: game, version: 0, state: 'open', reason: 'A test' }, key);
  const fun = await api.post('/sys/game/getTryPlayUrl', { id: game, channel: 'pc' });
  expect(await play(fun.data, 100_000)).toMatchObject({ status: 'RS_OK' });

  const member = await api.join();
  await casino.payIn(member, 50);
  const { data: page } = await api.post('/sys/game/getLaunchUrl', { id: game, channel: 'pc' }, member.token);
  expect(await (await fetch(page)).text()).toContain('50.00');
  let balance = 5_000_000;
  for (let round = 0; round < 20; round++) {
    const played = await play(page, 20_000);
    expect(played.status).toBe('RS_OK');
    balance += played.won - 20_000;
    expect(played.balance).toBe(balance);
  }
  expect((await casino.book(member)).cash).toBe(BigInt(balance / 1_000));
  expect((await play(page, 10_000_000)).status).toBe('RS_ERROR_NOT_ENOUGH_MONEY');
  expect((await verifyBooks(api.db, { memberId: member.id })).findings).toEqual([]);

  const now = Date.now();
  const day = { from: new Date(now - 1_800_000), to: new Date(now + 1_800_000) };
  const compared = await compareWithAggregator(api.db, hub88, day);
  expect(compared.differences).toEqual([]);
  expect(compared.totals[0]).toEqual({ what: 'staked', currency: 'USD', ours: 400n, theirs: 400n });
});

it('answers nobody whose signature is not the casino’s', async () => {
  for (const path of ['game/list', 'game/url', 'transactions/list']) {
    const answer = await fetch(`${casino.sandboxUrl}/hub88/operator/generic/v2/${path}`, {
      method: 'POST',
      headers: { 'x-hub88-signature': 'AAAA' },
      body: '{}',
    });
    expect(answer.status).toBe(401);
  }
});
