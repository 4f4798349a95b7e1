-- The first moment of a day by the clocks of a place. Where they go back over midnight it comes twice, and the first one counts;
-- where they skip it, the day begins with the first moment that there is.
create or replace function play_midnight(p_day timestamp, p_zone text) returns timestamptz language sql stable as $$
  select min(t) from (
    select (p_day at time zone p_zone) - earlier as t from unnest('{0,30 minutes,1 hour,2 hours}'::interval[]) earlier) x
  where t at time zone p_zone = p_day or t = p_day at time zone p_zone
$$;
