-- The days that are finished: their sums never change.
create or replace view finance_day_record as select day, hash, finished_at from finance_day;
