import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { removeClosedContacts } from './contact.store.ts';

const chatScript = 'https://chat.example.com/widget.js';
let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startTestApi({
    SITE_EMAIL: 'help@casino.example',
    TELEGRAM_LINK: 'https://t.me/casino',
    WHATSAPP_NUMBER: '+639171234567',
    CHAT_SCRIPT: chatScript,
    CHAT_ORIGINS: 'https://*.chat-frames.example',
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SITE_FOLDER: '/nowhere',
  });
  key = await addOperator(api.db, 'anna');
});
afterAll(() => api.close());
beforeEach(() => api.db.query('delete from contact'));

const form = {
  name: 'Maria Santos',
  username: 'maria',
  email: 'maria@example.com',
  phone: '+639171234567',
  queryCategory: 'withdraw',
  message: 'Where is it?\nI am waiting <b>.',
};
let lastAddress = 0;
function newAddress(): string {
  lastAddress += 1;
  return `203.0.113.${lastAddress}`;
}
/** From an address of its own, so that the limit by connection is not in the way. */
const send = (changes: object = {}, token?: string, address = newAddress()) =>
  api.post('/sys/contact/send', { ...form, ...changes }, token, { 'x-forwarded-for': address });
const kept = async () => (await api.db.query('select * from contact order by id')).rows;
const mailsTo = async (recipient: string) =>
  (await api.db.query('select * from mail where recipient = $1 order by id', [recipient])).rows;
const desk = (path: string, body: object = {}) => api.post(`/operator/${path}`, body, key);

describe('the contact form', () => {
  it('is kept, reaches the support team with the sender to answer to, and is confirmed', async () => {
    const member = await api.join();
    expect(await send({}, member.token)).toMatchObject({ error: 0, data: null });
    const [row] = await kept();
    expect(row).toMatchObject({ member_id: member.id, topic: 'withdraw', message: form.message, closed_at: null });
    const [report] = await mailsTo('help@casino.example');
    expect(report).toMatchObject({ reply_to: form.email, subject: `Contact form ${row.id}: withdraw – Fairhouse` });
    expect(report.body_text).toContain(`(member ${member.id})`);
    expect(report.body_text).toContain(form.message);
    expect(report.body_html).toContain('I am waiting &#60;b&#62;.');
    const [confirmed] = await mailsTo(form.email);
    expect(confirmed).toMatchObject({ reply_to: null, subject: `We have your message (${row.id}) – Fairhouse` });
    expect(confirmed.body_text).toContain('“Cash-out”');
  });

  it('sends a stranger no words of the sender’s', async () => {
    await send({ email: 'stranger@example.com', name: 'BUY NOW', username: 'http://evil.example', message: 'click' });
    const [{ body_text, body_html, subject }] = await mailsTo('stranger@example.com');
    expect(`${body_text}${body_html}${subject}`).not.toMatch(/BUY NOW|evil|click/);
  });

  it('is confirmed in the language of the sender', async () => {
    await api.post('/sys/contact/send', { ...form, email: 'fil@example.com' }, undefined, {
      'x-fe-lang': 'fil',
      'x-forwarded-for': '203.0.113.250',
    });
    const [{ subject, body_html }] = await mailsTo('fil@example.com');
    expect(subject).toMatch(/^Natanggap namin/);
    expect(body_html).toContain('lang="fil"');
  });

  it.each(['name', 'username', 'email', 'phone', 'message'])('needs %s', async (field) => {
    expect((await send({ [field]: '  ' })).error).toBe(1001);
    expect((await send({ [field]: undefined })).error).toBe(1001);
    expect(await kept()).toEqual([]);
  });

  it.each([
    [{ email: 'maria@' }, 1106],
    [{ email: 'a b@example.com' }, 1106],
    [{ phone: 'call me' }, 1107],
    [{ queryCategory: 'gossip' }, 1000],
    [{ queryCategory: undefined }, 1001],
  ])('refuses %j', async (changes, error) => {
    expect((await send(changes)).error).toBe(error);
    expect(await kept()).toEqual([]);
  });

  it('refuses a message of more than 4,000 characters', async () => {
    expect((await send({ message: 'x'.repeat(4001) })).error).toBe(1000);
    expect((await send({ message: 'x'.repeat(4000) })).error).toBe(0);
  });

  it.each(['deposit', 'withdraw', 'bonus', 'closing', 'security', 'verification', 'technical'])(
    'takes the topic %s',
    async (queryCategory) => {
      expect((await send({ queryCategory, email: `${queryCategory}@example.com` })).error).toBe(0);
    },
  );

  it('takes no more than five a day for one email address, also at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send({ email: 'Many@example.com' })));
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(5);
    expect(answers.filter(({ error }) => error === 429)).toHaveLength(7);
    expect(await kept()).toHaveLength(5);
    expect(await mailsTo('Many@example.com')).toHaveLength(5);
  });

  it('takes no more than ten an hour from one connection', async () => {
    const answers = [];
    for (let number = 0; number < 12; number += 1) {
      answers.push((await send({ email: `n${number}@example.com` }, undefined, '198.51.100.7')).error);
    }
    expect(answers).toEqual([...Array(10).fill(0), 429, 429]);
  });
});

