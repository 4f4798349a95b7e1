-- Acts are never changed, but for what act_redaction says of exactly this change.
create or replace function act_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and exists (
    select from act_redaction r
    where r.act_id = old.id
      and r.leaf = act_leaf(act_text(old.id, old.at, old.actor, old.member_id, old.subject, old.verb, old.before, old.after))
      and r.left_leaf = act_leaf(act_text(new.id, new.at, new.actor, new.member_id, new.subject, new.verb, new.before, new.after)))
  then
    return new;
  end if;
  raise exception 'rows of act are never changed';
end $$;
