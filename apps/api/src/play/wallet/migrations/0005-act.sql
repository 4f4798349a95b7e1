-- `next_seq`: the number that the next posting of the locked book will have, since the ledger leaves no gap. `allowed`: the
-- session knows the rules as they are, and they allow the amount.
alter type wallet_seen add attribute next_seq bigint, add attribute allowed boolean;

-- The functions of 0002-act, which says what they are for. New: a round is written with the posting that opened it, and a
-- bet whose session knows the rules is not held against them once more. All others are judged in full, and leave what
-- they were told in their session.

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
    and (r.at is null or (r.closed_at is null and r.game_code = s.game_code));
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

  insert into game_round (vault, member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq)
  select s.vault, s.member_id, s.vendor, s.round_id, s.game_code, s.currency, s.amount, p_now, s.next_seq from unnest(v_opening) s;
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

create or replace function wallet_judge_acts(p_vault int, p_seen wallet_seen[], p_now timestamptz) returns wallet_answer[]
language plpgsql as $$
declare
  v_judged wallet_judged[];
  -- Whether a bet is here because its session does not know the rules, or those of before.
  v_unsure boolean;
  v_posted ledger_outcome[];
  v_answers wallet_answer[];
begin
  select
    array_agg(row(j.position, j.verb, j.vendor, j.game_code, j.round_id, j.transaction_id, j.reference, j.round_closed, j.vault,
      j.member_id, j.token_hash, j.stale, j.balance, j.session_currency, j.note, j.round, j.posts, j.refusal,
      case when j.verb = 'rollback' then coalesce((
        select p.amount from posting p where p.vault = j.vault and p.member_id = j.member_id and p.source = j.vendor
          and p.external_id = j.reference), 0) else j.amount end)::wallet_judged order by j.posts desc, j.position),
    coalesce(bool_or(j.verb = 'bet' and not j.allowed), false)
  into v_judged, v_unsure
  from (
      select n.*, n.refusal is null and n.verb in ('bet', 'win', 'rollback') as posts
      from (
        select d.*,
          case when d.doubt is not null and d.verb <> 'balance' and exists (
            select from posting p where p.vault = d.vault and p.member_id = d.member_id and p.source = d.vendor
              and p.external_id = d.transaction_id) then null else d.doubt end as refusal
        from (
          select s.*, r.at as round,
            case
              when s.verb = 'balance' then case when s.expired then 'token_expired' end
              when s.verb = 'bet' then case
                when s.currency <> s.session_currency then 'wrong_currency'
                when s.game_code <> s.session_game or r.game_code <> s.game_code then 'invalid_game'
                when r.closed_at is not null then 'round_over'
                else (
                  select case
                    when not m.enabled or exists (select from play_block b where b.member_id = m.id) then 'user_disabled'
                    when s.expired then 'token_expired'
                    when not g.enabled then 'invalid_game'
                    when l.currency is null then 'wrong_currency'
                    when s.amount not between l.minimum_bet and l.maximum_bet then 'limit_exceeded' end
                  from member m, game g left join game_limit l on l.game_code = g.code and l.currency = s.currency
                  where m.id = s.member_id and g.code = s.game_code) end
              when r.game_code <> s.game_code then 'invalid_game'
              when s.reference is not null and (
                select p.note from posting p where p.vault = s.vault and p.member_id = s.member_id and p.source = s.vendor
                  and p.external_id = s.reference) <> s.note then 'nothing_to_reverse'
              when s.verb = 'rollback' then case
                -- A win that named no bet answered them all. A bet that never came may still be buried.
                when r.won_as_whole and exists (
                  select from posting p where p.vault = s.vault and p.member_id = s.member_id and p.source = s.vendor
                    and p.external_id = s.reference and p.type = 'GAME_BET') then 'already_answered' end
              when r.at is null then 'no_such_round'
              when s.verb = 'endRound' then null
              when s.currency <> r.currency then 'wrong_currency'
            end as doubt
          from unnest(p_seen) s
            left join lateral (
              select r.ctid as at, r.closed_at, r.game_code, r.currency, r.won_as_whole from game_round r
              where r.vault = s.vault and r.member_id = s.member_id and r.vendor = s.vendor and r.round_id = s.round_id offset 0) r on true
          offset 0
        ) d
        offset 0
      ) n
    ) j;

  v_posted := ledger_post(p_vault, array(
    select row(j.member_id, case j.verb when 'bet' then 'GAME_BET' when 'win' then 'GAME_WIN' else 'GAME_ROLLBACK' end,
      j.amount, j.currency, j.vendor, j.transaction_id, j.reference, j.note)::ledger_command
    from unnest(v_judged) j where j.posts));

  with done as materialized (
    select j.position, j.vault, j.member_id, j.stale, j.currency, j.verb, j.vendor, j.token_hash, j.round_id, j.round, j.game_code,
      j.reference, j.round_closed, o.seq, o.type, o.amount, coalesce(o.replayed, false) as replayed,
      coalesce(o.cash_after + o.bonus_after, j.balance) as balance,
      case
        -- The ledger does not compare rounds: the same id in another round is another content.
        when o.replayed and exists (
          select from posting p where p.vault = j.vault and p.member_id = j.member_id and p.source = j.vendor
            and p.external_id = j.transaction_id and p.note <> j.note) then 'conflict'
        else coalesce(j.refusal, o.reason) end as refusal
    -- What was posted stands first in v_judged, in the order of v_posted.
    from unnest(v_judged) with ordinality j
      left join lateral (select (v_posted[j.ordinality]).* offset 0) o on j.posts
  ),
  opened as (
    insert into game_round as r (vault, member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq)
    select d.vault, d.member_id, d.vendor, d.round_id, d.game_code, d.currency, d.amount, p_now, d.seq
    from done d where d.verb = 'bet' and d.refusal is null and not d.replayed
    on conflict (vault, member_id, vendor, round_id) do update set staked = r.staked + excluded.staked
  ),
  answered as (
    update game_round r set
      won = r.won + case d.type when 'GAME_WIN' then d.amount else 0 end,
      won_as_whole = r.won_as_whole or (d.verb = 'win' and d.reference is null),
      returned = r.returned + case d.type when 'GAME_ROLLBACK' then d.amount else 0 end,
      closed_at = coalesce(r.closed_at, case when d.round_closed then p_now end)
    from done d
    where d.verb in ('win', 'rollback', 'endRound') and d.refusal is null and not d.replayed and r.ctid = d.round
  ),
  touched as (
    update vendor_session s set last_used_at = p_now from done d
    where d.stale and d.refusal is null and d.verb in ('balance', 'bet')
      and s.vault = d.vault and s.token_hash = d.token_hash
  )
  select array_agg(row(d.position, d.refusal, d.replayed, d.balance, d.currency)::wallet_answer) into v_answers from done d;

  if v_unsure then
    update vendor_session v
    set rules_version = rules.version, minimum_bet = l.minimum_bet, maximum_bet = l.maximum_bet
    from unnest(p_seen) s
      join member m on m.id = s.member_id
      join game g on g.code = s.session_game
      join game_limit l on l.game_code = s.session_game and l.currency = s.session_currency
      -- In one statement with what it stands for: all of it as of one moment.
      cross join betting_rules rules
    where v.vault = s.vault and v.token_hash = s.token_hash and v.rules_version <> rules.version
      and s.verb = 'bet' and not s.allowed and m.enabled and g.enabled
      and not exists (select from play_block b where b.member_id = s.member_id offset 0);
  end if;
  return v_answers;
