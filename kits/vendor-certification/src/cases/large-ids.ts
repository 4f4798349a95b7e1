import type { Case, CaseGroup } from '../case.ts';

const longest = 'Az09:_-'.repeat(9).slice(0, 60);
const id64 = `${longest}-end`;
const fields = ['requestId', 'roundId', 'transactionId'];

const cases: Case[] = [
  {
    id: 'large-ids-64',
    title: 'accepts a bet when its ids have 64 characters',
    direction: 'studio to casino',
    why: 'Ids of 64 characters are allowed, and come back whole.',
    steps: [
      {
        wallet: 'bet',
        with: { requestId: id64, roundId: id64, transactionId: id64 },
        expect: { status: 'OK', fields: { requestId: id64, transactionId: id64 } },
      },
      {
        wallet: 'win',
        with: { roundId: id64, referenceTransactionId: id64 },
        expect: { status: 'OK', balance: 10_300 },
      },
    ],
  },
  ...fields.map(
    (field): Case => ({
      id: `large-ids-65-${field}`,
      title: `rejects a bet when its ${field} has 65 characters`,
      direction: 'studio to casino',
      why: 'An id that is cut off silently meets another one.',
      steps: [{ wallet: 'bet', with: { [field]: `${id64}x` }, expect: { status: 'WRONG_SYNTAX' } }],
    }),
  ),
  ...fields.map(
    (field): Case => ({
      id: `large-ids-0-${field}`,
      title: `rejects a bet when its ${field} is empty`,
      direction: 'studio to casino',
      why: 'An empty id names nothing.',
      steps: [{ wallet: 'bet', with: { [field]: '' }, expect: { status: 'WRONG_SYNTAX' } }],
    }),
  ),
  {
    id: 'large-ids-1',
    title: 'accepts a bet when its ids have one character',
    direction: 'studio to casino',
    why: 'Short ids are ids.',
    steps: [
      { wallet: 'bet', with: { roundId: 'r', transactionId: 'b' }, expect: { status: 'OK', balance: 9_800 } },
      {
        wallet: 'rollback',
        with: { roundId: 'r', referenceTransactionId: 'b' },
        expect: { status: 'OK', balance: 10_000 },
      },
    ],
  },
  {
    id: 'large-ids-case',
    title: 'takes two stakes when ids differ only in capitals',
    direction: 'studio to casino',
    why: 'Ids are compared as they are. In base64 ids capitals carry meaning.',
    steps: [
      { wallet: 'bet', with: { transactionId: 'abc' }, expect: { status: 'OK', balance: 9_800 } },
      { wallet: 'bet', with: { transactionId: 'ABC' }, expect: { status: 'OK', balance: 9_600 } },
    ],
  },
  {
    id: 'large-ids-zeros',
    title: 'takes two stakes when ids differ only in leading zeros',
    direction: 'studio to casino',
    why: 'Ids are text, never numbers.',
    steps: [
      { wallet: 'bet', with: { transactionId: '0001' }, expect: { status: 'OK', balance: 9_800 } },
      { wallet: 'bet', with: { transactionId: '1' }, expect: { status: 'OK', balance: 9_600 } },
    ],
  },
  {
    id: 'large-ids-above-2-53',
    title: 'takes two stakes when ids are numbers above 2⁵³ that differ in their last digit',
    direction: 'studio to casino',
    why: 'Read as numbers the two would be one.',
    steps: [
      { wallet: 'bet', with: { transactionId: '9007199254740993' }, expect: { status: 'OK', balance: 9_800 } },
      { wallet: 'bet', with: { transactionId: '9007199254740992' }, expect: { status: 'OK', balance: 9_600 } },
    ],
  },
  {
    id: 'large-ids-number',
    title: 'rejects a bet when its transaction id is a JSON number',
    direction: 'studio to casino',
    why: 'A number loses digits above 2⁵³ in many languages.',
    steps: [{ wallet: 'bet', with: { transactionId: 12345 }, expect: { status: 'WRONG_SYNTAX' } }],
  },
  {
    id: 'large-ids-amount',
    title: 'rejects a bet when it is the largest amount there is and above the limit',
    direction: 'studio to casino',
    why: 'The largest amount is read exactly, and then judged.',
    steps: [
      {
        wallet: 'bet',
        with: { amount: 999_999_999_999_999 },
        expect: { status: 'LIMIT_EXCEEDED or NOT_ENOUGH_MONEY' },
      },
    ],
  },
  {
    id: 'large-ids-body',
    title: 'rejects a call when its body has more than 64 kB',
    direction: 'studio to casino',
    why: 'Everything that is sent has a limit.',
    steps: [{ wallet: 'bet', with: { meta: 'x'.repeat(70_000) }, expect: { http: 413, status: 'WRONG_SYNTAX' } }],
  },
  {
    id: 'large-ids-path',
    title: 'rejects a call when its path does not exist',
    direction: 'studio to casino',
    why: 'A typing error in a path is answered as one.',
    steps: [{ wallet: 'bet', path: 'bets', expect: { http: 404, status: 'WRONG_SYNTAX' } }],
  },
  {
    id: 'large-ids-missing',
    title: 'rejects a bet when its round is missing',
    direction: 'studio to casino',
    why: 'A bet without a round could not be told apart in a dispute.',
    steps: [{ wallet: 'bet', omit: ['roundId'], expect: { status: 'WRONG_SYNTAX' } }],
  },
];

export const largeIds: CaseGroup = {
  group: 'Large ids',
  advice: 'Keep ids as text of 1 to 64 characters, send them as JSON text, and compare them exactly.',
  cases,
};
