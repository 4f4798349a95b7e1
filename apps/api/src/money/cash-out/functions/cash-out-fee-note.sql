-- The provider's fee of a payout is stored when it is paid. What an operator paid by hand has no provider and costs nothing that is stored.
create or replace function cash_out_fee_note() returns trigger language plpgsql as $$
begin
  if new.provider is not null then
    perform payment_fee_record('cashOut', new.id, new.provider, new.method, new.currency, new.amount);
  end if;
  return new;
end $$;
