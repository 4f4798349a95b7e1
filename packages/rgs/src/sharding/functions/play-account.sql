create or replace view play_account as
select o.session_id, o.player_id, o.wallet_user, o.wallet_token, o.currency from session_of_player o;
