import { afterEach, expect, it, vi } from 'vitest';
import { post } from './api.ts';
import { CodeMissing, loadOrWait } from './lazy-code.ts';

vi.mock('./api.ts', () => ({ post: vi.fn(), onReachability: () => {} }));
afterEach(() => vi.mocked(post).mockReset());

const withinReach = { ok: true, data: {} } as never;

it('asks once more for code that failed just before the casino came back', async () => {
  vi.mocked(post).mockResolvedValue(withinReach);
  const load = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue('code');
  await expect(loadOrWait(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('fails with CodeMissing when a server within reach does not have the code', async () => {
  vi.mocked(post).mockResolvedValue(withinReach);
  const load = vi.fn().mockRejectedValue(new Error('no such file'));
  await expect(loadOrWait(load)).rejects.toThrow(CodeMissing);
  expect(load).toHaveBeenCalledTimes(2);
});
