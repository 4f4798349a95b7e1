/**
 * The OpenAPI 3.1 document of the wallet that game vendors call, made from the same schemas by which calls are read. Apart from the
 * other exports (subpath `@fairhouse/contract/wallet-openapi`), so that a process makes it only when it is asked for.
 */
import { z } from 'zod';
import {
  walletAnswer,
  walletAuthenticate,
  walletAuthenticateAnswer,
  walletBalance,
  walletBet,
  walletEndRound,
  walletFreeRoundsAnswer,
  walletFreeRoundsCancel,
  walletFreeRoundsGrant,
  walletFreeRoundsGrantAnswer,
  walletFreeRoundsList,
  walletPlay,
  walletPromotionWin,
  walletRollback,
  type walletStatuses,
  walletWin,
} from './wallet.ts';
import { type WalletExample, walletExamples } from './wallet-examples.ts';

type Json = Record<string, unknown>;

const calls: { path: string; input: z.ZodType; answer: z.ZodType; summary: string; does: string }[] = [
  {
    ...walletAuthenticate,
    answer: walletAuthenticateAnswer,
    summary: 'Start a session',
    does: 'Exchanges the one-time launch token for a session, with the balance, the limits and the round that is still open.',
  },
  {
    ...walletBalance,
    answer: walletAnswer,
    summary: 'Read the balance',
    does: 'What the player can stake now.',
  },
  {
    ...walletBet,
    answer: walletAnswer,
    summary: 'Take a stake',
    does: 'Takes a stake, and opens the round or adds to it.',
  },
  {
    ...walletWin,
    answer: walletAnswer,
    summary: 'Pay a win',
    does: 'Pays a win into a round that had a bet, also after the session has ended. A win above its bound is held.',
  },
  {
    ...walletPlay,
    answer: walletAnswer,
    summary: 'Play a round at once',
    does: 'Takes the stake, pays what the round won and closes it, all or nothing.',
  },
  {
    ...walletRollback,
    answer: walletAnswer,
    summary: 'Take a bet back',
    does: 'Gives one stake back, whole. It may come before its bet, which is then refused.',
  },
  {
    ...walletEndRound,
    answer: walletAnswer,
    summary: 'End a round',
    does: 'Closes a round that ended without a win.',
  },
  {
    ...walletFreeRoundsList,
    answer: walletFreeRoundsAnswer,
    summary: 'List free rounds',
    does: 'The free rounds that the player can use in the game of the session now.',
  },
  {
    ...walletFreeRoundsGrant,
    answer: walletFreeRoundsGrantAnswer,
    summary: 'Grant free rounds',
    does: 'Gives a player free rounds in a game of the vendor, within the bounds that the casino has set. The casino pays them.',
  },
  {
    ...walletFreeRoundsCancel,
    answer: walletAnswer,
    summary: 'Cancel free rounds',
    does: 'Cancels what is left of free rounds that the vendor has granted.',
  },
  {
    ...walletPromotionWin,
    answer: walletAnswer,
    summary: 'Pay a promotional win',
    does: 'Pays what a player has won in a promotion of the vendor, without a stake, within the bounds that the casino has set.',
  },
];

const headers = [
  ['X-Vendor-Id', 'Your vendor id'],
  ['X-Vendor-Timestamp', 'Unix time in seconds; refused when it is more than 300 s off'],
  [
    'X-Vendor-Signature',
    '`v2=` and lower-case hex of HMAC-SHA256 under your secret, over the timestamp, `.POST `, the path, `.` and the bytes of the body',
  ],
] as const;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
};

const named = (examples: readonly WalletExample[], part: 'request' | 'answer') =>
  Object.fromEntries(examples.map((one) => [one.name, { summary: one.summary, value: one[part] }]));

/** `version`: of the API that answers it. */
export function walletOpenApi(version: string): Json {
  const paths = calls.map(({ path, input, answer, summary, does }) => {
    const examples = walletExamples.filter((one) => one.path === path);
    const operation = {
      operationId: path.slice(1).replaceAll('/', '.'),
      summary,
      description: does,
      parameters: headers.map(([name]) => ({ $ref: `#/components/parameters/${name}` })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(input, 'input'), examples: named(examples, 'request') } },
      },
      responses: {
        200: {
          description: 'The call was understood; `status` is its outcome',
          content: { 'application/json': { schema: schemaOf(answer, 'output'), examples: named(examples, 'answer') } },
        },
        401: { $ref: '#/components/responses/InvalidSignature' },
        413: { $ref: '#/components/responses/WrongSyntax' },
        503: { $ref: '#/components/responses/Unknown' },
      },
    };
    return [path, { post: operation }];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fairhouse wallet for game vendors',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description:
        'Signed calls of a vendor. Amounts are whole minor units. A transaction id is processed once; its repeat gets the first answer. `docs/vendor-wallet.md` explains each status.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(paths),
    components: {
      parameters: Object.fromEntries(
        headers.map(([name, description]) => [
          name,
          { name, in: 'header', required: true, description, schema: { type: 'string' } },
        ]),
      ),
      responses: {
        InvalidSignature: fault(
          'Vendor id, timestamp, signature or address is wrong; nothing was done',
          'INVALID_SIGNATURE',
        ),
        WrongSyntax: fault('The body has more than 64 kB; nothing was done', 'WRONG_SYNTAX'),
        Unknown: fault('It was done or it was not: repeat with the same transaction id', 'UNKNOWN'),
      },
    },
  };
}

function fault(description: string, status: (typeof walletStatuses)[number]): Json {
  const schema = { type: 'object', required: ['status'], properties: { status: { const: status } } };
  return { description, content: { 'application/json': { schema, examples: { usual: { value: { status } } } } } };
}
