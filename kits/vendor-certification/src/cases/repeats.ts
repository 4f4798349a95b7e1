import type { CaseGroup } from '../case.ts';

export const repeats: CaseGroup = {
  group: 'Repeats',
  advice: 'Repeat an instruction with the same transaction id and the same content; never make a new id for a retry.',
  cases: [
    {
      id: 'repeats-bet',
      title: 'takes a stake once when the bet comes three times',
      direction: 'studio to casino',
      why: 'After a lost answer a studio repeats, and the player pays once.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'balance', expect: { status: 'OK', balance: 9_800 } },
      ],
    },
    {
      id: 'repeats-win',
      title: 'pays a win once when it comes twice',
      direction: 'studio to casino',
      why: 'A win that is paid twice is the casino’s loss.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'win', expect: { status: 'OK', balance: 10_300 } },
        { wallet: 'win', expect: { status: 'OK', balance: 10_300 } },
        { books: { balance: 10_300, round: 'r1', won: 500, closed: true } },
      ],
    },
    {
      id: 'repeats-play',
      title: 'carries out a play once when it comes twice',
      direction: 'studio to casino',
      why: 'Stake and win of a play belong together, in repeats too.',
      steps: [
        { wallet: 'play', expect: { status: 'OK', balance: 10_300 } },
        { wallet: 'play', expect: { status: 'OK', balance: 10_300 } },
        { books: { balance: 10_300, rounds: 1 } },
      ],
    },
    {
      id: 'repeats-rollback',
      title: 'gives a stake back once when the rollback comes twice',
      direction: 'studio to casino',
      why: 'A stake that is given back twice is the casino’s loss.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'rollback', expect: { status: 'OK', balance: 10_000 } },
        { wallet: 'rollback', expect: { status: 'OK', balance: 10_000 } },
        { books: { balance: 10_000 } },
      ],
    },
    {
      id: 'repeats-end-round',
      title: 'changes nothing when a round is ended twice',
      direction: 'studio to casino',
      why: 'The end of a round is repeated like everything else.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'end-round', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'end-round', expect: { status: 'OK', balance: 9_800 } },
      ],
    },
    {
      id: 'repeats-other-request-id',
      title: 'takes a stake once when the repeat has another request id',
      direction: 'studio to casino',
      why: 'The transaction id alone names the instruction.',
      steps: [
        { wallet: 'bet', with: { requestId: 'first' }, expect: { status: 'OK', fields: { requestId: 'first' } } },
        {
          wallet: 'bet',
          with: { requestId: 'second' },
          expect: { status: 'OK', balance: 9_800, fields: { requestId: 'second' } },
        },
      ],
    },
    {
      id: 'repeats-first-balance',
      title: 'answers the balance of the first time when other bets came between',
      direction: 'studio to casino',
      why: 'A repeat gets the first answer. Show the player what `balance` says.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'bet', with: { roundId: 'r2', transactionId: 'bet2' }, expect: { status: 'OK', balance: 9_600 } },
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'balance', expect: { status: 'OK', balance: 9_600 } },
      ],
    },
    {
      id: 'repeats-after-session-end',
      title: 'answers the repeat of a bet when the session has ended since',
      direction: 'studio to casino',
      why: 'A studio has to learn what became of its bet, also after the player has left.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { sandbox: 'end-sessions' },
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
      ],
    },
    {
      id: 'repeats-after-suspension',
      title: 'answers the repeat of a play when the player was suspended since',
      direction: 'studio to casino',
      why: 'What happened before the suspension stands.',
      steps: [
        { wallet: 'play', expect: { status: 'OK', balance: 10_300 } },
        { sandbox: 'suspend' },
        { wallet: 'play', expect: { status: 'OK', balance: 10_300 } },
      ],
    },
    {
      id: 'repeats-refused-bet',
      title: 'accepts a smaller bet under the same id when the first was refused for lack of money',
      direction: 'studio to casino',
      why: 'A refused call leaves nothing behind, so its id is free.',
      player: { balance: 150 },
      steps: [
        { wallet: 'bet', expect: { status: 'NOT_ENOUGH_MONEY', balance: 150 } },
        { wallet: 'bet', with: { amount: 100 }, expect: { status: 'OK', balance: 50 } },
      ],
    },
    {
      id: 'repeats-of-lost-play',
      title: 'carries out a play that won nothing once when it comes twice',
      direction: 'studio to casino',
      why: 'Most rounds win nothing; their repeats are as common.',
      steps: [
        { wallet: 'play', with: { winAmount: 0 }, expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'play', with: { winAmount: 0 }, expect: { status: 'OK', balance: 9_800 } },
        { books: { balance: 9_800, rounds: 1 } },
      ],
    },
    {
      id: 'repeats-with-new-session',
      title: 'answers the repeat of a bet when it comes with a later session of the player',
      direction: 'studio to casino',
      why: 'The player opened the game again before the repeat; it is still the same bet.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { sandbox: 'new session' },
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
      ],
    },
  ],
};
