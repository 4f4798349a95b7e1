import { openLedger, type PostCommand } from '@fairhouse/betting';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callWallet } from '../../testing/call-wallet.ts';
import { type MoneyCasino, startMoneyCasino } from '../../testing/start-money-casino.ts';
import type { TestApi, TestMember } from '../../testing/start-test-api.ts';

let casino: MoneyCasino;
let api: TestApi;
let member: TestMember;

beforeAll(async () => {
  casino = await startMoneyCasino();
  api = casino.api;
  member = await api.join();
  const { rows } = await api.db.query<{ name: string }>('select current_database() as name');
  const url = new URL(process.env.FAIRHOUSE_TEST_PG_URL!);
  url.pathname = `/${rows[0]!.name}`;
  const ledger = openLedger({ url: url.toString(), schema: 'casino', connections: 1 });
  const post = (type: PostCommand['type'], minor: bigint, externalId: string, reference?: string) =>
    ledger.post({ memberId: member.id, type, amount: amountOf('USD', minor), source: 'test', externalId, reference });
  await post('DEPOSIT', 10_000n, 'd1');
  await post('GAME_BET', 250n, 'b1');
  await post('GAME_WIN', 0n, 'w1', 'b1');
  await post('GAME_BET', 100n, 'b2');
  await post('GAME_ROLLBACK', 100n, 'r2', 'b2');
  await post('GAME_ROLLBACK', 100n, 'r3', 'b3-never-came');
  await post('WITHDRAW', 5_000n, 'c1');
  await post('WITHDRAW_PAID', 5_000n, 'c1:paid', 'c1');
  await ledger.close();
});
afterAll(() => casino.close());

const page = async (body: object, token = member.token) => api.post('/sys/member/transaction/page', body, token);

it('shows what moved the balance, newest first, each line beginning where the one before it ended', async () => {
  const { data } = await page({ amount_GT: 0, pageNum: 1, pageSize: 20, createTime_0: 'DESC' });
  expect(data).toMatchObject({ number: 0, size: 20, totalElements: 5, last: true });
  expect(data.content.map((it: { type: string }) => it.type)).toEqual([
    'WITHDRAW',
    'GAME_ROLLBACK',
    'GAME_BET',
    'GAME_BET',
    'DEPOSIT',
  ]);
  const oldestFirst = [...data.content].reverse();
  let balance = 0;
  for (const { balanceBefore, balanceAfter } of oldestFirst) {
    expect(balanceBefore).toBe(balance);
    balance = balanceAfter;
  }
  expect(balance).toBe(47.5);
});

it('pages without losing or repeating a line', async () => {
  const first = await page({ pageSize: 4, createTime_0: 'ASC' });
  const second = await page({ pageSize: 4, pageNum: 2, createTime_0: 'ASC' });
  expect(first.data).toMatchObject({ number: 0, totalElements: 6, last: false });
  expect(second.data).toMatchObject({ number: 1, last: true });
  const ids = [...first.data.content, ...second.data.content].map((it: { id: number }) => it.id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(new Set(ids).size).toBe(6);
  expect((await page({ pageNum: 9 })).data).toMatchObject({ content: [], totalElements: 6, last: true });
});

it('filters by the declared fields and refuses others', async () => {
  const types = async (body: object) => (await page(body)).data.content.map((it: { type: string }) => it.type);
  expect(await types({ type_IN: ['DEPOSIT', 'WITHDRAW'] })).toEqual(['WITHDRAW', 'DEPOSIT']);
  expect(await types({ type: 'GAME_WIN' })).toEqual(['GAME_WIN']);
  expect(await types({ amount_GTE: 1, amount_LT: 2.5 })).toEqual(['GAME_ROLLBACK', 'GAME_BET']);
  expect(await types({ createTime_GT: '2100-01-01T00:00:00Z' })).toEqual([]);
  expect((await page({ source: 'test' })).error).toBe(1000);
  expect((await page({ 'amount_GT; drop table posting': 1 })).error).toBe(1000);
});

it("is the session's own, whatever the body says", async () => {
  const other = await api.join();
  expect((await page({ memberId: Number(member.id) }, other.token)).data.content).toEqual([]);
  expect((await api.post('/sys/member/transaction/page', {})).error).toBe(-2);
});

it('says in each line what it was about: the game, the method and its order, the bonus', async () => {
  const player = await api.join();
  await api.db.query('update member set email_verified_at = now() where id = $1', [player.id]);
  await casino.payIn(player, 50);
  const { data: launched } = await api.post('/sys/game/getLaunchUrl', { id: 1 }, player.token);
  const launchToken = new URL(launched).searchParams.get('token');
  const { user, token } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: 'nocturne' });
  const round = { user, token, gameCode: 'nocturne', roundId: 'round-1', currency: 'USD' };
  await callWallet(api.url, 'bet', { ...round, transactionId: 'about-bet', amount: 100 });
  await callWallet(api.url, 'win', { ...round, transactionId: 'about-win', amount: 150, roundClosed: true });
  const paypal = { amount: 30, paymentMethod: 'PAYPAL', email: 'maria@example.com' };
  const applied = await api.post('/sys/withdraw/apply', { ...paypal, ...(await casino.proofs(player)) }, player.token);
  expect(applied.error).toBe(0);
  expect((await api.post('/sys/withdraw/cancel', { id: applied.data.id }, player.token)).error).toBe(0);
  expect((await api.post('/sys/bonus/claim', { promotion: 'signUp' }, player.token)).error).toBe(0);

  const { rows } = await api.db.query('select id::int from deposit_attempt where member_id = $1', [player.id]);
  const game = { is: 'game', game: 1, name: 'Nocturne' };
  const cashOut = { is: 'cashOut', order: applied.data.id, method: 'PAYPAL', name: 'PayPal' };
  const { data } = await page({ createTime_0: 'ASC' }, player.token);
  expect(data.content.map(({ type, about }: { type: string; about: unknown }) => [type, about])).toEqual([
    ['DEPOSIT', { is: 'deposit', order: rows[0].id, method: 'STRIPE', name: 'Card' }],
    ['GAME_BET', game],
    ['GAME_WIN', game],
    ['WITHDRAW', cashOut],
    ['WITHDRAW_ROLLBACK', cashOut],
    ['PROMOTION', { is: 'bonus', bonus: 'signUp' }],
  ]);
  // A line of which the casino knows nothing more says so.
  expect((await page({ type: 'DEPOSIT' })).data.content[0].about).toBeNull();

  const today = new Date().toISOString().slice(0, 10);
  const file = await api.post(
    '/sys/member/transaction/statement',
    { from: today, until: today, format: 'csv' },
    player.token,
  );
  const csv = Buffer.from(file.data.content, 'base64').toString();
  expect(csv).toMatch(/,DEPOSIT,.*,Card,\d+\r\n/);
  expect(csv).toMatch(/,GAME_BET,.*,Nocturne,\r\n/);
  expect(csv).toMatch(new RegExp(`,WITHDRAW,.*,PayPal,${applied.data.id}\\r\\n`));
});
