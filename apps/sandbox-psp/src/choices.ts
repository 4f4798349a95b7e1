/** What a payer can decide on a payment page; the buttons are named after them. */
export const choices = ['approve', 'decline', 'cancel', 'pending'] as const;
export type Choice = (typeof choices)[number];
