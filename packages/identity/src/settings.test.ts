import { expect, it } from 'vitest';
import { readIdentitySettings } from './settings.ts';

const sumsub = { SUMSUB_TOKEN: 't', SUMSUB_SECRET: 's', SUMSUB_WEBHOOK_SECRET: 'w', SUMSUB_LEVEL: 'l' };
const gamstop = { GAMSTOP_URL: 'https://register.example/v2', GAMSTOP_KEY: 'k' };

it('has what is set, and nothing where nothing is', () => {
  expect(readIdentitySettings({})).toEqual({ provider: undefined, registers: new Map(), isSandbox: false });
  const { provider, registers } = readIdentitySettings({ ...sumsub, ...gamstop });
  expect([provider?.name, [...registers.keys()]]).toEqual(['sumsub', ['gamstop']]);
});

it('is refused by halves, and where the register would be asked in the open', () => {
  expect(() => readIdentitySettings({ ...sumsub, SUMSUB_LEVEL: '' })).toThrow('set SUMSUB_LEVEL as well');
  expect(() => readIdentitySettings({ GAMSTOP_KEY: 'k' })).toThrow('set GAMSTOP_URL as well');
  expect(() => readIdentitySettings({ ...gamstop, GAMSTOP_URL: 'http://register.example' })).toThrow('https');
});

it('asks the sandbox alone while it is on, whatever else is set', () => {
  const sandbox = {
    SANDBOX: 'on',
    SANDBOX_ORIGIN: 'http://localhost:3002',
    HOSTED_PAGE_KEY: 'k',
    HOSTED_PAGE_WEBHOOK_SECRET: 's',
  };
  const { provider, registers } = readIdentitySettings({ ...sandbox, ...sumsub, ...gamstop });
  expect([provider?.name, [...registers.keys()]]).toEqual(['sumsub', ['gamstop']]);
});
