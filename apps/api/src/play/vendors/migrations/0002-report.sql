-- Where the vendor answers what it played on a day; null: it is not asked.
alter table vendor add column report_url text;
