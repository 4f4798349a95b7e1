import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPartnerClick, heedPartnerLink, partnerClick } from './partner-click.ts';

const untilTime = '2030-01-31T00:00:00.000Z';
let kept: Record<'local' | 'session', Map<string, string>>;
let asked: unknown[];

const storage = (of: 'local' | 'session') => ({
  getItem: (key: string) => kept[of].get(key) ?? null,
  setItem: (key: string, value: string) => void kept[of].set(key, value),
  removeItem: (key: string) => void kept[of].delete(key),
});

beforeEach(() => {
  kept = { local: new Map(), session: new Map() };
  asked = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', storage('local'));
  vi.stubGlobal('sessionStorage', storage('session'));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Response(JSON.stringify({ error: 0, message: '', data: { token: `token ${asked.length}`, untilTime } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const before = Date.parse('2030-01-01T00:00:00Z');
const come = (query: string) => heedPartnerLink(new URLSearchParams(query));

it('keeps the last click until its time is over', async () => {
  await come('aff=FIRST&sub=a.1');
  await come('aff=SECOND');
  expect(asked).toEqual([{ code: 'FIRST', sub: 'a.1' }, { code: 'SECOND' }]);
  expect(partnerClick(before)).toEqual({ affiliateClick: 'token 2' });
  expect(partnerClick(Date.parse(untilTime))).toEqual({});
  expect(kept.local.size).toBe(0);
});

it('asks nothing for an address without a link, and drops a sub that no partner could send', async () => {
  await come('code=FRIEND');
  await come('aff=%3Cscript%3E');
  await come('aff=RIGHT&sub=%20%20');
  expect(asked).toEqual([{ code: 'RIGHT' }]);
});

it('keeps it for the tab alone when the browser asks for privacy', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  await come('aff=RIGHT');
  expect([kept.local.size, kept.session.size]).toEqual([0, 1]);
  expect(partnerClick(before)).toEqual({ affiliateClick: 'token 1' });
  forgetPartnerClick();
  expect(partnerClick(before)).toEqual({});
});
