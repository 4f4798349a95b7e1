-- What a ticket's picture or question asks for. One try: checking deletes the row.
create table verification (
  ticket text primary key,
  answer text not null,
  expires_at timestamptz not null
);
create index verification_by_end on verification (expires_at);

-- How often one connection failed, joined or asked for a question lately: from some number on, the picture is asked
-- for, and questions are refused.
create table verification_pressure (
  connection text not null,
  kind text not null check (kind in ('failure', 'join', 'question')),
  times integer not null,
  first_at timestamptz not null,
  primary key (connection, kind)
);
