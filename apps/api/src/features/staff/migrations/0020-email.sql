-- Where links of invitations and recoveries go. Of whoever was there before, none is known.
alter table staff add column email text unique check (email = lower(email) and email like '%@%');
