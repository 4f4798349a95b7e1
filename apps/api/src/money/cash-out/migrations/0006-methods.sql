insert into cash_out_method (code, name, icon, enabled, currencies, sort_index) values
  ('MERCADO_PAGO', 'Mercado Pago', '/art/methods/wallet.svg', true, '{BRL}', 30),
  ('CPAY', 'CPay', '/art/methods/card.svg', true, '{USD,EUR,BRL}', 40),
  ('BTC', 'Bitcoin', '/art/methods/bitcoin.svg', true, '{BTC,USD,EUR,BRL}', 50),
  ('PAYID', 'PayID', '/art/methods/instant-transfer.svg', true, '{USD,EUR}', 60);

-- Above a limit two operators approve. The first one's word is bound to the content like the second one's.
alter table cash_out
  add column checked_by text,
  add column checked_hash text,
  add column checked_at timestamptz;
