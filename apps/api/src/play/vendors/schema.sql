-- Who may call the wallet. Secrets stand in the environment: `secret_name` only says under which name.
create table vendor (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  name text not null,
  secret_name text not null,
  launch_url text not null,
  -- Addresses or ranges the vendor calls from; empty: any, the signature alone decides.
  allowed_addresses text[] not null default '{}',
  -- Host of a game address → the host that replaces it in the players' browsers.
  wrapper_domains jsonb not null default '{}',
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  -- Where the vendor answers what it played on a day; null: it is not asked.
  report_url text,
  -- Until when the vendor's signatures of version 1 are taken, which do not name the call; null: not at all. Who was here
  -- before version 2 has until the middle of 2027 to change.
  version1_until timestamptz,
  -- Whether its games are opened by a passed report of the certification alone. Our own studio needs none.
  needs_certification boolean not null default true
);

-- Signed reports of passed certifications that operators have accepted; rows are never changed. `json` keeps the text as it was signed.
create table vendor_certification (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  vendor text not null references vendor (id),
  version text not null,
  signed_by text not null,
  studio text not null,
  casino text not null,
  cases integer not null check (cases > 0),
  finished_at timestamptz not null,
  accepted_by text not null,
  accepted_at timestamptz not null default clock_timestamp(),
  report json not null
);
create index vendor_certification_by_vendor on vendor_certification (vendor, accepted_at desc);
