import { permissionsOf } from '@fairhouse/contract/roles';
import { expect, it } from 'vitest';
import { foundFor } from './found.ts';
import { places } from './places.ts';

const known = (permissions: Parameters<typeof foundFor>[1]['permissions']) => ({
  permissions,
  queues: [
    { queue: 'cashOuts' as const, name: 'Cash-outs' },
    { queue: 'documents' as const, name: 'Documents' },
  ],
  places: places.map((place) => ({ place, name: place.name })),
});
const risk = known(permissionsOf(['risk']));
const kinds = (text: string, of = risk) => foundFor(text, of).map(({ kind }) => kind);

it('a number may be a member, a row of each queue that one sees, or whom the record is about', () => {
  expect(foundFor('55', risk)).toEqual([
    { kind: 'member', text: '55' },
    { kind: 'row', queue: 'cashOuts', id: 55 },
    { kind: 'row', queue: 'documents', id: 55 },
    { kind: 'recordOf', id: 55 },
  ]);
});

it('a mail or a name is a member, a word of the navigation a screen first', () => {
  expect(kinds('maria@example.com')).toEqual(['member']);
  expect(kinds('maria')).toEqual(['member']);
  expect(kinds('docum')).toEqual(['queue', 'member']);
  expect(kinds('cash-out:55')).toEqual(['member', 'recordAbout']);
});

it('nothing is offered that one may not see', () => {
  const content = known(permissionsOf(['content']));
  expect(kinds('maria@example.com', content)).toEqual([]);
  expect(kinds('55', { ...content, queues: [] })).toEqual([]);
});
