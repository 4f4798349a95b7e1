-- The provider's fee of a deposit is stored when it is credited, by any command.
create or replace function deposit_fee_note() returns trigger language plpgsql as $$
begin
  perform payment_fee_record('deposit', new.id, new.provider, new.method, new.currency, coalesce(new.pays, new.amount));
  return new;
end $$;
