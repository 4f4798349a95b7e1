import type { ImportedPackage, PackageAttempt } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import {
  type Approval,
  exactText,
  largestText,
  lineAt,
  linesOf,
  multipleText,
  type PackageMode,
  placeOf,
  returnsText,
  roundsOf,
} from './packages-view.ts';

const mode = (more: Partial<PackageMode> = {}): PackageMode => ({
  name: 'base',
  cost: { part: '1', of: '1' },
  lines: 8,
  sum: '8',
  returned: { part: '768', of: '800' },
  hits: { part: '2', of: '8' },
  deviation: '19827',
  largest: '600',
  largestShare: { part: '1', of: '8' },
  ...more,
});

const attempt = (more: Partial<PackageAttempt>): PackageAttempt => ({
  id: 4,
  hash: 'a'.repeat(64),
  code: 'river',
  name: 'River',
  outcome: 'proposed',
  judgedBy: 'casino',
  modes: [mode()],
  findings: ['base returns 85.00 %'],
  faults: [],
  faultsFound: 0,
  reason: 'A test',
  triedBy: 'operator:ana',
  tryTime: '2026-03-02T10:00:00.000Z',
  ...more,
});

const proposal = (state: Approval['state']) => ({ subject: `package:${'a'.repeat(64)}`, state }) as Approval;

it('shows a proposed package as waiting until the second person has refused it', () => {
  const stateWith = (...approvals: Approval[]) => linesOf([], [attempt({})], approvals)[0]!.state;
  expect([stateWith(), stateWith(proposal('waiting')), stateWith(proposal('refused'))]).toEqual([
    'waiting',
    'waiting',
    'declined',
  ]);
  expect(stateWith(proposal('expired'))).toBe('declined');
});

it('finds the line of a proposal by the hash of its package, the last one where it was tried twice', () => {
  const later = attempt({ id: 5, tryTime: '2026-03-03T10:00:00.000Z' });
  const lines = linesOf([], [attempt({}), later], []);
  expect(lineAt(lines, 'a'.repeat(64))?.id).toBe('try-5');
  expect(lineAt(lines, 'try-4')?.id).toBe('try-4');
  expect([lineAt(lines, 'b'.repeat(64)), lineAt(lines, undefined)]).toEqual([undefined, undefined]);
});

it('lists versions and refused imports by their time, the last one first', () => {
  const of: ImportedPackage = {
    hash: 'b'.repeat(64),
    gameId: 100_000,
    name: 'Lake',
    code: 'lake',
    state: 'imported',
    modes: [mode()],
    findings: [],
    reason: 'A test',
    importedBy: 'operator:ben',
    approvedBy: null,
    importTime: '2026-03-01T10:00:00.000Z',
    withdrawal: null,
  };
  const lines = linesOf([of], [attempt({ outcome: 'refused', hash: null })], []);
  expect(lines.map(({ id, state, by }) => [id, state, by])).toEqual([
    ['try-4', 'refused', 'ana'],
    ['b'.repeat(64), 'imported', 'ben'],
  ]);
});

it('keeps every digit of exact figures', () => {
  const dear = mode({ returned: { part: '95999999999999999999', of: '100000000000000000000' }, largest: '1234567' });
  expect(returnsText([mode(), dear])).toBe('95.99–96.00 %');
  expect(returnsText([mode()])).toBe('96.00 %');
  expect(largestText([mode(), dear])).toBe('12345.67×');
  expect([multipleText(600n), exactText(mode().returned), exactText({ part: '0', of: '0' })]).toEqual([
    '6×',
    '24/25',
    '0',
  ]);
  expect(roundsOf(mode({ largestShare: { part: '3', of: '40000000000000000001' } }))).toBe(13333333333333333333n);
  expect(roundsOf(mode({ largestShare: { part: '0', of: '8' } }))).toBeUndefined();
});

it('names the line of a fault where it has one', () => {
  expect(placeOf({ file: 'base.csv', line: 12, sentence: '' })).toBe('base.csv:12');
  expect(placeOf({ file: 'page', line: null, sentence: '' })).toBe('page');
});
