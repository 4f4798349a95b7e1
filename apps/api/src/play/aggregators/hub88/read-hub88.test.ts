import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { amountText, canSay, minorOf } from './amounts.ts';
import { keyPair, pem } from './hub88.fixture.ts';
import { developmentKey, publicPem } from './key-pair.ts';
import { readHub88 } from './read-hub88.ts';

const pair = keyPair();
const live = {
  NODE_ENV: 'production',
  HUB88_OPERATOR_ID: '7',
  HUB88_API_URL: 'https://api.hub88.example',
  HUB88_PRIVATE_KEY: pem(pair.privateKey),
  HUB88_PUBLIC_KEY: pem(pair.publicKey),
};

it('is not set up without an operator’s id', () => {
  expect(readHub88({})).toBeUndefined();
  expect(readHub88(live)?.id).toBe('hub88');
  expect(readHub88({ ...live, HUB88_PRIVATE_KEY: live.HUB88_PRIVATE_KEY.replaceAll('\n', '\\n') })?.id).toBe('hub88');
});

const weak = generateKeyPairSync('rsa', { modulusLength: 1_024 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });

it.each([
  ['HUB88_PRIVATE_KEY is missing', { HUB88_PRIVATE_KEY: '' }],
  ['HUB88_PRIVATE_KEY is missing or too weak', { HUB88_PRIVATE_KEY: pem(weak.privateKey) }],
  ['HUB88_PRIVATE_KEY is missing or too weak', { HUB88_PRIVATE_KEY: pem(curve.privateKey) }],
  ['HUB88_PUBLIC_KEY is missing', { HUB88_PUBLIC_KEY: '' }],
  ['HUB88_PUBLIC_KEY is missing or too weak', { HUB88_PUBLIC_KEY: pem(weak.publicKey) }],
  ['HUB88_PUBLIC_KEY is missing or too weak', { HUB88_PUBLIC_KEY: pem(pair.privateKey) }],
  ['HUB88_API_URL is missing', { HUB88_API_URL: '' }],
  ['HUB88_API_URL must be an https address', { HUB88_API_URL: 'http://api.hub88.example' }],
  ['HUB88_GAME_ORIGINS is no list', { HUB88_GAME_ORIGINS: "https://x.example; script-src 'unsafe-inline'" }],
  ['HUB88_CURRENCIES names a currency', { HUB88_CURRENCIES: 'USD,BTC' }],
  ['HUB88_PRIVATE_KEY is missing', { HUB88_PRIVATE_KEY: '', SANDBOX: 'on' }],
])('refuses to start: %s', (sentence, wrong) => {
  expect(() => readHub88({ ...live, ...wrong })).toThrow(sentence);
});

it('makes a key for development once, which its owner alone can read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-hub88-'));
  try {
    const [first, second] = [developmentKey(folder), developmentKey(folder)];
    expect(publicPem(second)).toBe(publicPem(first));
    expect(statSync(join(folder, 'hub88-key.pem')).mode & 0o777).toBe(0o600);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('converts amounts exactly, and none that has a part of the smallest unit', () => {
  expect(minorOf(100_000, 'USD')).toBe(100);
  expect(minorOf(1_000, 'EUR')).toBe(1);
  expect(minorOf(999, 'USD')).toBeUndefined();
  expect(minorOf(0, 'BRL')).toBe(0);
  expect(amountText(9_000_000_000_000_001n, 'USD')).toBe('9000000000000001000');
  expect(canSay('BTC')).toBe(false);
});
