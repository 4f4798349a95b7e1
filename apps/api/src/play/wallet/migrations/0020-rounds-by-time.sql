-- Rounds of a stretch of time. They are closed nearly in the order in which they lie, so that a summary of the pages is
-- enough; it costs a round next to nothing.
create index game_round_by_end on game_round using brin (closed_at) with (autosummarize = on);
