import { describe, expect, it } from 'vitest';
import { backurlFrom, loginPathFor, safeBackurl } from './backurl.ts';

describe('where to go after login', () => {
  it.each([
    ['/vip?tab=store', '/vip?tab=store'],
    ['/sys/../vip', '/vip'],
    ['//evil', '/'],
    ['///evil', '/'],
    ['/\\evil', '/'],
    ['/\t/evil', '/'],
    ['/.//evil', '/'],
    ['javascript:alert(1)', '/'],
    ['https://evil.example', '/'],
    ['evil', '/'],
    ['/login?backurl=/vip', '/'],
    ['', '/'],
    [null, '/'],
  ])('%j leads to %s', (backurl, path) => expect(safeBackurl(backurl)).toBe(path));

  it.each([
    ['/', '', '/'],
    ['/article', 'id=3', '/article?id=3'],
    ['/', 'code=A1B2C3&recommend=x', '/?code=A1B2C3&recommend=x'],
    ['/login', 'backurl=%2Fvip%3Ftab%3Dstore', '/vip?tab=store'],
    ['/login', 'backurl=//evil', '/'],
  ])('a log-in that begins at %s?%s comes back to %s', (path, query, back) =>
    expect(backurlFrom({ path, query: new URLSearchParams(query) })).toBe(back),
  );

  it('keeps the path that was asked for', () => {
    expect(loginPathFor('/vip?tab=store')).toBe('/login?backurl=%2Fvip%3Ftab%3Dstore');
    expect(loginPathFor('//evil')).toBe('/login');
  });
});
