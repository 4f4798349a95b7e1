import { type Call, calls } from '@fairhouse/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../testing/start-money-casino.ts';
import type { TestMember } from '../testing/start-test-api.ts';

let casino: MoneyCasino;
let mine: TestMember;
let theirs: TestMember;
let their: Record<Thing, number | string>;
const nobodys = 999_999_999;

beforeAll(async () => {
  casino = await startMoneyCasino();
  [mine, theirs] = [await casino.api.join(), await casino.api.join()];
  await casino.payIn(mine, 100);
  await casino.payIn(theirs, 100);
  const { orderId } = await casino.order(theirs, 25);
  const paypal = { amount: 25, paymentMethod: 'PAYPAL', email: 'maria@example.com' };
  const applied = await casino.api.post(
    '/sys/withdraw/apply',
    { ...paypal, ...(await casino.proofs(theirs)) },
    theirs.token,
  );
  const { rows } = await casino.api.db.query(
    `insert into passkey (member_id, credential_id, public_key, counter, transports, name)
     values ($1, 'theirs', 'x', 0, '{}', 'Key') returning id::int`,
    [theirs.id],
  );
  const reported = await casino.api.db.query(
    `insert into news (member_id, type, kind, details, about) values ($1, 20, 'test', '{}', 'test') returning id::int`,
    [theirs.id],
  );
  const thread = await casino.api.post('/base/support/open', { topic: 'bonus', message: 'Mine' }, theirs.token);
  const device = await casino.api.db.query(
    `insert into push_device (member_id, log_in, endpoint, p256dh, auth, name)
     values ($1, gen_random_uuid(), 'https://push.example.com/1', 'x', 'x', 'Chrome') returning id::int`,
    [theirs.id],
  );
  const given = await casino.api.db.query(
    `insert into bonus (member_id, promotion, period, currency, amount, required, most_counted, idle_ms, shares, own,
       locked, counted_seq, last_bet_at, given_by)
     select member_id, 'given', 'test', currency, 100, 5000, 200, 1000000, '{}', cash, 0, seq, now(), 'test'
     from book where member_id = $1 returning id::int`,
    [theirs.id],
  );
  const copy = await casino.api.db.query(
    `insert into data_copy (member_id, asked_by, language, state, storage_name, sha256, bytes, made_at, until)
     values ($1, 'test', 'en', 'made', 'test.zip', repeat('0', 64), 1, now(), now() + interval '1 day') returning id::int`,
    [theirs.id],
  );
  const free = await casino.api.db.query(
    `insert into free_grant (member_id, id, vendor, game_code, currency, stake, count, win_most, wagering, source, source_key,
       given_by, expires_at)
     values ($1, gen_random_uuid(), 'studio', 'nocturne', 'USD', 20, 3, 1000, 0, 'support', 'test', 'test', now() + interval '1 day')
     returning id`,
    [theirs.id],
  );
  their = {
    freeRounds: free.rows[0].id,
    member: Number(theirs.id),
    deposit: orderId,
    cashOut: applied.data.id,
    file: await upload(theirs),
    passkey: rows[0].id,
    message: reported.rows[0].id,
    device: device.rows[0].id,
    copy: copy.rows[0].id,
    thread: thread.data.id,
    bonus: given.rows[0].id,
    savedCard: await saveCard(theirs),
    account: (await casino.api.post('/sys/withdraw/account/listAll', {}, theirs.token)).data[0].id,
  };
});
afterAll(() => casino.close());

/** Pays in with a card and saves it. */
async function saveCard({ token }: TestMember): Promise<number> {
  const card = { cardNum: '4111111111111111', cardCvv: '737', expireMonth: 3, expireYear: 2030, saveCard: true };
  const holder = { cardFirstName: 'Maria', cardLastName: 'Santos', cardCountry: 'PH', cardState: 'PH-00' };
  const address = { cardCity: 'Manila', cardAddress: '1 Roxas Boulevard', cardPostalCode: '1000' };
  const form = { amount: 20, ...card, ...holder, ...address };
  await casino.api.post('/sys/deposit/creditcard/deposit', form, token);
  return (await casino.api.post('/sys/deposit/creditcard/saved', {}, token)).data[0].id;
}

