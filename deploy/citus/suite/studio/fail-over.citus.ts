import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@fairhouse/database/embedded';
import { startRecovery } from '@fairhouse/rgs';
import { expect, it } from 'vitest';
import { studioMigrations } from '../../../../apps/studio/src/schema.ts';
import { spreadPlayers } from '../../../../packages/rgs/src/sharding/index.ts';
import { on, startCluster } from '../../cluster.ts';
import { makeStandby } from '../../server.ts';
import { openStudio, problemsOf, recoverAll, startPlay } from './rounds.ts';
import { betsOf, playedGames } from './some-games.ts';

// It kills servers of its own.
it.runIf(process.env.CITUS_PROGRAMS)(
  'a worker dies: the others play on, its standby takes over, and what was open there is played to its end',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairhouse-citus-'));
    const cluster = await startCluster(folder, 2);
    const [worker] = cluster.workers;
    const standby = await makeStandby(worker!, join(folder, 'standby-1'), await freePort());
    await standby.start();
    // From here on it acknowledges nothing that its standby has not.
    await on(worker!.url, async (client) => {
      await client.query(`alter system set synchronous_standby_names = '*'`);
      await client.query('select pg_reload_conf()');
    });
    const casino = await openStudio(cluster.url);
    await spreadPlayers(casino.db, studioMigrations, { shards: 4 });
    const sessions = await Promise.all(
      Array.from({ length: 24 }, (_, n) => casino.launch(playedGames[n % playedGames.length]!)),
    );
    const { rows } = await casino.db.query<{ id: string }>(
      `select s.id from unnest($1::uuid[]) s (id)
         join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('studio.player', s.id)
         join pg_dist_node n on n.groupid = p.groupid where n.nodeport = $2`,
      [sessions.map(({ playerId }) => playerId), worker!.port],
    );
    const there = new Set(rows.map(({ id }) => id));
    const isThere = (id: string) => there.has(id);
    const isElsewhere = (id: string) => !there.has(id);
    expect(there.size).toBeGreaterThan(0);
    expect(there.size).toBeLessThan(24);
    const recovery = startRecovery(casino.studio, 500);
    const play = startPlay(casino, sessions, betsOf);
    await sleep(2_000);

    worker!.kill();
    const killedMs = performance.now();
    await sleep(1_000);
    const elsewhere = play.acknowledged(isElsewhere);
    await sleep(2_000);
    expect(play.acknowledged(isElsewhere)).toBeGreaterThan(elsewhere);
    const dead = play.acknowledged(isThere);

    await on(standby.url, (client) => client.query('select pg_promote()'));
    const takenOverMs = performance.now();
    await on(cluster.url, (client) =>
      client.query(`select citus_update_node(nodeid, '127.0.0.1', $2) from pg_dist_node where nodeport = $1`, [
        worker!.port,
        standby.port,
      ]),
    );
    while (play.acknowledged(isThere) <= dead + 10 && performance.now() < takenOverMs + 30_000) await sleep(50);
    const backMs = performance.now();
    await sleep(1_000);
    await play.stop();
    await recovery.stop();
    await casino.studio.commits.written();
    await recoverAll(casino);
    console.log(
      `${play.acknowledged()} rounds acknowledged; the other machine's longest wait ` +
        `${Math.round(play.longestWaitMs(isElsewhere))} ms; ${Math.round(backMs - takenOverMs)} ms from the promotion to ` +
        `rounds there, ${Math.round(backMs - killedMs)} ms from its death`,
    );
    expect(play.acknowledged(isThere)).toBeGreaterThan(dead);
    expect(await problemsOf(casino, play)).toEqual([]);
    await casino.close();
    await standby.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);
