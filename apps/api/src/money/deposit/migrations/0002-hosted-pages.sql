insert into deposit_method values
  ('ONLY_PAY', 'OnlyPay', '/art/methods/wallet.svg', 'onlypay', true, 0, '{USD,EUR,BRL}', 20),
  ('CPAY', 'CPay', '/art/methods/card.svg', 'cpay', true, 0, '{USD,EUR,BRL}', 30),
  ('PINGPONG', 'PingPong', '/art/methods/instant-transfer.svg', 'pingpong', true, 0, '{USD,EUR}', 40);
