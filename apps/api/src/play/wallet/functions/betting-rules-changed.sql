create or replace function betting_rules_changed() returns trigger language plpgsql as $$
begin
  update betting_rules set version = version + 1;
  return null;
end
$$;
