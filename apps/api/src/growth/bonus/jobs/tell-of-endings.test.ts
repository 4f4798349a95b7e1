import { afterAll, beforeAll, expect, it } from 'vitest';
import { announce } from '../../../players/index.ts';
import { startTestApi, type TestApi, type TestMember } from '../../../testing/start-test-api.ts';
import { joinAlone } from '../bonus.fixture.ts';
import { tellOfEndings } from './tell-of-endings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXIES: '127.0.0.1,::1' });
});
afterAll(() => api.close());

/** A bonus that is given and whose deadline comes after so many hours; without bets it ends after `idleHours`. */
async function withBonus(deadlineHours: number | null, idleHours = 1_000): Promise<TestMember> {
  const member = await joinAlone(api);
  await api.db.query(
    `insert into bonus (member_id, promotion, period, currency, amount, required, most_counted, idle_ms, deadline_at, shares,
       own, locked, counted_seq, last_bet_at, given_by)
     values ($1, 'given', 'a test', 'USD', 1000, 5000, 5000, $3::bigint * 3600000, now() + make_interval(hours => $2), '{}',
       0, 1000, 0, now(), 'a test')`,
    [member.id, deadlineHours, idleHours],
  );
  return member;
}

const sent = async (member: TestMember) => {
  const { rows } = await api.db.query(
    `select about from message_record where member_id = $1 and kind = 'bonusEnding'`,
    [member.id],
  );
  return rows.length;
};
const tell = () => tellOfEndings({ db: api.db, announce });

it('tells once of a bonus that ends within a day, by its deadline or for want of bets', async () => {
  const [soon, idle, later, open] = [
    await withBonus(20),
    await withBonus(null, 20),
    await withBonus(30),
    await withBonus(null),
  ];
  await tell();
  await tell();
  expect([await sent(soon), await sent(idle), await sent(later), await sent(open)]).toEqual([1, 1, 0, 0]);
  const { content } = (
    await api.post('/base/news/listPage', { pageNum: 1, pageSize: 20, createTime_0: 'DESC' }, soon.token)
  ).data;
  expect(content[0]).toMatchObject({
    link: 'bonus',
    message: expect.stringMatching(/^Your bonus of \$10\.00 ends on .+ \(UTC\)\./),
  });
});

it('tells nobody on a break, and those without consent to offers neither', async () => {
  const [paused, unasked] = [await withBonus(20), await withBonus(20)];
  await api.db.query(
    `insert into play_pause (member_id, kind, until, started_by) values ($1, 'break', now() + interval '1 day', 'a test')`,
    [paused.id],
  );
  await api.post('/sys/consent/setOffers', { given: false }, unasked.token);
  await tell();
  expect([await sent(paused), await sent(unasked)]).toEqual([0, 0]);
});
