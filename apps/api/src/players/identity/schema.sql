-- What the places of members ask for before what, so that SQL can say who is barred; written from the jurisdictions.
create table identity_demand (
  country_code text not null,
  identity_before text not null check (identity_before in ('never', 'payout', 'deposit', 'play')),
  address_before text not null check (address_before in ('never', 'payout', 'deposit', 'play')),
  -- The register of excluded people that is asked about every member there.
  register text,
  -- A part of a country can have rules of its own: a row is then of the part, and the country's names it as not meant.
  state_code text not null default '',
  own_parts text[] not null default '{}',
  -- The documents that a new account is asked for, and before what.
  documents text[] not null default '{}',
  documents_before text check (documents_before in ('deposit', 'play')),
  primary key (country_code, state_code)
);

-- A check at a provider. It proves who the member was when it began: with another name, birthday or address it proves
-- nothing any more, which the digests tell.
create table identity_check (
  id bigint generated always as identity (start with 1001) primary key,
  member_id bigint not null references member (id),
  provider text not null,
  -- Ours at the provider: the same is the same check there.
  reference text not null unique,
  identity text not null default 'missing' check (identity in ('missing', 'waiting', 'passed', 'refused')),
  address text not null default 'missing' check (address in ('missing', 'waiting', 'passed', 'refused')),
  age text not null default 'missing' check (age in ('missing', 'waiting', 'passed', 'refused')),
  reasons text[] not null default '{}',
  can_retry boolean not null default true,
  person_digest bytea not null,
  address_digest bytea not null,
  started_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When the provider is asked next; null: there is nothing to ask, until its webhook says otherwise.
  ask_at timestamptz,
  asked integer not null default 0
);
create index identity_check_of_member on identity_check (member_id, id);
create index identity_check_due on identity_check (ask_at) where ask_at is not null;

-- The last answer of a register about a member.
create table register_answer (
  member_id bigint not null references member (id),
  register text not null,
  answer text not null check (answer in ('excluded', 'lapsed', 'free')),
  proof text,
  asked_at timestamptz not null default now(),
  primary key (member_id, register)
);
create index register_answer_excluded on register_answer (member_id) where answer = 'excluded';

-- Where a member's money comes from, asked for above a sum of deposits.
create table funds_case (
  id bigint generated always as identity (start with 1001) primary key,
  member_id bigint not null references member (id),
  currency text not null,
  threshold bigint not null check (threshold >= 0),
  deposits bigint not null check (deposits >= 0),
  state text not null default 'asked' check (state in ('asked', 'handedIn', 'accepted', 'refused')),
  source text,
  note text,
  file_ids bigint[] not null default '{}' check (cardinality(file_ids) <= 6),
  asked_at timestamptz not null default now(),
  handed_in_at timestamptz,
  decided_by text,
  decided_at timestamptz,
  reason text,
  check (state = 'asked' or (source is not null and handed_in_at is not null))
);
create index funds_case_of_member on funds_case (member_id, id);
create unique index funds_case_open on funds_case (member_id) where state in ('asked', 'handedIn');
create index funds_case_waiting on funds_case (handed_in_at, id) where state = 'handedIn';
create trigger funds_case_changed after insert or update on funds_case for each row execute function desk_changed('funds');
