-- The vendors' calls, at most one a member: session, standing, limits, round and posting in one transaction. What the
-- ledger knows already is never judged anew: the repeat gets the first answer, whatever has become of session, limits and
-- round since. One line for each act: its position, refusal, whether it is a repeat, balance and currency, separated by
-- blanks and `-` for null.
-- As for ledger_post, the group commit's connections keep the plans to the keys whatever the statistics say.
create or replace function wallet_act_batch(p_vault int, p_acts wallet_instruction[]) returns text[]
language plpgsql as $$
declare
  v_now timestamptz := clock_timestamp();
  v_seen wallet_seen[];
  -- Whether a play is here: a bet that says what its round won.
  v_plays boolean;
  v_answers wallet_answer[];
begin
  -- The books are locked before anything else is read, in the ledger's own order: what the next statements read of
  -- rounds and postings is what former holders of the locks committed.
  select coalesce(array_agg(row(x.*)::wallet_seen), '{}'), coalesce(bool_or(x.win_amount is not null), false)
  into v_seen, v_plays
  from (
      select c.ordinality::int as position, c.verb, c.vendor, c.game_code, c.round_id, c.transaction_id, c.reference, c.currency, c.amount,
        c.round_closed, s.vault, s.member_id, s.token_hash, s.game_code as session_game, s.currency as session_currency,
        s.ended_at is not null or s.expires_at <= v_now or s.last_used_at + s.idle_timeout <= v_now as expired,
        s.last_used_at < v_now - least(interval '1 minute', s.idle_timeout / 4) as stale,
        b.ctid as book, b.cash + b.bonus as balance, c.game_code || ' ' || c.round_id as note, b.seq + 1 as next_seq,
        s.rules_version = (select version from betting_rules) and c.amount between s.minimum_bet and s.maximum_bet as allowed,
        c.win_transaction_id, c.win_amount
      from unnest(p_acts) with ordinality c
        join vendor_session s on s.vault = left(c.user_id, 2)::smallint and s.token_hash = decode(c.token_hash, 'hex')
          and s.vendor = c.vendor and s.user_id = c.user_id
        join book b on b.vault = s.vault and b.member_id = s.member_id
      order by b.vault, b.member_id for no key update of b
    ) x;

  v_answers := wallet_take_bets(v_seen, v_now);
  if cardinality(v_answers) < cardinality(v_seen) then
    v_answers := v_answers || wallet_judge_acts(p_vault, array(
      select s from unnest(v_seen) s where s.position <> all (array(select a.position from unnest(v_answers) a))), v_now);
  end if;
  if v_plays then
    v_answers := wallet_pay_plays(p_vault, v_seen, v_answers, v_now);
  end if;
  if cardinality(v_answers) < cardinality(p_acts) then
    v_answers := v_answers || array(
      select row(u.position, 'invalid_token', false, null, null)::wallet_answer
      from generate_subscripts(p_acts, 1) u (position)
      where u.position <> all (array(select a.position from unnest(v_answers) a)));
  end if;
  return array(
    select concat_ws(' ', a.position, coalesce(a.refusal, '-'), a.replayed, coalesce(a.balance::text, '-'), coalesce(a.currency, '-'))
    from unnest(v_answers) a);
end
$$;
