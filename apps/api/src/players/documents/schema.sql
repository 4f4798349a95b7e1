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
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'refused', 'expired')),
  updated_at timestamptz not null default now(),
  -- Other files of the same kind make a new row with a new id, so that a decision never falls on pictures that the
  -- operator has not seen. Earlier ones are in the audit log.
  id bigint generated always as identity (start with 1001) unique,
  document_date date,
  reason text,
  decided_by text,
  decided_at timestamptz,
  -- What was accepted is valid until the end of a day in UTC; null: for good. The member is reminded once before that.
  expires_on date,
  expiry_notified_at timestamptz,
  primary key (member_id, kind)
);
create index member_document_by_status on member_document (status, updated_at);
create index member_document_waiting on member_document (updated_at, id) include (kind) where status = 'waiting';
create index member_document_expiring on member_document (expires_on, id) where status = 'accepted';
create index member_document_to_tell on member_document (expires_on, id)
  where status = 'accepted' and expiry_notified_at is null;
create index member_document_expired on member_document (expires_on, id) where status = 'expired';
create trigger member_document_sent after insert on member_document for each row execute function desk_changed('documents');
create trigger member_document_changed after update on member_document for each row
  when (old.status = 'waiting' or new.status = 'waiting')
  execute function desk_changed('documents');
