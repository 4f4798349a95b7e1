-- How severe a case is by the judgement of who opened it; its alerts may be more severe.
alter table risk_case add column severity text check (severity in ('low', 'medium', 'high', 'critical'));
