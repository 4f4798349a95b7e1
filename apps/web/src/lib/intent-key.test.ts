import { describe, expect, it } from 'vitest';
import { createIntentKeys } from './intent-key.ts';

describe('request keys', () => {
  it('stay the same while the same content is sent again', () => {
    const keys = createIntentKeys();
    expect(keys.keyFor('50 USD')).toBe(keys.keyFor('50 USD'));
    expect(keys.keyFor('50 USD')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are new for other content and after an answer', () => {
    const keys = createIntentKeys();
    const first = keys.keyFor('50 USD');
    const other = keys.keyFor('60 USD');
    expect(other).not.toBe(first);
    keys.settled();
    expect(keys.keyFor('60 USD')).not.toBe(other);
  });
});
