import { expect, it } from 'vitest';
import { box, drawLinks, sharedWith } from './link-layout.ts';
import type { Links } from './member.ts';

const member = (id: number, label: string) => ({
  id: `member:${id}`,
  kind: 'member' as const,
  label,
  memberId: id,
  suspended: id === 3,
});
const links: Links = {
  nodes: [
    member(1, 'anna'),
    member(2, 'ben'),
    member(3, 'cleo'),
    member(4, 'dora'),
    { id: 'thing:1', kind: 'address', label: '203.0.113.0', memberId: null, suspended: false },
    { id: 'thing:2', kind: 'card', label: '•••• 4242', memberId: null, suspended: false },
  ],
  edges: [
    { from: 'member:1', to: 'thing:1', kind: 'address' },
    { from: 'member:2', to: 'thing:1', kind: 'address' },
    { from: 'member:1', to: 'thing:2', kind: 'card' },
    { from: 'member:3', to: 'thing:2', kind: 'card' },
    { from: 'member:1', to: 'member:4', kind: 'invitation' },
    { from: 'member:4', to: 'member:2', kind: 'invitation' },
  ],
  more: false,
};

it('nothing lies on anything else, and every line has its two ends', () => {
  const { nodes, lines, width, height } = drawLinks(links, 1);
  expect(nodes.map(({ id }) => id).sort()).toEqual(
    ['invited', 'member:1', 'member:2', 'member:3', 'member:4', 'thing:1', 'thing:2'].sort(),
  );
  for (const [at, a] of nodes.entries()) {
    expect(a.x + box.width).toBeLessThanOrEqual(width);
    expect(a.y + box.height).toBeLessThanOrEqual(height);
    for (const b of nodes.slice(at + 1)) expect(a.x === b.x && Math.abs(a.y - b.y) < box.height).toBe(false);
  }
  expect(lines.map(({ key }) => key).sort()).toEqual(
    [
      'invited member:1',
      'invited member:4',
      'member:4 member:2',
      'thing:1 member:1',
      'thing:1 member:2',
      'thing:2 member:1',
      'thing:2 member:3',
    ].sort(),
  );
});

it('anyone who shares the upper thing stands above', () => {
  const { nodes } = drawLinks(links, 1);
  const y = (id: string) => nodes.find((node) => node.id === id)!.y;
  expect(y('thing:2')).toBeLessThan(y('thing:1'));
  expect(y('member:3')).toBeLessThan(y('member:2'));
});

it('the list says the same', () => {
  expect(sharedWith(links, 1)).toEqual([
    { memberId: 2, username: 'ben', suspended: false, shared: [{ kind: 'address', label: '203.0.113.0' }] },
    { memberId: 3, username: 'cleo', suspended: true, shared: [{ kind: 'card', label: '•••• 4242' }] },
    { memberId: 4, username: 'dora', suspended: false, shared: [{ kind: 'invited', label: '' }] },
  ]);
});

it('a member with no links is drawn alone', () => {
  const alone = drawLinks({ nodes: [member(1, 'anna')], edges: [], more: false }, 1);
  expect(alone.nodes).toHaveLength(1);
  expect(alone.lines).toEqual([]);
});
