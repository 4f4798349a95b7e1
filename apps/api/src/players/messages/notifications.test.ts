import { notificationTopicNames } from '@fairhouse/contract';
import { inTransaction } from '@fairhouse/database';
import { amountOf } from '@fairhouse/money';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../testing/start-money-casino.ts';
import { startTestApi, type TestApi, type TestMember, testSecrets } from '../../testing/start-test-api.ts';
import { type Announcement, announce } from './announce.ts';
import { type PushService, startPushService } from './push/push-service.fixture.ts';
import { vapidKeysOf } from './push/vapid-keys.ts';
import { whyWithheld } from './sending/send-notifications.ts';
import { unsubscribeToken } from './unsubscribe/unsubscribe-token.ts';

let api: TestApi;
let service: PushService;

beforeAll(async () => {
  [api, service] = await Promise.all([startTestApi(), startPushService()]);
});
afterAll(async () => {
  await api.close();
  await service.close();
});
beforeEach(() => void service.received.splice(0));

const call = (member: TestMember, path: string, body: object = {}) => api.post(path, body, member.token);
const settings = async (member: TestMember) => (await call(member, '/sys/notification/get')).data;
const choose = (member: TestMember, topic: string, channel: string, isOn: boolean) =>
  call(member, '/sys/notification/setChoice', { topic, channel, isOn });
const tell = (member: TestMember, news: Omit<Announcement, 'memberId' | 'about'>, about = 'a test') =>
  inTransaction(api.db, (tx) => announce(tx, { memberId: member.id, about, ...news }));
const run = (sql: string, values: unknown[]) => api.db.query(sql, values);

let devices = 0;
/** A member with one browser that is sent push. */
async function withDevice(
  person: Record<string, unknown> = {},
): Promise<TestMember & { device: string; deviceId: number; endpoint: string }> {
  const member = await api.join(person);
  const name = `device-${++devices}`;
  const device = service.device(name);
  const answer = await call(member, '/sys/push/subscribe', device);
  expect(answer.error).toBe(0);
  return { ...member, device: name, deviceId: answer.data.id, endpoint: device.endpoint };
}

interface Row {
  channel: string;
  state: string;
  reason: string | null;
  tries: number;
}
async function deliveries(member: TestMember): Promise<Row[]> {
  const { rows } = await run(
    'select channel, state, reason, tries from notification_record where member_id = $1 order by id',
    [member.id],
  );
  return rows;
}
/** Waits while anything to the member is being sent or due. */
const settled = (member: TestMember) =>
  until(async () => {
    const { rows } = await run(
      `select from notification_delivery where member_id = $1 and (state = 'sending' or (state = 'waiting' and due_at <= now()))`,
      [member.id],
    );
    return rows.length === 0;
  });
const push = async (member: TestMember) => (await deliveries(member)).filter(({ channel }) => channel === 'push');
const audited = async (member: TestMember, command: string) =>
  (
    await run('select before, after from audit_event where member_id = $1 and command = $2 order by id', [
      member.id,
      command,
    ])
  ).rows;

const cashOutPaid = {
  kind: 'cashOutPaid',
  values: { amount: amountOf('USD', 6_050n), number: '7', methodEn: 'PayPal', methodFil: 'PayPal' },
} as const;
const offer = {
  kind: 'offer',
  values: { en: 'Ten free rounds today.', fil: 'Sampung libreng round ngayon.' },
} as const;

