import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postWithin } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract';
import type { SharedTable, TableOrder } from '@fairhouse/contract/operator';
import { vendorTableOrder, vendorWordsInput } from '@fairhouse/contract/vendor-tables';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { callWallet } from '../../testing/call-wallet.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { forgetSpeaker } from './forget-speaker.ts';
import type { TablesDeps } from './tables.deps.ts';
import { tellOrders } from './tell-orders.ts';

let api: TestApi;
let vendor: Server;
const keys: Record<string, string> = {};
/** What the vendor was sent, and how it answers. */
let sent: { path: string; body: Record<string, unknown>; signed: boolean }[] = [];
let answers: Record<string, (body: Record<string, unknown>) => unknown>;
let away = false;

const table = {
  code: 'live-wheel',
  name: 'Money wheel',
  round: { number: 7, state: 'OPEN', bets: 3, players: 2, stakes: [{ currency: 'USD', amount: 1_250 }] },
  movedAt: '2026-11-25T12:00:00.000Z',
  rests: false,
  words: true,
  wordsEverySeconds: 3,
  seated: 2,
  alive: true,
  chain: { end: 'ab'.repeat(32), links: 1_000_000, left: 999_993, salted: true },
  settled: { number: 6, at: '2026-11-25T11:59:50.000Z', tookMs: 41 },
  owed: { bets: 0, since: null },
};

beforeAll(async () => {
  vendor = createServer(async (request, response) => {
    // The casino asks it how it is as well.
    if (request.method !== 'POST') return void response.writeHead(404).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    if (away) return void request.socket.destroy();
    const path = request.url!.replace('/reports/', '');
    const signed = /^v2=[0-9a-f]{64}$/.test(String(request.headers['x-vendor-signature']));
    const asked = JSON.parse(body) as Record<string, unknown>;
    sent.push({ path, body: asked, signed });
    const answer = answers[path];
    response.statusCode = answer ? 200 : 404;
    response.end(JSON.stringify(answer ? answer(asked) : { ok: false }));
  });
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  api = await startTestApi({ STUDIO_ORIGIN: origin });
  keys.cora = await addOperator(api.db, 'cora', ['content']);
  keys.sue = await addOperator(api.db, 'sue', ['support']);
});
afterAll(async () => {
  await api.close();
  vendor.close();
});
beforeEach(() => {
  sent = [];
  away = false;
  answers = {
    tables: () => ({ ok: true, data: { tables: [table] } }),
    'tables/words': (body) => {
      vendorWordsInput.parse(body);
      return { ok: true, data: { words: [], isLast: true } };
    },
    'tables/order': (body) => ({ ok: true, data: { id: vendorTableOrder.parse(body).id, state: 'done' } }),
  };
});

const desk = (path: string, body: object = {}, who = 'cora') => api.post(`/operator/tables/${path}`, body, keys[who]);
const listed = async () =>
  (await desk('list')).data as { vendors: { asked: string; tables: SharedTable[] }[]; waiting: TableOrder[] };
const order = (kind: string, fields: object = {}) =>
  desk('order', { vendor: 'studio', table: 'live-wheel', order: kind, reason: 'A test', ...fields });
const moderate = (kind: string, fields: object, who = 'sue') =>
  desk('moderate', { vendor: 'studio', table: 'live-wheel', order: kind, reason: 'A test', ...fields }, who);
const auditEvents = async (command: string) =>
  (
    await api.db.query(
      `select actor, member_id as "memberId", subject, before, after from audit_event where command = $1 order by id desc`,
      [command],
    )
  ).rows;
/** A member who has opened a game, and so has a name among vendors. */
async function speaker(): Promise<{ member: TestMember; user: string }> {
  const member = await api.join();
  const posting = {
    type: 'DEPOSIT' as const,
    amount: amountOf('USD', 10_000n),
    source: 'cashier',
    externalId: `d-${member.id}`,
  };
  await inTransaction(api.db, (tx) => postWithin(tx, { ...posting, memberId: member.id }));
  const { data } = await api.post('/sys/game/getLaunchUrl', { id: 1 }, member.token);
  const launchToken = new URL(data).searchParams.get('token');
  const { user } = await callWallet(api.url, 'authenticate', { launchToken, gameCode: 'nocturne' });
  return { member, user };
}

