-- Notifies the desks that something of a kind has changed: by the kind alone, each once a transaction. Triggers
-- name the kinds; where none is named it is the queue of the row. Listeners are notified at the commit.
create or replace function desk_changed() returns trigger language plpgsql as $$
begin
  if tg_nargs = 0 then
    perform pg_notify('desk_changed', coalesce(new.queue, old.queue));
  end if;
  for place in 0 .. tg_nargs - 1 loop
    perform pg_notify('desk_changed', tg_argv[place]);
  end loop;
  return null;
end
$$;