describe('push', () => {
  it('reaches the browser encrypted and signed, without an amount, and opens what it is about', async () => {
    const member = await withDevice();
    await tell(member, cashOutPaid);
    await until(async () => service.received.length === 1);
    const [got] = service.received;
    expect(got).toMatchObject({
      device: member.device,
      payload: {
        title: 'Fairhouse',
        body: 'There is news about a cash-out.',
        path: '/#/?popup=cashOut:history',
        language: 'en',
      },
      publicKey: vapidKeysOf(testSecrets.PUSH_KEY).publicKey,
      token: { aud: new URL(member.endpoint).origin, sub: 'mailto:support@fairhouse.invalid' },
      headers: { 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' },
    });
    expect(JSON.stringify(got!.payload)).not.toMatch(/60\.50|PayPal|\bno\. 7/);
    expect((await settings(member)).publicKey).toBe(got!.publicKey);
    await settled(member);
    expect(await push(member)).toEqual([{ channel: 'push', state: 'sent', reason: null, tries: 1 }]);
  });

  it('shows the message itself once the member has chosen that', async () => {
    const member = await withDevice();
    await call(member, '/sys/notification/setDetails', { isShown: true });
    await tell(member, cashOutPaid);
    await until(async () => service.received.length === 1);
    expect(service.received[0]!.payload).toMatchObject({
      title: 'Cash-out',
      body: 'Your cash-out no. 7 of $60.50 by PayPal has been paid.',
    });
    expect(await audited(member, 'notifications.showDetails')).toEqual([
      { before: { showsDetails: false }, after: { showsDetails: true } },
    ]);
  });

  it('goes to each device once, however often the same is announced', async () => {
    const member = await withDevice();
    const second = service.device('second');
    await call(member, '/sys/push/subscribe', second);
    await Promise.all([1, 2, 3].map(() => tell(member, cashOutPaid)));
    await until(async () => service.received.length >= 2);
    await settled(member);
    expect(service.received.map(({ device }) => device).toSorted()).toEqual([member.device, 'second'].toSorted());
    // The fourth time nothing is planned at all.
    expect(await tell(member, cashOutPaid)).toBeUndefined();
    expect(await push(member)).toHaveLength(2);
  });

  it.each([404, 410])('ends the subscription when the service answers %i', async (status) => {
    const member = await withDevice();
    service.answerNext(status);
    await tell(member, cashOutPaid);
    await until(async () => (await push(member))[0]?.state === 'failed');
    expect(await push(member)).toEqual([{ channel: 'push', state: 'failed', reason: 'gone', tries: 1 }]);
    expect((await settings(member)).devices).toEqual([]);
    await tell(member, cashOutPaid, 'another');
    expect(await push(member)).toHaveLength(1);
  });

  it('is tried again later when the service is busy, not before it asks for it, and then sent once', async () => {
    const member = await withDevice();
    service.answerNext(503, { 'retry-after': '900' });
    await tell(member, cashOutPaid);
    await until(async () => (await push(member))[0]?.tries === 1 && (await push(member))[0]?.state === 'waiting');
    const { rows } = await run(
      'select extract(epoch from due_at - now())::int as seconds from notification_delivery where member_id = $1 and channel = $2',
      [member.id, 'push'],
    );
    expect(rows[0].seconds).toBeGreaterThan(600);
    await run('update notification_delivery set due_at = now() where member_id = $1', [member.id]);
    await until(async () => (await push(member))[0]?.state === 'sent');
    expect(service.received.filter(({ device }) => device === member.device)).toHaveLength(1);
  });

  it('is given up when the service refuses it', async () => {
    const member = await withDevice();
    service.answerNext(413);
    await tell(member, cashOutPaid);
    await until(async () => (await push(member))[0]?.state === 'failed');
    expect(await push(member)).toEqual([{ channel: 'push', state: 'failed', reason: 'refused', tries: 1 }]);
    expect((await settings(member)).devices).toHaveLength(1);
  });

  it('is not sent twice when a process died over it; a mail waits again', async () => {
    const member = await withDevice();
    await inTransaction(api.db, async (tx) => {
      await announce(tx, { memberId: member.id, about: 'a test', ...cashOutPaid });
      await tx.query(
        `update notification_delivery set state = 'sending', claimed_at = now() - interval '1 hour' where member_id = $1`,
        [member.id],
      );
    });
    await until(async () => (await deliveries(member)).every(({ state }) => state === 'failed' || state === 'sent'));
    expect(await deliveries(member)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ channel: 'push', state: 'failed', reason: 'unclear' }),
        expect.objectContaining({ channel: 'mail', state: 'sent' }),
      ]),
    );
    expect(service.received.filter(({ device }) => device === member.device)).toEqual([]);
  });

  it('is refused for addresses that are no push service, and for keys that are none', async () => {
    const member = await api.join();
    const device = service.device('never');
    for (const wrong of [
      { endpoint: 'https://169.254.169.254/latest' },
      { endpoint: 'http://push.example.com/abc' },
      { p256dh: 'AAAA' },
      { auth: 'AA' },
    ]) {
      expect((await call(member, '/sys/push/subscribe', { ...device, ...wrong })).error).toBe(1731);
    }
    expect((await api.post('/sys/push/subscribe', device)).error).toBe(-2);
  });
});

