import type { CaseGroup } from '../case.ts';

export const load: CaseGroup = {
  group: 'Load',
  advice:
    'Keep connections open and answer many calls at once; a round of one player never waits for a round of another.',
  cases: [
    {
      id: 'load-same-bet',
      title: 'takes one stake when the same bet comes 64 times at once',
      direction: 'studio to casino',
      why: 'Repeats come in swarms when a network recovers.',
      steps: [
        { wallet: 'bet', times: 64, expect: { counts: { OK: 64 }, balance: 9_800 } },
        { books: { balance: 9_800, rounds: 1, staked: 200, round: 'r1' } },
      ],
    },
    {
      id: 'load-many-bets',
      title: 'takes every stake when one player has 64 bets at once',
      direction: 'studio to casino',
      why: 'A round may have many bets; none of them is lost.',
      steps: [
        {
          wallet: 'bet',
          times: 64,
          with: { transactionId: 'bet{n}', amount: 100 },
          expect: { counts: { OK: 64 } },
        },
        { books: { balance: 3_600, round: 'r1', staked: 6_400 } },
      ],
    },
    {
      id: 'load-more-than-balance',
      title: 'takes as many stakes as there is money when 64 bets come at once',
      direction: 'studio to casino',
      why: 'The balance is never below 0, however many ask at once.',
      player: { balance: 1_000 },
      steps: [
        {
          wallet: 'bet',
          times: 64,
          with: { transactionId: 'bet{n}', amount: 100 },
          expect: { counts: { OK: 10, NOT_ENOUGH_MONEY: 54 } },
        },
        { books: { balance: 0, round: 'r1', staked: 1_000 } },
      ],
    },
    {
      id: 'load-plays',
      title: 'carries out every play when 64 come at once',
      direction: 'studio to casino',
      why: 'A fast player and a slow network look like this.',
      steps: [
        {
          wallet: 'play',
          times: 64,
          with: { roundId: 'r{n}', transactionId: 'bet{n}', winTransactionId: 'win{n}', amount: 100, winAmount: 50 },
          expect: { counts: { OK: 64 } },
        },
        { books: { balance: 6_800, rounds: 64 } },
      ],
    },
    {
      id: 'load-studio-rounds',
      title: 'plays every round when 64 players play at once',
      direction: 'casino to studio',
      why: 'Players do not wait for one another.',
      steps: [
        {
          round: { way: 'play', stakes: [200], win: 500 },
          times: 64,
          expect: { state: 'PAID', calls: { play: { ids: 1 } }, balance: 10_300, closed: true },
        },
      ],
    },
    {
      id: 'load-studio-lost-answers',
      title: 'pays every round once when 32 players play at once and each answer is lost',
      direction: 'casino to studio',
      why: 'This is a network that fails for everybody at the same time.',
      steps: [
        {
          round: { way: 'steps', stakes: [200], win: 500 },
          times: 32,
          faults: [{ call: 'win', fault: 'lose' }],
          expect: { state: 'PAID', calls: { win: { least: 2, ids: 1 } }, balance: 10_300, closed: true },
        },
      ],
    },
    {
      id: 'load-studio-reports',
      title: 'answers every question when 64 come at once',
      direction: 'casino to studio',
      why: 'Staff look at rounds while books are compared.',
      steps: [{ studio: 'rounds', times: 64, expect: { http: 200 } }],
    },
  ],
};
