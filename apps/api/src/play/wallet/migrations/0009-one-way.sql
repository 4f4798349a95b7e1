-- Acts are judged, posted and written into their rounds by one function for all of them (wallet_carry_out); what it works with
-- stands in line with the acts.
drop function wallet_take_bets(wallet_seen[], timestamptz);
drop function wallet_judge_acts(int, wallet_seen[], timestamptz);
drop function if exists wallet_pay_plays(int, wallet_seen[], wallet_answer[], timestamptz);
drop type wallet_adding;
drop type wallet_judged;
drop type wallet_seen;

-- What the session of an act says; all null where the session is not known. `allowed`: it knows the rules as they are, and
-- they allow the amount.
create type wallet_standing as (
  vault smallint, member_id bigint, session_game text, session_currency text, expired boolean, stale boolean, allowed boolean
);

-- What is to become of an act. `round`: where its round lies, for this transaction, which has the book locked. `against`: the
-- refusal that the wallet itself has for it. `posts_as`: the id under which `moves` is posted; null where nothing is. `withheld`: what a win came to that is held, and moves nothing.
create type wallet_verdict as (round tid, against text, posts_as text, moves bigint, withheld bigint);

-- Answers stand in line with the acts as well.
alter type wallet_answer drop attribute position;
