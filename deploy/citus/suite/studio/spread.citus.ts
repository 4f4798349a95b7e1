import { setTimeout as sleep } from 'node:timers/promises';
import { inLongTransaction } from '@fairhouse/database';
import { migrateStudio, playRound, recoverRounds, startRecovery, takeAction } from '@fairhouse/rgs';
import { testDatabase } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { studioMigrations, studioSchema } from '../../../../apps/studio/src/schema.ts';
import { followMoves, gatherPlayers, spreadPlayers } from '../../../../packages/rgs/src/sharding/index.ts';
import { dealOpen, openStudio, problemsOf, recoverAll, startPlay } from './rounds.ts';
import { betsOf, playedGames } from './some-games.ts';

it('players are spread and gathered while they play: no round is lost or played twice, and each is over at the wallet', async () => {
  const database = await testDatabase();
  const casino = await openStudio(database.url);
  const sessions = await Promise.all(
    Array.from({ length: 24 }, (_, n) => casino.launch(playedGames[n % playedGames.length]!)),
  );
  const recovery = startRecovery(casino.studio, 500);
  const play = startPlay(casino, sessions, betsOf);
  await sleep(1_500);
  const before = play.acknowledged();
  const spread = await spreadPlayers(casino.db, studioMigrations, { shards: 4 });
  await sleep(1_500);
  const between = play.acknowledged();
  // As an update does, which applies some of its functions again, and by hand: rounds go on meanwhile.
  await migrateStudio(casino.db, studioSchema, studioMigrations);
  expect(await spreadPlayers(casino.db, studioMigrations, { shards: 4 })).toEqual({ ...spread, pauseMs: 0 });
  await sleep(1_500);
  const { pauseMs } = await gatherPlayers(casino.db, studioMigrations);
  await sleep(1_500);
  const after = play.acknowledged();
  await migrateStudio(casino.db, studioSchema, studioMigrations);
  const again = await spreadPlayers(casino.db, studioMigrations, { shards: 8 });
  await sleep(1_000);
  await play.stop();
  await recovery.stop();
  await casino.studio.commits.written();
  await recoverAll(casino);
  console.log(
    `${play.acknowledged()} rounds acknowledged; spreading took ${spread.pauseMs} ms, gathering ${pauseMs} ms, spreading ` +
      `again ${again.pauseMs} ms, the longest that a round took ${Math.round(play.longestWaitMs())} ms`,
  );
  expect(before).toBeGreaterThan(0);
  expect(between).toBeGreaterThan(before);
  expect(after).toBeGreaterThan(between);
  expect(play.acknowledged()).toBeGreaterThan(after);
  expect(await problemsOf(casino, play)).toEqual([]);
  await casino.close();
  await database.close();
});

it('a part that was moved to another machine takes no round before its functions are made there', async () => {
  const database = await testDatabase();
  const casino = await openStudio(database.url);
  await spreadPlayers(casino.db, studioMigrations, { shards: 2 });
  const sessions = await Promise.all(Array.from({ length: 12 }, () => casino.launch('blackjack')));
  const dealt = await Promise.all(sessions.map((session) => dealOpen(casino, session)));
  const { rows } = await casino.db.query<{ id: string; isMoved: boolean }>(
    `select s.id, get_shard_id_for_distribution_column('studio.player', s.id) = (select min(shardid) from pg_dist_shard
       where logicalrelid = 'studio.player'::regclass) as "isMoved" from unnest($1::uuid[]) s (id)`,
    [sessions.map(({ playerId }) => playerId)],
  );
  const isMoved = new Map(rows.map(({ id, isMoved }) => [id, isMoved]));
  expect(new Set(isMoved.values()).size).toBe(2);
  await inLongTransaction(casino.db, 60_000, (tx) =>
    tx.query(
      `select citus_move_shard_placement(s.shardid, n.nodename, n.nodeport, o.nodename, o.nodeport, 'block_writes')
       from (select min(shardid) as shardid from pg_dist_shard where logicalrelid = 'studio.player'::regclass) s
         join pg_dist_placement p on p.shardid = s.shardid join pg_dist_node n on n.groupid = p.groupid
         join pg_dist_node o on o.groupid not in (0, n.groupid)`,
    ),
  );
  const goOn = (n: number) => {
    const session = sessions[n]!;
    const round = dealt[n]!;
    const { action } = playRound(round, round.actions).next.find(({ cost }) => cost === 0)!;
    return takeAction(casino.studio, session, {
      playId: `on-${n}`,
      roundId: round.id,
      step: round.actions.length,
      action,
    });
  };
  for (const [n, { playerId }] of sessions.entries()) {
    if (isMoved.get(playerId)) await expect(goOn(n)).rejects.toThrow('not made here yet');
  }
  // As each process of a studio does every few seconds.
  expect(await followMoves(casino.db, studioMigrations)).toBe(1);
  expect(await followMoves(casino.db, studioMigrations)).toBe(0);
  for (const n of sessions.keys()) expect(await goOn(n)).toMatchObject({ ok: true });
  await recoverRounds({ ...casino.studio, times: { ...casino.studio.times, abandonAfterMs: -1 } });
  await recoverAll(casino);
  expect(await problemsOf(casino, { journal: new Map() })).toEqual([]);
  await casino.close();
  await database.close();
});
