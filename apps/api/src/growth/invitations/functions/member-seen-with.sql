-- Devices, network addresses and payment accounts that members were seen with, as keyed hashes: by member, and by hash.
create or replace view member_seen_with as select member_id, kind, hash from member_origin;
