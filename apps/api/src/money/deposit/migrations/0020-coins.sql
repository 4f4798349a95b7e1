insert into deposit_method (code, name, icon, provider, enabled, visibility, currencies, sort_index) values
  ('CRYPTO', 'Crypto', '/art/methods/bitcoin.svg', 'crypto', true, 0, '{USD,EUR,BRL,BTC}', 90),
  ('CRYPT', 'Crypto coins', '/art/methods/ethereum.svg', 'crypt', true, 0, '{USD,EUR,BRL,BTC}', 95);
