-- The number of the first posting of a book at or after a moment; one past the last where there is none.
create or replace function ledger_first_since(p_member bigint, p_from timestamptz) returns bigint
language plpgsql stable as $$
declare
  v_low bigint := 1;
  v_high bigint := (select b.seq + 1 from book b where b.member_id = p_member);
  v_middle bigint;
begin
  while v_low < v_high loop
    v_middle := (v_low + v_high) / 2;
    if (select p.created_at from posting p where p.member_id = p_member and p.seq > 0 and p.seq = v_middle)
      < p_from then
      v_low := v_middle + 1;
    else
      v_high := v_middle;
    end if;
  end loop;
  return v_low;
end
$$;
