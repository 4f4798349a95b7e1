-- How a session may be played where its player lives, as the wallet told it when it began. The house's own rules stand beside
-- these; the stricter of the two counts.
alter table play_session
  add column least_ms integer not null default 0,
  add column automatic boolean not null default true,
  add column quick boolean not null default true;
