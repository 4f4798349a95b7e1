import { setTimeout as sleep } from 'node:timers/promises';
import { keyOfSlot, memberSlots, slotOf } from '@fairhouse/betting';
import { followMoves, gatherBooks, migrateCasino, spreadBooks } from '@fairhouse/betting/sharding';
import { inLongTransaction, type Migration } from '@fairhouse/database';
import { expect, it } from 'vitest';
import { openWalletCasino, type WalletCasino } from '../../../apps/api/src/play/wallet/wallet.fixture.ts';
import { casinoMigrations } from '../../../apps/api/src/schema.ts';
import { problemsOf, startBets } from './bets.ts';

const keysOfSlots = Array.from({ length: memberSlots }, (_, slot) => keyOfSlot(slot));

it('a shard moves to another machine under bets: its move is followed, they go on, and nothing is lost', async () => {
  const system = await openWalletCasino();
  await spreadBooks(system.db, casinoMigrations, { shards: 4 });
  const players = await Promise.all(Array.from({ length: 24 }, () => system.player(1_000_000n)));
  const { rows } = await system.db.query<{ shard: string; from: string; fromPort: number; to: string; toPort: number }>(
    `select s.shardid::text as shard, n.nodename as from, n.nodeport as "fromPort", o.nodename as to, o.nodeport as "toPort"
     from pg_dist_shard s join pg_dist_placement p using (shardid)
       join pg_dist_node n on n.groupid = p.groupid
       join pg_dist_node o on o.groupid <> p.groupid and o.groupid <> 0
     where s.logicalrelid = 'casino.book'::regclass and n.groupid <> 0 order by s.shardid limit 1`,
  );
  const { shard, from, fromPort, to, toPort } = rows[0]!;
  const slots = await slotsOf(system, shard);
  const isMoved = (memberId: bigint) => slots.has(slotOf(memberId));
  const bets = startBets(system, players);
  await sleep(1_000);

  const began = performance.now();
  await inLongTransaction(system.db, 60_000, (tx) =>
    tx.query(`select citus_move_shard_placement($1, $2, $3, $4, $5, 'block_writes')`, [
      ...[shard, from, fromPort],
      ...[to, toPort],
    ]),
  );
  const movedMs = performance.now() - began;
  const elsewhere = bets.acknowledged((id) => !isMoved(id));
  const there = bets.acknowledged(isMoved);
  await sleep(500);
  // Its books wait, those of all other shards do not.
  expect(bets.acknowledged((id) => !isMoved(id))).toBeGreaterThan(elsewhere);
  expect(bets.acknowledged(isMoved)).toBe(there);

  // Another release would make other functions.
  const others = [...casinoMigrations.slice(0, -1), { ...casinoMigrations.at(-1)!, sql: 'select' }];
  expect(await followMoves(system.db, others)).toBe(0);
  // By the job of the casino; one process at a time.
  const followed = await Promise.all([1, 2].map(() => followMoves(system.db, casinoMigrations)));
  expect(followed.sort()).toEqual([0, 1]);
  expect(await followMoves(system.db, casinoMigrations)).toBe(0);
  await sleep(1_500);
  await bets.stop();
  console.log(
    `a shard moved in ${Math.round(movedMs)} ms; its members' longest wait ${Math.round(bets.longestWaitMs(isMoved))} ms, ` +
      `the others' ${Math.round(bets.longestWaitMs((id) => !isMoved(id)))} ms; ${bets.acknowledged()} bets acknowledged`,
  );
  expect(bets.acknowledged(isMoved)).toBeGreaterThan(there);
  expect(await problemsOf(system, bets)).toEqual([]);
  await system.close();
});

it('a migration reaches every part: a column, an index and a check, under bets, with functions that use them', async () => {
  const system = await openWalletCasino();
  await spreadBooks(system.db, casinoMigrations, { shards: 4 });
  const bets = startBets(system, await Promise.all(Array.from({ length: 8 }, () => system.player(1_000_000n))));
  await sleep(500);
  const added: Migration[] = [
    { id: 'test/0001-column', sql: `alter table game_round add column place text not null default 'here'` },
    { id: 'test/0002-index', sql: 'create index game_round_place on game_round (member_id, place)' },
    { id: 'test/0003-check', sql: `alter table game_round add constraint game_round_place check (place <> '')` },
  ];
  const written = casinoMigrations.map((migration) =>
    migration.id === 'betting/functions/wallet-carry-out'
      ? {
          ...migration,
          sql: migration.sql
            .replace('opened_at, opened_seq, closed_at)', 'opened_at, opened_seq, closed_at, place)')
            .replace('case when d.round_closed then p_now end\n', `case when d.round_closed then p_now end, 'there'\n`),
        }
      : migration,
  );
  const applied = await migrateCasino(system.db, [...written, ...added]);
  expect(applied).toEqual([...added.map(({ id }) => id), 'betting/functions/wallet-carry-out']);
  await sleep(1_000);
  await bets.stop();
  const { rows } = await system.db.query<{ place: string }>('select distinct place from game_round order by place');
  expect(rows).toEqual([{ place: 'here' }, { place: 'there' }]);
  await expect(system.db.query(`update game_round set place = ''`)).rejects.toThrow('check constraint');
  const indexes = await system.db.query<{ valid: boolean }>(
    `select bool_and(success and result::int = 1) as valid from run_command_on_shards('casino.game_round',
       $$select count(*) from pg_index where indrelid = '%s'::regclass and indexrelid::regclass::text like '%%game_round_place%%' and indisvalid$$)`,
  );
  expect(indexes.rows).toEqual([{ valid: true }]);
  expect(await problemsOf(system, bets)).toEqual([]);
  await system.close();
});

it('a migration that the machines do not take is refused whole, with what to do, and goes through on gathered books', async () => {
  const expanded = [
    ...casinoMigrations,
    { id: 'test/0001-expand', sql: 'alter table game_round add column place text' },
  ];
  const contracted = [...expanded, { id: 'test/0002-contract', sql: 'alter table game_round drop column place' }];
  const system = await openWalletCasino({ migrations: expanded });
  await spreadBooks(system.db, expanded, { shards: 2 });
  const player = await system.player(1_000n);
  await expect(migrateCasino(system.db, contracted)).rejects.toThrow(/npm run spread -- gather/);
  const bet = (n: number) =>
    system.call('bet', {
      ...{ token: player.token, user: player.user, gameCode: 'slot', currency: 'USD', amount: 10 },
      ...{ roundId: `r${n}`, transactionId: `b${n}` },
    });
  expect(await bet(1)).toMatchObject({ status: 'OK' });
  await gatherBooks(system.db, expanded);
  expect(await migrateCasino(system.db, contracted)).toEqual(['test/0002-contract']);
  await spreadBooks(system.db, contracted, { shards: 2 });
  expect(await bet(2)).toMatchObject({ status: 'OK' });
  await system.close();
});

async function slotsOf(system: WalletCasino, shard: string): Promise<Set<number>> {
  const { rows } = await system.db.query<{ slot: number }>(
    `select (slot - 1)::int as slot from unnest($2::bigint[]) with ordinality k (key, slot)
     where get_shard_id_for_distribution_column('casino.book', key) = $1`,
    [shard, keysOfSlots],
  );
  return new Set(rows.map(({ slot }) => slot));
}
