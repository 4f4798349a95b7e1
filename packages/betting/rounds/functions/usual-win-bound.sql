-- For who has no other. Slots from outside end their rounds at 5,000 or 10,000 stakes as a rule; one that pays more gets a
-- bound of its own with its row in the catalogue.
create or replace function usual_win_bound() returns int language sql immutable parallel safe return 10000;
