insert into deposit_method (code, name, icon, provider, enabled, visibility, currencies, sort_index, discount_percent)
values
  ('PIX', 'PIX', '/art/methods/qr.svg', 'pix', true, 0, '{BRL}', 50, 0),
  ('PAYPAL_POLL', 'PayPal', '/art/methods/wallet.svg', 'paypal', true, 0, '{USD,EUR,BRL}', 60, 0),
  ('PAYP', 'PayPal Express', '/art/methods/wallet.svg', 'paypal', true, 0, '{USD,EUR,BRL}', 70, 0),
  ('CASH', 'Cash App', '/art/methods/cash-app.svg', 'cashapp', true, 0, '{USD}', 80, 5);
