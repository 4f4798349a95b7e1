import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('@fairhouse/ui/toasts.ts', () => ({ showToast }));
const { closeWithMessage } = await import('./close-with-message.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says the server’s message at once and closes the panel 2 s later', () => {
  const onClose = vi.fn();
  closeWithMessage('The provider does not answer just now.', onClose);
  expect(showToast).toHaveBeenCalledWith('The provider does not answer just now.');
  vi.advanceTimersByTime(1_999);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('leaves a panel alone that was closed and opened again meanwhile', () => {
  const onClose = vi.fn();
  closeWithMessage('', onClose)();
  vi.advanceTimersByTime(10_000);
  expect(onClose).not.toHaveBeenCalled();
});
