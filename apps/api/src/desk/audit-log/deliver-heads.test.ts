import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOfTarget, shownTarget } from '@fairhouse/operation';
import { createSigner, leafHash, logKeyOf, notesIn, readHead, signHead } from '@fairhouse/record-proof';
import { fakeClock } from '@fairhouse/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverNextHead } from './deliver-heads.ts';
import { mailCommitmentHead } from './mail-commitment-heads.ts';
import { openRecordCasino, type RecordCasino } from './record.fixture.ts';

const received: number[] = [];
let answer = 200;
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (answer === 200) received.push(readHead(body)!.size);
  response.writeHead(answer, { location: '/elsewhere' }).end();
});

const clock = fakeClock('2026-11-24T12:00:00Z');
const mails: string[] = [];
let casino: RecordCasino;
let folder: string;
let address: string;

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/heads`;
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-heads-'));
  casino = await openRecordCasino();
});
afterAll(async () => {
  receiver.close();
  await casino.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await casino.pool.query('delete from audit_log_delivery');
  received.length = 0;
  mails.length = 0;
  answer = 200;
});

/** One more audit event, sealed: a head for these. Answers its size. */
async function head(...targets: string[]): Promise<number> {
  await casino.write(1);
  await casino.place();
  return Number((await casino.seal(clock.now(), targets))!.size);
}

/** What is due now; answers how many were tried. */
async function deliver(): Promise<number> {
  let tried = 0;
  const deps = {
    db: casino.pool,
    writeMail: async (_: unknown, to: string) => void mails.push(to),
    log: { warn() {} },
  };
  while ((await deliverNextHead(deps, clock.now())) > 0) tried++;
  return tried;
}

const rows = async () =>
  (await casino.pool.query('select tries, problem, sent_at, given_up_at from audit_log_delivery order by size')).rows;

it('a receiver that fails is asked again after 5, 10, 20 seconds, and gets every head in its order', async () => {
  answer = 503;
  const first = await head(address);
  expect(await deliver()).toBe(1);
  clock.advance(4_999);
  // A newer head does not hurry it.
  const second = await head(address);
  expect(await deliver()).toBe(0);
  clock.advance(1);
  expect(await deliver()).toBe(1);
  clock.advance(9_999);
  expect(await deliver()).toBe(0);
  clock.advance(1);
  expect(await deliver()).toBe(1);
  expect(await rows()).toMatchObject([{ tries: 3, problem: 'HTTP 503', sent_at: null }, { tries: 2 }]);
  answer = 200;
  clock.advance(20_000);
  expect(await deliver()).toBe(2);
  expect(received).toEqual([first, second]);
  expect(await rows()).toMatchObject([{ tries: 4, problem: null, sent_at: clock.now() }, { tries: 3 }]);
});

it('is given up after a week, and the newer heads are not', async () => {
  answer = 500;
  await head(address);
  await deliver();
  clock.advance(7 * 86_400_000 + 1);
  await head(address);
  expect(await deliver()).toBe(1);
  expect(await rows()).toMatchObject([{ given_up_at: clock.now(), sent_at: null }, { given_up_at: null }]);
});

it('follows nobody elsewhere, and one that fails holds up no other', async () => {
  answer = 307;
  const file = join(folder, 'heads.txt');
  const size = await head(address, file, join(folder, 'none', 'heads.txt'));
  expect(await deliver()).toBe(3);
  expect(notesIn(await readFile(file, 'utf8')).map((note) => readHead(note)!.size)).toEqual([size]);
  const problems = (await rows()).map(({ problem }) => problem);
  expect(problems).toContain('ENOENT');
  expect(problems.filter((problem) => problem === null)).toHaveLength(1);
  const next = await head(file);
  await deliver();
  expect(notesIn(await readFile(file, 'utf8')).map((note) => readHead(note)!.size)).toEqual([size, next]);
});

it('a mail goes once a day', async () => {
  await head('licence@example.com');
  await head('licence@example.com');
  await deliver();
  clock.advance(86_400_000);
  await head('licence@example.com');
  await deliver();
  expect(mails).toEqual(['licence@example.com', 'licence@example.com']);
});

it.each([
  ['/var/heads.txt', 'file'],
  ['licence@example.com', 'mail'],
  ['https://example.com/heads', 'http'],
  ['http://localhost:8080/', 'http'],
  ['http://example.com/heads', undefined],
  ['https://me:secret@example.com/heads', undefined],
  ['heads.txt', undefined],
  ['ftp://example.com/', undefined],
  ['', undefined],
])('%j is %s', (target, kind) => {
  expect(kindOfTarget(target)).toBe(kind);
});

it('what may be secret in an address is shown to nobody', () => {
  expect(shownTarget('https://example.com/heads?token=secret')).toBe('https://example.com/heads');
  expect(shownTarget('licence@example.com')).toBe('licence@example.com');
});

it('mails the newest head of the log of commitments in both languages, and fails when no published key has signed it', async () => {
  const signer = createSigner('casino.example/commitments', 'a secret of thirty-two characters or more');
  const key = {
    ...logKeyOf(signer),
    purpose: 'log',
    algorithm: 'Ed25519',
    from: '2026-01-01T00:00:00.000Z',
    until: null,
  };
  let keys = [key];
  const note = signHead({ size: 7, root: leafHash('a'), at: '2026-03-01T10:00:00.000Z' }, signer);
  const studio = createServer((request, response) => {
    response.end(request.url === '/fair/keys' ? JSON.stringify({ keys }) : note);
  }).listen(0, '127.0.0.1');
  await once(studio, 'listening');
  const written: { to: string; paragraphs: string[] }[] = [];
  const mailed = () =>
    mailCommitmentHead({
      db: casino.pool,
      studioOrigin: `http://127.0.0.1:${(studio.address() as AddressInfo).port}`,
      to: ['licence@example.com', 'auditor@example.com'],
      writeMail: async (_, to, { paragraphs }) => void written.push({ to, paragraphs }),
    });
  await mailed();
  expect(written.map(({ to }) => to)).toEqual(['licence@example.com', 'auditor@example.com']);
  const [english, filipino, ...heads] = written[0]!.paragraphs;
  expect([english, filipino]).toEqual([expect.stringMatching(/^Keep/), expect.stringMatching(/^Itago/)]);
  expect(notesIn(heads.join('\n\n'))).toEqual([note]);
  keys = [];
  await expect(mailed()).rejects.toThrow('is not signed by a published key');
  expect(written).toHaveLength(2);
  studio.close();
});
