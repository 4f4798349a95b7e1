-- The bets among the acts that nothing speaks against: posted, and written into their rounds. All other acts are left to
-- wallet_judge_acts. Apart from it because almost all acts are such bets, and setting it up costs three times as much.
create or replace function wallet_take_bets(p_seen wallet_seen[], p_now timestamptz) returns wallet_answer[]
language plpgsql as $$
declare
  v_wanted ledger_bet[];
  v_taken int[];
  -- By their rounds: those that open one, and those that add to one.
  v_opening wallet_seen[];
  v_adding wallet_adding[];
  v_stale wallet_seen[];
  v_answers wallet_answer[];
begin
  select array_agg(row(s.position, s.book, s.member_id, s.amount, s.currency, s.vendor, s.transaction_id, s.note)::ledger_bet),
    array_agg(s) filter (where r.at is null),
    array_agg(row(s.position, r.at, s.amount)::wallet_adding) filter (where r.at is not null),
    array_agg(s) filter (where s.stale),
    array_agg(row(s.position, null, false, s.balance - s.amount, s.currency)::wallet_answer)
  into v_wanted, v_opening, v_adding, v_stale, v_answers
  from unnest(p_seen) s
    -- The offset keeps the planner from walking through a whole table that its statistics call empty.
    left join lateral (
      select r.ctid as at, r.closed_at, r.game_code from game_round r
      where r.vault = s.vault and r.member_id = s.member_id and r.vendor = s.vendor and r.round_id = s.round_id offset 0) r on true
  where s.verb = 'bet' and s.allowed and not s.expired and s.game_code = s.session_game and s.currency = s.session_currency
    and (r.at is null or (r.closed_at is null and r.game_code = s.game_code and s.round_closed is not true))
    and (s.win_amount is null or s.win_amount = 0 or not wallet_knows_id(s.vault, s.member_id, s.vendor, s.win_transaction_id));
  if v_wanted is null then
    return '{}';
  end if;
  v_taken := (ledger_take_bets(v_wanted, false)).positions;
  if cardinality(v_taken) < cardinality(v_wanted) then
    v_opening := array(select s from unnest(v_opening) s where s.position = any (v_taken));
    v_adding := array(select a from unnest(v_adding) a where a.position = any (v_taken));
    v_stale := array(select s from unnest(v_stale) s where s.position = any (v_taken));
    v_answers := array(select a from unnest(v_answers) a where a.position = any (v_taken));
  end if;

  insert into game_round (vault, member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq, closed_at)
  select s.vault, s.member_id, s.vendor, s.round_id, s.game_code, s.currency, s.amount, p_now, s.next_seq,
    case when s.round_closed then p_now end
  from unnest(v_opening) s;
  if cardinality(v_adding) > 0 then
    update game_round r set staked = r.staked + a.amount from unnest(v_adding) a where r.ctid = a.round;
  end if;
  if cardinality(v_stale) > 0 then
    update vendor_session v set last_used_at = p_now from unnest(v_stale) s
    where v.vault = s.vault and v.token_hash = s.token_hash;
  end if;
  return v_answers;
end
$$;
