-- Visitors are met when they come, and led to join: nothing else is open to them.
alter table promotion drop constraint promotion_events_check, drop constraint promotion_audience_check;
alter table promotion
  add constraint promotion_events_check check (events <@ '{login,register,visit}' and events <> '{}'),
  add constraint promotion_audience_check check (audience in ('everyone', 'beforeDeposit', 'afterDeposit', 'visitors')),
  add constraint promotion_visitors_check check ((audience = 'visitors') = (events = '{visit}')
    and (audience = 'visitors' or not 'visit' = any(events))
    and (audience <> 'visitors' or action in ('REGISTER', 'CLOSE_ONLY'))
    and (audience = 'visitors' or action <> 'REGISTER')),
  -- What operators have written is theirs: the house's own texts no longer come over it at a start.
  add column edited boolean not null default false;
