import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keyOfSlot, memberSlots, slotOf } from '@fairhouse/betting';
import { spreadBooks } from '@fairhouse/betting/sharding';
import { freePort } from '@fairhouse/database/embedded';
import { expect, it } from 'vitest';
import { openWalletCasino } from '../../../apps/api/src/play/wallet/wallet.fixture.ts';
import { casinoMigrations } from '../../../apps/api/src/schema.ts';
import { on, startCluster } from '../cluster.ts';
import { makeStandby } from '../server.ts';
import { problemsOf, startBets } from './bets.ts';

const keysOfSlots = Array.from({ length: memberSlots }, (_, slot) => keyOfSlot(slot));

// It kills servers of its own.
it.runIf(process.env.CITUS_PROGRAMS)(
  'a worker dies: the others keep betting, its standby takes over, and nothing acknowledged is lost',
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
    process.env.CITUS_URL = cluster.url;
    const system = await openWalletCasino();
    await spreadBooks(system.db, casinoMigrations, { shards: 4 });
    const { rows } = await system.db.query<{ slot: number }>(
      `select (slot - 1)::int as slot from unnest($2::bigint[]) with ordinality k (key, slot)
       join pg_dist_placement p on p.shardid = get_shard_id_for_distribution_column('casino.book', key)
       join pg_dist_node n on n.groupid = p.groupid where n.nodeport = $1`,
      [worker!.port, keysOfSlots],
    );
    const slots = new Set(rows.map(({ slot }) => slot));
    const isThere = (memberId: bigint) => slots.has(slotOf(memberId));
    const bets = startBets(system, await Promise.all(Array.from({ length: 24 }, () => system.player(1_000_000n))));
    const count = (of: (memberId: bigint) => boolean) =>
      [...bets.journal].filter(([id]) => of(id)).reduce((sum, [, ids]) => sum + ids.length, 0);
    await sleep(2_000);

    worker!.kill();
    const killedMs = performance.now();
    await sleep(1_000);
    const elsewhere = count((id) => !isThere(id));
    await sleep(2_000);
    expect(count((id) => !isThere(id))).toBeGreaterThan(elsewhere);
    const dead = count(isThere);

    await on(standby.url, (client) => client.query('select pg_promote()'));
    const takenOverMs = performance.now();
    const { pathname } = new URL(system.databaseUrl);
    for (const url of [cluster.url, Object.assign(new URL(cluster.url), { pathname }).href]) {
      await on(url, (client) =>
        client.query(`select citus_update_node(nodeid, '127.0.0.1', $2) from pg_dist_node where nodeport = $1`, [
          worker!.port,
          standby.port,
        ]),
      );
    }
    await spreadBooks(system.db, casinoMigrations, { shards: 4 });
    while (count(isThere) <= dead + 10 && performance.now() < takenOverMs + 30_000) await sleep(50);
    const backMs = performance.now();
    await sleep(1_000);
    await bets.stop();
    console.log(
      `${bets.acknowledged()} bets acknowledged; the other machine's longest wait ` +
        `${Math.round(bets.longestWaitMs((id) => !isThere(id)))} ms; ${Math.round(backMs - takenOverMs)} ms from the ` +
        `promotion to bets there, ${Math.round(backMs - killedMs)} ms from its death`,
    );
    expect(count(isThere)).toBeGreaterThan(dead);
    expect(await problemsOf(system, bets)).toEqual([]);
    await system.close();
    await standby.stop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  },
);
