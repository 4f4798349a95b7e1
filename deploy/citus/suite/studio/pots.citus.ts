import { createHmac, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fairStream } from '@fairhouse/game-math';
import { readPots, startRecovery, startRound } from '@fairhouse/rgs';
import { testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { studioMigrations } from '../../../../apps/studio/src/schema.ts';
import { answering } from '../../../../packages/rgs/src/fixtures/memory-wallet.ts';
import { knownSeed, plantSeed } from '../../../../packages/rgs/src/fixtures/studio.ts';
import { spreadPlayers } from '../../../../packages/rgs/src/sharding/index.ts';
import { on, startCluster } from '../../cluster.ts';
import { openStudio, problemsOf, recoverAll, untilAnswered } from './rounds.ts';
import { potBet, potGame } from './some-games.ts';

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest();
const takes = (nonce: number) =>
  potGame.play({ ...potBet, currency: 'USD' }, [], fairStream({ ...knownSeed, nonce }, hmac)).pot !== undefined;

function takingNonce(from: number): number {
  for (let nonce = from; ; nonce++) if (takes(nonce)) return nonce;
}

/** When a server is killed after all have asked at once, in milliseconds. */
const killAfterMs = [40, 80, 120, 160, 240, 320];

it('a pot is taken in two phases: what its round’s machine has prepared, it commits once the coordinator has', async () => {
  const database = await testDatabase();
  const casino = await openStudio(database.url);
  await spreadPlayers(casino.db, studioMigrations, { shards: 2 });
  const session = await casino.launch(potGame.code);
  await plantSeed(casino.db, session.playerId, takingNonce(0));
  casino.studio.wallet = answering(casino.studio.wallet, { bet: async () => ({ status: 'unknown' }) });
  expect(await startRound(casino.studio, session, { playId: 'a', bet: potBet })).toMatchObject({ ok: false });
  const [{ id }] = (await casino.db.query('select id from round')).rows as [{ id: string }];
  const heard: string[] = [];
  await on(database.url, async (client) => {
    client.on('notice', ({ message }) => heard.push(message ?? ''));
    await client.query('set search_path = studio; set citus.log_remote_commands = on');
    const { rows } = await client.query(`select pot_take($1, $2, 0, $3, null, 1, 1, 0, '{}', null, 1000) as amount`, [
      session.playerId,
      id,
      potGame.pot!.code,
    ]);
    expect(rows).toMatchObject([{ amount: BigInt(potGame.pot!.start.USD!) }]);
  });
  expect(heard.filter((message) => message.includes('PREPARE TRANSACTION'))).toHaveLength(1);
  expect(heard.filter((message) => message.includes('COMMIT PREPARED'))).toHaveLength(1);
  await casino.close();
  await database.close();
});

// It kills servers of its own.
it.runIf(process.env.CITUS_PROGRAMS)(
  'a pot is its round’s and a round has its pot, or neither, whichever server dies between the two',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairhouse-citus-'));
    const cluster = await startCluster(folder, 2);
    const casino = await openStudio(cluster.url);
    await spreadPlayers(casino.db, studioMigrations, { shards: 4 });
    const sessions = await Promise.all(Array.from({ length: 24 }, () => casino.launch(potGame.code)));
    const recovery = startRecovery(casino.studio, 500);
    const journal = new Map(sessions.map(({ playerId }) => [playerId, [] as string[]]));
    let nonce = 0;
    for (const [turn, ms] of killAfterMs.entries()) {
      nonce = takingNonce(nonce);
      await casino.db.query('update seed set next_nonce = $1 where revealed_at is null', [nonce]);
      if (turn === 0) for (const { playerId } of sessions) await plantSeed(casino.db, playerId, nonce);
      const victim = turn % 2 ? cluster.workers[0]! : cluster.coordinator;
      const asked = sessions.map(async (session) => {
        const playId = randomUUID();
        const round = await untilAnswered(() => startRound(casino.studio, session, { playId, bet: potBet }));
        journal.get(session.playerId)!.push(round.id);
      });
      await sleep(ms);
      victim.kill();
      await sleep(300);
      await victim.start();
      await Promise.all(asked);
      nonce++;
    }
    await recovery.stop();
    await casino.studio.commits.written();
    await recoverAll(casino);
    const pots = await readPots(casino.db);
    const fallen = pots.reduce((sum, { wins }) => sum + wins, 0);
    console.log(`${fallen} times a pot was taken, with ${killAfterMs.length} servers killed meanwhile`);
    expect(fallen).toBe(sessions.length * killAfterMs.length);
    expect(await problemsOf(casino, { journal })).toEqual([]);
    await casino.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);
