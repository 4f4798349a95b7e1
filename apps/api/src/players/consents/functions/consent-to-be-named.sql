-- Every answer of a member to standing with a name among what others see; the one with the greatest id is in force.
create or replace view consent_to_be_named as select id, member_id, given from consent where what = 'liveRounds';
