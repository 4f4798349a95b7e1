import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFilesNote } from '@fairhouse/record-proof';
import { randomFrom } from '@fairhouse/testing';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderStorage } from '../../../lib/storage/folder-storage.ts';
import { postAny, spreadOver } from '../../../money/finance/finance.fixture.ts';
import { openReportBooks, type ReportBooks } from '../reports.fixture.ts';
import type { DailyDeps } from './daily.deps.ts';
import { getDayFile, listDays } from './day-files.ts';
import { exportDays, pseudonymOf } from './export-days.ts';

const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
let books: ReportBooks;
let folder: string;
let daily: DailyDeps;
const anna = { name: 'anna' } as never;

beforeAll(async () => {
  books = await openReportBooks(9);
  for (let number = 0; number < 300; number++) await postAny(books, random);
  await spreadOver(books.db, 3);
  await books.sumUpTo('2026-03-04T12:00:00Z');
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-exports-'));
  const { db, clock, signer, licences } = books.reports;
  daily = {
    db,
    clock,
    signer,
    licences,
    storage: folderStorage(folder),
    pseudonymKey: Buffer.from('key'),
    keptDays: 400,
  };
});
afterAll(async () => {
  await books.close();
  await rm(folder, { recursive: true, force: true });
});

const read = (name: string) => readFile(join(folder, name));
const records = async (name: string): Promise<Record<string, string>[]> => parse(await read(name), { columns: true });

it(`writes each finished day once, with what an independent reader reads back (SAMPLE_SEED=${seed})`, async () => {
  let days = 0;
  while ((await exportDays(daily)) > 0) days++;
  expect(days).toBe(3);
  expect(await exportDays(daily)).toBe(0);
  expect(await readdir(folder)).toHaveLength(18);
  for (const table of ['sums', 'players']) {
    const csv = await records(`2026-03-02-${table}.csv`);
    const bytes = await read(`2026-03-02-${table}.parquet`);
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    const rows = await parquetReadObjects({ file });
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]))),
    ).toEqual(csv);
    expect(typeof rows[0]![table === 'sums' ? 'amount' : 'ngr']).toBe('bigint');
  }
});

it('adds up to the sums of the day, and names no player', async () => {
  const { rows } = await books.db.query<{ currency: string; ngr: bigint }>(
    `select currency, sum(ngr)::bigint as ngr from finance_member_day_record where day = '2026-03-02' group by 1`,
  );
  const players = await records('2026-03-02-players.csv');
  for (const { currency, ngr } of rows)
    expect(players.filter((row) => row.currency === currency).reduce((sum, row) => sum + BigInt(row.ngr!), 0n)).toBe(
      ngr,
    );
  const text = String(await read('2026-03-02-players.csv'));
  for (const { id } of books.members) {
    expect(players.map(({ player }) => player)).not.toContain(String(id));
    expect(text).not.toContain(`,${id},`);
  }
  const known = books.members.map(({ id }) => pseudonymOf(daily.pseudonymKey, id));
  expect(players.every(({ player }) => known.includes(player!))).toBe(true);
});

it('signs the hash of each file in the manifest', async () => {
  const files = openFilesNote(String(await read('2026-03-01-manifest.txt')), [daily.signer.publicKey])!;
  expect(files.map(({ name }) => name)).toEqual(
    ['sums.csv', 'sums.parquet', 'players.csv', 'players.parquet', 'schema.json'].map((name) => `2026-03-01-${name}`),
  );
  for (const { name, sha256 } of files)
    expect(
      createHash('sha256')
        .update(await read(name))
        .digest('hex'),
    ).toBe(sha256);
  const schema = JSON.parse(String(await read('2026-03-01-schema.json')));
  const [header] = String(await read('2026-03-01-players.csv')).split('\r\n');
  expect(schema.tables.players.map(({ name }: { name: string }) => name)).toEqual(header!.split(','));
});

it('writes the same bytes again where it was killed before the row of the day', async () => {
  const before = await Promise.all((await readdir(folder)).sort().map((name) => read(name)));
  await books.db.query('delete from report_day_export');
  while ((await exportDays(daily)) > 0);
  const after = await Promise.all((await readdir(folder)).sort().map((name) => read(name)));
  expect(after.every((bytes, at) => bytes.equals(before[at]!))).toBe(true);
});

it('answers a file of a day and records who took it; refuses one of a day without files', async () => {
  const answer = await getDayFile(daily, anna, { day: '2026-03-01', file: 'sums.csv' });
  if (!answer.ok) throw new Error('refused');
  const parts: Buffer[] = [];
  for await (const part of answer.data.parts) parts.push(Buffer.from(part));
  expect(Buffer.concat(parts).equals(await read('2026-03-01-sums.csv'))).toBe(true);
  for (const asked of [
    { day: '2026-03-09', file: 'sums.csv' },
    { day: '2026-03-01', file: '../x' },
  ])
    expect(await getDayFile(daily, anna, asked)).toMatchObject({ ok: false, error: 'noSuchThing' });
  const { rows } = await books.db.query(`select actor from audit_event where command = 'report.downloadDay'`);
  expect(rows).toEqual([{ actor: 'operator:anna' }]);
});

it('removes files that are kept no longer, and does not write them again', async () => {
  const short = { ...daily, keptDays: 4 };
  await exportDays(short);
  const names = await readdir(folder);
  expect(names.some((name) => name.startsWith('2026-03-01'))).toBe(false);
  expect(names.some((name) => name.startsWith('2026-03-02'))).toBe(true);
  expect(await exportDays(short)).toBe(0);
  const listed = await listDays(short, undefined);
  expect(listed.ok && listed.data.days.map(({ day, removeTime }) => [day, removeTime === null])).toEqual([
    ['2026-03-03', true],
    ['2026-03-02', true],
    ['2026-03-01', false],
  ]);
  expect(await getDayFile(short, anna, { day: '2026-03-01', file: 'sums.csv' })).toMatchObject({ ok: false });
});
