-- What providers sent, unchanged, once each. It is answered when it is stored, and processed afterwards.
create table webhook_event (
  provider text not null,
  event_id text not null,
  type text not null,
  body bytea not null,
  received_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- When it is tried next; null when it is processed.
  next_at timestamptz default now(),
  outcome text,
  primary key (provider, event_id)
);
create index webhook_event_due on webhook_event (next_at) where next_at is not null;
create index webhook_event_old on webhook_event (received_at) where next_at is null;