describe('the push of a device', () => {
  const isSentPush = async (member: TestMember) => {
    await tell(member, cashOutPaid, `about ${Math.random()}`);
    return (await push(member)).length > 0;
  };

  it('ends with the log-out of the session that subscribed', async () => {
    const member = await withDevice();
    await call(member, '/sys/auth/logout');
    expect(await isSentPush(member)).toBe(false);
    const { rows } = await run('select ended_for, p256dh, auth from push_device where member_id = $1', [member.id]);
    expect(rows).toEqual([{ ended_for: 'logOut', p256dh: null, auth: null }]);
  });

  it('ends when the member excludes himself', async () => {
    const member = await withDevice({
      ...{ firstName: 'Rosa', lastName: 'Luna', birthday: '1985-05-05' },
      ...{ address: '7 Mabini Street', postalCode: '1004' },
    });
    // Nobody else of this test is the person who is excluded.
    const excluded = await call(member, '/sys/protection/exclude', { months: 6, sure: true });
    expect(excluded.error).toBe(0);
    expect(await isSentPush(member)).toBe(false);
  });

  it('ends when another member uses the same browser', async () => {
    const [first, second] = [await withDevice(), await api.join()];
    const keys = service.device(first.device);
    expect((await call(second, '/sys/push/subscribe', keys)).error).toBe(0);
    expect(await isSentPush(first)).toBe(false);
    expect(await isSentPush(second)).toBe(true);
  });

  it('stays one when the browser subscribes again, and is removed by its own member only', async () => {
    const [member, other] = [await withDevice(), await api.join()];
    expect((await call(member, '/sys/push/subscribe', service.device(member.device))).data.id).toBe(member.deviceId);
    expect((await call(other, '/sys/push/remove', { id: member.deviceId })).error).toBe(1002);
    expect((await call(member, '/sys/push/remove', { id: member.deviceId })).error).toBe(0);
    expect((await settings(member)).devices).toEqual([]);
    expect(await isSentPush(member)).toBe(false);
  });

  it('is one of ten at most', async () => {
    const member = await api.join();
    for (let number = 1; number <= 10; number += 1) {
      expect((await call(member, '/sys/push/subscribe', service.device(`many-${number}`))).error).toBe(0);
    }
    expect((await call(member, '/sys/push/subscribe', service.device('many-11'))).error).toBe(1732);
  });
});

