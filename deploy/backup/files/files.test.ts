import { describe, expect, it } from 'vitest';
import { keysForDrill, keysToSeal, neededToOpen, readKeys } from './keys.ts';
import { snapshotsFor } from './snapshots.ts';

const needed = Object.fromEntries(neededToOpen.map((name) => [name, `secret of ${name}`]));

describe('keys', () => {
  it('are read from secrets.json and from lines as systemd and compose read them', () => {
    expect(readKeys('{"AUDIT_LOG_KEY": "a"}')).toEqual({ AUDIT_LOG_KEY: 'a' });
    expect(readKeys('# of the casino\nAUDIT_LOG_KEY=a=b\nexport SITE_NAME="Our casino"\n\nnot a line\n')).toEqual({
      AUDIT_LOG_KEY: 'a=b',
      SITE_NAME: 'Our casino',
    });
  });

  it('are sealed but for those that move money, and not at all when the casino would not open with them', () => {
    expect(keysToSeal({ ...needed, BTC_PAYOUT_KEY: 'L1', STRIPE_WEBHOOK_SECRET: 'w' })).toEqual({
      ...needed,
      STRIPE_WEBHOOK_SECRET: 'w',
    });
    expect(() => keysToSeal({ ...needed, FACTOR_SECRET: '' })).toThrow('no FACTOR_SECRET');
  });

  it('of a drill reach nobody', () => {
    expect(keysForDrill({ ...needed, STRIPE_API_KEY: 'sk_live_1', OTHER_VENDOR_SECRET: 'v' })).toEqual(needed);
    expect(keysForDrill({ ...needed, EXCLUDED_PERSON_KEY: 'm' })).toEqual({ ...needed, EXCLUDED_PERSON_KEY: 'm' });
    expect(keysForDrill({})).toEqual({});
  });
});

describe('copies of files for a moment', () => {
  const minute = (at: number) => ({ id: `at ${at}`, at: new Date(at * 60_000) });
  const all = [minute(0), minute(10), minute(20)];
  const idsFor = (at: number) => snapshotsFor(all, new Date(at * 60_000)).map(({ id }) => id);

  it('are the last before it, and over it the first after it', () => {
    expect(idsFor(15)).toEqual(['at 10', 'at 20']);
    expect(idsFor(10)).toEqual(['at 10', 'at 20']);
  });

  it('are those there are at either end', () => {
    expect(idsFor(25)).toEqual(['at 20']);
    expect(idsFor(-5)).toEqual(['at 0']);
    expect(snapshotsFor([], new Date())).toEqual([]);
  });
});
