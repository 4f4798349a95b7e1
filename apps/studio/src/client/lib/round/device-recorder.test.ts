import { type ContradictionCode, type DeviceRecord, sha256Hex } from '@fairhouse/game-math';
import { beforeEach, expect, it } from 'vitest';
import { DeviceRecorder } from './device-recorder.ts';
import type { Round, SeedInUse } from './wire.ts';

const seeds = ['aa', 'bb', 'cc'].map((two) => two.repeat(32));
const [first, second, third] = seeds.map(sha256Hex) as [string, string, string];
const inUse: SeedInUse = { serverSeedHash: first, clientSeed: null, nextNonce: 0, nextServerSeedHash: second };

let shown: ContradictionCode[];
let stored: string | null;
let device: DeviceRecorder;
/** Another window of the same browser. */
let beside: DeviceRecorder;
beforeEach(() => {
  shown = [];
  stored = null;
  const place = {
    read: () => stored,
    write: (text: string) => {
      stored = text;
    },
  };
  const open = () =>
    new DeviceRecorder(
      'https://studio.test',
      place,
      (code) => shown.push(code),
      () => new Date(0),
    );
  [device, beside] = [open(), open()];
});

const round = (roundId: string, nonce: number, over: Partial<Round> = {}) =>
  ({ roundId, nonce, state: 'CLOSED', stake: 5, win: 7, outcome: { kind: 'slot' }, ...over }) as Round;
const send = (by = device, under: { serverSeedHash?: string; clientSeed?: string } = {}) =>
  by.roundSent({
    game: 'nocturne',
    definitionHash: third,
    bet: { coin: 1 },
    serverSeedHash: first,
    clientSeed: 'mine',
    chainEnd: null,
    nonce: null,
    ...under,
  });

it('notes a commitment before the bet, and the answer after it', () => {
  device.seedShown(inUse);
  const order = send();
  device.roundAnswered(order, round('r1', 0));
  const { commitments, rounds } = device.record;
  expect(commitments.map(({ serverSeedHash }) => serverSeedHash)).toEqual([first, second]);
  expect(commitments[0]!.order).toBeLessThan(rounds[0]!.order);
  expect(rounds[0]).toMatchObject({ roundId: 'r1', nonce: 0, clientSeed: 'mine', staked: 5, win: 7 });
  expect(shown).toEqual([]);
});

it('notes actions, and the result once the round is over', () => {
  device.seedShown(inUse);
  device.roundAnswered(send(), round('r1', 0, { state: 'PLAYING' }));
  expect(device.record.rounds[0]).toMatchObject({ actions: [], staked: null });
  device.acted('hit', round('r1', 0, { state: 'PLAYING' }));
  device.acted('stand', round('r1', 0, { win: 10 }));
  expect(device.record.rounds[0]).toMatchObject({ actions: ['hit', 'stand'], staked: 5, win: 10 });
});

it('notes the actions that were decided before the start as far as the round took them', () => {
  device.seedShown(inUse);
  const decided = ['pick:1', 'pick:2', 'take'];
  device.roundAnswered(send(), round('r1', 0, { step: 1, win: 0 }), decided);
  expect(device.record.rounds[0]).toMatchObject({ actions: ['pick:1'], staked: 5, win: 0 });
});

it('reads the record that another window has written', () => {
  device.seedShown(inUse);
  device.roundAnswered(send(), round('r1', 0));
  beside.roundAnswered(send(beside), round('r2', 1));
  device.roundAnswered(send(), round('r3', 2));
  expect(beside.record.rounds.map(({ roundId }) => roundId)).toEqual(['r1', 'r2', 'r3']);
});

it('says nothing while the seeds are those that were shown, through changes and in two windows', () => {
  device.seedShown(inUse);
  device.roundAnswered(send(), round('r1', 0));
  beside.seedShown({ ...inUse, clientSeed: 'mine', nextNonce: 1 });
  beside.roundAnswered(send(beside), round('r2', 1));
  const now = { serverSeedHash: second, clientSeed: 'next', nextNonce: 0, nextServerSeedHash: third };
  const revealed = { serverSeed: seeds[0]!, serverSeedHash: first, clientSeed: 'mine', rounds: 2 };
  device.rotated({ ...inUse, clientSeed: 'mine', nextNonce: 2 }, 'next', { revealed, seed: now });
  // Opened before the other window played, read after it.
  beside.seedShown({ ...inUse, clientSeed: null, nextNonce: 0 });
  device.seedShown(now);
  expect(shown).toEqual([]);
  expect(device.record.commitments.map(({ serverSeed }) => serverSeed)).toEqual([seeds[0], null, null]);
});

