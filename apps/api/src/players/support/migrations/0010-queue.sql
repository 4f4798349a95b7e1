create index contact_waiting on contact (created_at, id) where closed_at is null;
