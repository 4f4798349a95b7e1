-- A ticket to look at one round is taken once. It stays here until it would be refused for its age.
create table replay_ticket (
  id uuid primary key,
  expires_at timestamptz not null
);
