import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReportBooks, type ReportBooks } from './reports.fixture.ts';

let books: ReportBooks;

beforeAll(async () => {
  books = await openReportBooks(8);
  const [philippines, , , greece] = books.members.map(({ id }) => id);
  const event = (member: bigint, command: string, at: string, before: string | null, after: string | null) =>
    books.db.query(
      `insert into audit_event (at, actor, member_id, subject, command, before, after)
       values ($1, 'member:' || $2::bigint, $2::bigint, 'limit:deposit.day', $3, json_build_object('most', $4::text), json_build_object('most', $5::text))`,
      [at, member, command, before, after],
    );
  await event(greece!, 'limit.set', '2026-02-10T10:00:00Z', null, '5000');
  await event(greece!, 'limit.set', '2026-02-11T10:00:00Z', '5000', '2000');
  await event(greece!, 'limit.set', '2026-02-12T10:00:00Z', '2000', '2000');
  await event(greece!, 'limit.confirmHigher', '2026-03-02T10:00:00Z', '2000', '9000');
  await event(philippines!, 'limit.set', '2026-03-02T10:00:00Z', null, '100');
  const pause = (member: bigint, kind: string, since: string) =>
    books.db.query(
      `insert into play_pause (member_id, kind, since, until, started_by) values ($1, $2, $3, 'infinity', 'member')`,
      [member, kind, since],
    );
  await pause(greece!, 'exclusion', '2026-03-03T10:00:00Z');
  await pause(greece!, 'break', '2026-02-03T10:00:00Z');
  await pause(philippines!, 'mandatoryBreak', '2026-02-03T10:00:00Z');
  await books.db.query(
    `insert into harm_measure (member_id, measure, level, score, kinds, taken_at)
     select $1, 'message', 1, 10, '{chasing,nights}', '2026-03-04T10:00:00Z'::timestamptz from generate_series(1, 2)`,
    [greece],
  );
  await books.db.query(
    `insert into harm_case (member_id, state, score, kind, markers, opened_at, outcome, reason, closed_by, closed_at)
     values ($1, 'closed', 9, 'nights', '[{"kind": "nights"}]', '2026-02-27T10:00:00Z', 'talked', 'r', 'operator:x', '2026-03-01T10:00:00Z')`,
    [greece],
  );
  await books.db.query(
    `insert into funds_case (member_id, currency, threshold, deposits, state, source, note, asked_at, handed_in_at, decided_by, decided_at)
     values ($1, 'BTC', 1, 2, 'accepted', 'salary', '', '2026-02-01T10:00:00Z', '2026-03-01T10:00:00Z', 'x', '2026-03-02T10:00:00Z')`,
    [greece],
  );
});
afterAll(() => books.close());

it('counts by month and licence what protected players, and names zeros', async () => {
  const { columns, rows } = await books.run({ kind: 'saferGambling', months: 2, licences: [] }, ['reports.read']);
  const names = columns.slice(2).map(({ key }) => key);
  const counted = rows.map(({ heads, values }) => [
    heads.join(' '),
    Object.fromEntries(names.flatMap((name, at) => (values[at] === '0' ? [] : [[name, values[at]]]))),
  ]);
  expect(counted).toEqual([
    [
      '2026-02-01 GB',
      {
        limitsSet: '1',
        limitsLowered: '1',
        breaks: '1',
        casesOpened: '1',
        affordabilityAsked: '1',
        'sign.nights': '1',
      },
    ],
    ['2026-02-01 casino', { mandatoryBreaks: '1' }],
    [
      '2026-03-01 GB',
      {
        ...{ limitsRaised: '1', selfExclusions: '1', measures: '2', casesClosed: '1', interactions: '1' },
        ...{ affordabilityAccepted: '1', 'sign.chasing': '1', 'sign.nights': '1' },
      },
    ],
    ['2026-03-01 casino', { limitsSet: '1' }],
  ]);
});

it('shows the licences alone that were asked for', async () => {
  const { rows } = await books.run({ kind: 'saferGambling', months: 2, licences: ['GB'] });
  expect(rows.map(({ heads }) => heads[1])).toEqual(['GB', 'GB']);
});
