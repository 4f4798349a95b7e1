import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inTransaction } from '@fairhouse/database';
import { consistencyFormat, createSigner, notesIn, proofText, readHead } from '@fairhouse/record-proof';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { runCommand, type TestOperator, testOperator } from '../../testing/run-operator.ts';
import { startTestApi, type TestApi, testSecrets } from '../../testing/start-test-api.ts';
import { lastHead } from './head.store.ts';
import { placeAuditEvents } from './place-audit-events.ts';
import { sealRecord } from './seal-record.ts';

const mailbox: Email[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      mailbox.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    });
  },
});

/** Somebody's server that holds heads: at first it is down. */
const held: string[] = [];
let refusals = 1;
const receiver: Server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (refusals-- > 0) return response.writeHead(503).end();
  held.push(body);
  response.writeHead(204).end();
});

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;
const signer = createSigner('localhost:3000/record', testSecrets.AUDIT_LOG_KEY);
let api: TestApi;
let anna: TestOperator;
let folder: string;
let targets: string[];

beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  receiver.listen(0, '127.0.0.1');
  await Promise.all([once(smtp.server, 'listening'), once(receiver, 'listening')]);
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-heads-'));
  targets = [join(folder, 'heads.txt'), 'licence@example.com', `http://127.0.0.1:${portOf(receiver)}/heads`];
  api = await startTestApi({
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    AUDIT_LOG_HEADS_TO: targets.join(', '),
  });
  anna = await testOperator(api, 'anna');
});
afterAll(async () => {
  await api.close();
  receiver.close();
  await new Promise<void>((done) => smtp.close(() => done()));
  await rm(folder, { recursive: true, force: true });
});

/** So many audit events about one member, which the casino itself places. */
async function write(count: number, memberId = 100_001n): Promise<bigint[]> {
  await inTransaction(api.db, async (tx) => {
    for (let one = 0; one < count; one++) {
      const reason = `number ${one}`;
      await recordAuditEvent(tx, {
        actor: 'operator:anna',
        memberId,
        subject: `cash-out:${one}`,
        command: 'cashOut.reject',
        after: { reason },
      });
    }
  });
  const { rows } = await api.db.query('select id from audit_event where member_id = $1 order by id', [memberId]);
  return rows.map(({ id }) => id);
}

const seal = (at: Date) => sealRecord({ db: api.db, signer, targets, mailEveryMs: 86_400_000 }, at);

async function placeAll(): Promise<void> {
  while ((await placeAuditEvents(api.db)) > 0);
}

it('the casino places by itself, and sends its heads to a file, a mailbox and a server that was down', async () => {
  await write(3);
  await vi.waitFor(async () => {
    const { data } = await api.post('/operator/record/list', { memberId: 100_001 }, anna.key);
    expect(data.content.map((it: { position: unknown }) => typeof it.position)).toEqual(['number', 'number', 'number']);
  }, 120_000);
  // The casino may have sealed them by itself just now.
  const head = (await seal(new Date())) ?? (await lastHead(api.db))!;
  await vi.waitFor(async () => expect(notesIn(await readFile(targets[0]!, 'utf8')).at(-1)).toBe(head.note), 120_000);
  await vi.waitFor(() => expect(held.at(-1)).toBe(head.note), 120_000);
  await vi.waitFor(() => expect(mailbox.length).toBeGreaterThan(0), 120_000);
  expect(mailbox[0]).toMatchObject({ to: [{ address: 'licence@example.com' }] });
  expect(readHead(notesIn(mailbox[0]!.text!)[0]!)!.size).toBeLessThanOrEqual(Number(head.size));
  const heads = await anna.run('record', 'heads');
  expect(heads.out).toMatch(/heads\.txt.*licence@example\.com|licence@example\.com.*heads\.txt/);
  const { rows } = await api.db.query(
    `select max(tries) as tries, count(*) filter (where sent_at is null)::int as open from audit_log_delivery where target like 'http%'`,
  );
  expect(rows).toEqual([{ tries: 2, open: 0 }]);
});

