import type { CaseGroup } from '../case.ts';

const duplicate = { status: 'DUPLICATE_TRANSACTION' };

export const conflicts: CaseGroup = {
  group: 'Conflicts',
  advice:
    'Make each transaction id once, store it with its content before the first call, and treat DUPLICATE_TRANSACTION as an error in your own books: stop and look.',
  cases: [
    {
      id: 'conflicts-bet-amount',
      title: 'rejects a bet when its id was used with another amount',
      direction: 'studio to casino',
      why: 'Two amounts under one id cannot both be right.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'bet', with: { amount: 201 }, expect: { ...duplicate, balance: 9_800 } },
      ],
    },
    {
      id: 'conflicts-bet-round',
      title: 'rejects a bet when its id was used in another round',
      direction: 'studio to casino',
      why: 'An id names one bet of one player, not one bet of a round.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'bet', with: { roundId: 'r2' }, expect: duplicate },
        { books: { balance: 9_800, rounds: 1 } },
      ],
    },
    {
      id: 'conflicts-win-takes-id-of-bet',
      title: 'rejects a win when its id is that of the bet',
      direction: 'studio to casino',
      why: 'Bets, wins and rollbacks share one space of ids.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'win', with: { transactionId: 'bet1' }, expect: duplicate },
        { books: { balance: 9_800 } },
      ],
    },
    {
      id: 'conflicts-bet-takes-id-of-win',
      title: 'rejects a bet when its id is that of a win',
      direction: 'studio to casino',
      why: 'Bets, wins and rollbacks share one space of ids.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'win', expect: { status: 'OK' } },
        { wallet: 'bet', with: { roundId: 'r2', transactionId: 'win1' }, expect: duplicate },
        { books: { balance: 10_300 } },
      ],
    },
    {
      id: 'conflicts-rollback-takes-id-of-bet',
      title: 'rejects a rollback when its id is that of its bet',
      direction: 'studio to casino',
      why: 'The rollback has an id of its own, beside the one that it refers to.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'rollback', with: { transactionId: 'bet1' }, expect: duplicate },
        { books: { balance: 9_800 } },
      ],
    },
    {
      id: 'conflicts-win-amount',
      title: 'rejects a win when its id was used with another amount',
      direction: 'studio to casino',
      why: 'A corrected win would be paid on top of the first.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'win', with: { roundClosed: false }, expect: { status: 'OK', balance: 10_300 } },
        { wallet: 'win', with: { amount: 900, roundClosed: false }, expect: duplicate },
        { books: { balance: 10_300 } },
      ],
    },
    {
      id: 'conflicts-play-win',
      title: 'rejects a play when its ids were used with another win',
      direction: 'studio to casino',
      why: 'The outcome is decided before the call and stays; a repeat says the same.',
      steps: [
        { wallet: 'play', expect: { status: 'OK', balance: 10_300 } },
        { wallet: 'play', with: { winAmount: 0 }, expect: duplicate },
        { books: { balance: 10_300 } },
      ],
    },
    {
      id: 'conflicts-play-stake',
      title: 'rejects a play when its ids were used with another stake',
      direction: 'studio to casino',
      why: 'Two stakes under one id cannot both be right.',
      steps: [
        { wallet: 'play', expect: { status: 'OK', balance: 10_300 } },
        { wallet: 'play', with: { amount: 400 }, expect: duplicate },
      ],
    },
    {
      id: 'conflicts-play-same-ids',
      title: 'rejects a play when stake and win have the same id',
      direction: 'studio to casino',
      why: 'A bet and a win never share an id.',
      steps: [{ wallet: 'play', with: { winTransactionId: 'bet1' }, expect: { status: 'WRONG_SYNTAX' } }],
    },
    {
      id: 'conflicts-play-in-known-round',
      title: 'rejects a play when its round has a bet',
      direction: 'studio to casino',
      why: 'A play opens its round and closes it.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'play', with: { transactionId: 'bet2' }, expect: duplicate },
        { books: { balance: 9_800 } },
      ],
    },
    {
      id: 'conflicts-bet-in-round-of-play',
      title: 'rejects a bet when its round was a play',
      direction: 'studio to casino',
      why: 'The round of a play is over.',
      steps: [
        { wallet: 'play', expect: { status: 'OK' } },
        { wallet: 'bet', with: { transactionId: 'bet2' }, expect: duplicate },
        { books: { balance: 10_300 } },
      ],
    },
    {
      id: 'conflicts-bet-in-closed-round',
      title: 'rejects a bet when its round is closed',
      direction: 'studio to casino',
      why: 'A round id is used up once its round is over.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'win', expect: { status: 'OK' } },
        { wallet: 'bet', with: { transactionId: 'bet2' }, expect: duplicate },
      ],
    },
    {
      id: 'conflicts-other-player',
      title: 'accepts a bet when another player has used the same ids',
      direction: 'studio to casino',
      why: 'Ids are those of one player; two players never meet.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'bet', player: 'b', expect: { status: 'OK', balance: 9_800 } },
      ],
    },
    {
      id: 'conflicts-token-of-other-player',
      title: 'rejects a bet when the token is that of another player',
      direction: 'studio to casino',
      why: 'A mixed-up session must not spend the money of somebody else.',
      steps: [
        { wallet: 'bet', with: { token: '$b.token' }, expect: { status: 'INVALID_TOKEN' } },
        { books: { balance: 10_000 } },
      ],
    },
    {
      id: 'conflicts-user-of-other-player',
      title: 'rejects a bet when the user is another player',
      direction: 'studio to casino',
      why: 'Token and user belong together.',
      steps: [
        { wallet: 'bet', with: { user: '$b.user' }, expect: { status: 'INVALID_TOKEN' } },
        { books: { balance: 10_000 } },
      ],
    },
    {
      id: 'conflicts-game',
      title: 'rejects a bet when the game is not that of the session',
      direction: 'studio to casino',
      why: 'Limits and returns are those of a game.',
      steps: [{ wallet: 'bet', with: { gameCode: 'another-game' }, expect: { status: 'INVALID_GAME' } }],
    },
    {
      id: 'conflicts-reference-of-win',
      title: 'rejects a win when the bet that it names does not exist',
      direction: 'studio to casino',
      why: 'A win answers a bet.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        {
          wallet: 'win',
          with: { referenceTransactionId: 'bet9' },
          expect: { status: 'TRANSACTION_DOES_NOT_EXIST' },
        },
        { books: { balance: 9_800 } },
      ],
    },
    {
      id: 'conflicts-at-once',
      title: 'accepts one of sixteen bets when they share an id and differ in their amounts',
      direction: 'studio to casino',
      why: 'The first one counts, however close the others are.',
      steps: [
        {
          wallet: 'bet',
          times: 16,
          with: { amount: '{100+n}' },
          expect: { counts: { OK: 1, DUPLICATE_TRANSACTION: 15 } },
        },
        { books: { rounds: 1 } },
      ],
    },
  ],
};
