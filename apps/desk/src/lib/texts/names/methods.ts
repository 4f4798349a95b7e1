import type { Texts } from '../../i18n.ts';
import { namesOf } from './names-of.ts';

/** Ways to pay in and out, as the site names them. */
export const methods = {
  VISA_MASTERCARD: 'Visa / Mastercard',
  VISA_MASTERCARD_1: 'Visa / Mastercard, in two steps',
  PAYPAL_POLL: 'PayPal (polled)',
  PAYP: 'PayPal',
  PAYPAL: 'PayPal',
  PINGPONG: 'PingPong',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
  CRYPTO: 'Crypto',
  CRYPT: 'Coins',
  ONLY_PAY: 'OnlyPay',
  PIX: 'PIX',
  CPAY: 'CPay',
  CASH: 'Cash App',
  STRIPE: 'Card by Stripe',
  BANK_CARD: 'Bank account',
  MERCADO_PAGO: 'Mercado Pago',
  BTC: 'Bitcoin',
  PAYID: 'PayID',
};

const fil: Texts<keyof typeof methods> = {
  VISA_MASTERCARD: 'Visa / Mastercard',
  VISA_MASTERCARD_1: 'Visa / Mastercard, sa dalawang hakbang',
  PAYPAL_POLL: 'PayPal (tinatanong)',
  PAYP: 'PayPal',
  PAYPAL: 'PayPal',
  PINGPONG: 'PingPong',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
  CRYPTO: 'Crypto',
  CRYPT: 'Mga coin',
  ONLY_PAY: 'OnlyPay',
  PIX: 'PIX',
  CPAY: 'CPay',
  CASH: 'Cash App',
  STRIPE: 'Card sa Stripe',
  BANK_CARD: 'Bank account',
  MERCADO_PAGO: 'Mercado Pago',
  BTC: 'Bitcoin',
  PAYID: 'PayID',
};

export const useMethodNames = namesOf({ en: methods, fil });
