-- What a mission costs at the least stakes, in minor units of a currency: a round of each of the cheapest games that count. Null: too
-- few games of this currency. 0 for a mission that is fulfilled without a round.
create or replace function mission_least_cost(p_kind text, p_count int, p_category text, p_currency text)
returns bigint language sql stable as $$
  select case when p_kind not in ('differentGames', 'roundInCategory') then 0
    when count(*) = p_count then sum(c.minimum_bet)::bigint end
  from (
    select s.minimum_bet from game_stake s join game_record g on g.code = s.game_code
    where s.currency = p_currency and g.enabled and not g.coming_soon and (p_category is null or g.category = p_category)
    order by s.minimum_bet limit p_count) c
$$;
