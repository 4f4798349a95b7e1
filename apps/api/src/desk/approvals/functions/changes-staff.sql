-- What changes who of the staff may do what, or how they sign in, and API keys that can write. Two administrators, always: no policy
-- says otherwise. A test holds the list to `staffCommands` of the contract.
create or replace function changes_staff(p_command text) returns boolean language sql immutable as $$
  select p_command in ('staff.invite', 'staff.setRoles', 'staff.setEmail', 'staff.recover', 'staff.changeRole', 'apiKey.create')
$$;
