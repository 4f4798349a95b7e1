-- A round whose outcome is known at once is one act: a bet that closes its round, and what it won. Of all other acts these
-- are null. A type of its own beside wallet_act, which processes of the former release go on sending while they are replaced.
create type wallet_instruction as (
  verb text,
  vendor text,
  token_hash text,
  user_id text,
  game_code text,
  round_id text,
  transaction_id text,
  reference text,
  currency text,
  amount bigint,
  round_closed boolean,
  win_transaction_id text,
  win_amount bigint
);
alter type wallet_seen add attribute win_transaction_id text, add attribute win_amount bigint;
