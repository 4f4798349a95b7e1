import { errorCodes } from '@fairhouse/contract/errors';
import type { Transaction } from '@fairhouse/database';
import { fakeClock } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestOperator, testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi, type TestMember } from '../../testing/start-test-api.ts';
import { findMember } from '../access/member.store.ts';
import { createMailMember } from '../mail/mail-member.ts';
import { openExpiry } from '../wiring/expiry.ts';
import { type ExpiryDeps, expireDocuments } from './expire-documents.ts';
import { dayAfter, dayOf, expiryOf } from './expiry.ts';

let api: TestApi;
let operator: TestOperator;
let casino: ExpiryDeps;
const today = dayOf(new Date());
const clock = fakeClock();
beforeAll(async () => {
  api = await startTestApi();
  operator = await testOperator(api, 'anna');
  const mailMember = createMailMember({
    recipientOf: findMember,
    origin: 'http://localhost',
    siteName: 'Fairhouse',
    announce: async () => {},
  });
  casino = openExpiry({ db: api.db, settingOf, clock: clock.now, mailMember });
});
afterAll(() => api.close());

/** Noon of the day so many days from now. */
const onDay = (days: number) => clock.set(`${dayAfter(today, days)}T12:00:00Z`);
const settingOf: ExpiryDeps['settingOf'] = async () => ({ expiryNoticeDays: 30, addressValidMonths: 12 }) as never;

async function handIn(member: TestMember, kind = 'idcardProof', language = 'en'): Promise<number> {
  await api.db.query('update member set language = $2 where id = $1', [member.id, language]);
  const { rows } = await api.db.query<{ id: bigint }>(
    `with f as (
       insert into uploaded_file (member_id, storage_name, sha256, width, height, bytes)
       values ($1, gen_random_uuid()::text, sha256('x'), 10, 10, 100) returning id)
     insert into member_document (member_id, kind, file_ids) select $1, $2, array[id] from f returning id`,
    [member.id, kind],
  );
  return Number(rows[0]!.id);
}
const desk = (call: string, body: object) => api.post(`/operator/document/${call}`, body, operator.key);
const accept = (id: number, dates: object = {}) => desk('accept', { id, ...dates });
const listed = async (member: TestMember, language = 'en') =>
  (await api.post('/sys/member/documents/listAll', {}, member.token, { 'x-fe-lang': language })).data[0];
async function accepted(days: number, language = 'en'): Promise<{ member: TestMember; id: number }> {
  const member = await api.join();
  const id = await handIn(member, 'idcardProof', language);
  expect((await accept(id, { expiryDate: dayAfter(today, days) })).error).toBe(0);
  return { member, id };
}
/** Beside the message that the document was reviewed. */
const notifiedOf = async ({ id }: TestMember) =>
  (
    await api.db.query<{ kind: string }>(
      `select kind from news where member_id = $1 and kind <> 'documentReviewed' order by id`,
      [id],
    )
  ).rows.map(({ kind }) => kind);
const auditEventsOf = async (id: number) =>
  (
    await api.db.query<{ command: string }>(
      `select command from audit_event where subject = $1 and actor = 'system:documents' order by id`,
      [`document:${id}`],
    )
  ).rows.map(({ command }) => command);

describe('accepting', () => {
  it.each([
    ['an identity document without its last day', 'idcardProof', {}, 'missingField'],
    ['one that expired yesterday', 'idcardProof', { expiryDate: dayAfter(today, -1) }, 'documentExpired'],
    ['one with no day of the calendar', 'idcardProof', { expiryDate: '2031-02-30' }, 'invalidField'],
    ['a payment proof with such a day', 'paymentProof', { expiryDate: '2031-02-28' }, 'invalidField'],
    ['a photo with such a day', 'idcardHoldProof', { expiryDate: 'none' }, 'invalidField'],
  ] as const)('refuses %s', async (_, kind, dates, error) => {
    const id = await handIn(await api.join(), kind);
    expect((await accept(id, dates)).error).toBe(errorCodes[error]);
    expect((await desk('get', { id })).data).toMatchObject({ status: 'waiting', expiryDate: null, expiry: null });
  });

  it.each([
    ['one of which today is the last day', { expiryDate: today }, today, 'soon'],
    ['one that ends in 30 days', { expiryDate: dayAfter(today, 30) }, dayAfter(today, 30), 'soon'],
    ['one that ends in 31', { expiryDate: dayAfter(today, 31) }, dayAfter(today, 31), 'valid'],
    ['one on which no such day stands', { expiryDate: 'none' }, null, null],
  ] as const)('takes %s', async (_, dates, expiryDate, expiry) => {
    const id = await handIn(await api.join());
    expect((await accept(id, dates)).data).toMatchObject({ status: 'accepted', expiryDate, expiry });
  });

  it('puts a wrong day right', async () => {
    const { id } = await accepted(3);
    expect((await desk('reject', { id, reason: 'The day was misread.' })).data).toMatchObject({ expiryDate: null });
    expect((await accept(id, { expiryDate: '2077-01-02' })).data).toMatchObject({ expiryDate: '2077-01-02' });
  });
});

