-- Writes down bets before the wallet is asked for their stakes, at most one a player in one call. One line for each: its position, the
-- result, and the bet it is about.
create or replace function live_bet_place_batch(p_bets live_bet_to_place[]) returns text[] language plpgsql as $$
declare
  v_lines text[];
begin
  -- Anyone who closes a round waits for the bets that found it open, and no bet finds it open afterwards.
  perform from (
    select from live_round r
    where (r.table_code, r.number) in (select b.table_code, b.round_number from unnest(p_bets) b)
    order by r.table_code, r.number for share of r) locked;
  -- Bets of one player may come by several processes, and are counted one after another.
  perform pg_advisory_xact_lock(key) from (
    select distinct hashtextextended('live_bet ' || b.player_id, 0) as key from unnest(p_bets) b order by 1) keys;
  with looked as (
    select b.*, known.id as known_id,
      known.bet = b.bet::jsonb and known.table_code = b.table_code and known.round_number = b.round_number as is_same,
      exists (
        select from live_round r where r.table_code = b.table_code and r.number = b.round_number
          and r.state = 'OPEN' and r.closes_at > clock_timestamp()) as is_open,
      (select count(*) from live_bet o where o.table_code = b.table_code and o.round_number = b.round_number
        and o.player_id = b.player_id and o.state not in ('REFUSED', 'CANCELLING', 'VOID')) < b.most_bets as has_room
    from unnest(p_bets) with ordinality b
      left join live_bet known on known.player_id = b.player_id and known.play_id = b.play_id
  ),
  placed as (
    insert into live_bet (id, table_code, round_number, player_id, session_id, play_id, wallet_user, alias, currency, bet, cost, state,
      work_at)
    select bet_id, table_code, round_number, player_id, session_id, play_id, wallet_user, alias, currency, bet::jsonb, cost, 'ASKED',
      clock_timestamp() + make_interval(secs => ask_again_ms / 1000.0)
    from looked where known_id is null and is_open and has_room
  )
  select coalesce(array_agg(concat_ws(' ', ordinality,
    case
      when is_same then 'replayed'
      when known_id is not null then 'play_id_reused'
      when not is_open then 'bets_closed'
      when not has_room then 'too_many_bets'
      else 'asked'
    end, coalesce(known_id, bet_id))), '{}')
  into v_lines from looked;
  return v_lines;
end
$$;
