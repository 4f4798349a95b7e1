/** Of the ways to pay in, as the specification names them: translated, or the same in every language. */
export const en = {
  VISA_MASTERCARD: 'Visa / Mastercard',
  VISA_MASTERCARD_1: 'Visa / Mastercard with confirmation',
  PAYPAL_POLL: 'PayPal',
  PINGPONG: 'PingPong',
  CRYPTO: 'Crypto',
  ONLY_PAY: 'OnlyPay',
  PIX: 'PIX',
  CPAY: 'CPay',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
} as const;
