import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestStudio, testStudio } from './fixtures/studio.ts';
import type { RoundRow } from './round.store.ts';
import { chooseClientSeed, commitSeed, readRoundSeed, rotateSeed } from './seed.store.ts';
import { startRound } from './start-round.ts';
import { takeAction } from './take-action.ts';

let casino: TestStudio;
beforeAll(async () => {
  casino = await testStudio();
});
afterAll(() => casino.close());

/** Changes the seeds as a page does: after what it played is written, and to the commitment that it is shown. */
async function next(playerId: string) {
  await casino.studio.commits.written(playerId);
  const { nextServerSeedHash } = await commitSeed(casino.studio, playerId);
  return rotateSeed(casino.studio, playerId, { nextServerSeedHash, clientSeed: 'next' });
}

describe('seeds', () => {
  it('are committed to once, also when asked for at once', async () => {
    const { playerId } = await casino.launch('nocturne');
    const shown = await Promise.all(Array.from({ length: 20 }, () => commitSeed(casino.studio, playerId)));
    expect(new Set(shown.map(({ serverSeedHash }) => serverSeedHash)).size).toBe(1);
  });

  it('let the player replace his own until the first round, and not after it', async () => {
    const session = await casino.launch('nocturne');
    await next(session.playerId);
    const choose = (seed: string) => chooseClientSeed(casino.studio, session.playerId, seed);
    expect((await choose('one'))?.clientSeed).toBe('one');
    expect((await choose('two'))?.clientSeed).toBe('two');
    const answer = await startRound(casino.studio, session, { playId: randomUUID(), bet: { coin: 1 } });
    expect(answer).toMatchObject({ ok: true, round: { clientSeed: 'two', nonce: 0 } });
    expect(await choose('three')).toBeUndefined();
  });

  it('start no round while the player has none, or when he was shown others; then no number is used up', async () => {
    const session = await casino.launch('nocturne');
    const { playerId } = session;
    await next(playerId);
    await casino.db.query('update seed set client_seed = null where player_id = $1', [playerId]);
    const { serverSeedHash } = await commitSeed(casino.studio, playerId);
    const play = (seed?: { serverSeedHash: string; clientSeed: string }) =>
      startRound(casino.studio, session, { playId: randomUUID(), bet: { coin: 1 }, seed });
    expect(await play()).toEqual({ ok: false, reason: 'seed_needed' });
    const unseen = await play({ serverSeedHash: 'ab'.repeat(32), clientSeed: 'mine' });
    expect(unseen).toEqual({ ok: false, reason: 'seed_changed' });
    const first = await play({ serverSeedHash, clientSeed: 'mine' });
    expect(first).toMatchObject({ ok: true, round: { clientSeed: 'mine', nonce: 0 } });
    expect(await play({ serverSeedHash, clientSeed: 'theirs' })).toEqual({ ok: false, reason: 'seed_changed' });
    expect(await play({ serverSeedHash, clientSeed: 'mine' })).toMatchObject({ ok: true, round: { nonce: 1 } });
    expect(await play()).toMatchObject({ ok: true, round: { nonce: 2 } });
  });

  it('are changed to the commitment that was shown, under the seed of the player, and revealed', async () => {
    const { playerId } = await casino.launch('nocturne');
    await casino.studio.commits.written(playerId);
    const before = await commitSeed(casino.studio, playerId);
    const { nextServerSeedHash } = before;
    const rotated = await rotateSeed(casino.studio, playerId, { nextServerSeedHash, clientSeed: 'mine' });
    const { serverSeed, serverSeedHash } = rotated!.revealed!;
    expect(serverSeedHash).toBe(before.serverSeedHash);
    expect(createHash('sha256').update(serverSeed).digest('hex')).toBe(serverSeedHash);
    expect(rotated!.seed).toMatchObject({ serverSeedHash: nextServerSeedHash, clientSeed: 'mine', nextNonce: 0 });
    expect(rotated!.seed.nextServerSeedHash).not.toBe(nextServerSeedHash);
    // The answer was lost, and the page asks again.
    expect(await rotateSeed(casino.studio, playerId, { nextServerSeedHash, clientSeed: 'mine' })).toEqual(rotated);
    const unseen = { nextServerSeedHash: serverSeedHash, clientSeed: 'mine' };
    expect(await rotateSeed(casino.studio, playerId, unseen)).toBeUndefined();
    const again = await next(playerId);
    expect(again!.revealed).toMatchObject({ serverSeedHash: nextServerSeedHash, clientSeed: 'mine', rounds: 0 });
  });

  it('are changed once when two windows ask for it at once', async () => {
    const { playerId } = await casino.launch('nocturne');
    const { nextServerSeedHash } = await commitSeed(casino.studio, playerId);
    const both = await Promise.all(
      ['one', 'two'].map((clientSeed) => rotateSeed(casino.studio, playerId, { nextServerSeedHash, clientSeed })),
    );
    const reported = both.filter((rotated) => rotated !== undefined);
    expect(reported.map(({ seed }) => seed)).toEqual([await commitSeed(casino.studio, playerId)]);
    expect(reported[0]!.seed.serverSeedHash).toBe(nextServerSeedHash);
  });

  it('get the commitment to the next one where the release before has written none', async () => {
    const { playerId } = await casino.launch('nocturne');
    await casino.db.query(
      'update seed set next_server_seed = null, next_server_seed_hash = null where player_id = $1',
      [playerId],
    );
    const shown = await Promise.all([commitSeed(casino.studio, playerId), commitSeed(casino.studio, playerId)]);
    expect(shown[0]!.nextServerSeedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(shown[1]).toEqual(shown[0]);
  });

  it('stay with an open round when they are changed, and are hidden until it ends', async () => {
    const session = await casino.launch('blackjack');
    let open: RoundRow | undefined;
    while (!open) {
      const dealt = await startRound(casino.studio, session, { playId: randomUUID(), bet: { stake: 500 } });
      if (!dealt.ok) throw new Error(dealt.reason);
      if (dealt.round.state === 'PLAYING') open = dealt.round;
    }
    const rotated = await next(session.playerId);
    expect(rotated).toMatchObject({ revealed: null, seed: { nextNonce: 0 } });
    expect((await readRoundSeed(casino.db, open)).serverSeed).toBeNull();
    let round: RoundRow = open;
    while (round.state === 'PLAYING') {
      const step = round.actions.length;
      const action = (round.outcome as { phase: string }).phase === 'INSURANCE' ? 'decline' : 'stand';
      const acted = await takeAction(casino.studio, session, { playId: randomUUID(), roundId: round.id, step, action });
      if (!acted.ok) throw new Error(acted.reason);
      round = acted.round;
    }
    expect(round).toMatchObject({ state: 'CLOSED', seedId: open.seedId, nonce: open.nonce });
    await casino.studio.commits.written(session.playerId);
    const { serverSeed, serverSeedHash } = await readRoundSeed(casino.db, round);
    expect(createHash('sha256').update(serverSeed!).digest('hex')).toBe(serverSeedHash);
  });

  it('keep apart from rounds while both go on: no nonce twice, none under a seed that was revealed before', async () => {
    const session = await casino.launch('nocturne');
    const play = () => startRound(casino.studio, session, { playId: randomUUID(), bet: { coin: 1 } });
    let rotations = 0;
    for (let i = 0; i < 300 && (i < 15 || rotations < 3); i++) {
      const [, rotated] = await Promise.all([play(), next(session.playerId), play()]);
      if (rotated) rotations++;
    }
    expect(rotations).toBeGreaterThan(0);
    const { rows } = await casino.db.query<{ late: boolean; nonce: number; next: number }>(
      `select r.opened_at > s.revealed_at as late, r.nonce, s.next_nonce as next from round r join seed s on s.id = r.seed_id and s.player_id = r.player_id
       where r.player_id = $1`,
      [session.playerId],
    );
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ late, nonce, next }) => late || nonce >= next)).toEqual([]);
  });

  it('are not shown before they are rotated', async () => {
    const session = await casino.launch('nocturne');
    const answer = await startRound(casino.studio, session, { playId: randomUUID(), bet: { coin: 1 } });
    if (!answer.ok) throw new Error(answer.reason);
    expect((await readRoundSeed(casino.db, answer.round)).serverSeed).toBeNull();
    const rotated = await next(session.playerId);
    expect((await readRoundSeed(casino.db, answer.round)).serverSeed).toBe(rotated!.revealed!.serverSeed);
  });

  it('give no room for a nonce or a state out of order', async () => {
    const { playerId } = await casino.launch('nocturne');
    await expect(
      casino.db.query('insert into seed (id, player_id, server_seed, server_seed_hash) values ($1, $2, $3, $3)', [
        randomUUID(),
        playerId,
        'x',
      ]),
    ).rejects.toThrow('seed_in_use');
    await expect(casino.db.query("update round set state = 'BETTING' where state = 'CLOSED'")).rejects.toThrow('check');
  });
});
