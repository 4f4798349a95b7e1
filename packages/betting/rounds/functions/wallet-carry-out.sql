-- The one way an instruction is carried out, whichever it is: judged, posted, written into its round, answered. The caller holds the
-- locks of the books. Arrays stand in line: the third instruction is that of the third standing, verdict, outcome and answer.
create or replace function wallet_carry_out(p_instructions wallet_instruction[], p_standings wallet_standing[], p_now timestamptz)
returns wallet_answer[] language plpgsql as $$
declare
  v_verdicts wallet_verdict[];
  -- Whether all instructions are bets that nothing speaks against, as almost always.
  v_plain boolean;
  -- Whether a round is here that was opened before.
  v_changes boolean;
  v_stale boolean;
  -- Whether a bet is here because its session does not know the rules, or those of before; whether a win passes its bound.
  v_unsure boolean := false;
  v_holds boolean := false;
  -- Whether an instruction is here of a round that the casino pays for.
  v_free boolean := false;
  v_posted ledger_outcome[];
  v_answers wallet_answer[];
begin
  select array_agg(row(x.round, null, case when x.plain then x.transaction_id end, x.amount, null, null)::wallet_verdict order by x.ordinality),
    bool_and(coalesce(x.plain, false)), bool_or(x.round is not null), bool_or(x.stale)
  into v_verdicts, v_plain, v_changes, v_stale
  from (
    select a.ordinality, a.transaction_id, a.amount, a.stale, r.at as round,
      a.command = 'bet' and a.allowed and not a.expired and a.game_code = a.session_game and a.currency = a.session_currency
        and (r.at is null or (r.closed_at is null and r.game_code = a.game_code and a.round_closed is not true and r.free_grant is null))
        and a.free_grant is null
        and g.refusal is null
        and (a.win_amount is null or a.win_amount = 0 or not wallet_knows_id(a.member_id, a.vendor, a.win_transaction_id))
        as plain
    from unnest(p_instructions, p_standings) with ordinality a
      -- The offset keeps the planner from walking through a whole table that its statistics call empty.
      left join lateral (
        select r.ctid as at, r.closed_at, r.game_code, r.free_grant from game_round r
        where r.member_id = a.member_id and r.vendor = a.vendor and r.round_id = a.round_id offset 0) r on true
      -- No member, no look.
      left join lateral bet_allowance_refusal(case when a.guarded then a.member_id end, a.amount, r.at) g on true
    ) x;
  if not v_plain then
    v_verdicts := wallet_judge(p_instructions, p_standings, v_verdicts);
    select bool_or(a.command = 'bet' and a.allowed is not true), bool_or(a.withheld is not null), bool_or(a.free is not null)
    into v_unsure, v_holds, v_free
    from unnest(p_instructions, p_standings, v_verdicts) a;
  end if;

  v_posted := ledger_post(array(
    select row(a.member_id, case when a.free is null then
        case a.command when 'bet' then 'GAME_BET' when 'win' then 'GAME_WIN' else 'GAME_ROLLBACK' end
        else case a.command when 'bet' then 'FREE_BET' when 'win' then 'FREE_WIN' else 'FREE_ROLLBACK' end end,
      a.moves, a.session_currency, a.vendor, a.posts_as, a.reference, a.game_code, a.round_id, null)::ledger_instruction
    from unnest(p_instructions, p_standings, v_verdicts) with ordinality a where a.posts_as is not null order by a.ordinality));
  if cardinality(v_posted) < cardinality(p_instructions) then
    v_posted := array(
      select case when v.posts_as is not null then v_posted[count(v.posts_as) over (order by v.ordinality)] end
      from unnest(v_verdicts) with ordinality v order by v.ordinality);
  end if;

  with done as materialized (
    select a.ordinality, a.command, a.vendor, a.game_code, a.round_id, a.round_closed, a.member_id, a.session_currency,
      a.round, a.moves, a.free, a.seq, coalesce(a.replayed, false) as replayed,
      coalesce(a.cash_after + a.bonus_after, (
        select b.cash + b.bonus from ledger_book b where b.member_id = a.member_id)) as balance,
      case
        -- The ledger does not compare rounds: the same id in another round is another content.
        when a.replayed and exists (
          select from ledger_posting p where p.member_id = a.member_id and p.source = a.vendor
            and p.external_id = a.posts_as and (p.game_code, p.round_id) <> (a.game_code, a.round_id)) then 'conflict'
        -- Nor free rounds.
        when a.replayed and a.command = 'bet' and a.free is distinct from a.free_grant then 'conflict'
        when a.withheld is not null then coalesce(a.reason, 'win_held')
        else coalesce(a.against, a.reason) end as refusal
    from unnest(p_instructions, p_standings, v_verdicts, v_posted) with ordinality a
  ),
  opened as (
    insert into game_round (member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq, closed_at, free_grant)
    select d.member_id, d.vendor, d.round_id, d.game_code, d.session_currency, d.moves, p_now, d.seq,
      case when d.round_closed then p_now end, d.free
    from done d where d.command = 'bet' and d.round is null and d.refusal is null and not d.replayed
  )
  select array_agg(row(d.refusal, d.replayed, d.balance, d.session_currency)::wallet_answer order by d.ordinality) into v_answers
  from done d;

  -- Rounds that are there already: a bet adds to one, all other instructions answer or end one.
  if v_changes then
    update game_round r set
      staked = r.staked + case a.command when 'bet' then a.moves else 0 end,
      returned = r.returned + case a.command when 'rollback' then a.moves else 0 end,
      won = r.won + case a.command when 'win' then a.moves else 0 end,
      won_as_whole = r.won_as_whole or (a.command = 'win' and a.reference is null),
      held = case when a.withheld is null then r.held else coalesce(r.held, 0) + a.withheld end,
      closed_at = coalesce(r.closed_at, case when a.round_closed then p_now end)
    from unnest(p_instructions, v_verdicts, v_answers) a
    where r.ctid = a.round and a.command <> 'balance' and not a.replayed
      and (a.refusal is null or (a.refusal = 'win_held' and a.withheld is not null));
  end if;
  -- A round that is over with a rollback of its bet was not played: it is there again, unless the free rounds are over in another way.
  if v_free then
    update free_grant g set used = g.used + case when g.paid_at is null then a.uses else 0 end, won = g.won + a.wins,
      state = case when g.state = 'open' and g.used + a.uses = g.count then 'usedUp'
        when g.state = 'usedUp' and a.uses < 0 and g.paid_at is null then 'open' else g.state end,
      ended_at = case when g.state = 'open' and g.used + a.uses = g.count then p_now
        when g.state = 'usedUp' and a.uses < 0 and g.paid_at is null then null else g.ended_at end
    from (
      select s.member_id, s.free, case s.command when 'win' then s.moves else 0 end as wins,
        case when s.command = 'bet' then 1 when s.command = 'rollback' and s.moves > 0 then -1 else 0 end as uses
      from unnest(p_instructions, p_standings, v_verdicts, v_answers) s
      where s.free is not null and s.refusal is null and not s.replayed and s.command in ('bet', 'win', 'rollback')) a
    where g.member_id = a.member_id and g.id = a.free;
  end if;
  if v_holds then
    insert into held_win (member_id, vendor, transaction_id, round_id, game_code, reference, currency, amount, staked,
      won_before, bound, held_at)
    select a.member_id, a.vendor, a.transaction_id, a.round_id, a.game_code, a.reference, r.currency, a.withheld,
      r.staked - r.returned, r.won + r.held - a.withheld, coalesce(
        (select w.multiple from win_bound w where w.vendor = a.vendor and w.game_code = a.game_code),
        (select w.multiple from win_bound w where w.vendor = a.vendor and w.game_code = ''), usual_win_bound()), p_now
    from unnest(p_instructions, p_standings, v_verdicts, v_posted) a
      join game_round r on r.member_id = a.member_id and r.vendor = a.vendor and r.round_id = a.round_id
    where a.withheld is not null and a.reason is null;
  end if;
  if v_stale then
    update vendor_session v set last_used_at = p_now from unnest(p_instructions, p_standings, v_answers) a
    where a.stale and a.refusal is null and a.command in ('balance', 'bet')
      and v.token_hash = decode(a.token_hash, 'hex');
  end if;
  if v_unsure then
    update vendor_session v
    set rules_version = rules.version, minimum_bet = l.minimum_bet, maximum_bet = least(l.maximum_bet, v.stake_most),
      guarded = exists (select from bet_allowance p where p.member_id = a.member_id offset 0)
    from unnest(p_instructions, p_standings) a
      join member_record m on m.id = a.member_id
      join game_record g on g.code = a.session_game
      join game_stake l on l.game_code = a.session_game and l.currency = a.session_currency
      -- In one statement with what it stands for: all of it as of one moment.
      cross join betting_rules rules
    where v.token_hash = decode(a.token_hash, 'hex') and v.rules_version <> rules.version
      and a.command = 'bet' and not a.allowed and m.enabled and g.enabled and not rules.stopped
      and not exists (select from play_barred b where b.member_id = a.member_id offset 0);
  end if;
  return v_answers;
end
$$;
