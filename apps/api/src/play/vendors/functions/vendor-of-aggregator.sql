-- Writes an aggregator among the vendors, or brings its row up to date. Its calls come with signatures of its own, so that the secret
-- named signs nothing that is sent; it certifies its studios, so that it needs no certification here.
create or replace function vendor_of_aggregator(p_id text, p_name text, p_secret_name text, p_launch_url text) returns void
language sql as $$
  insert into vendor (id, name, secret_name, launch_url, needs_certification)
  values (p_id, p_name, p_secret_name, p_launch_url, false)
  on conflict (id) do update set name = excluded.name, secret_name = excluded.secret_name, launch_url = excluded.launch_url
$$;
