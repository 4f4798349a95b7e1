import type { Case, CaseGroup, Step, WalletCallName, WalletStep } from '../case.ts';

const step =
  (wallet: WalletCallName) =>
  (expect: WalletStep['expect'], more: Record<string, unknown> = {}, of: Partial<WalletStep> = {}): WalletStep => ({
    ...{ wallet, with: more, expect },
    ...of,
  });
const grant = step('free-rounds/grant');
const cancel = step('free-rounds/cancel');
const win = step('promotion-win');
const listed: WalletStep = { wallet: 'balance', path: 'free-rounds/list', expect: { status: 'OK' } };
const freeBet = (status: string, more: Record<string, unknown> = {}): WalletStep => ({
  wallet: 'bet',
  with: { freeRoundsId: '$free', ...more },
  expect: { status },
});
const second = { transactionId: 'bet2', roundId: 'r2' };
const ofStudio = (id: string, title: string, why: string, steps: Step[], player?: Case['player']): Case => ({
  id: `promotion-${id}`,
  title,
  direction: 'studio to casino',
  why,
  ...(player && { player }),
  steps,
});

const grants: Case[] = [
  ofStudio(
    'grant',
    'grants free rounds when the studio asks, to be played at once',
    'A promotion of the studio can give free rounds.',
    [grant({ status: 'OK' }), listed, freeBet('OK'), { books: { balance: 10_000, rounds: 1 } }],
  ),
  ofStudio(
    'grant-repeat',
    'grants once when a grant is repeated',
    'After a lost answer the studio repeats the grant under the same name.',
    [grant({ status: 'OK' }), grant({ status: 'OK' }, {}, { times: 8 })],
  ),
  ofStudio(
    'grant-at-once',
    'grants once when 64 repeats come at once',
    'Two calls are on their way more often than not.',
    [grant({ counts: { OK: 64 } }, { count: 1 }, { times: 64 }), freeBet('OK'), freeBet('FREE_ROUNDS_USED_UP', second)],
  ),
  ofStudio(
    'grant-conflict',
    'rejects a grant when its name was used with another content',
    'One name is one grant for good.',
    [grant({ status: 'OK' }), grant({ status: 'DUPLICATE_TRANSACTION' }, { count: 4 })],
  ),
  ofStudio(
    'grant-too-much',
    'rejects a grant when its maximum is above what the casino allows',
    'The casino pays, and sets how much.',
    [grant({ status: 'PROMOTION_LIMIT_EXCEEDED' }, { winMost: 1_000_001 })],
  ),
  ofStudio('grant-stake', 'rejects a grant when the game does not take its stake', 'It could not be played.', [
    grant({ status: 'LIMIT_EXCEEDED' }, { stake: 19 }),
  ]),
  ofStudio(
    'grant-game',
    'rejects a grant when the game is not the studio’s',
    'A studio gives rounds of its own games.',
    [grant({ status: 'INVALID_GAME' }, { gameCode: 'nocturne' })],
  ),
  ofStudio('grant-unknown', 'rejects a grant when there is no such player', 'Nothing goes to a made-up name.', [
    grant({ status: 'INVALID_TOKEN' }, { user: 'u_nobody' }),
  ]),
  ofStudio('grant-over', 'rejects a grant when its time is over before it begins', 'The player could not use it.', [
    grant({ status: 'FREE_ROUNDS_EXPIRED' }, { expiresAt: '2026-01-01T00:00:00.000Z' }),
  ]),
];

