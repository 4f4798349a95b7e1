-- What an act said of a person is taken out when the person's data is erased; its leaf stays in the record for good. Each
-- row says from what to what: the act may change in exactly this way and in no other. The act in `told_in` says the same
-- within the record, so that whoever verifies it takes no change for an erasure that was none.
create table act_redaction (
  act_id bigint primary key references act (id),
  leaf bytea not null check (length(leaf) = 32),
  left_leaf bytea not null check (length(left_leaf) = 32 and left_leaf <> leaf),
  told_in bigint not null references act (id) check (told_in > act_id)
);
create trigger act_redaction_is_immutable before update or delete on act_redaction
  for each row execute function refuse_change();
create trigger act_redaction_is_never_truncated before truncate on act_redaction
  for each statement execute function refuse_change();

-- The bodies stand in functions/.
create function act_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of act are never changed';
end $$;
drop trigger act_is_immutable on act;
create trigger act_is_immutable before update or delete on act for each row execute function act_refuse_change();

create function refuse_change_but_erasure() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
