/** One call and its answer, as the wallet's OpenAPI document shows them. */
export interface WalletExample {
  path: string;
  name: string;
  summary: string;
  request: Record<string, unknown>;
  answer: Record<string, unknown>;
}

const token = 'q0Zk3nV7dE2sT9yB';
const user = 'u_example';
const gameCode = 'example-slot';
const session = { token, user };
const money = { ...session, gameCode, currency: 'USD' };
const freeRoundsId = '4b1c9f64-7f0f-4a52-8c1e-0a4f7d1f2c33';
const terms = { stake: 20, count: 10, winMost: 5000, wagering: 10, expiresAt: '2026-12-06T12:00:00.000Z' };

/**
 * In the order in which they were carried out, by one player with 50.00 USD. A test sends each of them to a wallet and compares the
 * answer; only the launch token, the session token, the player's name, and the id and the end of free rounds are those of the test.
 */
export const walletExamples: readonly WalletExample[] = [
  {
    path: '/wallet/authenticate',
    name: 'started',
    summary: 'The session starts',
    request: { requestId: 'req-1', launchToken: 'Jx0pQm4vR8tY2wZa6bC1', gameCode },
    answer: {
      requestId: 'req-1',
      status: 'OK',
      user,
      token,
      balance: 5000,
      currency: 'USD',
      gameCode,
      language: 'en',
      country: 'PH',
      minimumBet: 20,
      maximumBet: 10000,
      openRoundId: null,
    },
  },
  {
    path: '/wallet/authenticate',
    name: 'usedBefore',
    summary: 'The launch token was used before',
    request: { requestId: 'req-2', launchToken: 'Jx0pQm4vR8tY2wZa6bC1', gameCode },
    answer: { requestId: 'req-2', status: 'INVALID_TOKEN' },
  },
  {
    path: '/wallet/balance',
    name: 'read',
    summary: 'What can be staked now',
    request: { requestId: 'req-3', ...session },
    answer: { requestId: 'req-3', status: 'OK', balance: 5000, currency: 'USD' },
  },
  {
    path: '/wallet/bet',
    name: 'taken',
    summary: 'The stake is taken',
    request: { requestId: 'req-4', ...money, roundId: 'round-77', transactionId: 'bet-77-1', amount: 200 },
    answer: { requestId: 'req-4', status: 'OK', balance: 4800, currency: 'USD', transactionId: 'bet-77-1' },
  },
  {
    path: '/wallet/bet',
    name: 'repeated',
    summary: 'A repeat gets the first answer and moves nothing',
    request: { requestId: 'req-5', ...money, roundId: 'round-77', transactionId: 'bet-77-1', amount: 200 },
    answer: { requestId: 'req-5', status: 'OK', balance: 4800, currency: 'USD', transactionId: 'bet-77-1' },
  },
  {
    path: '/wallet/bet',
    name: 'notEnoughMoney',
    summary: 'The stake is above the balance',
    request: { requestId: 'req-6', ...money, roundId: 'round-78', transactionId: 'bet-78-1', amount: 6000 },
    answer: {
      requestId: 'req-6',
      status: 'NOT_ENOUGH_MONEY',
      balance: 4800,
      currency: 'USD',
      transactionId: 'bet-78-1',
    },
  },
  {
    path: '/wallet/win',
    name: 'paid',
    summary: 'The win is paid and the round closed',
    request: {
      requestId: 'req-7',
      ...money,
      roundId: 'round-77',
      transactionId: 'win-77-1',
      referenceTransactionId: 'bet-77-1',
      amount: 550,
      roundClosed: true,
    },
    answer: { requestId: 'req-7', status: 'OK', balance: 5350, currency: 'USD', transactionId: 'win-77-1' },
  },
  {
    path: '/wallet/win',
    name: 'noSuchBet',
    summary: 'The round had no bet',
    request: { requestId: 'req-8', ...money, roundId: 'round-79', transactionId: 'win-79-1', amount: 550 },
    answer: {
      requestId: 'req-8',
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 5350,
      currency: 'USD',
      transactionId: 'win-79-1',
    },
  },
  {
    path: '/wallet/play',
    name: 'played',
    summary: 'Stake and win in one call; the balance is the one after both',
    request: {
      requestId: 'req-9',
      ...money,
      roundId: 'round-80',
      transactionId: 'bet-80-1',
      winTransactionId: 'win-80-1',
      amount: 200,
      winAmount: 550,
    },
    answer: { requestId: 'req-9', status: 'OK', balance: 5700, currency: 'USD', transactionId: 'bet-80-1' },
  },
  {
    path: '/wallet/play',
    name: 'held',
    summary: 'The win is above its bound: the stake is taken, the win waits for a person',
    request: {
      requestId: 'req-10',
      ...money,
      roundId: 'round-81',
      transactionId: 'bet-81-1',
      winTransactionId: 'win-81-1',
      amount: 200,
      winAmount: 2000001,
    },
    answer: { requestId: 'req-10', status: 'WIN_HELD', balance: 5500, currency: 'USD', transactionId: 'bet-81-1' },
  },
  {
    path: '/wallet/rollback',
    name: 'beforeItsBet',
    summary: 'A rollback that comes before its bet',
    request: {
      requestId: 'req-11',
      ...session,
      gameCode,
      roundId: 'round-82',
      transactionId: 'rollback-82-1',
      referenceTransactionId: 'bet-82-1',
    },
    answer: { requestId: 'req-11', status: 'OK', balance: 5500, currency: 'USD', transactionId: 'rollback-82-1' },
  },
  {
    path: '/wallet/bet',
    name: 'takenBackBefore',
    summary: 'The bet of that rollback comes late and takes nothing',
    request: { requestId: 'req-12', ...money, roundId: 'round-82', transactionId: 'bet-82-1', amount: 200 },
    answer: {
      requestId: 'req-12',
      status: 'TRANSACTION_DOES_NOT_EXIST',
      balance: 5500,
      currency: 'USD',
      transactionId: 'bet-82-1',
    },
  },
  {
    path: '/wallet/rollback',
    name: 'answeredByWin',
    summary: 'The bet was answered by its win and stays',
    request: {
      requestId: 'req-13',
      ...session,
      gameCode,
      roundId: 'round-77',
      transactionId: 'rollback-77-1',
      referenceTransactionId: 'bet-77-1',
    },
    answer: {
      requestId: 'req-13',
      status: 'DUPLICATE_TRANSACTION',
      balance: 5500,
      currency: 'USD',
      transactionId: 'rollback-77-1',
    },
  },
  {
    path: '/wallet/end-round',
    name: 'ended',
    summary: 'The round is over without a win; a repeat changes nothing',
    request: { requestId: 'req-14', ...session, gameCode, roundId: 'round-77' },
    answer: { requestId: 'req-14', status: 'OK', balance: 5500, currency: 'USD' },
  },
  {
    path: '/wallet/free-rounds/list',
    name: 'none',
    summary: 'The player has none in this game',
    request: { requestId: 'req-15', ...session },
    answer: { requestId: 'req-15', status: 'OK', freeRounds: [] },
  },
  {
    path: '/wallet/free-rounds/grant',
    name: 'granted',
    summary: 'The player has ten free rounds, which the casino pays',
    request: { requestId: 'req-16', ...money, transactionId: 'grant-7-1', ...terms },
    answer: { requestId: 'req-16', status: 'OK', transactionId: 'grant-7-1', freeRoundsId },
  },
  {
    path: '/wallet/free-rounds/grant',
    name: 'repeated',
    summary: 'A repeat gets the first answer and grants nothing',
    request: { requestId: 'req-17', ...money, transactionId: 'grant-7-1', ...terms },
    answer: { requestId: 'req-17', status: 'OK', transactionId: 'grant-7-1', freeRoundsId },
  },
  {
    path: '/wallet/free-rounds/grant',
    name: 'anotherContent',
    summary: 'The name of a grant that says something else',
    request: { requestId: 'req-18', ...money, transactionId: 'grant-7-1', ...terms, count: 20 },
    answer: { requestId: 'req-18', status: 'DUPLICATE_TRANSACTION', transactionId: 'grant-7-1' },
  },
  {
    path: '/wallet/free-rounds/cancel',
    name: 'cancelled',
    summary: 'What is left of them is cancelled; a repeat answers the same',
    request: { requestId: 'req-19', ...session, freeRoundsId },
    answer: { requestId: 'req-19', status: 'OK' },
  },
  {
    path: '/wallet/promotion-win',
    name: 'paid',
    summary: 'A prize of a tournament of the vendor is paid; it has no stake and no round',
    request: { requestId: 'req-20', ...money, promotionId: 'tournament-12', transactionId: 'prize-12-1', amount: 2500 },
    answer: { requestId: 'req-20', status: 'OK', balance: 8000, currency: 'USD', transactionId: 'prize-12-1' },
  },
  {
    path: '/wallet/promotion-win',
    name: 'repeated',
    summary: 'A repeat gets the first answer and pays nothing',
    request: { requestId: 'req-21', ...money, promotionId: 'tournament-12', transactionId: 'prize-12-1', amount: 2500 },
    answer: { requestId: 'req-21', status: 'OK', balance: 8000, currency: 'USD', transactionId: 'prize-12-1' },
  },
  {
    path: '/wallet/promotion-win',
    name: 'aboveTheLargest',
    summary: 'The win is above what the casino allows the vendor',
    request: {
      requestId: 'req-22',
      ...money,
      promotionId: 'tournament-12',
      transactionId: 'prize-12-2',
      amount: 100001,
    },
    answer: {
      requestId: 'req-22',
      status: 'PROMOTION_LIMIT_EXCEEDED',
      balance: 8000,
      currency: 'USD',
      transactionId: 'prize-12-2',
    },
  },
];