describe('the settings', () => {
  it('list every topic with its channels, and refuse to switch off what is always sent', async () => {
    const member = await api.join();
    const { topics } = await settings(member);
    expect(topics.map(({ topic }: { topic: string }) => topic)).toEqual(notificationTopicNames);
    for (const topic of ['security', 'deposits', 'cashOuts', 'balance', 'documents']) {
      for (const channel of ['page', 'mail']) expect((await choose(member, topic, channel, false)).error).toBe(1730);
      expect((await choose(member, topic, 'push', false)).error).toBe(0);
    }
    expect((await choose(member, 'protection', 'push', true)).error).toBe(1730);
  });

  it('leave out of the page, of push and of mail what the member has switched off, and record each change once', async () => {
    const member = await withDevice();
    for (const channel of ['page', 'push']) {
      expect((await choose(member, 'level', channel, false)).error).toBe(0);
      expect((await choose(member, 'level', channel, false)).error).toBe(0);
    }
    await choose(member, 'level', 'mail', true);
    await tell(member, { kind: 'vipLevel', values: { level: 'Gold' } });
    expect((await call(member, '/sys/news/getNewCount', { memberId: 1 })).data).toBe(0);
    const { content } = (await call(member, '/base/news/listPage', { pageNum: 1, pageSize: 20 })).data;
    expect(content).toEqual([]);
    await settled(member);
    expect(await deliveries(member)).toEqual([{ channel: 'mail', state: 'sent', reason: null, tries: 1 }]);
    expect(await audited(member, 'notifications.choose')).toEqual([
      {
        before: { topic: 'level', channel: 'page', isOn: true },
        after: { topic: 'level', channel: 'page', isOn: false },
      },
      {
        before: { topic: 'level', channel: 'push', isOn: true },
        after: { topic: 'level', channel: 'push', isOn: false },
      },
      {
        before: { topic: 'level', channel: 'mail', isOn: false },
        after: { topic: 'level', channel: 'mail', isOn: true },
      },
    ]);
  });

  it('hold at the moment of sending too', async () => {
    const member = await withDevice();
    await inTransaction(api.db, async (tx) => {
      await announce(tx, { memberId: member.id, about: 'later', kind: 'vipLevel', values: { level: 'Gold' } });
      await tx.query(`update notification_delivery set due_at = now() + interval '1 day' where member_id = $1`, [
        member.id,
      ]);
    });
    await choose(member, 'level', 'push', false);
    await run('update notification_delivery set due_at = now() where member_id = $1', [member.id]);
    await until(async () => (await push(member))[0]?.state === 'withheld');
    expect((await push(member))[0]).toMatchObject({ reason: 'switchedOff' });
  });

  it('mark all messages as read, of the own member alone', async () => {
    const [member, other] = [await api.join(), await api.join()];
    for (const one of [member, other]) await tell(one, cashOutPaid);
    await call(member, '/sys/news/setAllRead');
    const unread = async (one: TestMember) => (await call(one, '/sys/news/getNewCount', { memberId: 1 })).data;
    expect([await unread(member), await unread(other)]).toEqual([0, 1]);
  });
});

