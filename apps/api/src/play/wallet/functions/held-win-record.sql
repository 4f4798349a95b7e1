-- What other features may know of wins that were held for a review. By (member_id).
create or replace view held_win_record as select member_id, held_at, decided_at from held_win;
