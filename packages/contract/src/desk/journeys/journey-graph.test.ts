import { describe, expect, it } from 'vitest';
import { type GraphStep, problemsOfGraph } from './journey-graph.ts';

const step = (id: string, next: string | null, kind: GraphStep['kind'] = 'message'): GraphStep => ({ id, kind, next });
const branch = (id: string, yes: string | null, no: string | null): GraphStep => ({ id, kind: 'condition', yes, no });

describe('a graph of steps', () => {
  it('is right with two ways that meet again', () => {
    expect(problemsOfGraph([branch('s1', 's2', 's3'), step('s2', 's3'), step('s3', null)])).toEqual([]);
  });

  it.each([
    ['a circle through an exit of a branch', [branch('s1', 's2', null), step('s2', 's1')], 'cycle', 's1'],
    ['a step that leads to itself', [step('s1', 's1')], 'cycle', 's1'],
    ['a circle that nothing leads to', [step('s1', null), step('s2', 's3'), step('s3', 's2')], 'unreachable', 's2'],
    ['an exit to no step', [step('s1', 's4')], 'noSuchStep', 's1'],
    ['two steps of one id', [step('s1', null), step('s1', null)], 'sameId', 's1'],
    ['no action', [step('s1', null, 'wait')], 'noAction', null],
  ] as const)('is refused with %s', (_what, steps, problem, at) => {
    expect(problemsOfGraph(steps)[0]).toEqual({ problem, step: at });
  });
});
