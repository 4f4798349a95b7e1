import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('local chains', () => {
  const chainsOf = (env: Record<string, string>, ...args: string[]) => readConfiguration(env, args, '/').chains;

  it.each([
    ['are offered by themselves while developing', {}, [], 'offered'],
    ['are wanted by the option', {}, ['--chains'], 'wanted'],
    ['are wanted by the setting', { LOCAL_CHAINS: 'on' }, [], 'wanted'],
    ['can be left out', { LOCAL_CHAINS: 'off' }, [], 'off'],
    ['step aside for a chain that is configured', { CHAIN_ETHEREUM_RPC: 'http://127.0.0.1:1' }, [], 'off'],
    ['are none in production', { NODE_ENV: 'production' }, [], 'off'],
    ['are none without the sandbox', { SANDBOX: 'off' }, [], 'off'],
  ] as const)('%s', (_, env, args, chains) => {
    expect(chainsOf(env, ...args)).toBe(chains);
  });

  it('are refused in production, and under a setting that is none', () => {
    expect(() => chainsOf({ NODE_ENV: 'production', LOCAL_CHAINS: 'on' })).toThrow('leave --chains out');
    expect(() => chainsOf({ LOCAL_CHAINS: 'yes' })).toThrow('set it to on or off');
  });
});
