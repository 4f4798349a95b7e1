-- Rounds that begin or end at the same time are written together, each as one row of these.
create type round_to_start as (
  player_id uuid,
  session_id uuid,
  play_id text,
  round_id uuid,
  game_code text,
  definition_hash text,
  currency text,
  bet text,
  cost bigint,
  least_ms integer,
  client_seed text,
  patience_ms integer
);

-- A round whose stake and win the wallet has dealt with in one: `before` and `after` are its states.
create type round_to_finish as (
  round_id uuid,
  before text,
  after text,
  staked bigint,
  win bigint,
  outcome text,
  balance bigint,
  ask_after_ms integer
);

-- Events are written by triggers of the very round, and its steps with it, so that a look for the round after each of them
-- finds what was found a moment before; it was a fifth of a round. What goes with a round goes by round_gone.
alter table round_event drop constraint round_event_round_id_fkey;
alter table round_step drop constraint round_step_round_id_fkey;