describe('the desk', () => {
  it('lists what is open, oldest first, shows one with a record, and closes it once', async () => {
    await send();
    await send({ email: 'second@example.com' });
    const open = (await desk('contact/listPage', { status: 'open' })).data;
    expect(open.content.map(({ email }: { email: string }) => email)).toEqual(['m•••@e•••.com', 's•••@e•••.com']);
    const { id } = open.content[0];
    expect((await desk('contact/get', { id })).data).toMatchObject({
      email: form.email,
      message: form.message,
      status: 'open',
      memberId: null,
    });
    expect((await desk('contact/close', { id, note: '' })).error).toBe(1001);
    const closings = await Promise.all([1, 2, 3].map(() => desk('contact/close', { id, note: 'Answered by mail' })));
    expect(closings.map(({ error }) => error).sort()).toEqual([0, 1601, 1601]);
    expect((await desk('contact/get', { id })).data).toMatchObject({
      status: 'closed',
      closedBy: 'anna',
      note: 'Answered by mail',
    });
    expect((await desk('contact/listPage', { status: 'open' })).data.totalElements).toBe(1);
    const { rows } = await api.db.query('select actor, command from audit_event where subject = $1 order by id', [
      `contact:${id}`,
    ]);
    expect(rows.map(({ actor, command }) => `${actor} ${command}`)).toEqual([
      'operator:anna contact.show',
      'operator:anna contact.close',
      'operator:anna contact.show',
    ]);
    expect((await desk('contact/close', { id: 999_999, note: 'x' })).error).toBe(1002);
    expect((await desk('contact/get', { id: 999_999 })).error).toBe(1002);
  });

  it('answers a form once, by mail in the words of the operator, closes it and records it', async () => {
    await send({ email: 'asks@example.com' });
    const [{ id }] = (await desk('contact/listPage', { status: 'open' })).data.content.slice(-1);
    expect((await desk('contact/answer', { id, answer: '', seen: 1 })).error).toBe(1001);
    const answers = await Promise.all(
      [1, 2].map(() => desk('contact/answer', { id, answer: 'Your card works again.', seen: 1, solve: true })),
    );
    expect(answers.map(({ error }) => error).sort()).toEqual([0, 1601]);
    expect((await desk('contact/get', { id })).data).toMatchObject({
      status: 'closed',
      note: 'Your card works again.',
    });
    const { rows: auditEvents } = await api.db.query(
      `select after from audit_event where subject = $1 and command = 'contact.answer'`,
      [`contact:${id}`],
    );
    expect(auditEvents).toEqual([{ after: { name: 'solved', answer: 'Your card works again.' } }]);
    const { rows: mails } = await api.db.query(
      `select from mail where recipient = 'asks@example.com' and body_text like '%Your card works again.%'`,
    );
    expect(mails).toHaveLength(1);
    expect((await desk('contact/answer', { id: 999_999, answer: 'x', seen: 1 })).error).toBe(1002);
  });

  it('keeps threads that were answered for a time as well', async () => {
    await send();
    await send({ email: 'second@example.com' });
    const [first, second] = (await desk('contact/listPage')).data.content;
    await desk('contact/answer', { id: first.id, answer: 'Done.', seen: 1 });
    await desk('contact/answer', { id: second.id, answer: 'Done.', seen: 1 });
    await api.db.query(`update contact set changed_at = now() - interval '401 days' where id = $1`, [first.id]);
    expect(await removeClosedContacts(api.db, 400)).toBe(1);
    expect((await kept()).map(({ email }) => email)).toEqual(['second@example.com']);
  });

  it('keeps open forms, and closed ones for a time', async () => {
    await send();
    await send({ email: 'second@example.com' });
    const [first] = (await desk('contact/listPage')).data.content;
    await desk('contact/close', { id: first.id, note: 'done' });
    await api.db.query(`update contact set created_at = created_at - interval '500 days',
      closed_at = closed_at - interval '401 days'`);
    await removeClosedContacts(api.db, 400);
    expect((await kept()).map(({ email }) => email)).toEqual(['second@example.com']);
  });
});

