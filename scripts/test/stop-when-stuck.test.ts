import type { FullResult, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import StopWhenStuck from './stop-when-stuck.ts';

const test = { title: 'join, pay in, play' } as TestCase;
const result = {} as TestResult;
const step = (title: string) => ({ title }) as TestStep;

describe('the end of a run in the browser that is stuck', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does not end a run whose steps go on, however long they take together', () => {
    const stop = vi.fn<() => void>();
    const watch = new StopWhenStuck({ afterMs: 1_000, stop });
    watch.onBegin();
    watch.onTestBegin();
    for (let count = 0; count < 100; count++) {
      const one = step(`step ${count}`);
      watch.onStepBegin(test, result, one);
      vi.advanceTimersByTime(900);
      watch.onStepEnd(test, result, one);
      vi.advanceTimersByTime(900);
    }
    watch.onTestEnd();
    watch.onEnd({} as FullResult);
    vi.advanceTimersByTime(10_000);
    expect(stop).not.toHaveBeenCalled();
  });

  it('ends a run in which nothing begins or ends, and names the open step', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const stop = vi.fn<() => void>();
    const watch = new StopWhenStuck({ afterMs: 60_000, stop });
    watch.onBegin();
    watch.onStepBegin(test, result, step('wait for the balance'));
    vi.advanceTimersByTime(60_000);
    expect(stop).toHaveBeenCalledOnce();
    expect(said.mock.calls[0]![0]).toContain('join, pay in, play: wait for the balance');
  });
});
