import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postWithin } from '@fairhouse/betting';
import { errorCodes } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addOperator } from '../../../testing/add-operator.ts';
import { callWallet } from '../../../testing/call-wallet.ts';
import { setCasino } from '../../../testing/setting-of.ts';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { readInvitation, writeInvitation } from './table-invitation.ts';

const wheel = 81;
/** Vendors are asked every two seconds at most, and the answer is kept for so long. */
const untilAsked = { timeout: 120_000, interval: 100 };
let api: TestApi;
let vendor: Server;
let sue: string;
let seated = 2;
let isReported = true;
/** The chat as the vendor has it, the newest first. */
let words: { id: string; table: string; user: string; player: string; text: string; at: string; removedAt: null }[] =
  [];
let ordered: Record<string, unknown>[] = [];

beforeAll(async () => {
  vendor = createServer(async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(404).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    const asked = JSON.parse(body) as Record<string, unknown>;
    response.end(JSON.stringify({ ok: true, data: answerOf(request.url!.replace('/reports/', ''), asked) }));
  });
  await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
  api = await startTestApi({ STUDIO_ORIGIN: origin, CALLS_PER_MINUTE: '100000' });
  sue = await addOperator(api.db, 'sue', ['support']);
  await setCasino(api, 'queue', 'chatReports', { delaySeconds: 0 });
});
afterAll(async () => {
  await api.close();
  vendor.close();
});
beforeEach(() => {
  words = [];
  ordered = [];
});

function answerOf(path: string, asked: Record<string, unknown>): object {
  if (path === 'tables') {
    const chain = { end: 'ab'.repeat(32), links: 10, left: 5, salted: true };
    const table = { code: 'live-wheel', name: 'Wheel', round: null, movedAt: null, words: true, alive: true };
    if (!isReported) return { tables: [] };
    return { tables: [{ ...table, seated, chain, settled: null, owed: { bets: 0, since: null } }] };
  }
  if (path === 'tables/words') {
    const older = words.filter(({ id }) => asked.before === undefined || BigInt(id) < BigInt(String(asked.before)));
    return { words: older.slice(0, Number(asked.size)), isLast: true };
  }
  if (path === 'tables/order') ordered.push(asked);
  return { id: asked.id, state: 'done' };
}

async function newMember(): Promise<TestMember> {
  const member = await api.join();
  const posting = { type: 'DEPOSIT' as const, amount: amountOf('USD', 10_000n), source: 'cashier' };
  await inTransaction(api.db, (tx) =>
    postWithin(tx, { ...posting, memberId: member.id, externalId: `d-${member.id}` }),
  );
  return member;
}

const confirmMail = (member: TestMember) =>
  api.db.query('update member set email_verified_at = now() where id = $1', [member.id]);
const showSigns = (member: TestMember) =>
  api.db.query(
    `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 7, 'chasing', '[]', now())`,
    [member.id],
  );
const takeBreak = async (member: TestMember) =>
  expect((await api.post('/sys/protection/takeBreak', { hours: 24 }, member.token)).error).toBe(0);

/** What a table is answered about the member. */
async function sitDown(member: TestMember): Promise<{ user: string; alias: string; chat: string }> {
  const { data } = await api.post('/sys/game/getLaunchUrl', { id: wheel }, member.token);
  const launchToken = new URL(data).searchParams.get('token');
  return callWallet(api.url, 'authenticate', { launchToken, gameCode: 'live-wheel' });
}

