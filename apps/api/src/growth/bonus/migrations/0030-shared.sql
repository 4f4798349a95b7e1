-- What turned out to be shared after a promotion was given: another member who had the promotion is known by the same.
-- Nothing is taken by it; an operator looks.
create table bonus_shared (
  id bigint primary key generated always as identity,
  promotion text not null,
  period text not null,
  kind text not null,
  hash bytea not null,
  -- Masked, as an operator may read it.
  label text not null,
  -- Who was found to share it, and who had it first.
  member_id bigint not null references member (id),
  first_member_id bigint not null references member (id),
  noted_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  closed_by text,
  closed_reason text,
  unique (promotion, period, kind, hash, member_id),
  check ((closed_at is null) = (closed_by is null))
);
create index bonus_shared_open on bonus_shared (noted_at) where closed_at is null;
