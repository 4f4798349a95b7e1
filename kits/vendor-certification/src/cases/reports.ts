import type { CaseGroup } from '../case.ts';

const played = { way: 'play', stakes: [200], win: 500 } as const;
const playedOnce = {
  round: { ...played, stakes: [200] },
  expect: { state: 'PAID', balance: 10_300 },
};

export const reports: CaseGroup = {
  group: 'Reports',
  advice:
    'Answer `reports/rounds` and `reports/one` from what you stored: rounds in the order of their ids, `from` included, `to` not, and what was given back as 0 staked.',
  cases: [
    {
      id: 'reports-round',
      title: 'reports a round when it was played',
      direction: 'casino to studio',
      why: 'Once a day the casino compares your books with its own.',
      steps: [
        playedOnce,
        { studio: 'rounds', expect: { rounds: 1, fields: { staked: 200, won: 500, isClosed: true, currency: 'USD' } } },
      ],
    },
    {
      id: 'reports-currency',
      title: 'reports the currency of the session when a round was played in it',
      direction: 'casino to studio',
      why: 'Amounts without their currency cannot be compared.',
      player: { currency: 'BTC' },
      steps: [playedOnce, { studio: 'rounds', expect: { rounds: 1, fields: { currency: 'BTC', staked: 200 } } }],
    },
    {
      id: 'reports-rolled-back',
      title: 'reports 0 staked when the round was given back',
      direction: 'casino to studio',
      why: 'What was given back counts as not staked.',
      steps: [
        { round: { way: 'take-back', stakes: [200], win: 0 }, expect: { state: 'TAKEN_BACK' } },
        { studio: 'rounds', expect: { fields: { staked: 0, won: 0, isClosed: true } } },
      ],
    },
    {
      id: 'reports-open',
      title: 'reports an open round when it is still being played',
      direction: 'casino to studio',
      why: 'An open round is no difference, as long as both sides say so.',
      steps: [
        { round: { way: 'steps', stakes: [200], win: 500, leave: 'open' }, expect: { state: 'OPEN' } },
        { studio: 'rounds', expect: { rounds: 1, fields: { staked: 200, won: 0, isClosed: false } } },
      ],
    },
    {
      id: 'reports-steps',
      title: 'reports the sum of the stakes when a round had two',
      direction: 'casino to studio',
      why: 'The casino compares what stayed staked, over all bets of the round.',
      steps: [
        { round: { way: 'steps', stakes: [200, 300], win: 900 }, expect: { state: 'PAID' } },
        { studio: 'rounds', expect: { rounds: 1, fields: { staked: 500, won: 900, isClosed: true } } },
      ],
    },
    {
      id: 'reports-refused',
      title: 'reports nothing staked when the stake was refused',
      direction: 'casino to studio',
      why: 'A refused play is no round for money.',
      player: { balance: 100 },
      steps: [
        { round: { ...played, stakes: [200] }, expect: { state: 'REFUSED' } },
        { studio: 'rounds', expect: { rounds: 0 } },
      ],
    },
    {
      id: 'reports-lost-answer',
      title: 'reports a round once when its play had to be repeated',
      direction: 'casino to studio',
      why: 'Repeats are calls, not rounds.',
      steps: [
        { ...playedOnce, faults: [{ call: 'play', fault: 'lose', times: 2 }] },
        { studio: 'rounds', expect: { rounds: 1, fields: { staked: 200, won: 500 } } },
      ],
    },
    {
      id: 'reports-past',
      title: 'reports no rounds when none was opened in that time',
      direction: 'casino to studio',
      why: 'A day without rounds is an empty page, not an error.',
      steps: [
        {
          studio: 'rounds',
          with: { from: '2001-01-01T00:00:00.000Z', to: '2001-01-02T00:00:00.000Z' },
          expect: { rounds: 0 },
        },
      ],
    },
    {
      id: 'reports-pages',
      title: 'answers each round once when pages have one round each',
      direction: 'casino to studio',
      why: 'A busy day is asked for in pages of 1,000.',
      steps: [
        playedOnce,
        { round: { way: 'play', stakes: [100], win: 0 }, expect: { state: 'PAID' } },
        { round: { way: 'play', stakes: [100], win: 0 }, expect: { state: 'PAID' } },
        { studio: 'rounds', with: { size: 1 }, expect: { rounds: 3 } },
      ],
    },
    {
      id: 'reports-one',
      title: 'answers one round when the staff look at it',
      direction: 'casino to studio',
      why: 'A dispute is decided by what the round says.',
      steps: [
        playedOnce,
        { studio: 'one', with: { roundId: '$round' }, expect: { fields: { staked: 200, won: 500 } } },
      ],
    },
    {
      id: 'reports-one-unknown',
      title: 'answers NOT_FOUND when there is no such round',
      direction: 'casino to studio',
      why: 'An unknown round is an answer; an error would be asked again.',
      steps: [
        {
          studio: 'one',
          with: { roundId: '00000000-0000-4000-8000-000000000000' },
          expect: { refused: 'NOT_FOUND' },
        },
      ],
    },
  ],
};
