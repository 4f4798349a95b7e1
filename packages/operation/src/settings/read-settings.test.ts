import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  address,
  CannotRun,
  list,
  needed,
  originOf,
  port,
  readSettings,
  secret,
  text,
  webAddress,
  wholeNumber,
  word,
} from './index.ts';

const schema = z.object({
  MODE: word(['fast', 'slow', 'off'], 'slow'),
  PORT: port(3000),
  DAYS: wholeNumber({ usual: 7, least: 1 }),
  URL: needed(),
  NAMES: list('a, b'),
  TITLE: text('none'),
  SMTP: address(),
  WALLET: webAddress('is not set.'),
  ORIGIN: originOf(),
  KEY: secret(),
});
const key = '0123456789abcdef0123456789abcdef!';
const least = { URL: 'x', WALLET: 'http://w/wallet', ORIGIN: 'https://o.example/path', KEY: key };

describe('settings out of the environment', () => {
  it('are typed, with what is usual where nothing is set, and nothing besides', () => {
    const usual = {
      ...{ MODE: 'slow', PORT: 3000, DAYS: 7, URL: 'x', NAMES: ['a', 'b'], TITLE: 'none', SMTP: undefined },
      ...{ WALLET: 'http://w/wallet', ORIGIN: 'https://o.example', KEY: key },
    };
    expect(readSettings(schema, { ...least, STRANGER: '1' })).toEqual(usual);
    expect(readSettings(schema, { ...least, PORT: '', DAYS: '', SMTP: '' })).toEqual(usual);
    const given = { ...least, MODE: 'off', PORT: '0', NAMES: '', SMTP: 'smtp://u:p@h:25' };
    expect(readSettings(schema, given)).toMatchObject({ MODE: 'off', PORT: 0, NAMES: [], SMTP: 'smtp://u:p@h:25' });
  });

  it.each([
    [{ MODE: 'fats' }, 'MODE is "fats"; set it to fast, slow or off.'],
    [{ MODE: '' }, 'MODE is ""; set it to fast, slow or off.'],
    [{ PORT: '65536' }, 'PORT is "65536"; set a whole number between 0 and 65535.'],
    [{ PORT: '8e3' }, 'PORT is "8e3"; set a whole number between 0 and 65535.'],
    [{ DAYS: '0' }, 'DAYS is "0"; set a whole number of at least 1.'],
    [{ URL: '' }, 'URL is missing; set it.'],
    [{ URL: undefined }, 'URL is missing; set it.'],
    [{ WALLET: '' }, 'WALLET is not set.'],
    [{ WALLET: 'ftp://w' }, 'WALLET must be an http or https address.'],
    [{ ORIGIN: 'nonsense' }, 'ORIGIN must be an http or https address.'],
    [{ SMTP: 'host' }, 'SMTP is no address.'],
  ])('refuse %j in one sentence', (wrong, sentence) => {
    const read = () => readSettings(schema, { ...least, ...wrong });
    expect(read).toThrow(CannotRun);
    expect(read).toThrow(new RegExp(`^${sentence.replace(/[.?"]/g, '\\$&')}$`));
  });

  it.each(['short', 'please-change-me-before-you-go-live-0001', 'abcd'.repeat(10)])(
    'refuse the weak secret %s without repeating it',
    (KEY) => {
      const read = () => readSettings(schema, { ...least, KEY });
      expect(read).toThrow(/^KEY is too weak: set a random text of at least 32 characters/);
      expect(read).not.toThrow(KEY);
    },
  );

  it('name what stands behind a prefix by its whole name', () => {
    const pair = z
      .object({ ID: text(), SECRET: text() })
      .refine(({ ID, SECRET }) => (ID === '') === (SECRET === ''), 'Set A_ID and A_SECRET, or neither.');
    expect(readSettings(pair, { A_ID: '1', A_SECRET: '2', B_ID: '3' }, 'A_')).toEqual({ ID: '1', SECRET: '2' });
    expect(() => readSettings(pair, { A_ID: '1' }, 'A_')).toThrow(/^Set A_ID and A_SECRET, or neither\.$/);
    expect(() => readSettings(z.object({ RPC: needed() }), {}, 'A_')).toThrow(/^A_RPC is missing; set it\.$/);
  });
});
