import { permissionsOf } from '@fairhouse/contract/roles';
import { expect, it } from 'vitest';
import { foundFor, queuesToAsk, wayToHit } from './found.ts';
import { places, placesFor } from './places.ts';

const known = (permissions: Parameters<typeof foundFor>[1]['permissions']) => ({
  permissions,
  queues: [
    { queue: 'cashOuts' as const, name: 'Cash-outs' },
    { queue: 'contacts' as const, name: 'Messages' },
  ],
  places: places.map((place) => ({ place, name: place.name })),
});
const risk = known(permissionsOf(['risk']));
const kinds = (text: string, of = risk) => foundFor(text, of).map(({ kind }) => kind);

it('offers of a number only the search, and the rows of queues that the server has answered', () => {
  expect(foundFor('55', risk)).toEqual([{ kind: 'search', text: '55' }]);
  expect(queuesToAsk(risk)).toEqual(['contacts']);
  const rows = [{ queue: 'contacts' as const, id: 55 }];
  expect(foundFor('55', { ...risk, rows })).toEqual([
    { kind: 'search', text: '55' },
    { kind: 'row', queue: 'contacts', id: 55 },
  ]);
  expect(kinds('56', { ...risk, rows } as typeof risk)).toEqual(['search']);
  // The search takes two letters at least, or a number: a new installation has numbers of one digit.
  expect(kinds('5')).toEqual(kinds('55'));
  expect(kinds('m')).not.toContain('search');
});

it('a mail, a name or a reference is searched for; a word of the navigation is a screen first', () => {
  expect(kinds('maria@example.com')).toEqual(['search']);
  expect(kinds('maria')).toEqual(['search']);
  expect(kinds('cash')).toEqual(['queue', 'search']);
  expect(kinds('cash-out:55')).toEqual(['search', 'recordAbout']);
});

it('a screen behind another one is found by its name, by who may see it', () => {
  const named = (text: string, role: 'cashier' | 'content') => {
    const of = {
      ...known(permissionsOf([role])),
      places: placesFor(permissionsOf([role])).map((place) => ({ place, name: place.name })),
    };
    return foundFor(text, of).flatMap((found) => (found.kind === 'place' ? [found.place.path] : []));
  };
  expect(named('mobiles', 'cashier')).toEqual(['/shared-mobiles']);
  expect(named('winbounds', 'cashier')).toEqual(['/win-bounds']);
  expect(named('mobiles', 'content')).toEqual([]);
});

it('nothing is offered that one may not see', () => {
  const content = known(permissionsOf(['content']));
  expect(kinds('maria@example.com', content)).toEqual([]);
  expect(kinds('55', { ...content, queues: [] })).toEqual([]);
  expect(kinds('55', content)).toEqual(['search']);
  expect(queuesToAsk(content)).toEqual(['cashOuts', 'contacts']);
});

it('a hit leads to where it is looked at', () => {
  const hit = (kind: 'member' | 'deposit' | 'document' | 'round') => ({ kind, id: '9', memberId: 4 });
  expect(wayToHit(hit('member'), true)).toEqual({ to: 'member', id: 4, search: {} });
  expect(wayToHit(hit('deposit'), true)).toEqual({ to: 'member', id: 4, search: { open: 'deposit:9' } });
  expect(wayToHit(hit('document'), true)).toEqual({ to: 'queue', queue: 'documents', row: 9 });
  expect(wayToHit(hit('document'), false)).toMatchObject({ to: 'member', id: 4 });
  expect(wayToHit(hit('round'), true)).toEqual({ to: 'member', id: 4, search: { kinds: 'round' } });
});
