-- SHA-256 over the hash of the day before and the sums of this one: a line each, their fields joined by '|', in the order of
-- their bytes. docs/decisions/114 says how to work it out again.
create or replace function finance_day_hash(p_day date, p_previous bytea) returns bytea language sql stable as $$
  select sha256(p_previous || convert_to(p_day::text || coalesce(string_agg(E'\n' || s.line, '' order by s.line collate "C"), ''), 'UTF8'))
  from (
    select concat_ws('|', dimension, key, currency, type, reversed, postings, amount, bonus_part, cash, bonus, held) as line
    from finance_sum where day = p_day) s;
$$;