describe('a day that passes', () => {
  it('the member is notified before and after, in their language, and what expired proves nothing', async () => {
    const { member, id } = await accepted(40, 'fil');
    onDay(9);
    await expireDocuments(casino);
    expect(await notifiedOf(member)).toEqual([]);
    onDay(10);
    await expireDocuments(casino);
    await expireDocuments(casino);
    expect(await notifiedOf(member)).toEqual(['documentExpiring']);
    onDay(40);
    await expireDocuments(casino);
    expect(await notifiedOf(member)).toEqual(['documentExpiring']);
    onDay(41);
    await expireDocuments(casino);
    await expireDocuments(casino);
    expect(await notifiedOf(member)).toEqual(['documentExpiring', 'documentExpired']);
    expect(await auditEventsOf(id)).toEqual(['document.noteExpiring', 'document.expire']);
    expect(await listed(member)).toMatchObject({
      status: 30,
      reason: expect.stringMatching(/^it expired on \w+ \d+, \d+\.$/),
    });
    expect((await listed(member, 'fil')).reason).toMatch(/^nag-expire ito noong /);
    const { rows } = await api.db.query(
      'select subject, body_text as text from mail where recipient = $1 order by id',
      [`${member.username}@example.com`],
    );
    expect(rows.at(-1).subject).toMatch(/^Nag-expire ang isa mong dokumento/);
    const news = (await api.post('/base/news/listPage', {}, member.token, { 'x-fe-lang': 'fil' })).data.content[0];
    expect(news.message).toMatch(/^Nag-expire ang iyong patunay ng pagkakakilanlan noong .+bago ang susunod/);
    // Another one begins again; nothing of the former stage holds it.
    const { data } = await accept(id, { expiryDate: dayAfter(today, 400) });
    expect(data).toMatchObject({ status: 'accepted', expiry: 'valid' });
  });

  it('counts from its first minute, before the job has come by', async () => {
    const { member, id } = await accepted(0);
    await api.db.query('update member_document set expires_on = $2 where id = $1', [id, dayAfter(today, -1)]);
    expect(await listed(member)).toMatchObject({ status: 30 });
    const { data } = await api.post('/sys/member/getMember', { id: Number(member.id) }, member.token);
    expect(data.profileStatus).toBe(30);
    // Its pictures stand nowhere any more; the player is asked for new ones.
    expect((await api.post('/sys/auth/token/info', {}, member.token)).data.idcardProofId).toBeNull();
  });

  it('is noted once, however many look at once', async () => {
    const all = [await accepted(5), await accepted(6), await accepted(7)];
    onDay(1);
    await Promise.all(Array.from({ length: 64 }, () => expireDocuments(casino)));
    onDay(8);
    await Promise.all(Array.from({ length: 64 }, () => expireDocuments(casino)));
    for (const { member, id } of all) {
      expect(await notifiedOf(member)).toEqual(['documentExpiring', 'documentExpired']);
      expect(await auditEventsOf(id)).toEqual(['document.noteExpiring', 'document.expire']);
    }
  });

  it('is noted whole where a round was cut off half way', async () => {
    const all = [await accepted(1), await accepted(1)];
    onDay(2);
    let reported = 0;
    const dying: ExpiryDeps = {
      ...casino,
      async tell(tx, it) {
        await casino.tell(tx, it);
        // The first is told, recorded and marked; then its connection is gone.
        if (++reported === 2) await api.db.query('select pg_terminate_backend($1)', [await backendOf(tx)]);
      },
    };
    await expect(expireDocuments(dying)).rejects.toThrow();
    for (const { member, id } of all) expect([await notifiedOf(member), await auditEventsOf(id)]).toEqual([[], []]);
    await expireDocuments(casino);
    for (const { member, id } of all) {
      expect([await notifiedOf(member), await auditEventsOf(id)]).toEqual([['documentExpired'], ['document.expire']]);
    }
  });
});

async function backendOf(tx: Transaction): Promise<number> {
  return (await tx.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
}

it('the desk lists what expires soon, the next first, and what has expired, page by page', async () => {
  const [later, sooner] = [await accepted(20), await accepted(12)];
  const ids = async (stage: string) => {
    const found: number[] = [];
    let next: object | null = {};
    while (next) {
      const { data } = await desk('listExpiring', { stage, pageSize: 1, ...(next as object) });
      expect(data.noticeDays).toBe(30);
      found.push(...data.content.map(({ id }: { id: number }) => id));
      next = data.next;
    }
    return found;
  };
  const soon = await ids('soon');
  expect(soon.indexOf(sooner.id)).toBeGreaterThanOrEqual(0);
  expect(soon.indexOf(sooner.id)).toBeLessThan(soon.indexOf(later.id));
  expect(new Set(soon).size).toBe(soon.length);
  const over = await ids('over');
  expect(over.length).toBeGreaterThan(2);
  expect(over.some((id) => soon.includes(id))).toBe(false);
});

it('an address document is valid for the months of the setting from the date on it', async () => {
  const id = await handIn(await api.join(), 'addressProof');
  const documentDate = dayAfter(today, -20);
  const { data } = await accept(id, { documentDate });
  expect(data).toMatchObject({ documentDate, expiry: 'valid' });
  expect(data.expiryDate.slice(0, 4)).toBe(String(Number(documentDate.slice(0, 4)) + 1));
});

it('a day lies to today as its border says', () => {
  const on = (expiresOn: string | null, status: 'accepted' | 'refused' = 'accepted') =>
    expiryOf('2027-03-01', 30, { status, expiresOn });
  expect([on(null), on('2027-02-28'), on('2027-03-01'), on('2027-03-31'), on('2027-04-01')]).toEqual([
    null,
    'over',
    'soon',
    'soon',
    'valid',
  ]);
  expect(on('2027-02-28', 'refused')).toBeNull();
});
