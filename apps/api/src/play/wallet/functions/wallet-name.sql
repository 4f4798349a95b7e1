-- The members' names among vendors, which tell nothing about the person.
create or replace view wallet_name as select vault, member_id, user_id from wallet_user;
