-- On several machines: the earliest of what each says of itself, by its own clock. What is prepared there may have been posted since
-- its transaction began on the coordinator; clocks may differ by a second. Whose process is gone is asked about until it is known
-- how it ended: no transaction that posts takes an hour.
create or replace function ledger_settled_until() returns timestamptz language plpgsql as $$
declare
  v_answer record;
  v_until timestamptz := 'infinity';
begin
  for v_answer in select success, result from run_command_on_workers('select casino.ledger_settled_here()') loop
    if not v_answer.success then
      raise exception 'a machine does not say until when all is posted: %', v_answer.result using errcode = '57P05';
    end if;
    perform pg_stat_clear_snapshot();
    v_until := least(v_until, split_part(v_answer.result, ' ', 1)::timestamptz, (
      select min(coalesce(a.xact_start - interval '1 second', split_part(p, '=', 2)::timestamptz - interval '1 hour'))
      from unnest((string_to_array(v_answer.result, ' '))[2:]) p
        left join pg_stat_activity a on a.pid = split_part(p, '=', 1)::int and a.xact_start is not null));
  end loop;
  return v_until;
end
$$;
