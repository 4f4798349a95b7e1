import { expect, it } from 'vitest';
import { keyTable } from './key-table.ts';
import { type Pressed, readKey } from './read-key.ts';

const press = (key: string, more: Partial<Pressed> = {}, afterG = false) =>
  readKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, writing: false, ...more }, afterG);

it.each([
  ['j', {}, 'down'],
  ['J', {}, 'down'],
  ['J', { shiftKey: true }, 'selectDown'],
  ['ArrowDown', { shiftKey: true }, 'selectDown'],
  ['?', { shiftKey: true }, 'help'],
  ['+', { shiftKey: true }, 'zoomIn'],
  ['k', { ctrlKey: true }, 'find'],
  ['k', { metaKey: true }, 'find'],
  ['Enter', { ctrlKey: true, writing: true }, 'submit'],
  ['Escape', { writing: true }, 'close'],
  ['ArrowUp', { altKey: true }, 'moveUp'],
] as const)('%s with %j is %s', (key, more, command) => {
  expect(press(key, more)).toEqual({ kind: 'command', command });
});

it('letters typed into a field are text', () => {
  for (const key of ['j', '1', '/', '?', 'g', 'Enter']) expect(press(key, { writing: true }).kind).toBe('nothing');
});

it('G waits for a letter, and leads somewhere only by one that is known', () => {
  expect(press('g')).toEqual({ kind: 'waiting' });
  expect(press('c', {}, true)).toEqual({ kind: 'go', letter: 'C' });
  expect(press('J', {}, true)).toEqual({ kind: 'go', letter: 'J' });
  expect(press('ArrowDown', {}, true)).toEqual({ kind: 'command', command: 'down' });
});

it("the browser's own keys stay the browser's", () => {
  expect(press('c', { ctrlKey: true }).kind).toBe('nothing');
  expect(press('r', { ctrlKey: true }).kind).toBe('nothing');
  expect(press('n', { altKey: true }).kind).toBe('nothing');
  expect(press('ArrowLeft', { altKey: true }).kind).toBe('nothing');
});

it('no key means two things', () => {
  const keys = Object.values(keyTable).flat();
  expect(new Set(keys).size).toBe(keys.length);
});
