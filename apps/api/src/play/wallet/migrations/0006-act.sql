-- As in 0005-act, and new: a win that names no bet is refused when every bet of its round was taken back, and the same
-- transaction id in another currency is a conflict.

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
              and p.external_id = d.transaction_id)
            -- The repeat of what was done is answered as it was then, whatever has become of it: but in its own currency.
            then case when d.currency <> d.session_currency then 'conflict' end
            else d.doubt end as refusal
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
              -- A win that names no bet answers those that stand; the ledger knows of one that is named.
              when s.reference is null and r.returned = r.staked then 'rolled_back'
            end as doubt
          from unnest(p_seen) s
            left join lateral (
              select r.ctid as at, r.closed_at, r.game_code, r.currency, r.won_as_whole, r.staked, r.returned from game_round r
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