const said = (id: string, user: string, text: string) => ({
  id,
  table: 'live-wheel',
  user,
  player: 'jo•••',
  text,
  at: '2026-11-25T12:00:00.000Z',
  removedAt: null,
});

describe('the tables of a vendor', () => {
  it('are reported with exact amounts', async () => {
    const { vendors } = await listed();
    expect(vendors).toMatchObject([{ vendor: 'studio', vendorName: 'Fairhouse Studio', asked: 'answered' }]);
    const { movedAt, ...rest } = table;
    expect(vendors[0]!.tables).toEqual([
      {
        ...rest,
        movedTime: movedAt,
        round: { ...table.round, stakes: [{ currency: 'USD', amount: '12.50' }] },
        settled: { number: 6, time: table.settled.at, tookMs: 41 },
      },
    ]);
    expect(sent.filter(({ path }) => path === 'tables')).toEqual([{ path: 'tables', body: {}, signed: true }]);
  });

  it('are for who may see settings, and ordered by who arranges the catalogue', async () => {
    expect((await desk('list', {}, 'sue')).error).toBe(errorCodes.notPermitted);
    expect((await desk('words')).error).toBe(errorCodes.notPermitted);
    const rest = { vendor: 'studio', table: 'live-wheel', order: 'rest', reason: 'A test' };
    expect((await desk('order', rest, 'sue')).error).toBe(errorCodes.notPermitted);
    expect((await moderate('unsay', { wordIds: ['1'] }, 'cora')).error).toBe(errorCodes.notPermitted);
  });
});

describe('an order', () => {
  it('is reported at once, recorded with what stood before, and of its table’s history', async () => {
    expect((await order('rest', { reason: '' })).error).toBe(errorCodes.missingField);
    expect((await order('rest', { vendor: 'nobody' })).error).toBe(errorCodes.noSuchThing);
    const rest = await order('rest');
    expect(rest.data).toMatchObject({ order: 'rest', state: 'taken', tries: 1, problem: null, setBy: 'operator:cora' });
    const open = await order('open', { reason: 'Mended' });
    expect(open.data.id).toBeGreaterThan(rest.data.id);
    expect(sent.map(({ body }) => body)).toEqual([
      { id: rest.data.id, order: 'rest', table: 'live-wheel' },
      { id: open.data.id, order: 'open', table: 'live-wheel' },
    ]);
    expect((await auditEvents('table.open'))[0]).toEqual({
      actor: 'operator:cora',
      memberId: null,
      subject: 'table:live-wheel',
      before: { order: 'rest' },
      after: { vendor: 'studio', order: 'open', id: open.data.id, reason: 'Mended' },
    });
    const { data } = await desk('orders', { vendor: 'studio', table: 'live-wheel' });
    expect(data.rows.map((row: TableOrder) => row.order)).toEqual(['open', 'rest']);
    expect(data.next).toBeNull();
  });

  it('waits while the vendor does not answer, is seen to wait, and is told again until it is taken', async () => {
    away = true;
    const { data } = await order('wordsOff');
    expect(data).toMatchObject({ state: 'waiting', tries: 1, problem: 'noAnswer', acceptedTime: null });
    expect((await listed()).waiting.map(({ id }) => id)).toContain(data.id);

    let now = Date.now();
    const deps = { db: api.db, clock: () => new Date(now), sendOrder: async () => 'noAnswer' } as unknown as TablesDeps;
    expect(await tellOrders(deps)).toBe(0);
    const tries = async () =>
      (await api.db.query('select tries from table_order where id = $1', [data.id])).rows[0]?.tries;
    now += 5_001;
    await tellOrders(deps);
    expect(await tries()).toBe(2);
    // The next pause is twice as long.
    now += 9_000;
    await tellOrders(deps);
    expect(await tries()).toBe(2);
    now += 1_001;
    const taken: unknown[] = [];
    const answering = {
      ...deps,
      sendOrder: async (_: string, one: unknown) => taken.push(one) && 'taken',
    } as TablesDeps;
    expect(await tellOrders(answering)).toBe(1);
    expect(taken).toEqual([{ id: data.id, order: 'words', table: 'live-wheel', on: false, everySeconds: 3 }]);
    expect((await listed()).waiting).toEqual([]);
    expect(await tellOrders(answering)).toBe(0);
  });

  it('that the vendor will never take is refused, and waits no longer', async () => {
    answers['tables/order'] = () => ({ ok: false, error: { code: 'NOT_FOUND' } });
    expect((await order('rest')).data).toMatchObject({ state: 'refused', problem: 'noSuchTable' });
    delete answers['tables/order'];
    expect((await order('rest')).data).toMatchObject({ state: 'refused', problem: 'notAsked' });
    expect((await listed()).waiting).toEqual([]);
  });

  it('is taken where the vendor has a newer one, and not where it answers about another', async () => {
    answers['tables/order'] = ({ id }) => ({ ok: true, data: { id, state: 'overtaken' } });
    expect((await order('open')).data.state).toBe('taken');
    answers['tables/order'] = () => ({ ok: true, data: { id: 1, state: 'done' } });
    expect((await order('open')).data).toMatchObject({ state: 'waiting', problem: 'noAnswer' });
    await api.db.query(`update table_order set state = 'refused' where state = 'waiting'`);
  });
});

