-- The desk finds members by the beginnings of their names, whatever the collation of the database.
create index member_by_last_name on member (lower(last_name) text_pattern_ops, lower(first_name) text_pattern_ops);
create index member_by_first_name on member (lower(first_name) text_pattern_ops, lower(last_name) text_pattern_ops);
