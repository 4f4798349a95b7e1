-- A line of final standings, over which their hash is computed: place, receipt, score, currency, prize in minor units, and where ties go
-- by them the rounds needed and the time.
create or replace function competition_line(p_place integer, p_receipt uuid, p_score bigint, p_currency text, p_prize bigint, p_needed integer,
  p_reached timestamptz)
returns text language sql stable as $$
  select concat_ws('|', p_place, p_receipt, p_score, p_currency, coalesce(p_prize, 0), p_needed,
    to_char(p_reached at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))
$$;
