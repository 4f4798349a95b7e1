-- As the release before this one takes a pot: see pot_take.
create or replace function round_take_pot(
  p_round uuid, p_attempt integer, p_code text, p_action text, p_cost bigint, p_staked bigint, p_win bigint, p_outcome jsonb,
  p_balance bigint, p_lease_ms float8
) returns bigint language sql as $$
  select pot_take(r.player_id, p_round, p_attempt, p_code, p_action, p_cost, p_staked, p_win, p_outcome, p_balance, p_lease_ms)
  from round r where r.id = p_round
$$;
