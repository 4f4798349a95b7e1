-- Members whom a national register of self-excluded people has named.
create or replace view identity_excluded as select member_id from register_answer where answer = 'excluded';
