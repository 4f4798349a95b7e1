-- On several machines each part finds its newest postings when it is vacuumed.
create or replace function ledger_summarise() returns boolean language sql as 'select true';
