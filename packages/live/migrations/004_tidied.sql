-- Up to which round a table was looked through for rounds that nobody had bet in, which are not kept for ever. Apart from the table's own
-- row, which its writer has locked at every step.
create table live_tidied (
  table_code text primary key references live_table,
  through_round bigint not null
);
