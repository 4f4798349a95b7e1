import { webhookEventKinds } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { eventKinds, healthOf, kindOf, numberOf, stateOf } from './webhooks-view.ts';

it('offers every kind of the contract', () => {
  expect([...eventKinds].sort()).toEqual([...webhookEventKinds].sort());
});

it('reads known states and kinds of the address, and nothing else', () => {
  expect(stateOf({ state: 'dead' })).toBe('dead');
  expect(stateOf({ state: 'lost' })).toBeUndefined();
  expect(kindOf({ kind: 'player.joined' })).toBe('player.joined');
  expect(kindOf({ kind: 'player' })).toBeUndefined();
  expect([numberOf('12'), numberOf('0'), numberOf('1x'), numberOf(undefined)]).toEqual([
    12,
    undefined,
    undefined,
    undefined,
  ]);
});

it('calls an active subscription failing while tries fail', () => {
  expect(healthOf({ state: 'active', failures: 0 })).toBe('active');
  expect(healthOf({ state: 'active', failures: 1 })).toBe('failing');
  expect(healthOf({ state: 'paused', failures: 9 })).toBe('paused');
});
