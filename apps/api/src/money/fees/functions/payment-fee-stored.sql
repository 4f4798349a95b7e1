-- The fees of settled payments, for other features.
create or replace view payment_fee_stored as
select kind, payment_id, provider, method, currency, amount, fee, at from payment_fee;