describe('quiet hours', () => {
  const dueAt = async (at: string, from: number | null, until: number | null, zone: string | null) => {
    const { rows } = await run('select notification_due($1, $2::smallint, $3::smallint, $4) as due', [
      at,
      from,
      until,
      zone,
    ]);
    return (rows[0].due as Date).toISOString();
  };

  it.each([
    ['before they begin', '2026-07-01T12:00:00.000Z', 22 * 60, 7 * 60, 'UTC', '2026-07-01T12:00:00.000Z'],
    ['as they begin', '2026-07-01T22:00:00.000Z', 22 * 60, 7 * 60, 'UTC', '2026-07-02T07:00:00.000Z'],
    ['after midnight', '2026-07-02T03:00:00.000Z', 22 * 60, 7 * 60, 'UTC', '2026-07-02T07:00:00.000Z'],
    ['as they end', '2026-07-02T07:00:00.000Z', 22 * 60, 7 * 60, 'UTC', '2026-07-02T07:00:00.000Z'],
    ['within one day', '2026-07-02T13:30:00.000Z', 13 * 60, 14 * 60, 'UTC', '2026-07-02T14:00:00.000Z'],
    ['in Manila', '2026-07-01T15:00:00.000Z', 22 * 60, 7 * 60, 'Asia/Manila', '2026-07-01T23:00:00.000Z'],
    // On 29 March 2026 clocks in Berlin go from 2:00 to 3:00.
    [
      'over a change of clocks',
      '2026-03-28T22:00:00.000Z',
      22 * 60,
      7 * 60,
      'Europe/Berlin',
      '2026-03-29T05:00:00.000Z',
    ],
    ['without any', '2026-07-02T03:00:00.000Z', null, null, null, '2026-07-02T03:00:00.000Z'],
  ] as const)('send push %s at the right moment', async (_, at, from, until, zone, due) => {
    expect(await dueAt(at, from, until, zone)).toBe(due);
  });

  /** Quiet hours around this moment. */
  async function quietNow(member: TestMember): Promise<void> {
    const { rows } = await run(
      `select to_char(now() at time zone 'Asia/Manila' - interval '2 hours', 'HH24:MI') as "from",
         to_char(now() at time zone 'Asia/Manila' + interval '6 hours', 'HH24:MI') as until`,
      [],
    );
    const answer = await call(member, '/sys/notification/setQuietHours', {
      quietHours: { ...rows[0], timeZone: 'Asia/Manila' },
    });
    expect(answer.error).toBe(0);
  }

  it('hold push back and nothing else; security goes out at once', async () => {
    const member = await withDevice();
    await quietNow(member);
    await tell(member, cashOutPaid);
    await tell(member, {
      kind: 'security',
      values: { en: 'Your password was changed.', fil: 'Pinalitan ang password.' },
    });
    await until(async () => service.received.length === 1);
    expect(service.received[0]!.payload.body).toContain('account security');
    expect(service.received[0]!.headers.urgency).toBe('high');
    await settled(member);
    expect((await call(member, '/sys/news/getNewCount', { memberId: 1 })).data).toBe(2);
    expect(await deliveries(member)).toEqual(
      expect.arrayContaining([
        { channel: 'push', state: 'waiting', reason: null, tries: 0 },
        { channel: 'push', state: 'sent', reason: null, tries: 1 },
        { channel: 'mail', state: 'sent', reason: null, tries: 1 },
      ]),
    );
  });

  it('let out what waits when the member ends them', async () => {
    const member = await withDevice();
    await quietNow(member);
    await tell(member, cashOutPaid);
    await call(member, '/sys/notification/setQuietHours', { quietHours: null });
    await until(async () => (await push(member))[0]?.state === 'sent');
    expect((await audited(member, 'notifications.quietHours')).map(({ after }) => Object.keys(after))).toEqual([
      expect.arrayContaining(['from', 'until', 'timeZone']),
      ['quietHours'],
    ]);
  });

  it('are refused without a length or with a time zone that there is not', async () => {
    const member = await api.join();
    const set = (quietHours: object) => call(member, '/sys/notification/setQuietHours', { quietHours });
    expect((await set({ from: '22:00', until: '22:00', timeZone: 'UTC' })).error).toBe(1000);
    expect((await set({ from: '22:00', until: '07:00', timeZone: 'Moon/Crater' })).error).toBe(1000);
    expect((await set({ from: '24:00', until: '07:00', timeZone: 'UTC' })).error).toBe(1000);
  });
});

