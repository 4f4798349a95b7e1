/** The pictures that the repository keeps in docs/screens, for its readers; `npm run screens` makes all of them. */
export const kept = [
  'home-desktop',
  'home-phone',
  'home-of-a-member-desktop',
  'join-step-1-phone',
  'nocturne-played-desktop',
  'blackjack-open-phone',
  'roulette-open-desktop',
  'deposit-methods-phone',
  'cash-out-form-desktop',
  'transactions-phone',
  'bonuses-phone',
  'vip-club-desktop',
];
