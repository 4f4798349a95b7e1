-- Approved by the payer, but not taken by the casino yet: PayPal's orders.
alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check
  check (state in ('open', 'approved', 'pending', 'succeeded', 'failed', 'canceled', 'expired', 'refunded'));
