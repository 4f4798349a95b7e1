import type { Texts } from '../../i18n.ts';
import { namesOf } from './names-of.ts';

/** Providers of payments and of identity checks, registers of excluded people, and our own game vendor. */
export const providers = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  'mercado-pago': 'Mercado Pago',
  adyen: 'Adyen',
  cashapp: 'Cash App',
  cpay: 'CPay',
  pix: 'PIX',
  pingpong: 'PingPong',
  onlypay: 'OnlyPay',
  quay: 'Quay',
  sandbox: 'Test provider',
  crypto: 'Coins, own wallet',
  crypt: 'Coins, own wallet',
  chain: 'Coins, own wallet',
  sumsub: 'Sumsub',
  gamstop: 'GAMSTOP',
  studio: 'Our own studio',
};

const fil: Texts<keyof typeof providers> = {
  ...providers,
  sandbox: 'Pansubok na provider',
  crypto: 'Mga coin, sariling wallet',
  crypt: 'Mga coin, sariling wallet',
  chain: 'Mga coin, sariling wallet',
  studio: 'Sariling studio',
};

export const useProviderNames = namesOf({ en: providers, fil });
