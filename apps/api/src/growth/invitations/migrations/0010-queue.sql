create index invitation_held on invitation (created_at, id) where status = 'held';
