import type { Case, CaseGroup } from '../case.ts';

const badIds: [string, string, string][] = [
  ['umlaut', 'bet-ü', 'has an umlaut'],
  ['emoji', 'bet-🎰', 'has an emoji'],
  ['blank', 'bet 1', 'has a blank'],
  ['slash', 'bet/1', 'has a slash'],
  ['newline', 'bet\n1', 'has a line break'],
  ['nul', 'bet\u0000', 'has a NUL character'],
  ['full-width', 'ｂｅｔ１', 'is in full-width letters'],
  ['quote', "b'; --", 'has a quote'],
];

const badBodies: [string, string, string][] = [
  ['no-json', 'amount=200', 'is no JSON'],
  ['array', '[]', 'is an array'],
  ['text', '"bet"', 'is a JSON text'],
  ['null', 'null', 'is null'],
  ['trailing-comma', '{"requestId":"r",}', 'has a trailing comma'],
  ['invalid-utf-8', 'base64:eyJyZXF1ZXN0SWQiOiL/In0=', 'is no UTF-8'],
  ['utf-16', 'base64:ewAiAHIAIgA6ADEAfQA=', 'is UTF-16'],
  ['empty', '', 'is empty'],
];

const cases: Case[] = [
  {
    id: 'unicode-meta',
    title: 'accepts a bet when its meta has letters of other scripts',
    direction: 'studio to casino',
    why: 'The signature covers bytes, and bytes of UTF-8 are more than letters.',
    steps: [{ wallet: 'bet', with: { meta: 'Größe, 遊戲, игра, 🎰' }, expect: { status: 'OK', balance: 9_800 } }],
  },
  {
    id: 'unicode-escaped',
    title: 'accepts a bet when its text is escaped',
    direction: 'studio to casino',
    why: 'JSON may write a letter as \\u and four digits; what is signed is what is sent.',
    steps: [
      {
        wallet: 'bet',
        raw: '{"requestId":"\\u0072","token":"$token","user":"$user","gameCode":"$game","roundId":"r1","transactionId":"bet\\u0031","currency":"USD","amount":200,"meta":"\\ud83c\\udfb0"}',
        expect: { status: 'OK', balance: 9_800, fields: { transactionId: 'bet1', requestId: 'r' } },
      },
    ],
  },
  {
    id: 'unicode-whitespace',
    title: 'accepts a bet when its JSON has blanks and line breaks',
    direction: 'studio to casino',
    why: 'Any JSON is good, as long as its bytes are signed.',
    steps: [
      {
        wallet: 'balance',
        raw: '{\n  "requestId" : "r",\n\t"token":"$token",  "user":"$user" }\n',
        expect: { status: 'OK', balance: 10_000 },
      },
    ],
  },
  {
    id: 'unicode-long-meta',
    title: 'rejects a bet when its meta has 501 characters',
    direction: 'studio to casino',
    why: 'Everything that is sent has a limit.',
    steps: [{ wallet: 'bet', with: { meta: 'ü'.repeat(501) }, expect: { status: 'WRONG_SYNTAX' } }],
  },
  ...badIds.map(
    ([id, transactionId, what]): Case => ({
      id: `unicode-id-${id}`,
      title: `rejects a bet when its transaction id ${what}`,
      direction: 'studio to casino',
      why: 'Ids are letters, digits, `:`, `_` and `-`, so that no two of them look alike.',
      steps: [{ wallet: 'bet', with: { transactionId }, expect: { status: 'WRONG_SYNTAX' } }],
    }),
  ),
  ...badBodies.map(
    ([id, raw, what]): Case => ({
      id: `unicode-body-${id}`,
      title: `rejects a call when its body ${what}`,
      direction: 'studio to casino',
      why: 'A body that cannot be read is refused with a status, not with a crash.',
      steps: [{ wallet: 'bet', raw, expect: { status: 'WRONG_SYNTAX' } }],
    }),
  ),
  {
    id: 'unicode-user',
    title: 'rejects a bet when the user is in another script',
    direction: 'studio to casino',
    why: 'A user is what authenticate answered, and nothing else.',
    steps: [{ wallet: 'bet', with: { user: 'игрок' }, expect: { status: 'INVALID_TOKEN' } }],
  },
  {
    id: 'unicode-studio-bad-body',
    title: 'answers a status below 500 when the casino’s question is no JSON',
    direction: 'casino to studio',
    why: 'A studio that fails on one body fails for all its players.',
    steps: [
      { studio: 'rounds', raw: '{"from":', expect: { http: [400, 404, 413, 415, 422] } },
      { studio: 'rounds', expect: { http: 200 } },
    ],
  },
  {
    id: 'unicode-studio-round-id',
    title: 'answers that there is no such round when its id is in another script',
    direction: 'casino to studio',
    why: 'Somebody typed it; the studio stays up.',
    steps: [{ studio: 'one', with: { roundId: 'раунд-🎰' }, expect: { refused: 'NOT_FOUND' } }],
  },
];

export const unicode: CaseGroup = {
  group: 'Unicode',
  advice:
    'Write bodies in UTF-8 and sign the bytes; use only letters, digits, `:`, `_` and `-` in ids; answer questions that you cannot read with HTTP 400.',
  cases,
};
