import { describe, expect, it } from 'vitest';
import { assign, type KeyAction, keyFor, meantBy, readKeyMap } from './key-map.ts';

const actions: KeyAction[] = ['play', 'raise', 'lower', 'half', 'double', 'random'];

describe('the keys that a player chose', () => {
  it('mean what the game knows by its own keys, and a key that was given up means nothing', () => {
    const map = { raise: 'u', random: 'n' };
    expect(['u', 'U', 'n', 'ArrowDown', 'g', '3'].map((key) => meantBy(map, actions, key))).toEqual([
      'ArrowUp',
      'ArrowUp',
      'p',
      'ArrowDown',
      'g',
      '3',
    ]);
    expect(['ArrowUp', 'p'].map((key) => meantBy(map, actions, key))).toEqual([null, null]);
    expect(meantBy({ play: 'j' }, actions, 'Enter')).toBe('Enter');
    // Of an action that the game does not have, nothing changes.
    expect(meantBy({ take: 'n' }, actions, 'n')).toBe('n');
  });

  it('are refused where they already mean something', () => {
    expect(assign({}, 'half', 'x')).toEqual({ ok: false, problem: 'taken' });
    expect(assign({}, 'half', 'R')).toEqual({ ok: false, problem: 'fixed' });
    expect(assign({}, 'half', ' ')).toEqual({ ok: false, problem: 'fixed' });
    expect(assign({ half: 'g' }, 'double', 'g')).toEqual({ ok: false, problem: 'taken' });
    expect(assign({ half: 'g' }, 'double', 'z')).toEqual({ ok: true, map: { half: 'g', double: 'z' } });
    expect(assign({ half: 'g', double: 'z' }, 'half', 'z')).toEqual({ ok: false, problem: 'taken' });
    expect(assign({ half: 'g' }, 'half', 'Z')).toEqual({ ok: true, map: {} });
  });

  it('are read as the device kept them, and what does not fit is left out', () => {
    expect(readKeyMap('{"half":"g","double":"g","fly":"q","play":7}')).toEqual({ half: 'g' });
    expect(readKeyMap('no')).toEqual({});
    expect(keyFor(readKeyMap(null), 'play')).toBe('Enter');
  });
});
