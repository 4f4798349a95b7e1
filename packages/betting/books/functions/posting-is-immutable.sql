-- Whatever happens, a posting stays as it was written; but the round that its note speaks of may move into its columns, where
-- it says and proves the same (ledger_move_notes). It names no table, so that it holds on a part of one too.
create or replace function posting_is_immutable() returns trigger language plpgsql as $$
declare
  v_before record;
begin
  if tg_op = 'UPDATE' then
    v_before := new;
    v_before.game_code := null;
    v_before.round_id := null;
    v_before.note := new.game_code || ' ' || new.round_id;
    if new.note is null and v_before is not distinct from old then
      return new;
    end if;
  end if;
  raise exception 'postings are never changed or removed: correct them by a reversal' using errcode = 'restrict_violation';
end
$$;
