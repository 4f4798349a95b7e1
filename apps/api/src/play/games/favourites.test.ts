import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const set = (token: string, id: number, favourite: 0 | 1) =>
  api.post('/sys/gameFavourite/set', { id, favourite }, token);
const idsOf = async (token: string): Promise<number[]> =>
  (await api.post('/sys/gameFavourite/listAll', {}, token)).data.map((game: { id: number }) => game.id);

describe('favourites', () => {
  it('are kept for their own member, the latest first, however often it is said', async () => {
    const [member, other] = [await api.join(), await api.join()];
    for (const id of [1, 2, 3, 2, 1]) expect(await set(member.token, id, 1)).toMatchObject({ error: 0, data: null });
    expect(await idsOf(member.token)).toEqual([3, 2, 1]);
    expect(await idsOf(other.token)).toEqual([]);
    for (const id of [2, 2]) expect(await set(member.token, id, 0)).toMatchObject({ error: 0 });
    expect(await set(other.token, 3, 0)).toMatchObject({ error: 0 });
    expect(await idsOf(member.token)).toEqual([3, 1]);
  });

  it('need a member and a game of the catalogue', async () => {
    const member = await api.join();
    expect(await api.post('/sys/gameFavourite/set', { id: 1, favourite: 1 })).toMatchObject({ error: -2 });
    expect(await api.post('/sys/gameFavourite/listAll')).toMatchObject({ error: -2 });
    expect(await set(member.token, 9_999, 1)).toMatchObject({ error: 1002 });
    expect(await api.post('/sys/gameFavourite/set', { id: 1, favourite: 2 }, member.token)).toMatchObject({
      error: 1000,
    });
  });

  it('leave the list with a game that an operator took out, and come back with it', async () => {
    const member = await api.join();
    await set(member.token, 2, 1);
    await api.db.query('update game set enabled = false where id = 2');
    expect(await idsOf(member.token)).toEqual([]);
    expect(await set(member.token, 2, 1)).toMatchObject({ error: 1002 });
    await api.db.query('update game set enabled = true where id = 2');
    expect(await idsOf(member.token)).toEqual([2]);
  });

  it('end at 200, also when many are said at once', async () => {
    const member = await api.join();
    await api.db.query(
      `insert into game (id, code, vendor, name, cover, category, sort_index, enabled, play_for_fun, coming_soon)
       select 1000 + n, 'game-' || n, 'studio', 'Game ' || n, '/art/covers/nocturne.avif', 'Slots', 1000 + n, true, true, false
       from generate_series(1, 210) n`,
    );
    await api.db.query(
      'insert into game_favourite (member_id, game_id) select $1, 1000 + n from generate_series(1, 195) n',
      [member.id],
    );
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => set(member.token, 1196 + n, 1)));
    expect(answers.filter(({ error }) => error === 0)).toHaveLength(5);
    expect(answers.find(({ error }) => error === 1302)?.message).toContain('200');
    expect(await idsOf(member.token)).toHaveLength(200);
    // One that is kept already is no further one.
    expect(await set(member.token, 1001, 1)).toMatchObject({ error: 0 });
  });
});
