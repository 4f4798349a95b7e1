-- What deposits were paid with, as the providers name it: one row a deposit and instrument. The digest is keyed and of the
-- provider's own name of a card, an account or an address; the label is masked. No number of a card is in either.
create table deposit_instrument (
  vault smallint not null,
  attempt_id bigint not null,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('card', 'cardToken', 'wallet', 'bank', 'person', 'coins')),
  digest bytea not null,
  label text not null,
  created_at timestamptz not null default now(),
  primary key (vault, attempt_id, kind, digest),
  check (vault = member_id % 64)
);
create index deposit_instrument_by_member on deposit_instrument (vault, member_id);
create trigger deposit_instrument_is_immutable before update or delete on deposit_instrument
  for each row execute function refuse_change();

-- The provider's name of the card itself, the same whoever pays with it.
alter table deposit_card add column fingerprint text;
