-- The account or card that a payment is made with; null is the payer's own, which is one for all orders of one customer.
alter table payment add column payer text;
alter table checkout_session add column payer text;
-- The same for every token of one card; no number can be read out of it.
alter table stored_card add column alias text not null default '';
alter table stored_card alter column alias drop default;
