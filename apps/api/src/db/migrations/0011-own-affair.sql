-- Nobody of the staff decides about themselves as a member: checked on the act, which every command writes in the transaction
-- of its change. The body stands in functions/.
create function act_refuse_own_affair() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger act_is_no_own_affair after insert on act
  referencing new table as written for each statement execute function act_refuse_own_affair();
