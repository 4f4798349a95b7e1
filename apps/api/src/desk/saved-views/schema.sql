-- An address of the desk under a name. `search` is the part after its question mark.
create table saved_view (
  id bigint generated always as identity primary key,
  staff_id bigint not null,
  place text not null,
  name text not null check (name <> ''),
  search jsonb not null check (octet_length(search::text) <= 4000),
  shared_with text not null default 'nobody',
  position int not null,
  is_default boolean not null default false,
  changed_at timestamptz not null default now(),
  unique (staff_id, place, name)
);
create unique index saved_view_default on saved_view (staff_id, place) where is_default;
create index saved_view_shared on saved_view (place, shared_with) where shared_with <> 'nobody';