describe('the command', () => {
  it('lists by person, member, command and time, page after page', async () => {
    await write(120, 100_002n);
    await placeAll();
    const first = await anna.run(
      'record',
      'list',
      '--member',
      '100002',
      '--person',
      'anna',
      '--command',
      'cashOut.reject',
    );
    expect(first.err).toBe('');
    const [, before] = /--before (\d+)/.exec(first.out)!;
    const second = await anna.run('record', 'list', '--member', '100002', '--before', before!);
    const ids = [first, second].flatMap(({ out }) =>
      [...out.matchAll(/^ *(\d+) {2}\d{4}-/gm)].map(([, id]) => Number(id)),
    );
    expect(ids).toHaveLength(120);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(second.out).toContain('number 0');
    expect((await anna.run('record', 'list', '--person', 'berta')).out).toContain('No audit events.');
    expect((await anna.run('record', 'list', '--until', '2020-01-01')).out).toContain('No audit events.');
    expect((await anna.run('record', 'list', '--subject', 'cash-out:7', '--from', '2020-01-01')).out).toContain(
      'number 7',
    );
    expect(await anna.run('record', 'list', '--from', 'soon')).toMatchObject({ code: 2 });
    expect(await anna.run('record', 'burn')).toMatchObject({ code: 2 });
  });

  it('proves an audit event by a file that anyone checks with the key alone', async () => {
    const [id] = await write(1, 100_003n);
    await placeAll();
    await seal(new Date());
    const file = join(folder, 'proof.json');
    const proved = await anna.run('record', 'prove', String(id), '--to', file);
    expect(proved).toMatchObject({ code: 0, err: '' });
    expect(proved.out).toMatch(
      /"command": "cashOut\.reject"[\s\S]*stands at place \d+ in the record of localhost:3000\/record/,
    );
    const key = (await anna.run('record', 'key')).out.trim();
    // Nobody listens there: the check asks nobody.
    const alone = (...args: string[]) => runCommand(['record', 'check', ...args], { API_ORIGIN: 'http://127.0.0.1:1' });
    expect(await alone(file, '--key', key)).toMatchObject({ code: 0, err: '' });
    expect(await alone(file)).toMatchObject({ code: 2 });
    const other = createSigner('localhost:3000/record', 'another secret of the tests, long enough').publicKey;
    expect((await alone(file, '--key', other)).err).toContain('not signed by this key');
    await writeFile(file, (await readFile(file, 'utf8')).replace('number 0', 'number 1'));
    expect((await alone(file, '--key', key)).err).toContain('does not stand there');
    await writeFile(file, '{}');
    expect((await alone(file, '--key', key)).err).toContain('is no proof');
    expect((await anna.run('record', 'prove', '999999999')).code).toBe(1);
    // What the desk saves is made of the same call, and is the same file to the byte.
    const { data } = await api.post('/operator/record/entry', { id: Number(id) }, anna.key);
    await anna.run('record', 'prove', String(id), '--to', file);
    expect(proofText(data.proof)).toBe(await readFile(file, 'utf8'));
    expect(await alone(file, '--key', key)).toMatchObject({ code: 0, err: '' });
  });

  it('shows two heads to be of one record, by a file that anyone checks with the keys alone', async () => {
    const heads: string[] = [];
    for (const member of [100_006n, 100_007n]) {
      await write(3, member);
      await placeAll();
      heads.push(((await seal(new Date())) ?? (await lastHead(api.db))!).note);
    }
    const [earlier, later] = heads.map((note) => ({ note, size: readHead(note)!.size }));
    const key = (await anna.run('record', 'key')).out.trim();
    const alone = (path: string, keys = key) =>
      runCommand(['record', 'check', path, '--key', keys], { DESK_ORIGIN: 'http://127.0.0.1:1' });
    // As the desk makes it (check-consistency.ts there): of the heads that somebody holds, and of the call.
    const { data } = await api.post(
      '/operator/record/consistency',
      { size: earlier!.size, later: later!.size },
      anna.key,
    );
    const ofDesk = { format: consistencyFormat, earlier: earlier!.note, later: later!.note, hashes: data.hashes };
    const file = join(folder, 'heads-proof.json');
    await writeFile(file, proofText(ofDesk));
    const said = `The head of ${earlier!.size} entries is the beginning of the one of ${later!.size}, in the record of localhost:3000/record.`;
    expect(await alone(file)).toMatchObject({ code: 0, err: '', out: expect.stringContaining(said) });
    expect((await alone(file, `${key},no key`)).err).toContain('key cannot be read');
    await writeFile(file, proofText({ ...ofDesk, earlier: later!.note, later: earlier!.note }));
    expect((await alone(file)).err).toContain('The record was changed');

    const written = join(folder, 'written-proof.json');
    const shown = await anna.run('record', 'consistent', String(later!.size), String(earlier!.size), '--to', written);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(await readFile(written, 'utf8')).toBe(proofText(ofDesk));
    const held = join(folder, 'held.txt');
    await writeFile(held, earlier!.note);
    expect(await anna.run('record', 'consistent', held, '--to', written)).toMatchObject({ code: 0, err: '' });
    expect(await alone(written)).toMatchObject({ code: 0, out: expect.stringContaining(`head of ${earlier!.size}`) });
  });

  it('holds the head of yesterday against the one of today, and finds a record that was written again', async () => {
    const file = join(folder, 'yesterday.txt');
    await seal(new Date());
    expect((await anna.run('record', 'head', '--to', file)).code).toBe(0);
    const size = String(readHead(await readFile(file, 'utf8'))!.size);
    await write(400, 100_004n);
    await placeAll();
    await seal(new Date());
    const shown = await anna.run('record', 'consistent', file, size);
    expect(shown).toMatchObject({ code: 0, err: '' });
    expect(shown.out.match(/is the beginning of today's/g)).toHaveLength(2);
    expect((await anna.run('record', 'verify')).out).toMatch(
      /\d{3} entries and \d+ heads were checked; everything is right/,
    );
    // The owner of the database takes an audit event of yesterday out of everything and has the casino write the rest again.
    await inTransaction(api.db, async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(`update audit_event set after = '{"reason": "another"}' where member_id = 100003`);
      await tx.query(
        'delete from audit_log_entry; delete from audit_log_tile; delete from audit_log_delivery; delete from audit_log_head',
      );
      await tx.query(
        'delete from audit_event_unplaced; insert into audit_event_unplaced select id, audit_event_leaf(text) from audit_event_written',
      );
    });
    await placeAll();
    await seal(new Date());
    expect(await anna.run('record', 'verify')).toMatchObject({ code: 0 });
    const found = await anna.run('record', 'consistent', file);
    expect(found).toMatchObject({ code: 1, out: '' });
    expect(found.err).toMatch(/was changed: the head of \d+ entries in .*yesterday\.txt is not the beginning/);
  });

  it('says what is wrong with the record, and where', async () => {
    const [id] = await write(1, 100_005n);
    await placeAll();
    await inTransaction(api.db, async (tx) => {
      await tx.query('set local session_replication_role = replica');
      await tx.query(`update audit_event set command = 'cashOut.approve' where id = $1`, [id]);
    });
    const found = await anna.run('record', 'verify');
    expect(found.err).toMatch(
      new RegExp(`wrong at place \\d+ \\(audit event ${id}\\): its audit event is not what it was`),
    );
  });
});

it('the calls are for operators, and refuse what there is not', async () => {
  const member = await api.join();
  for (const path of ['list', 'entry', 'consistency', 'heads', 'keys', 'verify']) {
    expect((await api.post(`/operator/record/${path}`, {}, member.token)).error).toBe(-2);
  }
  const ask = async (path: string, body: object) => (await api.post(`/operator/record/${path}`, body, anna.key)).error;
  expect(await ask('entry', { id: 999_999_999 })).toBe(1002);
  expect(await ask('entry', { id: 1, size: 999_999_999 })).toBe(1000);
  expect(await ask('consistency', { size: 999_999_999 })).toBe(1002);
  expect(await ask('list', { nobody: 1 })).toBe(1000);
  expect(await ask('list', { before: 999_999_999 })).toBe(0);
  expect(await ask('verify', { position: 999_999_999, eventId: 999_999_999 })).toBe(0);
});
