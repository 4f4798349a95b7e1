-- What a provider's file calls a payout.
create index cash_out_by_reference on cash_out (provider, provider_reference) where provider_reference is not null;
