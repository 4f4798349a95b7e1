import type { Database, Transaction } from '@fairhouse/database';
import { functionText } from './function-text.ts';
import { functionsOfTheCoordinator, schema, spreadTables, tableNames } from './what-is-spread.ts';

/** Citus sends a change of a table on with the text that it stood in. */
async function oneByOne(tx: Transaction, text: string): Promise<void> {
  for (const statement of text.split(/;\s*(?:\n|$)/)) if (statement.trim() !== '') await tx.query(statement);
}

/** In one order with everybody who writes rounds; from here on they wait. */
export async function lockPlayers(tx: Transaction): Promise<void> {
  await tx.query(`lock table ${tableNames.join(', ')} in access exclusive mode`);
  // One connection to each machine, as statements about the same tables in one transaction want it.
  await tx.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  await tx.query('set local citus.enable_unsafe_triggers = on');
}

export async function areTablesSpread(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ isSpread: boolean }>(
    `select exists (select from pg_dist_partition where logicalrelid = 'player'::regclass) as "isSpread"`,
  );
  return rows[0]!.isSpread;
}

/** The same for who may not know Citus, or may have no tables yet. */
export async function isMovedApart(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ isSpread: boolean }>(
    `select to_regclass('${schema}.session_of_player') is not null as "isSpread"`,
  );
  return rows[0]!.isSpread;
}

/** Every key names the player, and nothing looks for what lies elsewhere. */
const loosen = `
  update round_event e set player_id = r.player_id from round r where r.id = e.round_id and e.player_id is null;
  drop trigger player_gone on player;
  drop trigger round_gone on round;
  drop trigger round_created on round;
  drop trigger round_changed on round;
  drop trigger round_paid_in on round;
  drop trigger play_money_of_player on play_money;
  drop trigger play_money_of_player on play_money_transaction;
  alter table play_money_transaction drop constraint play_money_transaction_session_id_fkey,
    drop constraint play_money_transaction_pkey, add primary key (id, player_id);
  alter table play_money drop constraint play_money_session_id_fkey,
    drop constraint play_money_pkey, add primary key (session_id, player_id);
  alter table round_event drop constraint round_event_pkey, add primary key (round_id, id, player_id), alter id drop identity;
  create sequence round_event_number;
  select setval('round_event_number', coalesce(max(id), 0) + 1, false) from round_event;
  alter table round_event alter id set default nextval('round_event_number');
  alter table round_step drop constraint round_step_pkey, add primary key (round_id, attempt, player_id);
  alter table round drop constraint round_pkey, add primary key (id, player_id),
    drop constraint round_seed_id_nonce_key, add constraint round_seed_id_nonce_key unique (seed_id, nonce, player_id);
  alter table seed drop constraint seed_player_id_fkey, drop constraint seed_pkey, add primary key (id, player_id);
  alter table play_session drop constraint play_session_player_id_fkey, drop constraint play_session_token_hash_key,
    drop constraint play_session_pkey, add primary key (id, player_id);
  alter table player drop constraint player_wallet_user_key;`;

const keys = `
  alter table play_session add constraint play_session_player_id_fkey
    foreign key (player_id) references player (id) on delete cascade;
  alter table seed add constraint seed_player_id_fkey foreign key (player_id) references player (id) on delete cascade;
  alter table play_money add constraint play_money_session_id_fkey
    foreign key (session_id, player_id) references play_session (id, player_id) on delete cascade;
  alter table play_money_transaction add constraint play_money_transaction_session_id_fkey
    foreign key (session_id, player_id) references play_money (session_id, player_id) on delete cascade;`;

/** What stands in one place: whose a name and a session are, and what shared tables have booked for a session. */
const inOnePlace = `
  create table player_of_wallet (wallet_user text primary key, player_id uuid not null);
  insert into player_of_wallet select wallet_user, id from player where wallet_user is not null;
  create table session_of_player (
    session_id uuid primary key,
    token_hash bytea not null unique,
    player_id uuid not null,
    wallet_user text,
    wallet_token text,
    currency text not null,
    started_at timestamptz not null,
    staked bigint not null default 0,
    won bigint not null default 0,
    -- As the wallet told a shared table last.
    balance bigint
  );
  create index session_of_player_for_fun on session_of_player (started_at) where wallet_user is null;
  insert into session_of_player (session_id, token_hash, player_id, wallet_user, wallet_token, currency, started_at)
    select s.id, s.token_hash, s.player_id, p.wallet_user, s.wallet_token, s.currency, s.started_at
    from play_session s join player p on p.id = s.player_id;`;

const pots = `
  alter table pot_stripe drop constraint pot_stripe_stripe_check, add constraint pot_stripe_stripe_check check (stripe between 0 and 79);
  create table pot_share (
    key uuid not null,
    pot_id smallint not null,
    paid_in bigint not null default 0,
    rounds bigint not null default 0,
    primary key (key, pot_id)
  );
  select create_distributed_table('pot_share', 'key', colocate_with => 'player');
  create table near_pot as select id, code, currency, fun from pot;
  select create_reference_table('near_pot');
  create table near_pot_game as select definition_hash, code, contribution from pot_game;
  select create_reference_table('near_pot_game');`;

