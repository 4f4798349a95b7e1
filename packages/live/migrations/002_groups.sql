-- Bets that are placed, or go on, at the same time are written together, each as one row of these.
create type live_bet_to_place as (
  bet_id uuid,
  table_code text,
  round_number bigint,
  player_id uuid,
  session_id uuid,
  play_id text,
  wallet_user text,
  alias text,
  currency text,
  bet text,
  cost bigint,
  most_bets integer,
  ask_again_ms integer
);

-- `before` and `after` are states of the bet; alike where somebody has only tried. `fence` is null of those who do not write the table.
create type live_bet_to_move as (
  bet_id uuid,
  table_code text,
  before text,
  after text,
  refusal text,
  balance bigint,
  action text,
  win bigint,
  outcome text,
  work_after_ms bigint,
  fence bigint
);
