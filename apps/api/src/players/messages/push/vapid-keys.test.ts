import { describe, expect, it } from 'vitest';
import { vapidKeysOf } from './vapid-keys.ts';

describe('the VAPID keys', () => {
  it('follow from the secret, and differ with it', () => {
    const keys = vapidKeysOf('a secret of a test, long enough for it');
    expect(vapidKeysOf('a secret of a test, long enough for it')).toEqual(keys);
    expect(vapidKeysOf('another secret of a test, long enough').publicKey).not.toBe(keys.publicKey);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
  });
});
