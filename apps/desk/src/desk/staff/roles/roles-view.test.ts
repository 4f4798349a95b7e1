import { permissionsOf } from '@fairhouse/contract/roles';
import { expect, it } from 'vitest';
import { comparedWith, matching, roleLines } from './roles-view.ts';

it('lists built-in roles with their holders before composed ones', () => {
  const composed = {
    id: 3,
    role: 'custom:3' as const,
    name: 'Night desk',
    description: '',
    permissions: ['members.read' as const],
    version: 1,
    holders: [{ id: 7, name: 'ana', displayName: 'Ana', enabled: true }],
    createTime: '',
    by: 'keeper',
    removeTime: null,
    removedBy: null,
  };
  const ana = {
    id: 7,
    name: 'ana',
    displayName: 'Ana',
    enabled: true,
    roles: ['cashier' as const, 'custom:3' as const],
  };
  const lines = roleLines([composed], [ana as never], (role) => role.toUpperCase());
  expect(lines[0]).toMatchObject({ role: 'cashier', name: 'CASHIER', composed: undefined, holders: [{ name: 'ana' }] });
  expect(lines.at(-1)).toMatchObject({ role: 'custom:3', name: 'Night desk', holders: [{ id: 7 }] });
});

it('says what one role has more than another, and less', () => {
  expect(comparedWith(['members.read', 'wins.read'], ['wins.read', 'wins.decide'])).toEqual({
    adds: ['members.read'],
    lacks: ['wins.decide'],
  });
  expect(comparedWith(permissionsOf(['cashier']), permissionsOf(['cashier']))).toEqual({ adds: [], lacks: [] });
});

it('finds permissions by every word of their sentence or code', () => {
  const sentence = (name: string) => (name === 'wins.read' ? 'See held wins' : 'Release held wins');
  expect(matching(['wins.read', 'wins.decide'], 'HELD see', sentence)).toEqual(['wins.read']);
  expect(matching(['wins.read', 'wins.decide'], 'decide', sentence)).toEqual(['wins.decide']);
  expect(matching(['wins.read', 'wins.decide'], ' ', sentence)).toHaveLength(2);
});
