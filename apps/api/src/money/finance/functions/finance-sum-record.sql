-- The sums of each day, for reports: as a whole ('all') and by each property. Minor units. By (dimension, day).
create or replace view finance_sum_record as
select day, dimension, key, currency, type, reversed, postings, amount, bonus_part, cash, bonus, held from finance_sum;
