-- The desk finds a cash-out by what its provider calls it.
create index cash_out_by_provider_reference on cash_out (provider_reference) where provider_reference is not null;
