-- Refuses under a name that a program can tell apart.
create or replace function approval_breach(p_rule text, p_sentence text) returns void language plpgsql as $$
begin
  raise exception '%', p_sentence using errcode = 'check_violation', constraint = p_rule;
end
$$;
