-- In which language mails to an address of the staff are written.
create or replace view staff_mail_language as select email, language from staff where enabled and email is not null;
