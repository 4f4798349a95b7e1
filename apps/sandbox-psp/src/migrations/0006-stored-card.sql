-- A card that was handed in, as what it does: the number itself is read once and kept nowhere.
create table stored_card (
  token text primary key,
  payer_reference text not null,
  brand text not null,
  last_four text not null,
  expiry_month smallint not null,
  expiry_year smallint not null,
  holder text not null,
  behaviour text not null check (behaviour in ('approve', 'challenge', 'refuse')),
  refusal text,
  created_at timestamptz not null default now()
);
