-- What deposits of members were paid with, for who looks for members that share it: by member, and by digest.
create or replace view deposit_shared_instrument as
select vault, member_id, kind, digest, label from deposit_instrument;
