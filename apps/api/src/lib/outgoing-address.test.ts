import { describe, expect, it } from 'vitest';
import { isAllowedAddress, isAllowedEndpoint, lookupAllowed } from './outgoing-address.ts';

const production = { loopback: false };

describe('an endpoint from outside', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://8.8.8.8/abc',
    'https://[2606:4700::1111]/abc',
  ])('is allowed at %s', (endpoint) => expect(isAllowedEndpoint(endpoint, production)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'https://localhost/abc',
    'https://database/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://0x7f.1/abc',
    'https://10.0.0.7/abc',
    'https://172.31.0.1/abc',
    'https://192.168.1.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/abc',
    'https://0.0.0.0/abc',
    'https://[::1]/abc',
    'https://[::ffff:10.0.0.1]/abc',
    'https://[fd00::1]/abc',
    'https://[fe80::1]/abc',
    'https://[64:ff9b::a00:1]/abc',
    'https://[2002:a00:1::1]/abc',
    'file:///etc/passwd',
    'no address',
  ])('is refused at %s', (endpoint) => expect(isAllowedEndpoint(endpoint, production)).toBe(false));

  it('may be on this machine while developing, and on no other that is private', () => {
    const development = { loopback: true };
    expect(isAllowedEndpoint('http://127.0.0.1:9000/abc', development)).toBe(true);
    expect(isAllowedEndpoint('http://localhost:9000/abc', development)).toBe(true);
    expect(isAllowedEndpoint('http://10.0.0.7/abc', development)).toBe(false);
    expect(isAllowedEndpoint('https://10.0.0.7/abc', development)).toBe(false);
  });

  it('is refused at the moment of connecting when its name leads to a private address', async () => {
    const connect = (rules: { loopback: boolean }) =>
      new Promise((done) => {
        lookupAllowed(rules)('localhost', {}, (error, address) => done(error ?? address));
      });
    expect(await connect(production)).toMatchObject({ name: 'AddressRefused' });
    expect(await connect({ loopback: true })).toMatch(/^(127\.|::1)/);
  });

  it('knows addresses of IPv4 and IPv6 apart', () => {
    expect(isAllowedAddress('not an address', production)).toBe(false);
    expect(isAllowedAddress('ff02::1', production)).toBe(false);
    expect(isAllowedAddress('224.0.0.1', production)).toBe(false);
  });
});
