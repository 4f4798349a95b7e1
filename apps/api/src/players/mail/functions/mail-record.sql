-- Whether a mail was accepted by the server of mail.
create or replace view mail_record as select id, sent_at, given_up_at from mail;
