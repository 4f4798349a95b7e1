import { expect, it } from 'vitest';
import { decisionKeys } from './decision-keys.ts';

it.each([
  [[], {}],
  [['close'], { 1: 'close' }],
  [['approve', 'reject'], { 1: 'approve', 3: 'reject' }],
  [['approve', 'ask', 'reject'], { 1: 'approve', 2: 'ask', 3: 'reject' }],
  [['a', 'b', 'c', 'd'], { 1: 'a', 2: 'b', 3: 'd' }],
])('%j have the keys %j', (decisions, keys) => expect(decisionKeys(decisions)).toEqual(keys));
