import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInFlightCounter } from './in-flight.ts';

describe('the loading indicator', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows at once and hides 100 ms after the last call has ended', () => {
    const calls = createInFlightCounter();
    const first = calls.begin();
    const second = calls.begin();
    expect(calls.shown.get()).toBe(true);
    first();
    vi.advanceTimersByTime(500);
    expect(calls.shown.get()).toBe(true);
    second();
    vi.advanceTimersByTime(99);
    expect(calls.shown.get()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(calls.shown.get()).toBe(false);
  });

  it('does not flicker between calls that follow each other', () => {
    const calls = createInFlightCounter();
    const changes = vi.fn();
    calls.shown.subscribe(changes);
    calls.begin()();
    vi.advanceTimersByTime(50);
    const next = calls.begin();
    vi.advanceTimersByTime(200);
    expect(changes).toHaveBeenCalledTimes(1);
    next();
    vi.advanceTimersByTime(100);
    expect(changes).toHaveBeenCalledTimes(2);
  });

  it('counts an end once', () => {
    const calls = createInFlightCounter();
    const first = calls.begin();
    calls.begin();
    first();
    first();
    vi.advanceTimersByTime(200);
    expect(calls.shown.get()).toBe(true);
  });
});