const watch = `
  create trigger pot_copied after insert on pot for each row execute function pot_copied();
  create trigger pot_copied after insert on pot_game for each row execute function pot_copied();
  create table two_phases (marker boolean primary key);
  select citus_add_local_table_to_metadata('two_phases');
  create trigger part_is_made before insert or update or delete on round for each statement execute function part_is_made();`;

/** What stands there while players are spread. */
export async function makeCoordinators(tx: Transaction): Promise<void> {
  for (const name of functionsOfTheCoordinator) await tx.query(functionText(name));
}

/** Distributes what is a player's by the player, under the locks. */
export async function moveApart(tx: Transaction, shards: number): Promise<void> {
  await oneByOne(tx, loosen);
  await oneByOne(tx, inOnePlace);
  await tx.query(functionText('play-account'));
  for (const [n, [table, by]] of spreadTables.entries()) {
    await tx.query(`select create_distributed_table($1, $2, ${n === 0 ? 'shard_count' : 'colocate_with'} => $3)`, [
      table,
      by,
      n === 0 ? shards : spreadTables[0][0],
    ]);
  }
  await oneByOne(tx, keys);
  await oneByOne(tx, pots);
  for (const name of ['pot-copied', 'part-is-made']) await tx.query(functionText(name));
  await oneByOne(tx, watch);
  await makeCoordinators(tx);
}

/** Continues with what a part had paid in when it was gathered, whose stripe has that still. */
export async function openShares(tx: Transaction, keys: readonly string[]): Promise<void> {
  await tx.query(
    `insert into pot_share (key, pot_id, paid_in, rounds)
     select k.key, l.pot_id, l.paid_in, l.rounds from unnest($1::uuid[]) with ordinality k (key, part)
       join pot_stripe l on l.stripe = 15 + k.part`,
    [keys],
  );
}

const undo = `
  drop trigger part_is_made on round;
  drop trigger pot_copied on pot;
  drop trigger pot_copied on pot_game;
  drop table near_pot;
  drop table near_pot_game;
  alter table play_money_transaction drop constraint play_money_transaction_session_id_fkey;
  alter table play_money drop constraint play_money_session_id_fkey;
  alter table seed drop constraint seed_player_id_fkey;
  alter table play_session drop constraint play_session_player_id_fkey;`;

/** Brings all of it back into the coordinator's own database, under the locks. */
export async function bringBack(tx: Transaction): Promise<void> {
  await oneByOne(tx, undo);
  await tx.query(`select undistribute_table('pot_share')`);
  for (const table of tableNames) await tx.query('select undistribute_table($1)', [table]);
  await tx.query('drop table pot_share; drop table two_phases');
  await oneByOne(tx, tighten);
}

const tighten = `
  alter table player add constraint player_wallet_user_key unique (wallet_user);
  alter table play_session drop constraint play_session_pkey, add primary key (id),
    add constraint play_session_token_hash_key unique (token_hash),
    add constraint play_session_player_id_fkey foreign key (player_id) references player (id) on delete cascade;
  update play_session s set staked = s.staked + o.staked, won = s.won + o.won, balance = coalesce(o.balance, s.balance)
    from session_of_player o
    where o.session_id = s.id and (o.staked <> 0 or o.won <> 0 or o.balance is not null);
  alter table seed drop constraint seed_pkey, add primary key (id),
    add constraint seed_player_id_fkey foreign key (player_id) references player (id) on delete cascade;
  alter table round drop constraint round_pkey, add primary key (id),
    drop constraint round_seed_id_nonce_key, add constraint round_seed_id_nonce_key unique (seed_id, nonce);
  alter table round_step drop constraint round_step_pkey, add primary key (round_id, attempt);
  alter table round_event alter id drop default, alter id add generated always as identity,
    drop constraint round_event_pkey, add primary key (round_id, id);
  select setval(pg_get_serial_sequence('round_event', 'id'), coalesce(max(id), 0) + 1, false) from round_event;
  drop sequence round_event_number;
  alter table play_money drop constraint play_money_pkey, add primary key (session_id),
    add constraint play_money_session_id_fkey foreign key (session_id) references play_session on delete cascade;
  alter table play_money_transaction drop constraint play_money_transaction_pkey, add primary key (id),
    add constraint play_money_transaction_session_id_fkey foreign key (session_id) references play_money on delete cascade;
  create trigger play_money_of_player before insert on play_money for each row execute function play_money_of_player();
  create trigger play_money_of_player before insert on play_money_transaction
    for each row execute function play_money_of_player();`;

/** After the functions have their own texts again. */
export async function dropWhatStoodInOnePlace(tx: Transaction): Promise<void> {
  await tx.query('drop table session_of_player; drop table player_of_wallet');
  await tx.query('drop function pots_bring_in(uuid, int); drop function sessions_forget(float8, int)');
  await tx.query('drop function pot_copied(); drop function part_is_made()');
}
