import { describe, expect, it } from 'vitest';
import type { DraftStep } from './journey-draft.ts';
import { endOf, inDrawnOrder, treeOf } from './steps-tree.ts';

const step = (id: string, next: string | null): DraftStep => ({ id, kind: 'wait', exits: { next }, typed: {} });
const branch = (id: string, yes: string | null, no: string | null): DraftStep => ({
  id,
  kind: 'condition',
  exits: { yes, no },
  typed: {},
});

describe('the drawing of a graph', () => {
  it('has each step once, and says where two ways meet', () => {
    const tree = treeOf([step('s1', 's2'), branch('s2', 's3', 's4'), step('s3', 's4'), step('s4', null)]);
    expect(inDrawnOrder(tree)).toEqual(['s1', 's2', 's3', 's4']);
    const [yes, no] = tree.branches;
    expect(yes!.sequence.items.map(({ id }) => id)).toEqual(['s3', 's4']);
    expect(no!.sequence).toMatchObject({ items: [], goesOn: 's4', place: { step: 's2', exit: 'no' } });
    expect(endOf(yes!.sequence)).toEqual({ step: 's4', exit: 'next' });
  });

  it('begins with the place of the first step where there is none yet', () => {
    expect(endOf(treeOf([]))).toBe('start');
  });
});
