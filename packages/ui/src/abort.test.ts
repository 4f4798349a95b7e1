import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './abort.ts';

// As in Safari 16.4.
beforeEach(() => {
  vi.stubGlobal('AbortSignal', Object.assign(Object.create(AbortSignal), { any: undefined }));
});
afterEach(() => vi.unstubAllGlobals());

it('is aborted with the reason of the signal, also when that was aborted before', () => {
  const given = new AbortController();
  const signal = withTimeout(given.signal, 60_000);
  expect(signal.aborted).toBe(false);
  given.abort('left');
  expect(signal.reason).toBe('left');
  expect(withTimeout(given.signal, 60_000).reason).toBe('left');
});

it('is aborted when the time is over', async () => {
  const signal = withTimeout(new AbortController().signal, 1);
  await new Promise((done) => signal.addEventListener('abort', done));
  expect((signal.reason as DOMException).name).toBe('TimeoutError');
});
