-- Where links of invitations and recoveries go. Accounts that were there before have none.
alter table staff add column email text unique check (email = lower(email) and email like '%@%');
