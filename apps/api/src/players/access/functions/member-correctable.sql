-- What a member can have corrected, as it stands.
create or replace view member_correctable as
select id, first_name, last_name, birthday, email, mobile_prefix, mobile, state_code, city, postal_code, address from member;
