import { openFilesNote } from '@fairhouse/record-proof';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openReportBooks, type ReportBooks, table } from '../reports.fixture.ts';
import { deleteReport } from '../saved/delete-report.ts';
import { saveReport } from '../saved/save-report.ts';
import { deliveriesOf } from './delivery.store.ts';
import { mailReports } from './mail-reports.ts';
import { saveSchedule } from './save-schedule.ts';

let books: ReportBooks;
let anna: { id: bigint; name: string; roles: 'finance'[]; permissions: Set<never>; memberIds: never[] };

beforeAll(async () => {
  books = await openReportBooks(3);
  const rights = ['reports.read', 'reports.build', 'reports.schedule', 'finance.read'];
  for (const name of ['anna', 'ben', 'cora']) {
    const { rows } = await books.db.query<{ id: bigint }>(
      `insert into staff (name, display_name, created_by, email, language) values ($1, $1, 'test', $1 || '@casino.example', 'en') returning id`,
      [name],
    );
    const permissions = new Set(rights) as never;
    books.colleagues.push({
      ...{ id: rows[0]!.id, name, email: `${name}@casino.example`, language: 'en', enabled: true, permissions },
    });
  }
  anna = {
    id: books.colleagues[0]!.id,
    name: 'anna',
    roles: ['finance'],
    permissions: new Set(rights) as never,
    memberIds: [],
  };
  await books.sumUpTo('2026-03-06T12:00:00Z');
});
afterAll(() => books.close());
beforeEach(async () => {
  await books.db.query('truncate report_mail, report_delivery, report_schedule, mail_attachment, mail');
});

const times = { every: 'day', time: '06:30', zone: 'UTC', weekday: null, monthDay: null, isOn: true } as const;

async function scheduled(more: object = {}, recipients = [1, 2]): Promise<{ id: number; reportId: number }> {
  const saved = await saveReport(books.reports, anna as never, {
    name: `Report ${Math.random()}`,
    sharedWith: 'nobody',
    definition: table({ period: { kind: 'last', unit: 'day', count: 1 } }),
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved));
  const made = await saveSchedule(books.reports, anna as never, {
    ...{
      ...times,
      reportId: saved.data.id,
      recipients: recipients.map((at) => Number(books.colleagues[at]!.id)),
      ...more,
    },
  });
  if (!made.ok) throw new Error(JSON.stringify(made));
  return { id: made.data.id, reportId: saved.data.id };
}
const mails = async () =>
  (await books.db.query<{ id: bigint; recipient: string }>('select id, recipient from mail order by recipient')).rows;
const run = async () => {
  for (let rounds = 0; (await mailReports(books.reports)) > 0; rounds++)
    if (rounds > 20) throw new Error('it never ends');
};

it('mails a signed file to each recipient once a period, at its time', async () => {
  books.setNow('2026-03-06T05:00:00Z');
  await scheduled();
  books.setNow('2026-03-06T06:29:59Z');
  await run();
  expect(await mails()).toEqual([]);
  books.setNow('2026-03-06T06:30:00Z');
  await run();
  await run();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ben@casino.example', 'cora@casino.example']);
  const { rows: files } = await books.db.query<{ name: string; content: Buffer }>(
    'select name, content from mail_attachment where mail_id = $1 order by position',
    [(await mails())[0]!.id],
  );
  const [csv, signature] = files;
  expect(csv!.name).toMatch(/2026-03-05-2026-03-05\.csv$/);
  const named = openFilesNote(String(signature!.content), [books.reports.signer.publicKey]);
  const { createHash } = await import('node:crypto');
  expect(named).toEqual([{ name: csv!.name, sha256: createHash('sha256').update(csv!.content).digest('hex') }]);
  books.setNow('2026-03-07T06:30:00Z');
  await run();
  expect(await mails()).toHaveLength(4);
});

it('goes by the clock of its zone, by weeks and by months', async () => {
  books.setNow('2026-03-01T00:00:00Z');
  const weekly = await scheduled({ every: 'week', weekday: 3, time: '08:00', zone: 'Asia/Manila' });
  const monthly = await scheduled({ every: 'month', monthDay: 5, time: '23:00', zone: 'America/New_York' });
  const dueOf = async (id: number) => (await deliveriesOf(books.db, id, 9)).map(({ dueTime }) => dueTime);
  books.setNow('2026-03-20T00:00:00Z');
  await run();
  // Wednesday 8 o'clock in Manila; of several periods that passed only the last is sent.
  expect(await dueOf(weekly.id)).toEqual(['2026-03-18T00:00:00.000Z']);
  // 23 o'clock of March 5 in New York, before summer time.
  expect(await dueOf(monthly.id)).toEqual(['2026-03-06T04:00:00.000Z']);
});

