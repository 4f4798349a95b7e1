import { describe, expect, it } from 'vitest';
import { callRepeatedly, timeoutMs, type Waiting } from './repeat-call.ts';
import type { Answer, RefusalCode } from './wire.ts';

function scripted(...codes: (RefusalCode | 'ok')[]) {
  let calls = 0;
  const pauses: number[] = [];
  const shown: (Waiting | null)[] = [];
  const send = async (): Promise<Answer<string>> => {
    const code = codes[Math.min(calls++, codes.length - 1)]!;
    return code === 'ok' ? { ok: true, data: 'round' } : { ok: false, error: { code, message: '' } };
  };
  const run = () =>
    callRepeatedly(
      send,
      async (ms) => {
        pauses.push(ms);
      },
      (waiting) => shown.push(waiting),
    );
  return { run, pauses, shown, calls: () => calls };
}

describe('callRepeatedly', () => {
  it('repeats after lost answers with growing pauses, and says so until the answer is there', async () => {
    const call = scripted('OFFLINE', 'OFFLINE', 'OFFLINE', 'OFFLINE', 'OFFLINE', 'ok');
    expect(await call.run()).toEqual({ ok: true, data: 'round' });
    expect(call.pauses).toEqual([500, 1_000, 2_000, 4_000, 4_000]);
    expect(call.shown).toEqual(['offline', 'offline', 'offline', 'offline', 'offline', null]);
  });

  it('waits for a casino that does not answer, and gives up after the timeout', async () => {
    const call = scripted('ROUND_PENDING');
    const answer = await call.run();
    expect(answer.ok === false && answer.error.code).toBe('ROUND_PENDING');
    expect(call.pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(timeoutMs);
    expect(call.calls()).toBe(call.pauses.length + 1);
  });

  it('does not repeat what the casino has decided', async () => {
    for (const code of [
      'NOT_ENOUGH_MONEY',
      'SESSION_EXPIRED',
      'ROUND_OPEN',
      'STAKE_NOT_ALLOWED',
      'ROUND_VOID',
    ] as const) {
      const call = scripted(code, 'ok');
      const answer = await call.run();
      expect(answer.ok === false && answer.error.code).toBe(code);
      expect(call.calls()).toBe(1);
    }
  });
});
