import type { Case, CaseGroup } from '../case.ts';

const refused = { http: 401, status: 'INVALID_SIGNATURE' };

const accepted: [number, string][] = [
  [-290, '290 s behind'],
  [290, '290 s ahead'],
];
const tooFar: [number, string][] = [
  [-315, '315 s behind'],
  [315, '315 s ahead'],
  [-86_400, 'a day behind'],
];
const noTimes: [string, string, string][] = [
  ['words', 'yesterday', 'is a word'],
  ['negative', '-1767225600', 'is negative'],
  ['fraction', '1767225600.5', 'has a fraction'],
  ['blank', ' ', 'is blank'],
  ['iso', '2026-01-01T00:00:00Z', 'is in ISO 8601'],
];

const cases: Case[] = [
  ...accepted.map(
    ([clockS, how]): Case => ({
      id: `clock-wallet-${how.replaceAll(' ', '-')}`,
      title: `accepts a call when its clock is ${how}`,
      direction: 'studio to casino',
      why: 'Clocks of servers differ; 300 s either way are allowed.',
      steps: [{ wallet: 'balance', clockS, expect: { status: 'OK' } }],
    }),
  ),
  ...tooFar.map(
    ([clockS, how]): Case => ({
      id: `clock-wallet-${how.replaceAll(' ', '-')}`,
      title: `rejects a call when its clock is ${how}`,
      direction: 'studio to casino',
      why: 'A recorded call must not be of use for long.',
      steps: [{ wallet: 'bet', clockS, expect: refused }],
    }),
  ),
  {
    id: 'clock-wallet-milliseconds',
    title: 'rejects a call when its timestamp is in milliseconds',
    direction: 'studio to casino',
    why: 'Read as seconds it would lie 50,000 years ahead.',
    steps: [{ wallet: 'bet', timestamp: '$nowMs', expect: refused }],
  },
  ...noTimes.map(
    ([id, timestamp, what]): Case => ({
      id: `clock-wallet-${id}`,
      title: `rejects a call when its timestamp ${what}`,
      direction: 'studio to casino',
      why: 'A timestamp that is no number of seconds cannot be compared with the clock.',
      steps: [{ wallet: 'bet', timestamp, expect: refused }],
    }),
  ),
  ...accepted.map(
    ([clockS, how]): Case => ({
      id: `clock-studio-${how.replaceAll(' ', '-')}`,
      title: `answers the casino when its clock is ${how}`,
      direction: 'casino to studio',
      why: 'The casino compares books once a day, and its clock may differ from yours.',
      steps: [{ studio: 'rounds', clockS, expect: { http: 200 } }],
    }),
  ),
  ...tooFar.map(
    ([clockS, how]): Case => ({
      id: `clock-studio-${how.replaceAll(' ', '-')}`,
      title: `rejects a question of the casino when its clock is ${how}`,
      direction: 'casino to studio',
      why: 'A recorded question must not be answered for ever.',
      steps: [{ studio: 'rounds', clockS, expect: { http: 401 } }],
    }),
  ),
  {
    id: 'clock-studio-milliseconds',
    title: 'rejects a question of the casino when its timestamp is in milliseconds',
    direction: 'casino to studio',
    why: 'Read as seconds it would lie 50,000 years ahead.',
    steps: [{ studio: 'rounds', timestamp: '$nowMs', expect: { http: 401 } }],
  },
];

export const clock: CaseGroup = {
  group: 'Clock',
  advice:
    'Send Unix seconds as digits, keep your servers on network time, and refuse timestamps that are more than 300 s off, either way.',
  cases,
};
