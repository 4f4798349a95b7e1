-- On several machines: begun on that of the member's book, where its play is read.
create or replace function play_open_periods(p_member bigint, p_now timestamptz) returns void language plpgsql as $$
begin
  execute format('select from casino.play_open_periods_there(%s, %s, %L::timestamptz) t', p_member, p_member, p_now);
end
$$;
