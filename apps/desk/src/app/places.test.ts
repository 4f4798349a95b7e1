import { permissionsOf, roleNames } from '@fairhouse/contract/roles';
import { expect, it } from 'vitest';
import { goTable } from '../lib/keys/key-table.ts';
import { type Place, places, placesFor } from './places.ts';

it('nobody is led to a screen that they may not see', () => {
  for (const role of roleNames) {
    const held = permissionsOf([role]);
    const seen = placesFor(held);
    const isHeld = ({ needs }: Place) => !needs || [needs].flat().some((one) => held.includes(one));
    expect(seen.every(isHeld)).toBe(true);
    expect(places.filter((place) => !seen.includes(place)).some(isHeld)).toBe(false);
  }
  expect(placesFor([]).map(({ path }) => path)).toEqual(['/home', '/queues']);
});

it('a cashier has no way to the staff, an administrator has', () => {
  expect(placesFor(permissionsOf(['cashier'])).map(({ path }) => path)).not.toContain('/staff');
  expect(placesFor(permissionsOf(['administrator'])).map(({ path }) => path)).toContain('/staff');
});

it('the letter of a screen leads there', () => {
  for (const { letter, path } of places) if (letter) expect(goTable[letter]).toBe(path);
});
