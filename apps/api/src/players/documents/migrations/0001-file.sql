-- Pictures live outside the database and any web root, under a random name; this row says whose they are.
create table uploaded_file (
  id bigint generated always as identity (start with 1001) primary key,
  member_id bigint not null references member (id),
  storage_name text not null unique,
  sha256 bytea not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now()
);
create index uploaded_file_by_member on uploaded_file (member_id, id);

create table member_document (
  member_id bigint not null references member (id),
  kind text not null check (kind in ('idcardProof', 'idcardHoldProof', 'addressProof', 'paymentProof')),
  file_ids bigint[] not null check (cardinality(file_ids) between 1 and 6),
  -- 10 auditing, 20 audit success, 30 audit fail; no row is 0, not uploaded.
  status smallint not null default 10 check (status in (10, 20, 30)),
  updated_at timestamptz not null default now(),
  primary key (member_id, kind)
);
