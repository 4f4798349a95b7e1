import { describe, expect, it } from 'vitest';
import { swapHost } from './swap-host.ts';

describe('the host of a launch address', () => {
  it('stays when nothing replaces it', () => {
    expect(swapHost('http://localhost:3001/launch?token=a', {})).toBe('http://localhost:3001/launch?token=a');
  });

  it('is replaced, and nothing else', () => {
    expect(swapHost('https://games.vendor.test/launch?token=a%20b#x', { 'games.vendor.test': 'eu.vendor.test' })).toBe(
      'https://eu.vendor.test/launch?token=a%20b#x',
    );
  });

  it('carries its port along, in both', () => {
    expect(swapHost('http://a.test:3001/launch', { 'a.test:3001': 'b.test' })).toBe('http://b.test/launch');
    expect(swapHost('http://a.test:3001/launch', { 'a.test:3001': 'b.test:4000' })).toBe('http://b.test:4000/launch');
    expect(swapHost('http://a.test:3001/launch', { 'a.test': 'b.test' })).toBe('http://a.test:3001/launch');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '/launch', ''])(
    'is never a script or a fragment: %s',
    (address) => {
      expect(swapHost(address, {})).toBeUndefined();
    },
  );

  it('is not looked up among inherited properties', () => {
    expect(swapHost('https://constructor/launch', {})).toBe('https://constructor/launch');
  });
});
