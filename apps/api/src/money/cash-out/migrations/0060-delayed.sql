-- Since when a payout waits for the wallet that pays it to be filled. Nothing of it was sent; null: it does not wait.
alter table cash_out add column delayed_since timestamptz;
create trigger cash_out_delayed after update on cash_out for each row
  when ((old.delayed_since is null) is distinct from (new.delayed_since is null))
  execute function desk_changed('payouts');
