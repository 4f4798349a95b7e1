-- On several machines: the instructions of each shard go to its machine, shard by shard, as everybody locks; each line keeps the
-- place of its instruction among all.
create or replace function ledger_post_within(p_instructions ledger_instruction[]) returns text[] language plpgsql as $$
declare
  v_lines text[] := '{}';
  v_answer text;
  v_shard record;
begin
  perform all_or_none();
  for v_shard in
    select l.shard, min(i.member_id) as key, array_agg(row(i.member_id, i.type, i.amount, i.currency, i.source, i.external_id,
      i.reference, i.game_code, i.round_id, i.note)::ledger_instruction order by i.ordinality) as instructions,
      array_agg(i.ordinality order by i.ordinality) as places
    from unnest(p_instructions) with ordinality i, ledger_shard_of(i.member_id) l (shard)
    group by l.shard order by l.shard
  loop
    -- From a FROM clause and with constants in it, a call in a function goes to the other machine.
    execute format('select t from casino.ledger_post_batch_there(%s, %L::casino.ledger_instruction[]) t',
      v_shard.key, v_shard.instructions) into v_answer;
    v_lines := v_lines || array(
      select v_shard.places[split_part(line, ' ', 1)::int] || substr(line, strpos(line, ' ')) from unnest(string_to_array(v_answer, ';')) line);
  end loop;
  return v_lines;
end
$$;
