import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { testSecrets } from './testing/start-test-api.ts';

const env = {
  DATABASE_URL: 'postgres://localhost/fairhouse',
  FAIRHOUSE_DATA_DIR: '/tmp',
  PUBLIC_ORIGIN: 'http://localhost:3000',
  STUDIO_ORIGIN: 'http://localhost:3001',
  SANDBOX_ORIGIN: 'http://localhost:3002',
  SANDBOX: 'on',
  ...testSecrets,
};

it('production wants an address for the players to write to', () => {
  const production = { ...env, NODE_ENV: 'production' };
  expect(() => readSettings(production)).toThrow(/^In production SITE_EMAIL must be an address/);
  expect(readSettings({ ...production, SITE_EMAIL: 'help@house.example' }).SITE_EMAIL).toBe('help@house.example');
  expect(readSettings(env).SITE_EMAIL).toMatch(/\.invalid$/);
});

it('what is neither development nor production nor a test is refused', () => {
  for (const NODE_ENV of ['staging', 'Production', ''])
    expect(() => readSettings({ ...env, NODE_ENV })).toThrow(
      `NODE_ENV is "${NODE_ENV}"; set it to development, test or production.`,
    );
});

it('the heads of the record go to mail, files and https addresses alone', () => {
  const RECORD_HEADS_TO = '/var/heads.txt, licence@example.com,https://example.com/heads';
  expect(readSettings({ ...env, RECORD_HEADS_TO }).RECORD_HEADS_TO).toHaveLength(3);
  expect(() => readSettings({ ...env, RECORD_HEADS_TO: 'heads.txt' })).toThrow('RECORD_HEADS_TO is no list of mail');
  expect(() => readSettings({ ...env, RECORD_KEY: 'short' })).toThrow('RECORD_KEY is too weak');
});
