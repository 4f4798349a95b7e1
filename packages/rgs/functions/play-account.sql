-- Whose money a session plays with, for features beside this one.
create or replace view play_account as
select s.id as session_id, s.player_id, p.wallet_user, s.wallet_token, s.currency
from play_session s join player p on p.id = s.player_id;
