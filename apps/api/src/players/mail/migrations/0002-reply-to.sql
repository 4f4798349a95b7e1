-- Where an answer goes, if not to the sender of the house.
alter table mail add column reply_to text;