describe('live chat', () => {
  it('is offered while an operator has not closed it, with a record of who did', async () => {
    const available = async () => (await api.post('/sys/sysSetting/checkContactUsSetting')).data;
    expect(await available()).toBe(true);
    expect((await desk('chat/set', { open: false })).error).toBe(0);
    await desk('chat/set', { open: false });
    expect(await available()).toBe(false);
    await desk('chat/set', { open: true });
    expect(await available()).toBe(true);
    const { rows } = await api.db.query(
      `select after->>'name' as name from audit_event where subject = 'chat' order by id`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['closed', 'open']);
  });

  it('lets its own origins into the page, and without one nobody', async () => {
    const policy = async (url: string) =>
      Object.fromEntries(
        (await fetch(`${url}/livez`)).headers
          .get('content-security-policy')!
          .split(';')
          .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
      );
    const withChat = await policy(api.url);
    const plain = await startTestApi();
    try {
      const without = await policy(plain.url);
      const added = (directive: string) =>
        withChat[directive]!.filter((source: string) => !without[directive]!.includes(source));
      expect(added('script-src')).toEqual(['https://chat.example.com', 'https://*.chat-frames.example']);
      expect(added('connect-src')).toContain('wss://*.chat-frames.example');
      expect(added('frame-src')).toContain('https://chat.example.com');
      expect(without['default-src']).toEqual(["'self'"]);
      // The game studio, whose public data the page on fairness reads.
      expect(without['connect-src']).toContain('http://localhost:3001');
      expect((await plain.post('/sys/sysSetting/checkContactUsSetting')).data).toBe(false);
      expect((await plain.post('/sys/sysSetting/contactUsSetting')).data.chatScript).toBe('');
    } finally {
      await plain.close();
    }
  });

  it('tells the site where its script and the other ways of contact are', async () => {
    expect((await api.post('/sys/sysSetting/contactUsSetting')).data).toMatchObject({
      telegramLink: 'https://t.me/casino',
      whatsAppNumber: '+639171234567',
      whatsAppQrCode: '',
      siteEmail: 'help@casino.example',
      chatScript,
    });
  });

  it.each([
    ['CHAT_SCRIPT', 'http://chat.example.com/w.js'],
    ['CHAT_ORIGINS', "https://a.example; script-src 'unsafe-eval'"],
  ])('refuses to start with %s=%s', async (name, value) => {
    await expect(startTestApi({ [name]: value })).rejects.toThrow(/CHAT_/);
  });
});
