import { describe, expect, it } from 'vitest';
import { parseHash } from './location.ts';

describe('the hash as a location', () => {
  it.each([
    ['', '/', ''],
    ['#', '/', ''],
    ['#/', '/', ''],
    ['#/?code=A1B2', '/', 'code=A1B2'],
    ['#/login?backurl=%2Fvip%3Fa%3D1', '/login', 'backurl=%2Fvip%3Fa%3D1'],
    ['#login/', '/login', ''],
    ['#//evil', '/evil', ''],
  ])('%j is %s with %j', (hash, path, query) => {
    const location = parseHash(hash);
    expect(location.path).toBe(path);
    expect(location.query.toString()).toBe(query);
  });
});
