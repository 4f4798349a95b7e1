-- Keys of operators from before there was a staff. Nothing asks them any more, and no house that anybody else runs was ever on
-- a release that did.
drop table operator;
