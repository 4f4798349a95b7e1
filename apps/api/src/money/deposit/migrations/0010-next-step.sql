-- What is to be paid where a discount makes that less than what is credited, in minor units; null: the whole amount.
alter table deposit_attempt add column pays bigint check (pays > 0 and pays <= amount);
-- What the player pays with, where it is shown again: the code of a method, or the page of one.
alter table deposit_attempt add column next_step jsonb;
-- How much less is paid than credited, in percent of the amount.
alter table deposit_method add column discount_percent smallint not null default 0
  check (discount_percent between 0 and 50);
