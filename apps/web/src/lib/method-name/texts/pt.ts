import type { Texts } from '../../language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  VISA_MASTERCARD: 'Visa / Mastercard',
  VISA_MASTERCARD_1: 'Visa / Mastercard com confirmação',
  PAYPAL_POLL: 'PayPal',
  PINGPONG: 'PingPong',
  CRYPTO: 'Cripto',
  ONLY_PAY: 'OnlyPay',
  PIX: 'PIX',
  CPAY: 'CPay',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
};
