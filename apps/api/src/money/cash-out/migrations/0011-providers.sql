-- Whom the instruction was handed to: asked of nobody else, since another one would pay it a second time.
-- And why a person has to look: while it stands here no program touches the cash-out.
alter table cash_out
  add column provider text,
  add column review text;
-- There was only one so far, besides the wallet of bitcoins.
update cash_out set provider = 'sandbox' where status in (29, 30) and method <> 'BTC';
create index cash_out_by_instruction on cash_out (instruction);
