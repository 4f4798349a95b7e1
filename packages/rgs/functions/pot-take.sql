-- The stake of a round that takes its pot was accepted: what lies there is fixed as the round's, in one transaction with the round
-- itself. Answers the amount, in minor units; null when the round had gone on already. Who comes second gets the next pot.
create or replace function pot_take(
  p_player uuid, p_round uuid, p_attempt integer, p_code text, p_action text, p_cost bigint, p_staked bigint, p_win bigint,
  p_outcome jsonb, p_balance bigint, p_lease_ms float8
) returns bigint language plpgsql as $$
declare
  v_session uuid;
  v_currency text;
  v_fun boolean;
  v_pot pot;
  v_last pot_win;
  v_paid_in bigint;
  v_amount bigint;
  v_outcome jsonb;
  v_now timestamptz;
begin
  perform all_or_none();
  -- Locks in the order in which rounds are ended: round, session, stripes.
  select r.session_id, r.currency into v_session, v_currency from round r
    where r.player_id = p_player and r.id = p_round and r.state = 'BETTING' and r.attempt = p_attempt for no key update;
  if not found then return null; end if;
  perform 1 from play_session s where s.player_id = p_player and s.id = v_session for no key update;
  select y.wallet_user is null into strict v_fun from player y where y.id = p_player;
  select p.* into strict v_pot from pot p where p.code = p_code and p.currency = v_currency and p.fun = v_fun;
  perform from pot_stripe l where l.pot_id = v_pot.id order by l.stripe for no key update;
  -- From here on nobody pays in, and nobody else takes: what is read next is what is there.
  select sum(l.paid_in) into strict v_paid_in from pot_stripe l where l.pot_id = v_pot.id;
  select * into v_last from pot_win w where w.pot_id = v_pot.id order by w.number desc limit 1;
  v_amount := least(v_pot.most,
    v_pot.start + (v_paid_in - coalesce(v_last.paid_in, 0) + coalesce(v_last.rest, 0)) / 1000000);
  insert into pot_win (pot_id, number, round_id, paid_in_before, paid_in, carried, start, most, paid, rest)
  values (v_pot.id, coalesce(v_last.number, 0) + 1, p_round, coalesce(v_last.paid_in, 0), v_paid_in, coalesce(v_last.rest, 0),
    v_pot.start, v_pot.most, v_amount,
    v_paid_in - coalesce(v_last.paid_in, 0) + coalesce(v_last.rest, 0) + (v_pot.start - v_amount) * 1000000);
  v_outcome := p_outcome || jsonb_build_object('pot', v_amount);
  v_now := clock_timestamp();
  update round set state = 'SETTLING', staked = p_staked, win = p_win + v_amount, outcome = v_outcome,
    balance = coalesce(p_balance, balance), tries = 0,
    actions = case when p_action is null then actions else actions || p_action end, changed_at = v_now,
    work_at = v_now + make_interval(secs => p_lease_ms / 1000)
  where player_id = p_player and id = p_round;
  update round_step set state = 'APPLIED' where player_id = p_player and round_id = p_round and attempt = p_attempt;
  update play_session set staked = staked + p_cost, balance = coalesce(p_balance, balance)
  where player_id = p_player and id = v_session;
  return v_amount;
end $$;
