-- Somebody whose identity is checked at the pretended Sumsub.
create table applicant (
  id text primary key,
  -- The casino's own reference: begun twice, it is one applicant.
  external_user_id text not null unique,
  profile jsonb not null,
  -- Names the page in its address; who knows it may hand in documents.
  token text not null unique,
  return_url text,
  -- What the documents came to: a word of `verdicts`; null while nothing was handed in.
  verdict text,
  created_at timestamptz not null default now()
);
