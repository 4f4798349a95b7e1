import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOperator } from '../../testing/add-operator.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await addOperator(api.db, 'anna', ['risk']);
});
afterAll(() => api.close());

const desk = (path: string, body: object) => api.post(`/operator/${path}`, body, token);

it('a case waits in its queue, is decided there once with a reason, and is found on the page of its member', async () => {
  const { id: member } = await api.join();
  const markers = [
    { kind: 'failedDeposits', value: 10, threshold: 5, points: 2, facts: { times: '10', days: '7' } },
    { kind: 'chasing', value: 1, threshold: 5, points: 0, facts: { paid: '2550' } },
  ];
  const { rows } = await api.db.query(
    `insert into harm_case (member_id, score, kind, markers, opened_at) values ($1, 6, 'failedDeposits', $2, now())
     returning id`,
    [member, JSON.stringify(markers)],
  );
  const id = Number(rows[0].id);
  const listed = (await desk('queue/list', { queue: 'harmCases' })).data.rows;
  expect(listed).toMatchObject([
    { id, memberId: Number(member), kind: 'failedDeposits', may: { decide: expect.arrayContaining(['talked']) } },
  ]);
  const shown = (await desk('protection/case', { id })).data;
  expect(shown.markers[0].sentence).toBe('10 deposits were refused within 7 days');
  expect(shown.markers[1].facts.paid).toBe('25.50 USD');

  const decide = (reason: string) =>
    desk('queue/decide', {
      ...{ queue: 'harmCases', decision: 'talked', reason },
      rows: [{ id, contentHash: listed[0].contentHash }],
    });
  expect((await decide('')).error).not.toBe(0);
  expect((await decide('She has a budget now')).data.outcomes).toMatchObject([{ id, error: 0 }]);
  await api.db.query(`update queue_decision set ask_at = now() where row_id = $1 and queue = 'harmCases'`, [id]);
  await expect
    .poll(async () => (await desk('protection/member', { memberId: Number(member) })).data.cases)
    .toMatchObject([
      { id, state: 'closed', outcome: 'talked', reason: 'She has a budget now', closedBy: 'operator:anna' },
    ]);
  const looks = await api.db.query(
    `select distinct after ->> 'at' as at from audit_event where command = 'member.look' and member_id = $1 order by 1`,
    [member],
  );
  expect(looks.rows).toEqual([{ at: `harm-case:${id}` }, { at: 'protection' }]);
  expect((await desk('protection/case', { id: 1_000_000 })).message).toBe(
    (await desk('protection/member', { memberId: 1 })).message,
  );
});
