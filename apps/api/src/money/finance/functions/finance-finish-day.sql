-- Ends a day: its hash, and what all books held at its end, which is what they held the day before and what moved since.
create or replace function finance_finish_day(p_day date) returns void language plpgsql as $$
declare
  v_before date := (select max(day) from finance_day where day < p_day);
  v_previous bytea := coalesce((select hash from finance_day where day = v_before), '');
begin
  insert into finance_day (day, postings, previous_hash, hash)
  select p_day, coalesce((select sum(postings) from finance_sum where dimension = 'all' and day = p_day), 0), v_previous,
    finance_day_hash(p_day, v_previous);
  insert into finance_balance (day, currency, cash, bonus, held)
  select p_day, currency, sum(cash), sum(bonus), sum(held)
  from (
    select currency, cash, bonus, held from finance_balance where day = v_before
    union all
    select currency, cash, bonus, held from finance_sum where dimension = 'all' and day = p_day) x
  group by currency;
end
$$;
