-- Whose card it is, where the order says so.
alter table payment add column holder text;
