import { expect, it } from 'vitest';
import { hasChecksum, newKeyText } from './key-text.ts';

it('makes keys of one length and form, each with its checksum', () => {
  const keys = Array.from({ length: 500 }, newKeyText);
  for (const key of keys) {
    expect(key).toMatch(/^fhk_[0-9A-Za-z]{49}$/);
    expect(hasChecksum(key)).toBe(true);
  }
  expect(new Set(keys).size).toBe(500);
});

it('knows a key by the checksum that docs/api-keys.md names, and none with one character changed', () => {
  // CRC-32 of the 47 characters before it, in base 62.
  expect(hasChecksum(`fhk_${'0'.repeat(43)}12hdss`)).toBe(true);
  const made = newKeyText();
  for (const at of [4, 20, 46, 52]) {
    const other = made[at] === 'A' ? 'B' : 'A';
    expect(hasChecksum(made.slice(0, at) + other + made.slice(at + 1)), String(at)).toBe(false);
  }
  for (const wrong of ['', 'fhk_', made.slice(1), `${made}0`, made.replace('fhk_', 'ghp_')])
    expect(hasChecksum(wrong)).toBe(false);
});
