-- What some places ask for at joining. A person has one number, and one account with it.
alter table member add column birth_name text, add column birth_place text,
  add column national_id_kind text, add column national_id text,
  add constraint member_national_id_whole check ((national_id_kind is null) = (national_id is null));
create unique index member_national_id on member (national_id_kind, national_id);
