import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { inTransaction } from '@fairhouse/database';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { addMail } from './mail.store.ts';
import { writeMail } from './templates.ts';

const received: Email[] = [];
let refusals = 1;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(_, __, done) {
    // The first try meets a server that is busy, as real ones are.
    done(refusals-- > 0 ? Object.assign(new Error('busy'), { responseCode: 451 }) : null);
  },
  onData(stream, _, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      received.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    });
  },
});

let api: TestApi;
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  api = await startTestApi({ SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` });
});
afterAll(async () => {
  await api.close();
  await new Promise<void>((done) => smtp.close(() => done()));
});

it('sends what was written once, as text and HTML, and tries again when the server was busy', async () => {
  const member = await api.join();
  await vi.waitFor(async () => {
    const { rows } = await api.db.query('select tries from mail');
    expect(rows).toEqual([{ tries: 1 }]);
  }, 120_000);
  expect(received).toEqual([]);
  await api.db.query('update mail set next_try_at = now()');
  await vi.waitFor(() => expect(received).toHaveLength(1), 120_000);
  const [mail] = received;
  expect(mail?.to?.[0]?.address).toBe(`${member.username}@example.com`);
  expect(mail?.text).toContain('/#/activation?token=');
  expect(mail?.html).toContain('/#/activation?token=');
});

it('sends the files that go with a mail, byte for byte', async () => {
  const content = Buffer.from([0, 255, 10, 13, 65]);
  await inTransaction(api.db, (tx) =>
    addMail(tx, 'staff@example.com', {
      ...{ subject: 'Report', text: 'a file', html: '<p>a file</p>' },
      attachments: [{ name: 'report.csv', contentType: 'application/octet-stream', content }],
    }),
  );
  await vi.waitFor(() => expect(received.some(({ subject }) => subject === 'Report')).toBe(true), 120_000);
  const { attachments } = received.find(({ subject }) => subject === 'Report')!;
  expect(attachments.map(({ filename }) => filename)).toEqual(['report.csv']);
  expect(Buffer.from(attachments[0]!.content as ArrayBuffer).equals(content)).toBe(true);
});

it('keeps script in a name from becoming script in a mail', () => {
  const mail = writeMail(
    'activate',
    'en',
    { username: '<img src=x onerror=alert(1)>', link: 'http://localhost/"><script>' },
    'Fairhouse',
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<script');
});

it.each(['www.example.com', 'evil.com', 'bit.ly.x', 'Win-now.IO', 'a@b.example', 'http://x'])(
  'greets nobody by the name %s, which mail programs make a link of',
  (username) => {
    for (const kind of ['activate', 'factorAdded'] as const) {
      const { text, html, subject } = writeMail(kind, 'en', { username, link: 'http://localhost/' }, 'Fairhouse');
      expect(text).toMatch(/^Hello,\n/);
      expect(subject + text + html).not.toContain(username);
      expect(writeMail(kind, 'fil', { username, link: '' }, 'Fairhouse').text).toMatch(/^Kumusta,\n/);
    }
  },
);

it.each(['maria', 'maria.santos482913', 'maria-s_1', 'j.r.4'])('greets by the name %s', (username) => {
  expect(writeMail('activate', 'en', { username, link: '' }, 'Fairhouse').text).toMatch(`Hello ${username},`);
});
