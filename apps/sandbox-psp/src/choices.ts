/** What a payer can decide on a payment page; the buttons are named after them. `fault`: the provider has a technical fault. */
export const choices = ['approve', 'decline', 'fault', 'cancel', 'pending'] as const;
export type Choice = (typeof choices)[number];
