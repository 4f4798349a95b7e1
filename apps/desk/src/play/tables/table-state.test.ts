import { permissionsOf } from '@fairhouse/contract/roles';
import { expect, it } from 'vitest';
import { stateOf } from './table-state.ts';
import { type SharedTable, tabOf } from './tables-view.ts';

const now = Date.parse('2026-11-25T12:00:00Z');
const ago = (seconds: number) => new Date(now - seconds * 1_000).toISOString();
const table: SharedTable = {
  code: 'live-wheel',
  name: 'Money wheel',
  round: { number: 7, state: 'OPEN', bets: 0, players: 0, stakes: [] },
  movedTime: ago(3),
  rests: false,
  words: false,
  wordsEverySeconds: 3,
  seated: 0,
  alive: true,
  chain: null,
  settled: null,
  owed: { bets: 0, since: null },
};

it.each([
  ['takes bets', {}, 'OPEN'],
  ['is in a state that the desk has no word for', { round: { ...table.round!, state: 'SHUFFLE' } }, 'other'],
  ['is between two rounds', { round: null }, 'between'],
  ['has not begun', { round: null, movedTime: null }, 'notBegun'],
  ['moved two minutes ago', { movedTime: ago(120) }, 'OPEN'],
  ['has not moved for longer', { movedTime: ago(121) }, 'still'],
  ['has nobody to write it', { alive: false }, 'unwritten'],
  ['is to rest after its round', { rests: true }, 'restsSoon'],
  ['is to rest after a round that does not end', { rests: true, movedTime: ago(121) }, 'still'],
  ['rests, and has for long', { rests: true, round: null, movedTime: ago(9_000), alive: false }, 'rests'],
] as const)('a table that %s', (_, changed, state) => {
  expect(stateOf({ ...table, ...changed } as SharedTable, now)).toBe(state);
});

it('support is led to the words, who arranges the catalogue to the tables, and a cashier sees them', () => {
  const tabFor = (role: 'support' | 'content' | 'cashier' | 'documents', tab?: string) => {
    const held = permissionsOf([role]);
    return tabOf(tab === undefined ? {} : { tab }, (permission) => held.includes(permission));
  };
  expect(tabFor('support')).toBe('words');
  expect(tabFor('support', 'tables')).toBe('words');
  expect(tabFor('content', 'words')).toBe('tables');
  expect(tabFor('cashier')).toBe('tables');
  expect(tabFor('documents')).toBeUndefined();
});
