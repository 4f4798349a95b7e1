import type { CaseGroup } from '../case.ts';

export const rollbacks: CaseGroup = {
  group: 'Early and late rollbacks',
  advice:
    'Take a bet back with an id of its own and the id of the bet in `referenceTransactionId`. After OK the stake is with the player, whatever is still on its way.',
  cases: [
    {
      id: 'rollbacks-plain',
      title: 'gives the stake back and closes the round when a bet is taken back',
      direction: 'studio to casino',
      why: 'The usual way to end a round that could not be played.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK', balance: 9_800 } },
        { wallet: 'rollback', expect: { status: 'OK', balance: 10_000 } },
        { books: { balance: 10_000, round: 'r1', closed: true } },
      ],
    },
    {
      id: 'rollbacks-early',
      title: 'rejects a bet when its rollback came first',
      direction: 'studio to casino',
      why: 'Networks reorder. After the rollback was answered the stake stays with the player.',
      steps: [
        { wallet: 'rollback', expect: { status: 'OK', balance: 10_000 } },
        { wallet: 'bet', expect: { status: 'TRANSACTION_DOES_NOT_EXIST', balance: 10_000 } },
        { books: { balance: 10_000 } },
      ],
    },
    {
      id: 'rollbacks-early-twice',
      title: 'rejects every repeat of a bet when its rollback came first',
      direction: 'studio to casino',
      why: 'The mark that a rollback leaves does not wear off.',
      steps: [
        { wallet: 'rollback', expect: { status: 'OK' } },
        { wallet: 'bet', expect: { status: 'TRANSACTION_DOES_NOT_EXIST' } },
        { wallet: 'bet', expect: { status: 'TRANSACTION_DOES_NOT_EXIST' } },
        { wallet: 'rollback', expect: { status: 'OK', balance: 10_000 } },
      ],
    },
    {
      id: 'rollbacks-second-id',
      title: 'gives a stake back once when a second rollback has another id',
      direction: 'studio to casino',
      why: 'Two processes of a studio may both take back a bet.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'rollback', expect: { status: 'OK', balance: 10_000 } },
        { wallet: 'rollback', with: { transactionId: 'back2' }, expect: { status: 'OK' } },
        { books: { balance: 10_000 } },
      ],
    },
    {
      id: 'rollbacks-after-win',
      title: 'rejects a rollback when the bet was answered by a win',
      direction: 'studio to casino',
      why: 'A round cannot both win and be given back.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'win', with: { referenceTransactionId: 'bet1' }, expect: { status: 'OK' } },
        { wallet: 'rollback', expect: { status: 'DUPLICATE_TRANSACTION' } },
        { books: { balance: 10_300 } },
      ],
    },
    {
      id: 'rollbacks-of-play',
      title: 'rejects a rollback when the play has won',
      direction: 'studio to casino',
      why: 'A play is both or nothing.',
      steps: [
        { wallet: 'play', expect: { status: 'OK' } },
        { wallet: 'rollback', expect: { status: 'DUPLICATE_TRANSACTION' } },
        { books: { balance: 10_300 } },
      ],
    },
    {
      id: 'rollbacks-before-play',
      title: 'rejects a play when the rollback of its stake came first',
      direction: 'studio to casino',
      why: 'A late play must not take a stake that was given back.',
      steps: [
        { wallet: 'rollback', expect: { status: 'OK' } },
        { wallet: 'play', expect: { status: 'DUPLICATE_TRANSACTION or TRANSACTION_DOES_NOT_EXIST' } },
        { books: { balance: 10_000 } },
      ],
    },
    {
      id: 'rollbacks-one-of-two',
      title: 'gives one stake back when a round has two',
      direction: 'studio to casino',
      why: 'A rollback takes back one bet, whole.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'bet', with: { transactionId: 'bet2', amount: 300 }, expect: { status: 'OK', balance: 9_500 } },
        { wallet: 'rollback', with: { roundClosed: false }, expect: { status: 'OK', balance: 9_700 } },
        { books: { balance: 9_700, round: 'r1', closed: false } },
      ],
    },
    {
      id: 'rollbacks-round-stays-open',
      title: 'accepts a further bet when the rollback left the round open',
      direction: 'studio to casino',
      why: '`roundClosed: false` says that the round goes on.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'rollback', with: { roundClosed: false }, expect: { status: 'OK' } },
        { wallet: 'bet', with: { transactionId: 'bet2' }, expect: { status: 'OK', balance: 9_800 } },
      ],
    },
    {
      id: 'rollbacks-after-session-end',
      title: 'gives a stake back when the session has ended',
      direction: 'studio to casino',
      why: 'A rollback is never late.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { sandbox: 'end-sessions' },
        { wallet: 'rollback', expect: { status: 'OK', balance: 10_000 } },
      ],
    },
    {
      id: 'rollbacks-after-suspension',
      title: 'gives a stake back when the player was suspended since',
      direction: 'studio to casino',
      why: 'The money is the player’s.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { sandbox: 'suspend' },
        { wallet: 'rollback', expect: { status: 'OK', balance: 10_000 } },
      ],
    },
    {
      id: 'rollbacks-win-afterwards',
      title: 'rejects a win when every bet of its round was taken back',
      direction: 'studio to casino',
      why: 'A round without a stake wins nothing.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'rollback', expect: { status: 'OK' } },
        { wallet: 'win', expect: { status: 'TRANSACTION_DOES_NOT_EXIST' } },
        { books: { balance: 10_000 } },
      ],
    },
    {
      id: 'rollbacks-without-reference',
      title: 'rejects a rollback when it names no bet',
      direction: 'studio to casino',
      why: 'A rollback takes back one bet, never "the last one".',
      steps: [{ wallet: 'rollback', omit: ['referenceTransactionId'], expect: { status: 'WRONG_SYNTAX' } }],
    },
    {
      id: 'rollbacks-at-once',
      title: 'gives a stake back once when sixteen rollbacks come at the same time',
      direction: 'studio to casino',
      why: 'Repeats of a busy studio overtake one another.',
      steps: [
        { wallet: 'bet', expect: { status: 'OK' } },
        { wallet: 'rollback', times: 16, with: { transactionId: 'back{n}' }, expect: { counts: { OK: 16 } } },
        { books: { balance: 10_000 } },
      ],
    },
    {
      id: 'rollbacks-by-studio',
      title: 'takes a bet back under an id of its own when the studio is asked to',
      direction: 'casino to studio',
      why: 'The studio’s own rollback is the one that counts.',
      steps: [
        {
          round: { way: 'take-back', stakes: [200], win: 0 },
          expect: {
            state: 'TAKEN_BACK',
            calls: { bet: { least: 1, ids: 1 }, rollback: { least: 1, ids: 1 }, win: { most: 0 } },
            balance: 10_000,
            closed: true,
            order: ['bet', 'rollback'],
          },
        },
      ],
    },
  ],
};
