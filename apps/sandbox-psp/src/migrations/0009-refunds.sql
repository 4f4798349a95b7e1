-- What was given back of a paid session, in minor units.
alter table checkout_session add column refunded bigint not null default 0 check (refunded between 0 and amount);
