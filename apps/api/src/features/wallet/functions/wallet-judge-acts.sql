-- All that wallet_take_bets does not: wins, rollbacks, rounds that end, balances, repeats, and what is refused.
create or replace function wallet_judge_acts(p_vault int, p_seen wallet_seen[], p_now timestamptz) returns wallet_answer[]
language plpgsql as $$
declare
  v_judged wallet_judged[];
  -- Whether a bet is here because its session does not know the rules, or those of before.
  v_unsure boolean;
  -- Whether a win is here that passes its bound.
  v_holds boolean;
  v_posted ledger_outcome[];
  v_answers wallet_answer[];
begin
  select
    array_agg(row(j.position, j.verb, j.vendor, j.game_code, j.round_id,
      case when j.held_status = 10 and j.refusal is null then j.transaction_id || '#released' else j.transaction_id end,
      j.reference, j.round_closed, j.vault,
      j.member_id, j.token_hash, j.stale, j.balance, j.session_currency, j.note, j.round, j.posts, j.refusal,
      case when j.verb = 'rollback' then coalesce((
        select p.amount from ledger_posting p where p.vault = j.vault and p.member_id = j.member_id and p.source = j.vendor
          and p.external_id = j.reference), 0) when j.holds then 0 else j.amount end,
      case when j.holds then j.amount end)::wallet_judged order by j.posts desc, j.position),
    coalesce(bool_or(j.verb = 'bet' and not j.allowed), false), coalesce(bool_or(j.holds), false)
  into v_judged, v_unsure, v_holds
  from (
      select n.*, n.refusal is not distinct from 'win_held' and n.held_status is null as holds,
        case when n.refusal is null then n.verb in ('bet', 'win', 'rollback')
          else n.refusal = 'win_held' and n.held_status is null end as posts
      from (
        select d.*,
          case when d.doubt is not null and d.verb <> 'balance' and d.held_status is null and exists (
            select from ledger_posting p where p.vault = d.vault and p.member_id = d.member_id and p.source = d.vendor
              and p.external_id = d.transaction_id)
            -- The repeat of what was done is answered as it was then, whatever has become of it: but in its own currency.
            then case when d.currency <> d.session_currency then 'conflict' end
            else d.doubt end as refusal
        from (
          select s.*, r.at as round, case when s.verb = 'win' then h.status end as held_status,
            case
              when s.verb = 'balance' then case when s.expired then 'token_expired' end
              when s.verb = 'bet' then case
                when s.currency <> s.session_currency then 'wrong_currency'
                when s.game_code <> s.session_game or r.game_code <> s.game_code then 'invalid_game'
                -- A play opens its round and closes it.
                when r.closed_at is not null or (s.round_closed and r.at is not null) then 'round_over'
                when s.win_amount > 0 and wallet_knows_id(s.vault, s.member_id, s.vendor, s.win_transaction_id) then 'conflict'
                else (
                  select case
                    when not m.enabled or exists (select from play_barred b where b.member_id = m.id) then 'user_disabled'
                    when s.expired then 'token_expired'
                    when not g.enabled then 'invalid_game'
                    when l.currency is null then 'wrong_currency'
                    when s.amount not between l.minimum_bet and l.maximum_bet then 'limit_exceeded' end
                  from member_record m, game_record g left join game_stake l on l.game_code = g.code and l.currency = s.currency
                  where m.id = s.member_id and g.code = s.game_code) end
              -- The repeat of a win that passed its bound: one that was released is the posting of its release.
              when s.verb = 'win' and h.status is not null then case
                when h.game_code <> s.game_code or h.amount <> s.amount or h.currency <> s.currency
                  or h.reference is distinct from s.reference then 'conflict'
                when h.status = 0 then 'win_held'
                when h.status = 20 then 'win_refused' end
              when r.game_code <> s.game_code then 'invalid_game'
              when s.reference is not null and (
                select p.note from ledger_posting p where p.vault = s.vault and p.member_id = s.member_id and p.source = s.vendor
                  and p.external_id = s.reference) <> s.note then 'nothing_to_reverse'
              when s.verb = 'rollback' then case
                -- A win that named no bet answered them all. A bet that never came may still be buried.
                when r.won_as_whole and exists (
                  select from ledger_posting p where p.vault = s.vault and p.member_id = s.member_id and p.source = s.vendor
                    and p.external_id = s.reference and p.type = 'GAME_BET') then 'already_answered' end
              when r.at is null then 'no_such_round'
              when s.verb = 'endRound' then null
              when s.currency <> r.currency then 'wrong_currency'
              -- A win that names no bet answers those that stand; the ledger knows of one that is named.
              when s.reference is null and r.returned = r.staked then 'rolled_back'
              -- No bound is below the stake itself: most wins need not ask which it is.
              when s.amount > 0 and r.won + coalesce(r.held, 0) + s.amount > r.staked - r.returned
                and r.won + coalesce(r.held, 0) + s.amount > (r.staked - r.returned)::numeric * coalesce(
                  (select w.multiple from win_bound w where w.vendor = s.vendor and w.game_code = s.game_code),
                  (select w.multiple from win_bound w where w.vendor = s.vendor and w.game_code = ''),
                  usual_win_bound()) then 'win_held'
            end as doubt
          from unnest(p_seen) s
            left join lateral (
              select r.ctid as at, r.closed_at, r.game_code, r.currency, r.won_as_whole, r.staked, r.returned, r.won, r.held
              from game_round r
              where r.vault = s.vault and r.member_id = s.member_id and r.vendor = s.vendor and r.round_id = s.round_id offset 0) r on true
            left join lateral (
              select h.status, h.game_code, h.amount, h.currency, h.reference from held_win h
              where r.held is not null and h.vault = s.vault and h.member_id = s.member_id and h.vendor = s.vendor
                and h.transaction_id = s.transaction_id and h.round_id = s.round_id offset 0) h on true
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
      j.reference, j.round_closed, j.withheld, o.seq, o.type, o.amount, coalesce(o.replayed, false) as replayed,
      coalesce(o.cash_after + o.bonus_after, j.balance) as balance,
      case
        -- The ledger does not compare rounds: the same id in another round is another content.
        when o.replayed and exists (
          select from ledger_posting p where p.vault = j.vault and p.member_id = j.member_id and p.source = j.vendor
            and p.external_id = j.transaction_id and p.note <> j.note) then 'conflict'
        when j.withheld is not null then coalesce(o.reason, 'win_held')
        else coalesce(j.refusal, o.reason) end as refusal
    -- What was posted stands first in v_judged, in the order of v_posted.
    from unnest(v_judged) with ordinality j
      left join lateral (select (v_posted[j.ordinality]).* offset 0) o on j.posts
  ),
  opened as (
    insert into game_round as r (vault, member_id, vendor, round_id, game_code, currency, staked, opened_at, opened_seq, closed_at)
    select d.vault, d.member_id, d.vendor, d.round_id, d.game_code, d.currency, d.amount, p_now, d.seq,
      case when d.round_closed then p_now end
    from done d where d.verb = 'bet' and d.refusal is null and not d.replayed
    on conflict (vault, member_id, vendor, round_id) do update set staked = r.staked + excluded.staked
  ),
  answered as (
    update game_round r set
      won = r.won + case d.type when 'GAME_WIN' then d.amount else 0 end,
      won_as_whole = r.won_as_whole or (d.verb = 'win' and d.reference is null),
      returned = r.returned + case d.type when 'GAME_ROLLBACK' then d.amount else 0 end,
      held = case when d.withheld is null then r.held else coalesce(r.held, 0) + d.withheld end,
      closed_at = coalesce(r.closed_at, case when d.round_closed then p_now end)
    from done d
    where d.verb in ('win', 'rollback', 'endRound') and not d.replayed and r.ctid = d.round
      and (d.refusal is null or (d.refusal = 'win_held' and d.withheld is not null))
  ),
  touched as (
    update vendor_session s set last_used_at = p_now from done d
    where d.stale and d.refusal is null and d.verb in ('balance', 'bet')
      and s.vault = d.vault and s.token_hash = d.token_hash
  )
  select array_agg(row(d.position, d.refusal, d.replayed, d.balance, d.currency)::wallet_answer) into v_answers from done d;

  if v_holds then
    insert into held_win (vault, member_id, vendor, transaction_id, round_id, game_code, reference, currency, amount, staked,
      won_before, bound, held_at)
    select j.vault, j.member_id, j.vendor, j.transaction_id, j.round_id, j.game_code, j.reference, r.currency, j.withheld,
      r.staked - r.returned, r.won + r.held - j.withheld, coalesce(
        (select w.multiple from win_bound w where w.vendor = j.vendor and w.game_code = j.game_code),
        (select w.multiple from win_bound w where w.vendor = j.vendor and w.game_code = ''), usual_win_bound()), p_now
    from unnest(v_judged) with ordinality j
      join game_round r on r.vault = j.vault and r.member_id = j.member_id and r.vendor = j.vendor and r.round_id = j.round_id
    where j.withheld is not null and (v_posted[j.ordinality]).reason is null;
  end if;
  if v_unsure then
    update vendor_session v
    set rules_version = rules.version, minimum_bet = l.minimum_bet, maximum_bet = l.maximum_bet
    from unnest(p_seen) s
      join member_record m on m.id = s.member_id
      join game_record g on g.code = s.session_game
      join game_stake l on l.game_code = s.session_game and l.currency = s.session_currency
      -- In one statement with what it stands for: all of it as of one moment.
      cross join betting_rules rules
    where v.vault = s.vault and v.token_hash = s.token_hash and v.rules_version <> rules.version
      and s.verb = 'bet' and not s.allowed and m.enabled and g.enabled
      and not exists (select from play_barred b where b.member_id = s.member_id offset 0);
  end if;
  return v_answers;
end
$$;
