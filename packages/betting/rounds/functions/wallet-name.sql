-- The members' names among vendors, which tell nothing about the person.
create or replace view wallet_name as select member_id, user_id from wallet_user;
