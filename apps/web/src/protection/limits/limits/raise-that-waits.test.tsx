import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { hearServerTime } from '../../../lib/server-clock.ts';
import { RaiseThatWaits } from './raise-that-waits.tsx';

afterEach(() => vi.useRealTimers());

const serverTime = Date.parse('2026-11-28T12:00:00Z');
const hourMs = 3_600_000;
const limit = { kind: 'deposit', period: 'day' } as unknown as Parameters<typeof RaiseThatWaits>[0]['limit'];

function drawn(confirmInHours: number, deviceOffHours: number): string {
  vi.useFakeTimers({ toFake: ['Date'], now: serverTime + deviceOffHours * hourMs });
  hearServerTime(new Date(serverTime).toUTCString());
  const confirmFrom = new Date(serverTime + confirmInHours * hourMs).toISOString();
  const confirmUntil = new Date(serverTime + 48 * hourMs).toISOString();
  const raise = { most: 5_000, confirmFrom, confirmUntil } as Parameters<typeof RaiseThatWaits>[0]['raise'];
  return renderToStaticMarkup(<RaiseThatWaits limit={limit} raise={raise} name="Daily" valueText={(_, v) => `${v}`} />);
}

it('offers to confirm a raise when the server says that it is time, whatever the clock of the device says', () => {
  expect(drawn(-1, -24)).toContain('Confirm');
  expect(drawn(-1, 24)).toContain('Confirm');
  expect(drawn(1, 24).match(/<button/g)).toHaveLength(1);
  expect(drawn(1, -24).match(/<button/g)).toHaveLength(1);
});