async function upload({ token }: TestMember): Promise<number> {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#804020' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)]), 'a.png');
  const headers = { authorization: token };
  const answer = await fetch(`${casino.api.url}/api/sys/file/upload`, { method: 'POST', headers, body });
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

type Thing =
  | 'member'
  | 'deposit'
  | 'cashOut'
  | 'file'
  | 'passkey'
  | 'message'
  | 'device'
  | 'bonus'
  | 'freeRounds'
  | 'account'
  | 'savedCard'
  | 'copy'
  | 'thread';

/** What each field that names a thing of a member's names, with the rest of a body that would pass. */
const owned: Record<string, [thing: Thing, rest?: () => Promise<object>]> = {
  '/sys/member/password/change id': [
    'member',
    async () => ({
      oldPassword: mine.password,
      password: 'another fine phrase',
      repassword: 'another fine phrase',
    }),
  ],
  '/sys/member/mail/join/send id': ['member'],
  '/sys/sysSetting/checkBlock id': ['member'],
  '/sys/member/getMember id': ['member'],
  '/sys/member/receiveInviteBonus id': ['member', async () => ({ inviteConfigId: 1 })],
  '/sys/stripe/findOrder orderId': ['deposit'],
  '/sys/cpay/findOrder orderId': ['deposit'],
  '/sys/pingpong/findOrder orderId': ['deposit'],
  '/sys/cash/findOrder orderId': ['deposit'],
  '/sys/cash/getImg orderId': ['deposit'],
  '/sys/payp/findOrder orderId': ['deposit'],
  '/sys/paypal/findOrder bizId': ['deposit'],
  '/sys/paypal/trigger bizId': ['deposit', async () => ({ cSite: 'approve' })],
  '/sys/pix/findOrder orderId': ['deposit'],
  '/sys/deposit/crypto/arrivals id': ['deposit'],
  '/sys/bonus/giveUp id': ['bonus'],
  '/sys/freeRounds/decline id': ['freeRounds'],
  '/sys/bonus/bet/page bonusId': ['bonus'],
  '/sys/cattl/pay depositId': ['deposit'],
  '/sys/deposit/creditcard/payBySaved cardId': ['savedCard', async () => ({ amount: 20 })],
  '/sys/deposit/creditcard/removeSaved id': ['savedCard'],
  '/sys/deposit/pollingStatus id': ['deposit'],
  '/sys/member/deposit/receipt id': ['deposit'],
  '/sys/withdraw/find id': ['cashOut'],
  '/sys/news/setNewsStatus id': ['message'],
  '/sys/push/remove id': ['device'],
  '/base/support/get id': ['thread'],
  '/base/support/write id': ['thread', async () => ({ message: 'Mine' })],
  '/base/support/solve id': ['thread'],
  '/base/support/rate id': ['thread', async () => ({ satisfied: true })],
  '/sys/data/fetchCopy id': ['copy', async () => ({ password: mine.password })],
  '/sys/withdraw/cancel id': ['cashOut'],
  '/sys/withdraw/account/remove id': ['account'],
  '/sys/withdraw/apply accountId': [
    'account',
    async () => ({ amount: 25, paymentMethod: 'PAYPAL', ...(await casino.proofs(mine)) }),
  ],
  '/sys/member/factor/passkey/rename id': ['passkey', async () => ({ name: 'Mine' })],
  '/sys/member/factor/passkey/remove id': ['passkey', async () => ({ password: mine.password })],
  ...ofProofs('/sys/member/documents/update', async () => ({
    addressProofDate: new Date().toISOString().slice(0, 10),
  })),
  ...ofProofs('/sys/withdraw/apply', async () => ({
    amount: 25,
    paymentMethod: 'PAYPAL',
    email: 'maria@example.com',
    ...(await casino.proofs(mine)),
  })),
};

/** Asking for a mail answers nothing, no matter who asks, and a page of somebody else's things is empty; all others refuse. */
const empty = ['/sys/member/mail/join/send', '/sys/bonus/bet/page'];

function ofProofs(path: string, rest: () => Promise<object>) {
  const fields = ['idcardProofId', 'idcardHoldProofId', 'addressProofId', 'paymentProofId'];
  return Object.fromEntries(fields.map((field) => [`${path} ${field}`, ['file', rest] as [Thing, typeof rest]]));
}

/** Fields that name things of the casino, the same for everybody. */
const everybodys = [
  '/sys/table/invite gameId',
  '/sys/table/report gameId',
  '/base/game/get id',
  '/sys/game/about id',
  '/sys/competition/file id',
  '/sys/competition/get id',
  '/sys/competition/join id',
  '/sys/competition/leave id',
  '/sys/mission/join id',
  '/sys/mission/confirm id',
  '/sys/mission/collect id',
  '/sys/game/getLaunchUrl id',
  '/sys/game/getTryPlayUrl id',
  '/sys/gameFavourite/set id',
  '/base/article/get id',
  '/sys/vipStore/redeem id',
  '/sys/member/receiveInviteBonus inviteConfigId',
];

const named = (Object.values(calls) as Call[])
  .filter(({ method, input }) => method === 'POST' && 'shape' in input)
  .flatMap(({ path, input }) =>
    Object.keys((input as unknown as { shape: object }).shape)
      .filter((field) => /^id$|Id$/.test(field) && !['memberId', 'deviceId', 'nationalId'].includes(field))
      .map((field) => ({ path, key: `${path} ${field}` })),
  );

const nobodysUuid = '00000000-0000-4000-8000-000000000000';

describe('somebody else’s', () => {
  it.each(Object.entries(owned))('%s answers as if it did not exist', async (key, [thing, rest]) => {
    const [path, field] = key.split(' ') as [string, string];
    const ask = async (value: number | string) =>
      casino.api.post(
        path,
        { ...(await rest?.()), [field]: thing === 'file' || field === 'bizId' ? String(value) : value },
        mine.token,
      );
    const [other, nobody] = [
      await ask(their[thing]),
      await ask(typeof their[thing] === 'string' ? nobodysUuid : nobodys),
    ];
    expect(other).toEqual(nobody);
    if (!empty.includes(path)) expect(other.error).toBeGreaterThan(1_000);
  });

  it.each([
    '/sys/withdraw/listPage',
    '/sys/member/transaction/page',
    '/sys/member/deposit/page',
    '/sys/game/history/page',
  ])('%s is not shown, whatever memberId says', async (path) => {
    const own = await casino.api.post(path, {}, mine.token);
    expect(await casino.api.post(path, { memberId: their.member }, mine.token)).toEqual(own);
    const { rows } = await casino.api.db.query('select count(*)::int as postings from posting where member_id = $1', [
      mine.id,
    ]);
    expect(own.data.totalElements).toBeLessThanOrEqual(rows[0].postings);
  });

  it('picture is not shown', async () => {
    const see = (id: number, token: string) =>
      fetch(`${casino.api.url}/api/sys/file/get?id=${id}`, { headers: { authorization: token } });
    expect((await see(Number(their.file), theirs.token)).status).toBe(200);
    const [other, nobody] = [await see(Number(their.file), mine.token), await see(nobodys, mine.token)];
    expect(other.status).toBe(404);
    expect(await other.text()).toBe(await nobody.text());
  });

  it('is asked about here for every field of every built call that names a thing', async () => {
    for (const { path, key } of named) {
      if (key in owned || everybodys.includes(key)) continue;
      expect((await casino.api.post(path, {}, mine.token)).status, `${key} is built: say whose it is`).toBe(501);
    }
  });
});
