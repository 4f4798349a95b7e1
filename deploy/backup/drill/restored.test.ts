import { expect, it } from 'vitest';
import { lastCommitIn, targetText } from './restored.ts';

it('reads from the log of a server up to where it has been brought', () => {
  const log = [
    '2026-11-26 14:31:00.000 UTC LOG:  redo done at 0/B000148 system usage: CPU: user: 0.1 s, system: 0.0 s, elapsed: 2.0 s',
    '2026-11-26 14:31:00.000 UTC LOG:  last completed transaction was at log time 2026-11-26 14:28:06.023417+00',
  ].join('\n');
  expect(lastCommitIn(log)?.toISOString()).toBe('2026-11-26T14:28:06.023Z');
  expect(lastCommitIn('LOG:  database system is ready to accept connections')).toBeUndefined();
});

it('writes a moment as PostgreSQL reads it', () => {
  expect(targetText(new Date('2026-11-26T14:28:06.027Z'))).toBe('2026-11-26 14:28:06.027+00');
});
