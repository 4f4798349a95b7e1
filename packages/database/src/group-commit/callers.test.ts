import { expect, it } from 'vitest';
import { countCallers } from './callers.ts';

it('lets 64 callers go in two halves that take turns', () => {
  const callers = countCallers(80);
  for (let call = 0; call < 64; call++) callers.arrived();
  for (let turn = 0; turn < 1_000; turn++) {
    callers.answered(32);
    for (let call = 0; call < 32; call++) callers.arrived();
    expect(callers.worthSendingAhead()).toBe(32);
  }
});

it('asks for no more than is enough, however many callers there are', () => {
  const callers = countCallers(80);
  for (let call = 0; call < 5_000; call++) callers.arrived();
  expect(callers.worthSendingAhead()).toBe(80);
});

it('forgets callers that left', () => {
  const callers = countCallers(80);
  for (let call = 0; call < 256; call++) callers.arrived();
  callers.answered(256);
  for (let turn = 0; turn < 1_000; turn++) {
    callers.arrived();
    callers.arrived();
    callers.answered(2);
  }
  expect(callers.worthSendingAhead()).toBe(1);
});
