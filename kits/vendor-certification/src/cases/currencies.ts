import type { Case, CaseGroup } from '../case.ts';

const all = ['USD', 'EUR', 'BRL', 'BTC'];

const cases: Case[] = [
  ...all.map(
    (currency): Case => ({
      id: `currencies-wallet-${currency.toLowerCase()}`,
      title: `answers ${currency} when the player’s account is in ${currency}`,
      direction: 'studio to casino',
      why: 'A session has one currency, that of the account.',
      player: { currency },
      steps: [
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800, fields: { currency } } },
        { wallet: 'win', expect: { status: 'OK', balance: 10_300, fields: { currency } } },
      ],
    }),
  ),
  ...all.map(
    (currency): Case => ({
      id: `currencies-studio-${currency.toLowerCase()}`,
      title: `plays in ${currency} when the session is in ${currency}`,
      direction: 'casino to studio',
      why: 'A studio takes the currency from the session and never converts.',
      player: { currency },
      steps: [
        {
          round: { way: 'play', stakes: [200], win: 500 },
          expect: { state: 'PAID', balance: 10_300, closed: true },
        },
      ],
    }),
  ),
  {
    id: 'currencies-other-bet',
    title: 'rejects a bet when its currency is not that of the session',
    direction: 'studio to casino',
    why: '200 cents are not 200 satoshi.',
    steps: [
      { wallet: 'bet', with: { currency: 'EUR' }, expect: { status: 'WRONG_CURRENCY' } },
      { books: { balance: 10_000 } },
    ],
  },
  {
    id: 'currencies-other-win',
    title: 'rejects a win when its currency is not that of the session',
    direction: 'studio to casino',
    why: '200 cents are not 200 satoshi.',
    steps: [
      { wallet: 'bet', expect: { status: 'OK' } },
      { wallet: 'win', with: { currency: 'BTC' }, expect: { status: 'WRONG_CURRENCY' } },
      { books: { balance: 9_800 } },
    ],
  },
  {
    id: 'currencies-repeat-in-other',
    title: 'rejects the repeat of a bet when it has another currency',
    direction: 'studio to casino',
    why: 'A repeat says the same as the first time.',
    steps: [
      { wallet: 'bet', expect: { status: 'OK' } },
      { wallet: 'bet', with: { currency: 'EUR' }, expect: { status: 'DUPLICATE_TRANSACTION' } },
    ],
  },
  {
    id: 'currencies-unknown',
    title: 'rejects a bet when its currency is unknown',
    direction: 'studio to casino',
    why: 'Nothing is guessed about money.',
    steps: [{ wallet: 'bet', with: { currency: 'XXX' }, expect: { status: 'WRONG_SYNTAX' } }],
  },
  {
    id: 'currencies-lower-case',
    title: 'rejects a bet when its currency is in lower case',
    direction: 'studio to casino',
    why: 'Codes are those of ISO 4217, in capitals.',
    steps: [{ wallet: 'bet', with: { currency: 'usd' }, expect: { status: 'WRONG_SYNTAX' } }],
  },
];

export const currencies: CaseGroup = {
  group: 'Currencies',
  advice: 'Use the currency that authenticate answers in every call of the session, and amounts in its smallest unit.',
  cases,
};
