import { CannotRun } from '@fairhouse/operation/settings';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';
import { settingsWarnings } from './settings-together.ts';
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
  expect(readSettings({ ...production, SITE_EMAIL: 'help@casino.example' }).SITE_EMAIL).toBe('help@casino.example');
  expect(readSettings(env).SITE_EMAIL).toMatch(/\.invalid$/);
});

it('what is neither development nor production nor a test is refused', () => {
  for (const NODE_ENV of ['staging', 'Production', ''])
    expect(() => readSettings({ ...env, NODE_ENV })).toThrow(
      `NODE_ENV is "${NODE_ENV}"; set it to development, test or production.`,
    );
});

it('the heads of the record go to mail, files and https addresses alone', () => {
  const AUDIT_LOG_HEADS_TO = '/var/heads.txt, licence@example.com,https://example.com/heads';
  expect(readSettings({ ...env, AUDIT_LOG_HEADS_TO }).AUDIT_LOG_HEADS_TO).toHaveLength(3);
  expect(readSettings({ ...env, FAIR_HEADS_MAIL_TO: 'licence@example.com' }).FAIR_HEADS_MAIL_TO).toHaveLength(1);
  expect(() => readSettings({ ...env, FAIR_HEADS_MAIL_TO: 'licence@example.com,/var/heads.txt' })).toThrow(
    'FAIR_HEADS_MAIL_TO is no list of mail addresses',
  );
  expect(() => readSettings({ ...env, AUDIT_LOG_HEADS_TO: 'heads.txt' })).toThrow(
    'AUDIT_LOG_HEADS_TO is no list of mail',
  );
  expect(() => readSettings({ ...env, AUDIT_LOG_KEY: 'short' })).toThrow('AUDIT_LOG_KEY is too weak');
});

it('everything that is missing or wrong is reported at once, each in a sentence of its own', () => {
  const { DATABASE_URL: _, ...without } = env;
  const read = () =>
    readSettings({
      ...without,
      NODE_ENV: 'production',
      SITE_EMAIL: 'help@casino.example',
      PORT: 'many',
      AUDIT_LOG_KEY: 'short',
      PAYOUT_SECRET: '',
      CHAIN_BITCOIN_RPC: 'http://127.0.0.1:8332',
      DESK_ORIGIN: env.PUBLIC_ORIGIN,
      STUDIO_ORIGIN: 'http://games.casino.example',
    });
  expect(findingsOf(read)).toEqual([
    'PORT is "many"; set a whole number between 0 and 65535.',
    'DATABASE_URL is missing; set it.',
    expect.stringMatching(/^AUDIT_LOG_KEY is too weak/),
    expect.stringMatching(/^PAYOUT_SECRET is missing/),
    expect.stringMatching(/^CHAIN_BITCOIN_XPUB/),
    expect.stringMatching(/^In production STUDIO_ORIGIN must be https/),
    expect.stringMatching(/^PUBLIC_ORIGIN and DESK_ORIGIN are both http:\/\/localhost:3000;/),
  ]);
});

it('what a production may run with and should know of is told, and nothing of it while developing', () => {
  expect(settingsWarnings(env)).toEqual([]);
  const reported = settingsWarnings({ ...env, NODE_ENV: 'production' });
  expect(reported).toContainEqual(expect.stringMatching(/^SANDBOX is on: deposits and payouts are fake/));
  expect(reported).toContainEqual(expect.stringMatching(/^SMTP_URL is not set/));
});

function findingsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof CannotRun) return error.findings;
  }
  return [];
}