describe('what is said', () => {
  it('is read from the vendor with who said it, page by page', async () => {
    const { member, user } = await speaker();
    answers['tables/words'] = ({ before }) => ({
      ok: true,
      data: before
        ? { words: [said('7', user, 'earlier')], isLast: true }
        : {
            words: [{ ...said('9', user, 'hello'), table: 'nocturne' }, said('8', '; drop table', 'who am I')],
            isLast: false,
          },
    });
    const { data } = await desk('words', { table: 'live-wheel' }, 'sue');
    expect(data.vendors).toMatchObject([{ vendor: 'studio', asked: 'answered', next: '8' }]);
    expect(data.vendors[0].words).toEqual([
      {
        id: '9',
        table: 'nocturne',
        tableName: 'Nocturne',
        memberId: Number(member.id),
        player: 'jo•••',
        text: 'hello',
        time: '2026-11-25T12:00:00.000Z',
        removedTime: null,
      },
      expect.objectContaining({ id: '8', memberId: null, tableName: 'Shared Wheel' }),
    ]);
    const more = await desk('words', { vendor: 'studio', table: 'live-wheel', before: '8' }, 'sue');
    expect(more.data.vendors[0]).toMatchObject({ next: null, words: [{ id: '7' }] });
    away = true;
    expect((await desk('words', {}, 'sue')).data.vendors).toMatchObject([{ asked: 'noAnswer', words: [] }]);
  });

  it('is taken out by its ids, with a reason', async () => {
    expect((await moderate('unsay', {})).error).toBe(errorCodes.missingField);
    const { data } = await moderate('unsay', { wordIds: ['9', '8'] });
    expect(data).toMatchObject({ order: 'unsay', state: 'taken', wordIds: ['9', '8'] });
    expect(sent.at(-1)!.body).toEqual({ id: data.id, order: 'unsay', table: 'live-wheel', ids: ['9', '8'] });
    expect((await auditEvents('table.unsay'))[0]).toMatchObject({ after: { wordIds: ['9', '8'], reason: 'A test' } });
  });

  it('can be stopped for a time or for good, shows on the member’s page, and ends by itself', async () => {
    const { member, user } = await speaker();
    const memberId = Number(member.id);
    const standing = async () =>
      (await api.post('/operator/member/standing', { memberId }, keys.sue)).data.mutedAtTables;
    expect(await standing()).toBeNull();
    const nobody = Number((await api.join()).id);
    expect((await moderate('mute', { memberId: nobody })).error).toBe(errorCodes.noSuchThing);
    const { data: hour } = await moderate('mute', { memberId, hours: 1 });
    expect(Date.parse(hour.until) - Date.now()).toBeGreaterThan(3_590_000);
    expect(sent.at(-1)!.body).toEqual({ id: hour.id, order: 'mute', user, until: hour.until });
    expect(await standing()).toMatchObject({ until: hour.until, by: 'operator:sue', reason: 'A test' });
    const { data: good } = await moderate('mute', { memberId, reason: 'Again' });
    expect(good.until).toBeNull();
    const muted = async () => (await desk('words', {}, 'sue')).data.muted.map(({ id }: TableOrder) => id);
    expect(await muted()).toEqual([good.id]);
    expect((await auditEvents('table.mute'))[0]).toEqual({
      actor: 'operator:sue',
      memberId: member.id,
      subject: 'table:live-wheel',
      before: { order: 'mute', until: hour.until },
      after: { vendor: 'studio', order: 'mute', id: good.id, until: 'for good', reason: 'Again' },
    });
    await moderate('unmute', { memberId });
    expect(await muted()).toEqual([]);
    await moderate('mute', { memberId, hours: 1 });
    await api.db.query(
      `update table_order set until = now() - interval '1 s' where member_id = $1 and until is not null`,
      [member.id],
    );
    expect(await standing()).toBeNull();
    expect(await muted()).toEqual([]);
  });

  it('is nobody’s own affair', async () => {
    const { member } = await speaker();
    await api.db.query(
      `insert into staff_member_link (staff_id, member_id, linked_by, reason) select id, $1, 'a test', 'a test' from staff where name = 'sue'`,
      [member.id],
    );
    expect((await moderate('unmute', { memberId: Number(member.id) })).error).toBe(errorCodes.ownAffair);
  });

  it.each([
    ['is part of the copy of the member’s data', true],
    ['of a vendor that does not answer is named as missing in the copy', false],
  ])('%s', async (_, answering) => {
    const { member, user } = await speaker();
    answers['tables/words'] = (asked) => {
      expect(asked).toEqual({ user, size: 200 });
      return { ok: true, data: { words: [said('9', user, 'hello')], isLast: true } };
    };
    away = !answering;
    const { data: id } = await api.post('/sys/data/askCopy', {}, member.token);
    const copies = async () => (await api.post('/sys/data/get', {}, member.token)).data.copies;
    await vi.waitFor(async () => expect((await copies())[0].state).toBe('made'), { timeout: 120_000, interval: 50 });
    const answer = await fetch(`${api.url}/api/sys/data/fetchCopy`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: member.token },
      body: JSON.stringify({ ...id, password: member.password }),
    });
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const { tableWords } = JSON.parse(strFromU8(files['data.json']!)).sections;
    const word = { vendor: 'studio', table: 'live-wheel', text: 'hello', at: '2026-11-25T12:00:00.000Z' };
    expect(tableWords).toEqual([answering ? word : { vendor: 'studio', answered: false }]);
  });

  it('is forgotten by order where a member is erased', async () => {
    const { member, user } = await speaker();
    const deps = { vendors: () => [{ id: 'studio' }], clock: () => new Date(0) } as unknown as TablesDeps;
    await inTransaction(api.db, (tx) => forgetSpeaker(deps, tx, member.id));
    const orders: unknown[] = [];
    const telling = {
      db: api.db,
      clock: () => new Date(),
      sendOrder: async (_: string, one: unknown) => orders.push(one) && 'taken',
    };
    expect(await tellOrders(telling as unknown as TablesDeps)).toBe(1);
    expect(orders).toEqual([{ id: expect.any(Number), order: 'forget', user }]);
    // Who never played has no name to forget.
    await inTransaction(api.db, (tx) => forgetSpeaker(deps, tx, 999_999n));
    expect(await tellOrders(telling as unknown as TablesDeps)).toBe(0);
  });
});