describe('offers', () => {
  const consent = (member: TestMember, given: boolean) => call(member, '/sys/consent/setOffers', { given });

  it('are not announced at all without consent, on a break, or with signs of harm', async () => {
    const [unasked, paused, harmed, asked] = [
      await withDevice(),
      await withDevice(),
      await withDevice(),
      await withDevice(),
    ];
    for (const member of [paused, harmed, asked]) await consent(member, true);
    await consent(unasked, false);
    await run(
      `insert into play_pause (member_id, kind, until, started_by) values ($1, 'break', now() + interval '1 day', 'a test')`,
      [paused.id],
    );
    await run(
      `insert into harm_measure (member_id, measure, level, score, kinds, no_offers_until, taken_at)
       values ($1, 'limits', 2, 10, '{longPlay}', now() + interval '1 day', now())`,
      [harmed.id],
    );
    for (const member of [unasked, paused, harmed]) expect(await tell(member, offer)).toBeUndefined();
    expect(await tell(asked, offer)).toBeDefined();
    await settled(asked);
    expect((await deliveries(asked)).map(({ channel, state }) => [channel, state])).toEqual([['mail', 'sent']]);
  });

  it('and rewards that wait are withheld when the member takes a break meanwhile; what concerns money is sent', async () => {
    const member = await withDevice();
    await consent(member, true);
    await choose(member, 'offers', 'push', true);
    await inTransaction(api.db, async (tx) => {
      await announce(tx, { memberId: member.id, about: 'one', ...offer });
      await announce(tx, { memberId: member.id, about: 'two', kind: 'vipLevel', values: { level: 'Gold' } });
      await announce(tx, { memberId: member.id, about: 'three', ...cashOutPaid });
      await tx.query(
        `insert into play_pause (member_id, kind, until, started_by) values ($1, 'break', now() + interval '1 day', 'a test')`,
        [member.id],
      );
    });
    await settled(member);
    const { rows } = await run(
      `select kind, state, reason from notification_record where member_id = $1 and channel = 'push' order by id`,
      [member.id],
    );
    expect(rows).toEqual([
      { kind: 'offer', state: 'withheld', reason: 'protected' },
      { kind: 'vipLevel', state: 'withheld', reason: 'protected' },
      { kind: 'cashOutPaid', state: 'sent', reason: null },
    ]);
  });

  it('are withheld where the rules of the place let none be sent', async () => {
    const member = await withDevice();
    await consent(member, true);
    const delivery = { memberId: member.id, channel: 'mail', device: null } as const;
    const why = (kind: 'offer' | 'vipLevel') =>
      whyWithheld({ db: api.db, maySendOffers: async () => false }, { ...delivery, kind });
    expect([await why('offer'), await why('vipLevel')]).toEqual(['place', 'switchedOff']);
  });

  it('by mail can be ended from the mail without a session, by its button or its page', async () => {
    const member = await api.join();
    await consent(member, true);
    await tell(member, offer);
    await settled(member);
    const { rows } = await run(
      `select m.body_text, m.body_html, m.unsubscribe_link from notification_record n join mail m on m.id = n.mail_id where n.member_id = $1`,
      [member.id],
    );
    const link = new URL(rows[0].unsubscribe_link);
    expect(rows[0].body_text).toContain(link.href);
    expect(rows[0].body_html).toContain('Unsubscribe from offers');
    const address = `${api.url}${link.pathname}${link.search}`;
    const isOn = async () => {
      const { topics } = await settings(member);
      const { channels } = topics.find(({ topic }: { topic: string }) => topic === 'offers');
      return channels.find(({ channel }: { channel: string }) => channel === 'mail').isOn;
    };
    // A program that looks at links changes nothing.
    const asked = await fetch(address);
    expect([asked.status, await isOn()]).toEqual([200, true]);
    const done = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([done.status, await isOn()]).toEqual([200, false]);
    expect(await done.text()).toContain('no more offers by email');
  });

  it('cannot be ended with a link that the casino did not write', async () => {
    const [member, other] = [await api.join(), await api.join()];
    const token = unsubscribeToken(testSecrets.SIGNING_SECRET, other.id).replace(String(other.id), String(member.id));
    for (const wrong of [token, `${member.id}.`, '']) {
      const answer = await fetch(`${api.url}/unsubscribe?token=${encodeURIComponent(wrong)}`, { method: 'POST' });
      expect(answer.status).toBe(400);
    }
    expect(await audited(member, 'notifications.choose')).toEqual([]);
  });
});

describe('a mail about the account', () => {
  it('is written at once, and shown in the page with the same words and no second mail', async () => {
    const member = await withDevice();
    const changed = await call(member, '/sys/member/password/change', {
      id: Number(member.id),
      oldPassword: member.password,
      password: 'another good password 7',
      repassword: 'another good password 7',
    });
    expect(changed.error).toBe(0);
    await settled(member);
    const { rows } = await run(
      `select n.channel, n.state, m.subject from notification_record n left join mail m on m.id = n.mail_id where n.member_id = $1 order by n.channel`,
      [member.id],
    );
    expect(rows).toEqual([
      { channel: 'mail', state: 'sent', subject: 'Your password was changed – Fairhouse' },
      { channel: 'push', state: 'sent', subject: null },
    ]);
  });
});
