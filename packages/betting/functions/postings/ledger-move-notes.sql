-- Goes through the next so many postings of before and moves what their notes say of a round into its columns. Answers how
-- many it went through: none when all is done, or while another process is at it.
create or replace function ledger_move_notes(p_most int) returns int language plpgsql set enable_seqscan = off as $$
declare
  v_at posting_moved;
  v_read int;
begin
  select * into v_at from posting_moved for update skip locked;
  if not found then
    return 0;
  end if;
  with page as materialized (
    select p.member_id, p.seq, p.ctid as at, n.game_code, n.round_id
    from posting p, ledger_noted_round(p.type, p.note) n
    where p.seq > 0 and (p.member_id, p.seq) > (v_at.member_id, v_at.seq)
    order by p.member_id, p.seq limit p_most
  ),
  moved as (
    update posting p set game_code = g.game_code, round_id = g.round_id, note = null
    from page g where p.ctid = g.at and p.member_id = g.member_id and g.round_id is not null
  ),
  reached as (
    update posting_moved set (member_id, seq) = (
      select member_id, seq from page order by member_id desc, seq desc limit 1)
    where exists (select from page)
  )
  select count(*) into v_read from page;
  if v_read < p_most then
    delete from posting_moved;
  end if;
  return v_read;
end
$$;
