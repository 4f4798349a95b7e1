import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { removeEndedSessions } from './session.store.ts';
import { tidyAccess } from './tidy-access.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const rowsOf = async (table: string) => (await api.db.query(`select 1 from ${table}`)).rowCount;

it('removes what ended long ago and nothing that is of use', async () => {
  const member = await api.join();
  await api.post('/sys/auth/login', { username: 'nobody', password: 'wrong' });
  const counts = () => Promise.all(['member_session', 'mailed_link', 'login_failure'].map(rowsOf));
  await tidyAccess(api.db);
  expect(await counts()).toEqual([1, 1, 2]);
  expect((await api.post('/sys/auth/token/info', {}, member.token)).error).toBe(0);

  await api.db.query(`update member_session set expires_at = now() - interval '91 days'`);
  await api.db.query(`update mailed_link set expires_at = now() - interval '91 days'`);
  await api.db.query(`update login_failure set first_at = now() - interval '91 days'`);
  await tidyAccess(api.db);
  // Sessions go by the retention of the casino (players/personal-data).
  expect(await removeEndedSessions(api.db, 90)).toBe(1);
  expect(await counts()).toEqual([0, 0, 0]);
});
