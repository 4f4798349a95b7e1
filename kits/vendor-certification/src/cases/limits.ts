import type { Case, CaseGroup } from '../case.ts';

const noAmounts: [string, unknown, string][] = [
  ['zero', 0, 'is 0'],
  ['negative', -200, 'is negative'],
  ['fraction', 200.5, 'has a fraction'],
  ['text', '200', 'is text'],
  ['null', null, 'is null'],
  ['above-most', 1_000_000_000_000_000, 'is above 999999999999999'],
];

const cases: Case[] = [
  {
    id: 'limits-least',
    title: 'accepts a bet when it is the least allowed',
    direction: 'studio to casino',
    why: 'The limits of authenticate are part of what is allowed.',
    steps: [{ wallet: 'bet', with: { amount: 20 }, expect: { status: 'OK', balance: 9_980 } }],
  },
  {
    id: 'limits-most',
    title: 'accepts a bet when it is the most allowed',
    direction: 'studio to casino',
    why: 'The limits of authenticate are part of what is allowed.',
    player: { balance: 50_000 },
    steps: [{ wallet: 'bet', with: { amount: 10_000 }, expect: { status: 'OK', balance: 40_000 } }],
  },
  {
    id: 'limits-below',
    title: 'rejects a bet when it is one unit below the least',
    direction: 'studio to casino',
    why: 'Limits hold to the unit.',
    steps: [
      { wallet: 'bet', with: { amount: 19 }, expect: { status: 'LIMIT_EXCEEDED', balance: 10_000 } },
      { books: { balance: 10_000, rounds: 0 } },
    ],
  },
  {
    id: 'limits-above',
    title: 'rejects a bet when it is one unit above the most',
    direction: 'studio to casino',
    why: 'Limits hold to the unit.',
    player: { balance: 50_000 },
    steps: [{ wallet: 'bet', with: { amount: 10_001 }, expect: { status: 'LIMIT_EXCEEDED', balance: 50_000 } }],
  },
  {
    id: 'limits-play-below',
    title: 'rejects a play when its stake is below the least',
    direction: 'studio to casino',
    why: 'A play follows the rules of a bet.',
    steps: [{ wallet: 'play', with: { amount: 19 }, expect: { status: 'LIMIT_EXCEEDED', balance: 10_000 } }],
  },
  {
    id: 'limits-play-above',
    title: 'rejects a play when its stake is above the most',
    direction: 'studio to casino',
    why: 'A play follows the rules of a bet.',
    player: { balance: 50_000 },
    steps: [{ wallet: 'play', with: { amount: 10_001 }, expect: { status: 'LIMIT_EXCEEDED', balance: 50_000 } }],
  },
  {
    id: 'limits-told',
    title: 'answers the limits of the game when a session starts',
    direction: 'studio to casino',
    why: 'A studio offers only stakes that are accepted.',
    steps: [
      { sandbox: 'new launch' },
      { wallet: 'authenticate', expect: { status: 'OK', fields: { minimumBet: 20, maximumBet: 10_000 } } },
    ],
  },
  ...noAmounts.map(
    ([id, amount, what]): Case => ({
      id: `limits-amount-${id}`,
      title: `rejects a bet when its amount ${what}`,
      direction: 'studio to casino',
      why: 'Amounts are whole numbers of minor units as JSON integers.',
      steps: [{ wallet: 'bet', with: { amount }, expect: { status: 'WRONG_SYNTAX' } }],
    }),
  ),
  {
    id: 'limits-negative-win',
    title: 'rejects a win when its amount is negative',
    direction: 'studio to casino',
    why: 'A negative win would be a stake without limits.',
    steps: [
      { wallet: 'bet', expect: { status: 'OK' } },
      { wallet: 'win', with: { amount: -1 }, expect: { status: 'WRONG_SYNTAX' } },
    ],
  },
  {
    id: 'limits-whole-balance',
    title: 'accepts a bet when it is the whole balance',
    direction: 'studio to casino',
    why: 'All of the player’s money may be staked.',
    player: { balance: 200 },
    steps: [{ wallet: 'bet', expect: { status: 'OK', balance: 0 } }],
  },
  {
    id: 'limits-one-unit-missing',
    title: 'rejects a bet when one unit is missing',
    direction: 'studio to casino',
    why: 'No balance is ever below 0.',
    player: { balance: 199 },
    steps: [{ wallet: 'bet', expect: { status: 'NOT_ENOUGH_MONEY', balance: 199 } }],
  },
  {
    id: 'limits-play-needs-stake-first',
    title: 'rejects a play when only its win would pay for its stake',
    direction: 'studio to casino',
    why: 'The stake has to be there before the win is.',
    player: { balance: 100 },
    steps: [{ wallet: 'play', expect: { status: 'NOT_ENOUGH_MONEY', balance: 100 } }],
  },
  {
    id: 'limits-suspended',
    title: 'rejects a bet when the player was suspended',
    direction: 'studio to casino',
    why: 'Protection works in the middle of a game.',
    steps: [
      { wallet: 'balance', expect: { status: 'OK' } },
      { sandbox: 'suspend' },
      { wallet: 'bet', expect: { status: 'USER_DISABLED or TOKEN_EXPIRED' } },
      { books: { balance: 10_000 } },
    ],
  },
  {
    id: 'limits-ended-session',
    title: 'rejects a bet when the session has ended',
    direction: 'studio to casino',
    why: 'A player who has logged out plays no more.',
    steps: [
      { wallet: 'balance', expect: { status: 'OK' } },
      { sandbox: 'end-sessions' },
      { wallet: 'bet', expect: { status: 'TOKEN_EXPIRED' } },
    ],
  },
  {
    id: 'limits-held-win',
    title: 'holds a win when it is above its bound',
    direction: 'studio to casino',
    why: 'A win of more than 10,000 stakes is looked at before it is paid.',
    steps: [
      { wallet: 'bet', with: { amount: 20 }, expect: { status: 'OK' } },
      { wallet: 'win', with: { amount: 200_001 }, expect: { status: 'WIN_HELD', balance: 9_980 } },
      { wallet: 'win', with: { amount: 200_001 }, expect: { status: 'WIN_HELD' } },
      { books: { balance: 9_980 } },
    ],
  },
  {
    id: 'limits-win-at-bound',
    title: 'pays a win when it is exactly its bound',
    direction: 'studio to casino',
    why: 'The bound itself is allowed.',
    steps: [
      { wallet: 'bet', with: { amount: 20 }, expect: { status: 'OK' } },
      { wallet: 'win', with: { amount: 200_000 }, expect: { status: 'OK', balance: 209_980 } },
    ],
  },
  {
    id: 'limits-held-win-changed',
    title: 'rejects a held win when it comes again with another amount',
    direction: 'studio to casino',
    why: 'A held win cannot be made smaller to be paid.',
    steps: [
      { wallet: 'bet', with: { amount: 20 }, expect: { status: 'OK' } },
      { wallet: 'win', with: { amount: 200_001 }, expect: { status: 'WIN_HELD' } },
      { wallet: 'win', with: { amount: 100 }, expect: { status: 'DUPLICATE_TRANSACTION' } },
    ],
  },
  {
    id: 'limits-held-win-rolled-back',
    title: 'rejects a rollback when the win of its bet is held',
    direction: 'studio to casino',
    why: 'The bet counts as answered.',
    steps: [
      { wallet: 'bet', with: { amount: 20 }, expect: { status: 'OK' } },
      { wallet: 'win', with: { amount: 200_001 }, expect: { status: 'WIN_HELD' } },
      { wallet: 'rollback', expect: { status: 'DUPLICATE_TRANSACTION' } },
      { books: { balance: 9_980 } },
    ],
  },
  {
    id: 'limits-held-play',
    title: 'takes the stake and holds the win when a play is above its bound',
    direction: 'studio to casino',
    why: 'The round is over for the player; the win is being checked.',
    steps: [
      { wallet: 'play', with: { amount: 20, winAmount: 200_001 }, expect: { status: 'WIN_HELD', balance: 9_980 } },
      { books: { balance: 9_980, round: 'r1', closed: true } },
    ],
  },
];

export const limits: CaseGroup = {
  group: 'Limits',
  advice:
    'Offer only stakes between `minimumBet` and `maximumBet` of authenticate, in whole minor units, and repeat a held win under its own id only.',
  cases,
};
