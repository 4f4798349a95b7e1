/**
 * A card number that a player types must not outlive the call that brought it: it is looked for afterwards in every
 * table, every file, every line of the logs and every answer, in the clear and in the forms in which it could hide.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createLogger } from '@fairhouse/operation';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MoneyCasino, startMoneyCasino } from '../../../testing/start-money-casino.ts';

const approving = '5555555555554444';
const challenging = '4212345678910006';
const declining = '4000000000009995';
const unknown = '4242424242424242';
const cvv = '90317';

const logged: string[] = [];
const logger = createLogger(
  'canary',
  new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  }),
);
// Everything that is ever said, not only what is said usually.
logger.level = 'trace';
let system: MoneyCasino;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-canary-'));
  system = await startMoneyCasino({ FAIRHOUSE_DATA_DIR: folder }, logger);
});
afterAll(async () => {
  await system.close();
  await rm(folder, { recursive: true, force: true });
});

const form = (cardNum: string) => ({
  amount: 50,
  cardNum: cardNum.replace(/(.{4})(?=.)/g, '$1 '),
  cardCvv: cvv.slice(0, 4),
  expireMonth: 3,
  expireYear: 2030,
  cardFirstName: 'Maria',
  cardLastName: 'Santos',
  cardCountry: 'PH',
  cardState: 'PH-00',
  cardCity: 'Manila',
  cardAddress: '1 Roxas Boulevard',
  cardPostalCode: '1000',
});

/** The number as it is, grouped, and as the digests and encodings by which it could be found again. */
function formsOf(number: string): string[] {
  return [
    number,
    form(number).cardNum,
    Buffer.from(number).toString('base64').replace(/=+$/, ''),
    Buffer.from(number).toString('hex'),
    createHash('sha256').update(number).digest('hex'),
  ];
}

async function everyRow(): Promise<string[]> {
  const { rows: tables } = await system.api.db.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('casino', 'sandbox')`,
  );
  expect(tables.length).toBeGreaterThan(40);
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await system.api.db.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
    dumps.push(...rows.map(({ row }) => `${name} ${row}`));
    // Bytes stand in JSON as hexadecimal; what a webhook or a job carries is read as text too.
    for (const { row } of rows) {
      for (const [, hex] of row.matchAll(/\\\\x([0-9a-f]{8,})/g)) dumps.push(`${name} ${Buffer.from(hex!, 'hex')}`);
    }
  }
  return dumps;
}

async function everyFile(at: string): Promise<string[]> {
  const found = await readdir(at, { withFileTypes: true, recursive: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (file) => `${file} ${await readFile(file, 'latin1')}`));
}

it('would find a number that was kept, as text or as bytes', async () => {
  const { db } = system.api;
  await db.query('create table casino.kept (line text, raw bytea)');
  await db.query('insert into casino.kept values ($1, $2)', [`paid with ${approving}`, Buffer.from(challenging)]);
  const rows = (await everyRow()).filter((row) => row.startsWith('casino.kept'));
  await db.query('drop table casino.kept');
  for (const number of [approving, challenging]) expect(rows.some((row) => row.includes(number))).toBe(true);
});

it('leaves no trace of a card number or a CVV', async () => {
  const member = await system.api.join();
  const answers: string[] = [];
  const ask = async (path: string, body: object | string, token = member.token) => {
    const answer = await system.api.post(path, body, token);
    answers.push(JSON.stringify(answer));
    return answer;
  };
  const pay = '/sys/deposit/creditcard/deposit';

  expect((await ask(pay, form(approving))).data.status).toBe('true');
  const { data: challenge } = await ask('/sys/deposit/cattl/deposit', form(challenging));
  const { data: paid } = await ask('/sys/cattl/pay', { depositId: challenge.id });
  await ask('/sys/cattl/pay', { depositId: challenge.id });
  const back = await fetch(`${system.sandboxUrl}${new URL(paid.payUrl).pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'approve' }),
    redirect: 'manual',
  });
  const location = new URL(back.headers.get('location')!);
  answers.push(
    await (await fetch(`${system.api.url}${location.pathname}${location.search}`, { redirect: 'manual' })).text(),
  );
  expect((await ask(pay, form(declining))).error).toBe(1215);
  // What goes wrong is what tends to be logged: a number nobody takes, a broken body, one without a session.
  expect((await ask(pay, form(unknown))).error).toBe(1216);
  await ask(pay, { ...form(approving), amount: 'much' });
  await ask(pay, `{"cardNum":"${approving}`);
  await ask(pay, form(approving), 'no session');
  // The number in a field that is not meant for it is the player's own text; it is refused or kept nowhere.
  await ask('/sys/deposit/onlyPay/deposit', form(approving));
  await ask('/sys/deposit/creditcard/billingInfo', {});
  await ask('/sys/member/transaction/page', { pageNum: 1, pageSize: 20 });

  const places = {
    answers,
    logs: logged,
    rows: await everyRow(),
    files: await everyFile(folder),
  };
  expect(places.answers.length).toBeGreaterThan(10);
  expect(places.logs.length).toBeGreaterThan(0);
  expect(places.rows.some((row) => row.startsWith('casino.deposit_card') && row.includes('"4444"'))).toBe(true);
  for (const [place, texts] of Object.entries(places)) {
    for (const number of [approving, challenging, declining, unknown]) {
      for (const trace of formsOf(number)) {
        expect(
          texts.filter((text) => text.includes(trace)),
          `${trace} in the ${place}`,
        ).toEqual([]);
      }
    }
    expect(
      texts.filter((text) => text.includes(`"${cvv.slice(0, 4)}"`) || text.includes(`=${cvv.slice(0, 4)}`)),
      `the CVV in the ${place}`,
    ).toEqual([]);
  }
});