const cancellations: Case[] = [
  ofStudio('cancel', 'cancels free rounds when the studio granted them', 'A promotion can end early.', [
    grant({ status: 'OK' }),
    cancel({ status: 'OK' }),
    freeBet('FREE_ROUNDS_ENDED'),
  ]),
  ofStudio('cancel-repeat', 'answers OK when a cancellation is repeated', 'What the studio wants is so.', [
    grant({ status: 'OK' }),
    cancel({ status: 'OK' }),
    cancel({ status: 'OK' }, {}, { times: 8 }),
  ]),
  ofStudio('cancel-used', 'rejects a cancellation when all rounds were played', 'There is nothing left.', [
    grant({ status: 'OK' }, { count: 1 }),
    freeBet('OK'),
    cancel({ status: 'FREE_ROUNDS_USED_UP' }),
  ]),
  ofStudio(
    'cancel-foreign',
    'rejects a cancellation when another granted the free rounds',
    'Those of the casino and of other vendors are not the studio’s to cancel.',
    [{ sandbox: 'free rounds' }, cancel({ status: 'FREE_ROUNDS_UNKNOWN' }), freeBet('OK')],
  ),
  ofStudio(
    'cancel-unknown',
    'rejects a cancellation when there are no such free rounds',
    'A made-up id ends nothing.',
    [cancel({ status: 'FREE_ROUNDS_UNKNOWN' })],
  ),
];

const wins: Case[] = [
  ofStudio('win', 'pays a promotional win when there is no stake and no round', 'Prizes of a tournament have no bet.', [
    win({ status: 'OK', balance: 10_500 }),
    { books: { balance: 10_500, rounds: 0 } },
  ]),
  ofStudio('win-repeat', 'pays once when a promotional win is repeated', 'After a lost answer it is repeated.', [
    win({ status: 'OK', balance: 10_500 }),
    win({ status: 'OK', balance: 10_500 }, {}, { times: 8 }),
    { books: { balance: 10_500 } },
  ]),
  ofStudio('win-at-once', 'pays once when 64 repeats come at once', 'Two calls are on their way more often than not.', [
    win({ counts: { OK: 64 }, balance: 10_500 }, {}, { times: 64 }),
    { books: { balance: 10_500 } },
  ]),
  ofStudio(
    'win-conflict',
    'rejects a promotional win when its transaction id was used with another content',
    'One transaction id is one instruction.',
    [
      win({ status: 'OK' }),
      win({ status: 'DUPLICATE_TRANSACTION' }, { amount: 501 }),
      win({ status: 'DUPLICATE_TRANSACTION' }, { promotionId: 'tournament2' }),
      { books: { balance: 10_500 } },
    ],
  ),
  ofStudio(
    'win-of-bet',
    'rejects a promotional win when its transaction id is that of a bet',
    'Ids of all transactions of money are one list.',
    [
      { wallet: 'bet', expect: { status: 'OK' } },
      win({ status: 'DUPLICATE_TRANSACTION' }, { transactionId: 'bet1', amount: 200 }),
      { books: { balance: 9_800 } },
    ],
  ),
  ofStudio('win-late', 'pays a promotional win when the session has ended', 'Prizes come after the play.', [
    { wallet: 'balance', expect: { status: 'OK' } },
    { sandbox: 'end-sessions' },
    win({ status: 'OK', balance: 10_500 }),
  ]),
  ofStudio(
    'win-too-much',
    'rejects a promotional win when it is above what the casino allows, and leaves its id free',
    'The casino pays, and sets how much.',
    [win({ status: 'PROMOTION_LIMIT_EXCEEDED', balance: 10_000 }, { amount: 1_000_001 }), win({ status: 'OK' })],
  ),
  ofStudio('win-game', 'rejects a promotional win when the game is not the studio’s', 'A prize is won in own games.', [
    win({ status: 'INVALID_GAME' }, { gameCode: 'nocturne' }),
  ]),
  ofStudio('win-unknown', 'rejects a promotional win when there is no such player', 'Nothing goes to a made-up name.', [
    win({ status: 'INVALID_TOKEN' }, { user: 'u_nobody' }),
  ]),
  ofStudio(
    'win-currency',
    'rejects a promotional win when its currency is not the player’s',
    'Amounts are not converted.',
    [win({ status: 'WRONG_CURRENCY' }, { currency: 'EUR' }), { books: { balance: 10_000 } }],
  ),
];

export const promotions: CaseGroup = {
  group: 'Promotions',
  advice:
    'Keep the name of a grant and the id of a promotional win before the first call, repeat them after a lost answer, and show the player nothing before OK.',
  cases: [...grants, ...cancellations, ...wins],
};
