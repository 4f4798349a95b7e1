-- What speaks against instructions that are no plain bets: wins, rollbacks, rounds that end, balances, repeats, and bets that may have
-- to be refused. It only reads; verdicts of plain bets stay as they are.
create or replace function wallet_judge(p_instructions wallet_instruction[], p_standings wallet_standing[], p_verdicts wallet_verdict[])
returns wallet_verdict[] language plpgsql as $$
begin
  return array(
    select row(j.round, j.against,
      case when j.posts then case when j.held_status = 'released' then j.transaction_id || '#released' else j.transaction_id end end,
      case when j.command = 'rollback' then coalesce((
        select p.amount from ledger_posting p where p.member_id = j.member_id and p.source = j.vendor
          and p.external_id = j.reference), 0) when j.holds then 0 else j.amount end,
      case when j.holds then j.amount end, j.free)::wallet_verdict
    from (
      select n.*, n.against is not distinct from 'win_held' and n.held_status is null as holds,
        case when n.against is null then n.command in ('bet', 'win', 'rollback')
          else n.against = 'win_held' and n.held_status is null end as posts
      from (
        select d.*,
          case when d.doubt is not null and d.command <> 'balance' and d.held_status is null and exists (
            select from ledger_posting p where p.member_id = d.member_id and p.source = d.vendor
              and p.external_id = d.transaction_id)
            -- The repeat of what was done is answered as it was then, whatever has become of it: but in its own currency.
            then case when d.currency <> d.session_currency then 'conflict' end
            else d.doubt end as against
        from (
          select s.ordinality, s.command, s.vendor, s.transaction_id, s.reference, s.currency, s.amount, s.member_id,
            s.session_currency, s.round, coalesce(r.free_grant, s.free_grant) as free,
            case when s.command = 'win' then h.status end as held_status,
            case
              when s.posts_as is not null then null
              when s.member_id is null then 'invalid_token'
              when s.command = 'balance' then case when s.expired then 'token_expired' end
              when s.command = 'bet' then case
                when s.currency <> s.session_currency then 'wrong_currency'
                when s.game_code <> s.session_game or r.game_code <> s.game_code then 'invalid_game'
                -- A play opens its round and closes it.
                when r.closed_at is not null or (s.round_closed and s.round is not null) then 'round_over'
                -- A free round takes one stake, which its grant pays.
                when s.round is not null and (s.free_grant is not null or r.free_grant is not null) then 'free_mismatch'
                when s.win_amount > 0 and wallet_knows_id(s.member_id, s.vendor, s.win_transaction_id) then 'conflict'
                else (
                  select case
                    when not m.enabled or exists (select from play_barred b where b.member_id = m.id) then 'user_disabled'
                    when s.expired then 'token_expired'
                    when s.round is null and (select stopped from betting_rules) then 'maintenance'
                    when not g.enabled then 'invalid_game'
                    when l.currency is null then 'wrong_currency'
                    when s.amount not between l.minimum_bet and least(l.maximum_bet, (
                      select v.stake_most from vendor_session v
                      where v.token_hash = decode(s.token_hash, 'hex'))) then 'limit_exceeded'
                    when s.free_grant is not null then free_grant_refusal(s.member_id, s.vendor, s.free_grant, s.game_code, s.currency,
                      s.amount)
                    when s.guarded then (
                      select g.refusal from bet_allowance_refusal(s.member_id, s.amount, s.round) g) end
                  from member_record m, game_record g left join game_stake l on l.game_code = g.code and l.currency = s.currency
                  where m.id = s.member_id and g.code = s.game_code) end
              -- The repeat of a win that passed its bound: one that was released is the posting of its release.
              when s.command = 'win' and h.status is not null then case
                when h.game_code <> s.game_code or h.amount <> s.amount or h.currency <> s.currency
                  or h.reference is distinct from s.reference then 'conflict'
                when h.status = 'held' then 'win_held'
                when h.status = 'refused' then 'win_refused' end
              when r.game_code <> s.game_code then 'invalid_game'
              when s.reference is not null and exists (
                select from ledger_posting p where p.member_id = s.member_id and p.source = s.vendor
                  and p.external_id = s.reference and (p.game_code, p.round_id) <> (s.game_code, s.round_id)) then 'nothing_to_reverse'
              when s.command = 'rollback' then case
                -- A win that named no bet answered them all. A bet that never came may still be buried.
                when r.won_as_whole and exists (
                  select from ledger_posting p where p.member_id = s.member_id and p.source = s.vendor
                    and p.external_id = s.reference and p.type in ('GAME_BET', 'FREE_BET')) then 'already_answered' end
              when s.round is null then 'no_such_round'
              when s.command = 'endRound' then null
              when s.currency <> r.currency then 'wrong_currency'
              -- A win that names no bet answers those that stand; the ledger knows of one that is named.
              when s.reference is null and r.returned = r.staked then 'rolled_back'
              -- No bound is below the stake itself: most wins need not ask which it is.
              -- What free rounds pay is bounded by their grant.
              when r.free_grant is null and s.amount > 0 and r.won + coalesce(r.held, 0) + s.amount > r.staked - r.returned
                and r.won + coalesce(r.held, 0) + s.amount > (r.staked - r.returned)::numeric * coalesce(
                  (select w.multiple from win_bound w where w.vendor = s.vendor and w.game_code = s.game_code),
                  (select w.multiple from win_bound w where w.vendor = s.vendor and w.game_code = ''),
                  usual_win_bound())
                -- A shared pot is paid beside what the stake can win; where an operator has set the bound, it is that alone.
                + coalesce((
                  select p.most from win_bound_pot p join win_bound w on w.vendor = p.vendor and w.game_code = p.game_code
                  where p.vendor = s.vendor and p.game_code = s.game_code and p.currency = s.currency
                    and w.set_by = 'system:start'), 0) then 'win_held'
            end as doubt
          from unnest(p_instructions, p_standings, p_verdicts) with ordinality s
            left join lateral (
              select r.closed_at, r.game_code, r.currency, r.won_as_whole, r.staked, r.returned, r.won, r.held, r.free_grant
              from game_round r where r.ctid = s.round offset 0) r on true
            left join lateral (
              select h.status, h.game_code, h.amount, h.currency, h.reference from held_win h
              where r.held is not null and h.member_id = s.member_id and h.vendor = s.vendor
                and h.transaction_id = s.transaction_id and h.round_id = s.round_id offset 0) h on true
          offset 0
        ) d
        offset 0
      ) n
    ) j order by j.ordinality);
end
$$;
