-- Mails to an address of a member who is erased; before the address is.
create or replace function mail_erase(p_recipient text) returns void language sql as $$
  delete from mail where lower(recipient) = lower(p_recipient) or lower(reply_to) = lower(p_recipient);
$$;
