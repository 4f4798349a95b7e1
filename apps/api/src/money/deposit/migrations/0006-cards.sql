insert into deposit_method (code, name, icon, provider, enabled, visibility, currencies, sort_index) values
  ('VISA_MASTERCARD', 'Visa / Mastercard', '/art/methods/card.svg', 'adyen', true, 0, '{USD,EUR,BRL}', 12),
  ('VISA_MASTERCARD_1', 'Visa / Mastercard, in two steps', '/art/methods/card.svg', 'adyen', true, 0, '{USD,EUR,BRL}', 14);

-- The card behind an attempt: the provider's token and what stands on a receipt. No number, no CVV, ever.
create table deposit_card (
  vault smallint not null,
  attempt_id bigint not null,
  member_id bigint not null references member (id),
  token text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2200),
  first_name text not null,
  last_name text not null,
  country text not null,
  state text not null,
  city text not null,
  address text not null,
  postal_code text not null,
  -- When the member said that it is to be paid; before that nothing is taken.
  pay_asked_at timestamptz,
  -- What the bank's page gave the payer on the way back.
  challenge_result text,
  created_at timestamptz not null default now(),
  primary key (vault, attempt_id)
);
create index deposit_card_by_member on deposit_card (vault, member_id, attempt_id);