const before = { ...inUse, clientSeed: 'mine', nextNonce: 1 };
const revealed = { serverSeed: seeds[0]!, serverSeedHash: first, clientSeed: 'mine', rounds: 1 };
const seed = { serverSeedHash: second, clientSeed: 'next', nextNonce: 0, nextServerSeedHash: third };
it.each<[ContradictionCode, string, () => void]>([
  [
    'other_client_seed',
    'another client seed is shown than was played with',
    () => device.seedShown({ ...before, clientSeed: 'theirs' }),
  ],
  [
    'other_next_commitment',
    'another commitment is shown as the next',
    () => device.seedShown({ ...before, nextServerSeedHash: third }),
  ],
  ['number_used_before', 'a second round has a number', () => device.roundAnswered(send(), round('r2', 0))],
  [
    'seed_not_committed',
    'the revealed seed has another hash',
    () => device.rotated(before, 'next', { revealed: { ...revealed, serverSeed: seeds[2]! }, seed }),
  ],
  [
    'other_client_seed',
    'the revealed seed is said to have decided rounds of another client seed',
    () => device.rotated(before, 'next', { revealed: { ...revealed, clientSeed: 'theirs' }, seed }),
  ],
  [
    'not_the_next_commitment',
    'another commitment follows than was shown',
    () => device.rotated(before, 'next', { revealed, seed: { ...seed, serverSeedHash: third } }),
  ],
  [
    'other_client_seed',
    'another client seed goes with the next commitment than was sent',
    () => device.rotated(before, 'next', { revealed, seed: { ...seed, clientSeed: 'theirs' } }),
  ],
])('tells %s when %s, and once', (code, _when, happens) => {
  device.seedShown(inUse);
  device.roundAnswered(send(), round('r1', 0));
  happens();
  happens();
  expect(shown).toEqual([code]);
  expect(device.record.contradictions).toMatchObject([{ code }]);
});

it('tells other_salt when the chain of a table has another one than before', () => {
  device.chainShown('live-wheel', { end: first, salt: 'salt' });
  device.chainShown('live-wheel', { end: first, salt: 'salt' });
  device.chainShown('live-roulette', { end: first, salt: 'other' });
  expect(shown).toEqual([]);
  device.chainShown('live-wheel', { end: first, salt: 'other' });
  expect(shown).toEqual(['other_salt']);
});

it('keeps the newest, and what the browser would not keep for as long as the page is open', () => {
  for (let nth = 0; nth < 310; nth++) device.roundAnswered(send(), round(`r${nth}`, nth));
  const { rounds } = device.record;
  expect([rounds.length, rounds[0]!.roundId, rounds.at(-1)!.roundId]).toEqual([300, 'r10', 'r309']);
  const nowhere = new DeviceRecorder('', { read: () => null, write: () => {} }, () => {});
  nowhere.seedShown(inUse);
  expect((JSON.parse(nowhere.file().text) as DeviceRecord).commitments).toHaveLength(2);
});

it('keeps the newest receipt of a round, and the one of a stake that was refused', () => {
  const receipt = (body: string) => ({ format: 'fairhouse-receipt/1', keyId: 'k', body, signature: 's' });
  device.seedShown(inUse);
  device.roundAnswered(send(), round('r1', 0, { state: 'PLAYING', receipt: receipt('dealt') }));
  device.acted('stand', round('r1', 0, { receipt: receipt('ended') }));
  device.roundRefused(send(), 'NOT_ENOUGH_MONEY', receipt('refused'));
  expect(device.record.rounds).toMatchObject([
    { roundId: 'r1', receipts: [receipt('ended')] },
    { roundId: null, refused: 'NOT_ENOUGH_MONEY', receipts: [receipt('refused')] },
  ]);
});

it.each(['nonsense', 'null', '{"format":"fairhouse-device/0"}'])('begins a new record where %s is stored', (text) => {
  stored = text;
  device.seedShown(inUse);
  expect(device.record.commitments).toHaveLength(2);
});
