import type { Case, CaseGroup } from '../case.ts';

const ofStake: [string, string][] = [
  ['NOT_ENOUGH_MONEY', 'Tell the player; a repeat does not help.'],
  ['LIMIT_EXCEEDED', 'Tell the player the limits; a repeat does not help.'],
  ['USER_DISABLED', 'The player may not bet now. Protection rests on it.'],
  ['TOKEN_EXPIRED', 'The session is over; the player starts the game again.'],
  ['INVALID_TOKEN', 'The session is not known; the player starts the game again.'],
  ['INVALID_GAME', 'The game was switched off.'],
  ['WRONG_CURRENCY', 'The game is not offered in this currency.'],
  ['WRONG_SYNTAX', 'A call that is wrong stays wrong.'],
  ['DUPLICATE_TRANSACTION', 'Something in the studio’s own books is wrong; no money moved.'],
];

const cases: Case[] = [
  ...ofStake.map(
    ([status, why]): Case => ({
      id: `refusals-play-${status.toLowerCase().replaceAll('_', '-')}`,
      title: `shows no outcome and repeats nothing when a play is answered with ${status}`,
      direction: 'casino to studio',
      why,
      steps: [
        {
          round: { way: 'play', stakes: [200], win: 500 },
          faults: [{ call: 'play', fault: { status } }],
          expect: { state: 'REFUSED', calls: { play: { most: 1 }, win: { most: 0 } }, balance: 10_000 },
        },
      ],
    }),
  ),
  ...ofStake.slice(0, 4).map(
    ([status, why]): Case => ({
      id: `refusals-bet-${status.toLowerCase().replaceAll('_', '-')}`,
      title: `pays no win when the bet is answered with ${status}`,
      direction: 'casino to studio',
      why,
      steps: [
        {
          round: { way: 'steps', stakes: [200], win: 500 },
          faults: [{ call: 'bet', fault: { status } }],
          expect: { state: 'REFUSED', calls: { bet: { most: 1 }, win: { most: 0 } }, balance: 10_000 },
        },
      ],
    }),
  ),
  {
    id: 'refusals-second-bet',
    title: 'closes a round when its second stake is refused',
    direction: 'casino to studio',
    why: 'The first stake stands; the round ends by the rules of the game, and does not stay open.',
    player: { balance: 300 },
    steps: [
      {
        round: { way: 'steps', stakes: [200, 200], win: 500 },
        expect: { state: 'PAID or TAKEN_BACK', calls: { bet: { most: 2 } }, closed: true },
      },
    ],
  },
  {
    id: 'refusals-real-lack-of-money',
    title: 'refuses a round when the player has less than the stake',
    direction: 'casino to studio',
    why: 'The wallet itself refuses, not a planned fault.',
    player: { balance: 100 },
    steps: [
      {
        round: { way: 'play', stakes: [200], win: 500 },
        expect: { state: 'REFUSED', calls: { play: { most: 1 } }, balance: 100 },
      },
    ],
  },
  {
    id: 'refusals-held-win',
    title: 'keeps the id of a win when it is held',
    direction: 'casino to studio',
    why: 'A held win under a second id is a second win.',
    steps: [
      {
        round: { way: 'steps', stakes: [20], win: 300_000 },
        expect: { state: 'HELD', calls: { win: { least: 1, ids: 1 } }, balance: 9_980 },
      },
    ],
  },
  {
    id: 'refusals-held-play',
    title: 'keeps the ids of a play when its win is held',
    direction: 'casino to studio',
    why: 'The stake is taken and the win is being checked; the player may go on.',
    steps: [
      {
        round: { way: 'play', stakes: [20], win: 300_000 },
        expect: { state: 'HELD', calls: { play: { least: 1, ids: 1 } }, balance: 9_980 },
      },
    ],
  },
];

export const refusals: CaseGroup = {
  group: 'Refusals',
  advice:
    'Treat every status but OK, UNKNOWN and WIN_HELD as final: no repeat, no outcome, no win. Answer the state REFUSED.',
  cases,
};