describe('chat at a table', () => {
  it('is read by a new account, and written by one with a confirmed mail address', async () => {
    const member = await newMember();
    expect((await sitDown(member)).chat).toBe('read');
    await confirmMail(member);
    expect((await sitDown(member)).chat).toBe('write');
  });

  it('is not shown to a member with signs of harm', async () => {
    const member = await newMember();
    await confirmMail(member);
    await showSigns(member);
    expect((await sitDown(member)).chat).toBe('off');
  });

  it('names a player by a number until the player agrees to be named', async () => {
    const member = await newMember();
    const { alias } = await sitDown(member);
    expect(alias).toMatch(/^#\d{1,4}$/);
    expect((await sitDown(member)).alias).toBe(alias);
    expect((await api.post('/sys/consent/setLiveRounds', { given: true }, member.token)).error).toBe(0);
    expect((await sitDown(member)).alias).toBe(`${member.username.slice(0, 2)}•••`);
  });
});

describe('an invitation to a table', () => {
  const invite = (member: TestMember, gameId = wheel) => api.post('/sys/table/invite', { gameId }, member.token);
  const open = (invitation: string, member?: TestMember) =>
    api.post('/sys/table/invitation', { invitation }, member?.token);

  it('shows a visitor the table, the smallest bet and what it takes, and no name', async () => {
    const member = await newMember();
    const { data } = await invite(member);
    expect(Date.parse(data.endTime) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect(data.invitation).toMatch(/^studio\.live-wheel\.[0-9a-z]+\.[A-Za-z0-9_-]{43}$/);
    // Of two members in the same second it is the same.
    const other = await invite(await newMember());
    expect(other.data.invitation.split('.').slice(0, 2)).toEqual(['studio', 'live-wheel']);
    const opened = await open(data.invitation);
    expect(opened.data.table).toEqual({
      gameId: wheel,
      game: 'Shared Wheel',
      cover: expect.any(String),
      isOpen: true,
      isOffered: true,
      seated: 2,
      currency: 'USD',
      leastStake: expect.any(Number),
      leastAge: 18,
      endTime: data.endTime,
    });
    expect(JSON.stringify(opened)).not.toContain(member.username);
  });

  it('is refused when it was changed, is of another casino, or has ended', async () => {
    const { data } = await invite(await newMember());
    for (const wrong of [
      '',
      'studio.none',
      `${data.invitation.slice(0, -1)}!`,
      data.invitation.replace('wheel', 'crash'),
    ])
      expect((await open(wrong)).error).toBe(errorCodes.noSuchThing);
    const secrets = { find: () => ({ secret: 'x'.repeat(32) }) };
    const endsAt = new Date('2026-01-01T00:00:00.000Z');
    const text = writeInvitation(secrets, { vendor: 'studio', table: 'live-wheel', endsAt })!;
    expect(readInvitation(secrets, text, new Date(endsAt.getTime() - 1))).toEqual({
      ...{ vendor: 'studio', table: 'live-wheel', endsAt },
    });
    expect(readInvitation(secrets, text, endsAt)).toBeUndefined();
    expect((await open(text)).error).toBe(errorCodes.noSuchThing);
  });

  it('ends with the table', async () => {
    const { data } = await invite(await newMember());
    await api.db.query('update game set enabled = false where id = $1', [wheel]);
    expect((await open(data.invitation)).error).toBe(errorCodes.noSuchThing);
    await api.db.query('update game set enabled = true where id = $1', [wheel]);
    expect((await open(data.invitation)).data.table).toMatchObject({ isOpen: true });
    isReported = false;
    await vi.waitFor(
      async () => expect((await open(data.invitation)).data.table).toMatchObject({ isOpen: false }),
      untilAsked,
    );
    isReported = true;
    await vi.waitFor(
      async () => expect((await open(data.invitation)).data.table).toMatchObject({ isOpen: true }),
      untilAsked,
    );
  });

  it('is refused for what is no shared table', async () => {
    expect((await invite(await newMember(), 1)).error).toBe(errorCodes.noSuchThing);
    expect((await api.post('/sys/table/invite', { gameId: wheel })).error).toBe(-2);
  });

  it('is refused to a member on a break or with signs of harm, and their pages are empty', async () => {
    const { data } = await invite(await newMember());
    const [paused, spared] = [await newMember(), await newMember()];
    await takeBreak(paused);
    await showSigns(spared);
    for (const member of [paused, spared]) {
      expect((await invite(member)).error).toBe(errorCodes.invitingNotHere);
      expect((await open(data.invitation, member)).data).toEqual({ table: null });
    }
  });

  it('is made by one member twenty times an hour at most', async () => {
    const member = await newMember();
    for (let n = 0; n < 20; n++) expect((await invite(member)).error).toBe(0);
    expect((await invite(member)).error).toBe(errorCodes.tooManyRequests);
    expect((await invite(await newMember())).error).toBe(0);
  });
});

describe('people and competitions in the live feed', () => {
  const feed = async (member?: TestMember) => (await api.post('/sys/liveRound/list', {}, member?.token)).data;

  it('are those that vendors count and that run, and are empty where no one sits', async () => {
    seated = 3;
    await vi.waitFor(
      async () => expect((await feed()).tables).toEqual([{ gameId: wheel, game: 'Shared Wheel', seated: 3 }]),
      untilAsked,
    );
    expect((await feed()).races).toEqual([]);
    await api.db.query(
      `insert into competition (english, filipino, kind, measure, starts_at, ends_at, rounds, minimum_stakes, prizes, made_by,
         content_hash, state)
       values ('Quick race', 'Mabilis na karera', 'race', 'multiple', now() - interval '1 hour', now() + interval '1 hour', 5,
         '{"USD": 100}', '[{"USD": 10000}]', 'a test', repeat('0', 64), 'open')`,
    );
    const race = { name: 'Quick race', kind: 'race', endTime: expect.any(String) };
    await vi.waitFor(async () => expect((await feed()).races).toMatchObject([race]), untilAsked);
    seated = 0;
    await vi.waitFor(async () => expect((await feed()).tables).toEqual([]), untilAsked);
  });

  it('are not shown to a member on a break or with signs of harm', async () => {
    const [paused, spared] = [await newMember(), await newMember()];
    await takeBreak(paused);
    await showSigns(spared);
    for (const member of [paused, spared]) expect(await feed(member)).toEqual({ rounds: null, tables: [], races: [] });
  });
});

describe('a report of a message', () => {
  const report = (member: TestMember, message: string, reason = 'abuse') =>
    api.post('/sys/table/report', { gameId: wheel, message, reason }, member.token);
  const queue = async () =>
    (await api.post('/operator/queue/list', { queue: 'chatReports' }, sue)).data.rows as {
      id: number;
      memberId: number;
      kind: string;
      contentHash: string;
    }[];
  const decide = (row: { id: number; contentHash: string }, decision: string) =>
    api.post(
      '/operator/queue/decide',
      { queue: 'chatReports', decision, rows: [{ id: row.id, contentHash: row.contentHash }], reason: 'Read it' },
      sue,
    );
  async function said(): Promise<{ author: TestMember; reader: TestMember }> {
    const [author, reader] = [await newMember(), await newMember()];
    const { user, alias: player } = await sitDown(author);
    await sitDown(reader);
    words = Array.from({ length: 15 }, (_, n) => ({
      ...{ id: String(15 - n), table: 'live-wheel', user, player, text: `message ${15 - n}` },
      ...{ at: '2026-11-25T12:00:00.000Z', removedAt: null },
    }));
    return { author, reader };
  }

  it('stands in the queue with its author, and shows the messages before it', async () => {
    const { author, reader } = await said();
    expect((await report(reader, '14')).error).toBe(0);
    expect((await report(reader, '14', 'spam')).error).toBe(0);
    const row = (await queue()).find(({ memberId }) => memberId === Number(author.id))!;
    expect(row).toMatchObject({ kind: 'abuse' });
    const { data } = await api.post('/operator/chatReport/get', { id: row.id }, sue);
    expect(data).toMatchObject({ table: 'live-wheel', wordId: '14', reports: 1, reason: 'abuse', state: 'open' });
    expect(data.words.map(({ id }: { id: string }) => id)).toEqual(Array.from({ length: 11 }, (_, n) => String(n + 4)));
    const { rows } = await api.db.query(`select command from audit_event where subject = $1`, [
      `chat-report:${row.id}`,
    ]);
    expect(rows).toEqual([{ command: 'chatReport.make' }]);
  });

  it('removes the message at the table by the decision, with every report of it', async () => {
    const { author, reader } = await said();
    const second = await newMember();
    await sitDown(second);
    await report(reader, '15');
    await report(second, '15', 'fraud');
    const [row] = (await queue()).filter(({ memberId }) => memberId === Number(author.id));
    expect((await decide(row!, 'remove')).error).toBe(0);
    await vi.waitFor(async () => {
      expect(ordered).toMatchObject([{ order: 'unsay', table: 'live-wheel', ids: ['15'] }]);
      expect((await queue()).filter(({ memberId }) => memberId === Number(author.id))).toEqual([]);
    }, untilAsked);
  });

  it('is refused for a member who does not sit at the table, and for one who takes a break', async () => {
    const { author, reader } = await said();
    expect((await report(await newMember(), '14')).error).toBe(errorCodes.noSuchThing);
    await takeBreak(reader);
    expect((await report(reader, '14')).error).toBe(errorCodes.noSuchThing);
    expect((await queue()).filter(({ memberId }) => memberId === Number(author.id))).toEqual([]);
  });

  it('is refused for a message that is not there or removed, and for one’s own', async () => {
    const { author, reader } = await said();
    expect((await report(reader, '99')).error).toBe(errorCodes.noSuchThing);
    expect((await report(author, '3')).error).toBe(errorCodes.ownMessage);
    words[0] = { ...words[0]!, removedAt: '2026-11-25T12:00:00.000Z' as never };
    expect((await report(reader, '15')).error).toBe(errorCodes.noSuchThing);
  });
});

describe('a silenced player', () => {
  it('gets a message with the reason and the time', async () => {
    const member = await newMember();
    await sitDown(member);
    const order = { vendor: 'studio', table: 'live-wheel', order: 'mute', memberId: Number(member.id), hours: 24 };
    expect((await api.post('/operator/tables/moderate', { ...order, reason: 'Insults.' }, sue)).error).toBe(0);
    const { rows } = await api.db.query('select kind, details from news where member_id = $1', [member.id]);
    expect(rows).toMatchObject([
      { kind: 'chatMuted', details: { untilEn: expect.stringMatching(/ UTC$/), reason: 'Insults.' } },
    ]);
  });
});
