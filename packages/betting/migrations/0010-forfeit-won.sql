-- A bonus that ends unmet ends with what was won with it, and wins lie in cash.
insert into posting_rule (type, debit, credit, answers, reversible) values
  ('FORFEIT_WON', 'cash', 'forfeited', null, true);
