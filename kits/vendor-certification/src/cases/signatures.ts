import type { Case, CaseGroup, SigningFault, WalletCallName } from '../case.ts';

const refused = { http: 401, status: 'INVALID_SIGNATURE' };

const faults: [SigningFault, string, string][] = [
  ['wrong secret', 'the secret is another', 'Anyone could move money of players with any secret.'],
  ['no signature', 'the signature is missing', 'A call without a signature comes from anybody.'],
  ['no timestamp', 'the timestamp is missing', 'Without a time a recorded call could be sent again years later.'],
  ['no vendor', 'the vendor id is missing', 'The casino would not know whose secret to check with.'],
  ['unknown vendor', 'the vendor id is unknown', 'An unknown vendor has no secret to check with.'],
  ['other path', 'the signature is of another call', 'A signed bet must not become a signed rollback.'],
  ['body changed', 'the body was changed after signing', 'A proxy must not change an amount.'],
  [
    'body reformatted',
    'the body was written again after signing',
    'The bytes that are sent are the bytes that are signed.',
  ],
  ['version 1', 'a new vendor signs with version 1', 'Version 1 does not name the call.'],
  ['version 3', 'the version of the signature is unknown', 'An unknown version must not be read as a known one.'],
  ['no version', 'the digest has no version in front', 'A digest without its version is read as version 1.'],
  ['cut off', 'the digest is one character short', 'A shorter digest would be easier to guess.'],
  ['base64', 'the digest is base64', 'Both sides write the digest in lower-case hex.'],
];

const others: WalletCallName[] = ['authenticate', 'balance', 'win', 'play', 'rollback', 'end-round'];

const ofStudio: [SigningFault, string][] = [
  ['wrong secret', 'the secret is another'],
  ['no signature', 'the signature is missing'],
  ['no timestamp', 'the timestamp is missing'],
  ['other path', 'the signature is of another question'],
  ['body changed', 'the body was changed after signing'],
];

const cases: Case[] = [
  {
    id: 'signatures-accepted',
    title: 'accepts a call when its signature is right',
    direction: 'studio to casino',
    why: 'Everything else rests on it.',
    steps: [{ wallet: 'balance', expect: { status: 'OK', balance: 10_000 } }],
  },
  ...faults.map(
    ([sign, when, why]): Case => ({
      id: `signatures-bet-${sign.replaceAll(' ', '-')}`,
      title: `rejects a bet when ${when}`,
      direction: 'studio to casino',
      why,
      steps: [
        { wallet: 'bet', sign, expect: refused },
        { wallet: 'balance', expect: { status: 'OK', balance: 10_000 } },
      ],
    }),
  ),
  ...others.map(
    (wallet): Case => ({
      id: `signatures-${wallet}`,
      title: `rejects ${wallet} when the secret is another`,
      direction: 'studio to casino',
      why: 'Each call is checked by itself: one without a check is a way around all others.',
      steps: [{ wallet, sign: 'wrong secret', expect: refused }],
    }),
  ),
  {
    id: 'signatures-id-stays-free',
    title: 'accepts a bet when a forged one used its transaction id before',
    direction: 'studio to casino',
    why: 'A refused call leaves nothing behind, or a forger could use up the ids of a studio.',
    steps: [
      { wallet: 'bet', with: { amount: 300 }, sign: 'wrong secret', expect: refused },
      { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
    ],
  },
  ...ofStudio.map(
    ([sign, when]): Case => ({
      id: `signatures-report-${sign.replaceAll(' ', '-')}`,
      title: `rejects a question for rounds when ${when}`,
      direction: 'casino to studio',
      why: 'A report names players and amounts; the casino alone may ask for it.',
      steps: [{ studio: 'rounds', sign, expect: { http: 401 } }],
    }),
  ),
  ...(['wrong secret', 'no signature', 'other path'] as const).map(
    (sign): Case => ({
      id: `signatures-one-${sign.replaceAll(' ', '-')}`,
      title: `rejects a question for one round when its signature has the fault "${sign}"`,
      direction: 'casino to studio',
      why: 'The details of a round may have its seed.',
      steps: [{ studio: 'one', with: { roundId: 'r1' }, sign, expect: { http: 401 } }],
    }),
  ),
  ...(['wrong secret', 'body changed'] as const).map(
    (sign): Case => ({
      id: `signatures-certify-${sign.replaceAll(' ', '-')}`,
      title: `rejects an order of the certification when its signature has the fault "${sign}"`,
      direction: 'casino to studio',
      why: 'An order decides what a round wins. Nobody but the sandbox may give one.',
      steps: [{ studio: 'certify', sign, expect: { http: 401 } }],
    }),
  ),
];

export const signatures: CaseGroup = {
  group: 'Signatures',
  advice:
    'Sign `timestamp.POST path.body` with HMAC-SHA256 over the exact bytes, and check the same way what the casino asks you: answer HTTP 401 to a wrong signature before you read the body.',
  cases,
};
