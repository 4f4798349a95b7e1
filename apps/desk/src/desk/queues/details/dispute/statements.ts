/** What there usually is to say to a bank, in the language that banks read. People finish it. */
export const statements = [
  {
    code: 'used',
    text: 'The customer deposited into an account of their own, the money was credited at once, and it was used for play from the customer’s own devices. The entries below show each step.',
  },
  {
    code: 'known',
    text: 'The customer has paid with the same card before, from the same account, and did not dispute those payments. This payment was made in the same way.',
  },
  {
    code: 'refunded',
    text: 'The payment was given back before the dispute was opened. The refund is listed below; the customer must not be credited twice.',
  },
] as const;