end
$$;

create or replace function wallet_act_batch(p_vault int, p_acts wallet_act[]) returns text[]
language plpgsql as $$
declare
  v_now timestamptz := clock_timestamp();
  v_seen wallet_seen[];
  v_answers wallet_answer[];
begin
  -- The books are locked before anything else is read, in the ledger's own order: what the next statements read of
  -- rounds and postings is what former holders of the locks committed.
  v_seen := array(
    select row(x.*)::wallet_seen
    from (
      select c.ordinality::int as position, c.verb, c.vendor, c.game_code, c.round_id, c.transaction_id, c.reference, c.currency, c.amount,
        c.round_closed, s.vault, s.member_id, s.token_hash, s.game_code as session_game, s.currency as session_currency,
        s.ended_at is not null or s.expires_at <= v_now or s.last_used_at + s.idle_timeout <= v_now as expired,
        s.last_used_at < v_now - least(interval '1 minute', s.idle_timeout / 4) as stale,
        b.ctid as book, b.cash + b.bonus as balance, c.game_code || ' ' || c.round_id as note, b.seq + 1 as next_seq,
        s.rules_version = (select version from betting_rules) and c.amount between s.minimum_bet and s.maximum_bet as allowed
      from unnest(p_acts) with ordinality c
        join vendor_session s on s.vault = left(c.user_id, 2)::smallint and s.token_hash = decode(c.token_hash, 'hex')
          and s.vendor = c.vendor and s.user_id = c.user_id
        join book b on b.vault = s.vault and b.member_id = s.member_id
      order by b.vault, b.member_id for no key update of b
    ) x);

  v_answers := wallet_take_bets(v_seen, v_now);
  if cardinality(v_answers) < cardinality(v_seen) then
    v_answers := v_answers || wallet_judge_acts(p_vault, array(
      select s from unnest(v_seen) s where s.position <> all (array(select a.position from unnest(v_answers) a))), v_now);
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
