-- The vendors' calls, at most one a member: session, standing, limits, round and posting in one transaction. What the
-- ledger knows already is never judged again: the repeat gets the first answer, whatever has become of session, limits and
-- round since. One line for each instruction: its position, refusal, whether it is a repeat, balance and currency, separated by
-- blanks and `-` for null.
-- As for ledger_post, the group commit's connections keep the plans to the keys whatever the statistics say.
create or replace function wallet_instruction_batch(p_instructions wallet_instruction[]) returns text[]
language plpgsql as $$
declare
  v_now timestamptz;
  v_standings wallet_standing[];
  -- Those whose own limits or pauses may speak against a bet.
  v_guarded bigint[];
  -- Whether a play is here: a bet that says what its round won.
  v_plays boolean;
  v_answers wallet_answer[];
begin
  -- Whose books these are never changes; everything else may, until the locks are held. So what the decision rests on is read
  -- after them, in statements of their own: those see what every earlier holder of a lock has committed.
  perform ledger_lock(array(
    select s.member_id
    from unnest(p_instructions) a
      -- The offset keeps the planner to the key, whatever its statistics say.
      cross join lateral (
        select s.member_id from vendor_session s
        where s.token_hash = decode(a.token_hash, 'hex') offset 0) s));
  v_now := clock_timestamp();

  select array_agg(row(s.member_id, s.game_code, s.currency,
      s.ended_at is not null or s.expires_at <= v_now or s.last_used_at + s.idle_timeout <= v_now,
      s.last_used_at < v_now - least(interval '1 minute', s.idle_timeout / 4),
      s.rules_version = (select version from betting_rules) and a.amount between s.minimum_bet and s.maximum_bet,
      s.guarded or s.rules_version <> (select version from betting_rules)
    )::wallet_standing order by a.ordinality),
    array_agg(s.member_id) filter (where s.guarded or s.rules_version <> (select version from betting_rules)),
    bool_or(a.win_amount is not null)
  into v_standings, v_guarded, v_plays
  from unnest(p_instructions) with ordinality a
    left join vendor_session s on s.token_hash = decode(a.token_hash, 'hex')
      and s.vendor = a.vendor and s.user_id = a.user_id;

  if v_guarded is not null then
    perform bet_allowance_due(v_guarded, v_now);
  end if;
  v_answers := wallet_carry_out(p_instructions, v_standings, v_now);
  if v_plays then
    v_answers := wallet_pay_plays(p_instructions, v_standings, v_answers, v_now);
  end if;
  return array(
    select concat_ws(' ', a.ordinality, coalesce(a.refusal, '-'), a.replayed, coalesce(a.balance::text, '-'), coalesce(a.currency, '-'))
    from unnest(v_answers) with ordinality a);
end
$$;
