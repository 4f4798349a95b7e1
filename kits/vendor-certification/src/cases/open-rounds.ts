import type { CaseGroup } from '../case.ts';

export const openRounds: CaseGroup = {
  group: 'Open rounds',
  advice:
    'Close each round: `roundClosed: true` with its last win, or `end-round`. When authenticate answers `openRoundId`, finish that round before you start another.',
  cases: [
    {
      id: 'open-rounds-two-bets',
      title: 'accepts a second bet when the round is open',
      direction: 'studio to casino',
      why: 'Doubling and splitting are bets of the same round.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'bet', with: { transactionId: 'bet2' }, expect: { status: 'OK', balance: 9_600 } },
        { books: { round: 'r1', staked: 400, closed: false, rounds: 1 } },
      ],
    },
    {
      id: 'open-rounds-several-wins',
      title: 'pays several wins when the round stays open between them',
      direction: 'studio to casino',
      why: 'A bonus game pays more than once.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'win', with: { amount: 100, roundClosed: false }, expect: { status: 'OK', balance: 9_900 } },
        { wallet: 'win', with: { transactionId: 'win2', amount: 50 }, expect: { status: 'OK', balance: 9_950 } },
        { books: { round: 'r1', won: 150, closed: true } },
      ],
    },
    {
      id: 'open-rounds-named',
      title: 'answers the open round when the player starts the game again',
      direction: 'studio to casino',
      why: 'The player gets back what was started.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { sandbox: 'new launch' },
        { wallet: 'authenticate', expect: { status: 'OK', fields: { openRoundId: 'r1' } } },
      ],
    },
    {
      id: 'open-rounds-none',
      title: 'answers no open round when the last one is closed',
      direction: 'studio to casino',
      why: 'A closed round is never handed back.',
      steps: [
        { wallet: 'play', expect: { status: 'OK' } },
        { sandbox: 'new launch' },
        { wallet: 'authenticate', expect: { status: 'OK', fields: { openRoundId: null } } },
      ],
    },
    {
      id: 'open-rounds-end',
      title: 'closes a round when it ends without a win',
      direction: 'studio to casino',
      why: 'A lost round is over, too.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'end-round', expect: { status: 'OK', balance: 9_800 } },
        { books: { round: 'r1', won: 0, closed: true } },
      ],
    },
    {
      id: 'open-rounds-bet-after-end',
      title: 'rejects a bet when its round was ended',
      direction: 'studio to casino',
      why: 'The round id is used up.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'end-round', expect: { status: 'OK' } },
        { wallet: 'bet', with: { transactionId: 'bet2' }, expect: { status: 'DUPLICATE_TRANSACTION' } },
      ],
    },
    {
      id: 'open-rounds-win-without-bet',
      title: 'rejects a win when its round had no bet',
      direction: 'studio to casino',
      why: 'Money without a stake is a promotion, and no win.',
      steps: [
        { wallet: 'win', expect: { status: 'TRANSACTION_DOES_NOT_EXIST' } },
        { books: { balance: 10_000, rounds: 0 } },
      ],
    },
    {
      id: 'open-rounds-late-win',
      title: 'pays a win when the session has ended',
      direction: 'studio to casino',
      why: 'A win is never refused because it is late.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { sandbox: 'end-sessions' },
        { wallet: 'win', expect: { status: 'OK', balance: 10_300 } },
      ],
    },
    {
      id: 'open-rounds-win-of-suspended',
      title: 'pays a win when the player was suspended since',
      direction: 'studio to casino',
      why: 'The bet was accepted; its win is owed.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { sandbox: 'suspend' },
        { wallet: 'win', expect: { status: 'OK', balance: 10_300 } },
      ],
    },
    {
      id: 'open-rounds-win-of-zero',
      title: 'closes a round when its win is 0',
      direction: 'studio to casino',
      why: 'A win of nothing is another way to end a round.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'win', with: { amount: 0 }, expect: { status: 'OK', balance: 9_800 } },
        { books: { round: 'r1', won: 0, closed: true } },
      ],
    },
    {
      id: 'open-rounds-studio-steps',
      title: 'takes two stakes, pays one win and closes the round when the studio plays in steps',
      direction: 'casino to studio',
      why: 'All of it belongs to one round.',
      steps: [
        {
          round: { way: 'steps', stakes: [200, 300], win: 900 },
          expect: {
            state: 'PAID',
            calls: { bet: { ids: 2 }, win: { ids: 1 } },
            balance: 10_400,
            staked: 500,
            won: 900,
            closed: true,
            order: ['bet', 'win'],
          },
        },
      ],
    },
    {
      id: 'open-rounds-studio-loses',
      title: 'closes the round when the studio plays in steps and the player wins nothing',
      direction: 'casino to studio',
      why: 'Most open rounds that stay open are lost ones.',
      steps: [
        {
          round: { way: 'steps', stakes: [200], win: 0 },
          expect: { state: 'PAID', balance: 9_800, staked: 200, won: 0, closed: true },
        },
      ],
    },
    {
      id: 'open-rounds-studio-resumes',
      title: 'ends the open round before the next when the player comes back',
      direction: 'casino to studio',
      why: 'A player who lost the connection finds the round where it was, and no second one beside it.',
      steps: [
        {
          round: { way: 'steps', stakes: [200], win: 500, leave: 'open' },
          expect: { state: 'OPEN', balance: 9_800, closed: false },
        },
        { sandbox: 'new launch' },
        {
          round: { way: 'play', stakes: [200], win: 0 },
          expect: { state: 'PAID', balance: 10_100, order: ['authenticate', 'win', 'play'] },
        },
      ],
    },
    {
      id: 'open-rounds-studio-after-logout',
      title: 'pays what an open round won when the session has ended',
      direction: 'casino to studio',
      why: 'The player logged out in the middle of a round. The win goes through with the old token.',
      steps: [
        {
          round: { way: 'steps', stakes: [200], win: 500, leave: 'open' },
          expect: { state: 'OPEN', balance: 9_800 },
        },
        { sandbox: 'end-sessions' },
        { sandbox: 'new launch' },
        {
          round: { way: 'play', stakes: [200], win: 0 },
          expect: { state: 'PAID', calls: { win: { least: 1, ids: 1 } }, balance: 10_100 },
        },
      ],
    },
  ],
};
