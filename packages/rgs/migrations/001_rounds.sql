create table player (
  id uuid primary key,
  -- The wallet's id of the player; a player for fun has none and ends with his session.
  wallet_user text unique,
  created_at timestamptz not null default now()
);

create table play_session (
  id uuid primary key,
  token_hash bytea not null unique,
  player_id uuid not null references player on delete cascade,
  game_code text not null,
  -- The session token of the wallet; none when playing for fun.
  wallet_token text,
  currency text not null,
  language text not null,
  -- Last balance the wallet told, in minor units.
  balance bigint not null check (balance >= 0),
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0 check (won >= 0),
  last_round_at timestamptz,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
create index play_session_player on play_session (player_id);
create index play_session_seen on play_session (seen_at);

create table seed (
  id uuid primary key,
  player_id uuid not null references player on delete cascade,
  server_seed text not null,
  server_seed_hash text not null,
  client_seed text,
  next_nonce integer not null default 0,
  created_at timestamptz not null default now(),
  revealed_at timestamptz
);
create unique index seed_in_use on seed (player_id) where revealed_at is null;

create table round (
  id uuid primary key,
  player_id uuid not null references player on delete cascade,
  session_id uuid not null references play_session on delete cascade,
  game_code text not null,
  definition_hash text not null,
  seed_id uuid not null references seed on delete cascade,
  nonce integer not null,
  currency text not null,
  state text not null check (state in ('BETTING', 'PLAYING', 'SETTLING', 'CANCELLING', 'CLOSED', 'REFUSED', 'VOID')),
  bet jsonb not null,
  actions text[] not null default '{}',
  -- The instruction under way or last done: an answer that comes late for an earlier one changes nothing.
  attempt integer not null default 0,
  staked bigint not null default 0 check (staked >= 0),
  win bigint not null default 0 check (win >= 0),
  outcome jsonb,
  balance bigint,
  opened_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  closed_at timestamptz,
  changed_by text not null default 'player' check (changed_by in ('player', 'recovery')),
  tries integer not null default 0,
  -- When recovery looks at the round next; never, once it waits for an operator.
  work_at timestamptz,
  unique (seed_id, nonce),
  check ((closed_at is not null) = (state in ('CLOSED', 'REFUSED', 'VOID'))),
  check (state not in ('SETTLING', 'CLOSED') or outcome is not null)
);
create unique index round_open on round (player_id, game_code) where closed_at is null;
create index round_work on round (work_at) where closed_at is null;
create index round_of_player on round (player_id, id desc);
create index round_of_session on round (session_id);

-- Every instruction to a round, the first stake included: what was meant before the wallet was asked.
create table round_step (
  round_id uuid not null references round on delete cascade,
  attempt integer not null,
  player_id uuid not null,
  play_id text not null,
  action text,
  cost bigint not null check (cost >= 0),
  state text not null check (state in ('INTENT', 'APPLIED', 'REFUSED', 'CANCELLED')),
  refusal text,
  created_at timestamptz not null default now(),
  primary key (round_id, attempt),
  unique (player_id, play_id)
);

-- Every change of a round's standing, in the transaction that made it.
create table round_event (
  id bigint generated always as identity primary key,
  round_id uuid not null references round on delete cascade,
  before text,
  after text not null,
  who text not null,
  at timestamptz not null default clock_timestamp()
);
create index round_event_round on round_event (round_id);

create function round_event_write() returns trigger language plpgsql as $$
begin
  insert into round_event (round_id, before, after, who)
  values (new.id, case when tg_op = 'UPDATE' then old.state end, new.state, new.changed_by);
  return null;
end $$;
create trigger round_created after insert on round for each row execute function round_event_write();
create trigger round_changed after update of state on round for each row
  when (old.state is distinct from new.state) execute function round_event_write();

create table play_money (
  session_id uuid primary key references play_session on delete cascade,
  balance bigint not null check (balance >= 0)
);

create table play_money_transaction (
  id text primary key,
  session_id uuid not null references play_money on delete cascade,
  amount bigint not null,
  balance bigint not null
);
create index play_money_transaction_session on play_money_transaction (session_id);

-- Writes down what is meant and fixes the nonce, in one statement: a crash after it replays to the same result.
create function round_start(
  p_player uuid, p_session uuid, p_play_id text, p_round uuid, p_game text, p_hash text, p_currency text, p_bet jsonb,
  p_cost bigint, p_least_ms integer, p_client_seed text, p_patience_ms integer
) returns table (result text, round_id uuid, retry_after_ms integer) language plpgsql as $$
declare
  v_last timestamptz;
  v_seed uuid;
  v_nonce integer;
  v_round uuid;
  v_same boolean;
begin
  select s.last_round_at into v_last from play_session s where s.id = p_session for update;
  select st.round_id, r.bet = p_bet and st.attempt = 0 and r.game_code = p_game into v_round, v_same
    from round_step st join round r on r.id = st.round_id where st.player_id = p_player and st.play_id = p_play_id;
  if found then
    return query select case when v_same then 'replayed' else 'play_id_reused' end, v_round, 0;
    return;
  end if;
  -- A rotation under way holds this row; once it is done, the next look finds the new seed.
  for look in 1..3 loop
    update seed set next_nonce = next_nonce + 1, client_seed = coalesce(client_seed, p_client_seed)
      where player_id = p_player and revealed_at is null returning id, next_nonce - 1 into v_seed, v_nonce;
    exit when found;
  end loop;
  if v_seed is null then raise exception 'player % has no seed', p_player; end if;
  select r.id into v_round from round r where r.player_id = p_player and r.game_code = p_game and r.closed_at is null;
  if found then
    update seed set next_nonce = v_nonce where id = v_seed;
    return query select 'round_open', v_round, 0;
    return;
  end if;
  if v_last + make_interval(secs => p_least_ms / 1000.0) > clock_timestamp() then
    update seed set next_nonce = v_nonce where id = v_seed;
    return query select 'too_soon', null::uuid, ceil(extract(epoch from v_last - clock_timestamp()) * 1000 + p_least_ms)::integer;
    return;
  end if;
  update play_session set last_round_at = clock_timestamp() where id = p_session;
  insert into round (id, player_id, session_id, game_code, definition_hash, seed_id, nonce, currency, state, bet, work_at)
    values (p_round, p_player, p_session, p_game, p_hash, v_seed, v_nonce, p_currency, 'BETTING', p_bet,
            clock_timestamp() + make_interval(secs => p_patience_ms / 1000.0));
  insert into round_step (round_id, attempt, player_id, play_id, cost, state)
    values (p_round, 0, p_player, p_play_id, p_cost, 'INTENT');
  return query select 'started', p_round, 0;
end $$;

-- Writes down an action of a round that waits for its player.
create function round_act(
  p_player uuid, p_play_id text, p_round uuid, p_step integer, p_action text, p_cost bigint, p_patience_ms integer, p_by text,
  p_session uuid
) returns text language plpgsql as $$
declare
  v_round round;
  v_step round_step;
begin
  select * into v_round from round where id = p_round and player_id = p_player for update;
  if not found then return 'not_found'; end if;
  select * into v_step from round_step where player_id = p_player and play_id = p_play_id;
  if found then
    return case when v_step.round_id = p_round and v_step.action = p_action then 'replayed' else 'play_id_reused' end;
  end if;
  if v_round.closed_at is not null then return 'no_open_round'; end if;
  if v_round.state <> 'PLAYING' or cardinality(v_round.actions) <> p_step then return 'stale_step'; end if;
  insert into round_step (round_id, attempt, player_id, play_id, action, cost, state)
    values (p_round, v_round.attempt + 1, p_player, p_play_id, p_action, p_cost, 'INTENT');
  update round set state = 'BETTING', attempt = attempt + 1, changed_at = clock_timestamp(), tries = 0, changed_by = p_by,
    -- A round handed back on the next launch goes on with that launch's session at the wallet.
    session_id = coalesce(p_session, session_id),
    work_at = clock_timestamp() + make_interval(secs => p_patience_ms / 1000.0) where id = p_round;
  return 'started';
end $$;
