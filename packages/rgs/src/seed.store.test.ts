import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestStudio, testStudio } from './fixtures/studio.ts';
import { chooseClientSeed, commitSeed, readRoundSeed, rotateSeed } from './seed.store.ts';
import { startRound } from './start-round.ts';

let house: TestStudio;
beforeAll(async () => {
  house = await testStudio();
});
afterAll(() => house.close());

describe('seeds', () => {
  it('are committed to once, also when asked for at once', async () => {
    const { playerId } = await house.launch('nocturne');
    const shown = await Promise.all(Array.from({ length: 20 }, () => commitSeed(house.db, playerId)));
    expect(new Set(shown.map(({ serverSeedHash }) => serverSeedHash)).size).toBe(1);
  });

  it('take one client seed for each commitment', async () => {
    const { playerId } = await house.launch('nocturne');
    await rotateSeed(house.db, playerId);
    const chosen = await Promise.all(['one', 'two', 'three'].map((seed) => chooseClientSeed(house.db, playerId, seed)));
    expect(chosen.filter((seed) => seed !== undefined)).toHaveLength(1);
  });

  it('reveal what was committed to, and commit to another', async () => {
    const { playerId } = await house.launch('nocturne');
    const before = await commitSeed(house.db, playerId);
    const rotated = await rotateSeed(house.db, playerId);
    const { serverSeed, serverSeedHash } = rotated!.revealed;
    expect(serverSeedHash).toBe(before.serverSeedHash);
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(serverSeedHash);
    expect(rotated!.seed).toMatchObject({ clientSeed: null, nextNonce: 0 });
    expect(rotated!.seed.serverSeedHash).not.toBe(serverSeedHash);
  });

  it('keep apart from rounds while both go on: no nonce twice, none under a seed that was revealed before', async () => {
    const session = await house.launch('nocturne');
    const play = () => startRound(house.studio, session, { playId: randomUUID(), bet: { coin: 1 } });
    let rotations = 0;
    for (let i = 0; i < 300 && (i < 15 || rotations < 3); i++) {
      const [, rotated] = await Promise.all([play(), rotateSeed(house.db, session.playerId), play()]);
      if (rotated) rotations++;
    }
    expect(rotations).toBeGreaterThan(0);
    const { rows } = await house.db.query<{ late: boolean; nonce: number; next: number }>(
      `select r.opened_at > s.revealed_at as late, r.nonce, s.next_nonce as next from round r join seed s on s.id = r.seed_id and s.player_id = r.player_id
       where r.player_id = $1`,
      [session.playerId],
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ late, nonce, next }) => late || nonce >= next)).toEqual([]);
  });

  it('are not shown before they are rotated', async () => {
    const session = await house.launch('nocturne');
    const answer = await startRound(house.studio, session, { playId: randomUUID(), bet: { coin: 1 } });
    if (!answer.ok) throw new Error(answer.reason);
    expect((await readRoundSeed(house.db, answer.round)).serverSeed).toBeNull();
    await house.studio.commits.written(session.playerId);
    const rotated = await rotateSeed(house.db, session.playerId);
    expect((await readRoundSeed(house.db, answer.round)).serverSeed).toBe(rotated?.revealed.serverSeed);
  });

  it('give no room for a nonce or a state out of order', async () => {
    const { playerId } = await house.launch('nocturne');
    await expect(
      house.db.query('insert into seed (id, player_id, server_seed, server_seed_hash) values ($1, $2, $3, $3)', [
        randomUUID(),
        playerId,
        'x',
      ]),
    ).rejects.toThrow('seed_in_use');
    await expect(house.db.query("update round set state = 'BETTING' where state = 'CLOSED'")).rejects.toThrow('check');
  });
});
