import type { Case, CaseGroup, SandboxStep, Step, WalletStep } from '../case.ts';

const given: SandboxStep = { sandbox: 'free rounds' };
const one: SandboxStep = { sandbox: 'one free round' };
const bet = (
  expect: WalletStep['expect'],
  more: Record<string, unknown> = {},
  of: Partial<WalletStep> = {},
): WalletStep => ({ wallet: 'bet', with: { amount: 200, freeRoundsId: '$free', ...more }, expect, ...of });
const second = { transactionId: 'bet2', roundId: 'r2' };
const ofStudio = (id: string, title: string, why: string, steps: Step[], player?: Case['player']): Case => ({
  id: `free-${id}`,
  title,
  direction: 'studio to casino',
  why,
  ...(player && { player }),
  steps,
});

const cases: Case[] = [
  ofStudio(
    'list',
    'answers the free rounds of a player when they are asked for',
    'A game shows them before the first round.',
    [given, { wallet: 'balance', path: 'free-rounds/list', expect: { status: 'OK' } }],
  ),
  ofStudio('bet', 'takes no money for a bet when it names free rounds', 'The casino pays the stake.', [
    given,
    bet({ status: 'OK', balance: 10_000 }),
    { books: { balance: 10_000, rounds: 1 } },
  ]),
  ofStudio(
    'no-money',
    'accepts a bet that names free rounds when the player has no money',
    'Free rounds are for players without money too.',
    [given, bet({ status: 'OK', balance: 0 })],
    { balance: 0 },
  ),
  ofStudio(
    'win',
    'leaves the balance as it is when a free round wins',
    'Winnings are credited after the last free round.',
    [given, bet({ status: 'OK' }), { wallet: 'win', expect: { status: 'OK', balance: 10_000 } }],
  ),
  ofStudio(
    'play',
    'leaves the balance as it is when a free round is played in one call',
    'A play follows the rules of bet and win.',
    [given, { wallet: 'play', with: { freeRoundsId: '$free' }, expect: { status: 'OK', balance: 10_000 } }],
  ),
  ofStudio('repeat', 'counts one free round when its bet is repeated', 'A repeat is the same bet.', [
    { sandbox: 'one free round' },
    bet({ status: 'OK' }),
    bet({ status: 'OK' }),
    bet({ status: 'FREE_ROUNDS_USED_UP' }, second),
  ]),
  ofStudio(
    'at-once',
    'accepts one of 16 bets when they come at once for one free round',
    'Two calls are on their way more often than not.',
    [
      one,
      bet({ counts: { OK: 1, FREE_ROUNDS_USED_UP: 15 } }, { transactionId: 'bet{n}', roundId: 'r{n}' }, { times: 16 }),
    ],
  ),
  ofStudio(
    'stake',
    'rejects a bet when its amount is not the stake of the free rounds',
    'The stake is part of what was granted.',
    [given, bet({ status: 'FREE_ROUNDS_MISMATCH' }, { amount: 300 }), { books: { balance: 10_000, rounds: 0 } }],
  ),
  ofStudio('second', 'rejects a second bet when the round is free', 'A free round takes one stake.', [
    given,
    bet({ status: 'OK' }),
    bet({ status: 'FREE_ROUNDS_MISMATCH' }, { transactionId: 'bet2' }),
  ]),
  ofStudio('unknown', 'rejects a bet when nobody granted its free rounds', 'A made-up id costs the casino nothing.', [
    bet({ status: 'FREE_ROUNDS_UNKNOWN' }),
    { books: { balance: 10_000, rounds: 0 } },
  ]),
  ofStudio(
    'expired',
    'rejects a bet when the time of its free rounds is over',
    'They end at a time that the player was shown.',
    [{ sandbox: 'expired free rounds' }, bet({ status: 'FREE_ROUNDS_EXPIRED' })],
  ),
  ofStudio('rollback', 'gives the free round back when its bet is rolled back', 'What was not played was not used.', [
    one,
    bet({ status: 'OK' }),
    { wallet: 'rollback', expect: { status: 'OK', balance: 10_000 } },
    bet({ status: 'OK' }, second),
  ]),
];

export const freeRounds: CaseGroup = {
  group: 'Free rounds',
  advice:
    'Name the free rounds with each bet of one, bet their stake once a round, and read the list again after a refusal.',
  cases,
};
