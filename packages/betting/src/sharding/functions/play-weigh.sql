-- On several machines: worked out on that of the member's book.
create or replace function play_weigh(p_member bigint, p_now timestamptz) returns void language plpgsql as $$
begin
  execute format('select from casino.play_weigh_there(%s, %s, %L::timestamptz) t', p_member, p_member, p_now);
end
$$;
