-- Until when the vendor's signatures of version 1 are taken, which do not name the call; null: not at all. Who was here
-- before version 2 has until the middle of 2027 to change.
alter table vendor add column version1_until timestamptz;
update vendor set version1_until = '2027-07-01T00:00:00Z';