it('leaves out who may not see it any more when it is sent', async () => {
  books.setNow('2026-03-06T05:00:00Z');
  const { id } = await scheduled();
  const [, ben, cora] = books.colleagues;
  ben!.enabled = false;
  const before = cora!.permissions;
  books.setNow('2026-03-06T06:30:00Z');
  await run();
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['cora@casino.example']);
  expect((await deliveriesOf(books.db, id, 1))[0]).toMatchObject({ state: 'mailed', recipients: 1, leftOut: 1 });
  ben!.enabled = true;
  cora!.permissions = new Set(['reports.read']);
  books.setNow('2026-03-07T06:30:00Z');
  await run();
  expect((await deliveriesOf(books.db, id, 1))[0]).toMatchObject({ recipients: 1, leftOut: 1 });
  cora!.permissions = before;
});

it('rejects recipients who are no colleagues, or may not see it', async () => {
  await expect(scheduled({ recipients: [999_999] })).rejects.toThrow('invalidField');
  await expect(scheduled({ zone: 'Mars/Olympus' })).rejects.toThrow('invalidField');
  await expect(scheduled({ every: 'week' })).rejects.toThrow('invalidField');
});

it('is made again after a kill between the report and its mails, and mailed once by two at the same time', async () => {
  books.setNow('2026-03-06T05:00:00Z');
  const { id } = await scheduled();
  books.setNow('2026-03-06T06:30:00Z');
  const { writeMail } = books.reports;
  let calls = 0;
  // The first mail is written, the process ends before the second.
  books.reports.writeMail = async (tx, to, mail) => {
    if (++calls === 2) throw new Error('killed');
    return writeMail(tx, to, mail);
  };
  await mailReports(books.reports);
  books.reports.writeMail = writeMail;
  expect(await mails()).toEqual([]);
  expect((await deliveriesOf(books.db, id, 1))[0]).toMatchObject({ state: 'waiting', tries: 1, problem: 'killed' });
  books.setNow('2026-03-06T06:31:00Z');
  await Promise.all([mailReports(books.reports), mailReports(books.reports), mailReports(books.reports)]);
  expect(await mails()).toHaveLength(2);
  const { rows } = await books.db.query(
    `select from audit_event where command = 'report.send' and after ->> 'schedule' = $1`,
    [String(id)],
  );
  expect(rows).toHaveLength(1);
});

it('is given up after eight tries, and shown so', async () => {
  books.setNow('2026-03-06T05:00:00Z');
  const { id } = await scheduled();
  const { writeMail } = books.reports;
  books.reports.writeMail = async () => {
    throw new Error('no space for mails');
  };
  for (let hours = 0; hours < 9; hours++) {
    books.setNow(new Date(Date.parse('2026-03-06T06:30:00Z') + hours * 3_600_000).toISOString());
    await mailReports(books.reports);
  }
  books.reports.writeMail = writeMail;
  expect((await deliveriesOf(books.db, id, 1))[0]).toMatchObject({
    state: 'failed',
    tries: 8,
    problem: 'no space for mails',
  });
});

it('shows which mails were sent, wait and were given up', async () => {
  books.setNow('2026-03-06T05:00:00Z');
  const { id } = await scheduled({}, [0, 1, 2]);
  books.setNow('2026-03-06T06:30:00Z');
  await run();
  const [first, second] = await mails();
  await books.db.query('update mail set sent_at = now() where id = $1', [first!.id]);
  await books.db.query('update mail set given_up_at = now() where id = $1', [second!.id]);
  expect((await deliveriesOf(books.db, id, 1))[0]).toMatchObject({ sent: 1, unsent: 1, givenUp: 1 });
});

it('sends no mail when its report was deleted', async () => {
  books.setNow('2026-03-06T05:00:00Z');
  const { reportId } = await scheduled();
  expect((await deleteReport(books.reports, anna as never, reportId)).ok).toBe(true);
  books.setNow('2026-03-06T06:30:00Z');
  await run();
  expect(await mails()).toEqual([]);
});
