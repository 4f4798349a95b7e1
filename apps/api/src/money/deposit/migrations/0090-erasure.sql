drop trigger deposit_instrument_is_immutable on deposit_instrument;
create trigger deposit_instrument_is_immutable before update or delete on deposit_instrument
  for each row execute function refuse_change_but_erasure();
