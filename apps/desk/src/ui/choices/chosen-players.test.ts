import { expect, it } from 'vitest';
import { addPlayer, playersOf } from './chosen-players.ts';

it('a search offers each player once, whatever of theirs was found', () => {
  const hit = (memberId: number, username: string) => ({
    memberId,
    username,
    name: 'Maria S.',
    email: 'm…@example.com',
  });
  expect(playersOf([hit(5, 'maria'), hit(5, 'maria'), hit(7, 'mario')])).toEqual([
    { id: '5', name: 'maria', about: 'Maria S. · m…@example.com' },
    { id: '7', name: 'mario', about: 'Maria S. · m…@example.com' },
  ]);
});

it('a player is chosen once, and where one alone can be, the last one stays', () => {
  expect(addPlayer('', '5', 100)).toBe('5');
  expect(addPlayer('5,7', '5', 100)).toBe('7,5');
  expect(addPlayer('5', '7', 1)).toBe('7');
});
