/** What can be done by a key that the player may choose, and the key it has at first. */
export const firstKeys = {
  play: 'Enter',
  raise: 'ArrowUp',
  lower: 'ArrowDown',
  half: 'z',
  double: 'x',
  instant: 'i',
  random: 'p',
  take: 't',
} as const;

export type KeyAction = keyof typeof firstKeys;
/** The keys that were chosen; the others are the first ones. */
export type KeyMap = Partial<Record<KeyAction, string>>;

/** They mean something else in some game, in every page, or in the browser. */
const fixed = new Set([
  ...['r', 'f', 'l', 'm', 's', 'h', 'w', 'k', 'c'],
  ...'0123456789',
  ...['Enter', ' ', 'Escape', 'Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Unidentified'],
  ...['ArrowLeft', 'ArrowRight'],
]);

const plain = (key: string) => (key.length === 1 ? key.toLowerCase() : key);

export function keyFor(map: KeyMap, action: KeyAction): string {
  return map[action] ?? firstKeys[action];
}

/** The key that a game knows for what was pressed; null where it was given up for another. */
export function meantBy(map: KeyMap, actions: readonly KeyAction[], pressed: string): string | null {
  const key = plain(pressed);
  const action = actions.find((one) => keyFor(map, one) === key);
  if (action) return firstKeys[action];
  // Enter is what buttons are pressed with: it plays everywhere.
  const isGivenUp = key !== 'Enter' && actions.some((one) => firstKeys[one] === key);
  return isGivenUp ? null : pressed;
}

export type Assigned = { ok: true; map: KeyMap } | { ok: false; problem: 'taken' | 'fixed' };

/** Gives an action another key, unless that already means something. */
export function assign(map: KeyMap, action: KeyAction, pressed: string): Assigned {
  const key = plain(pressed);
  if (key === firstKeys[action]) {
    const { [action]: _gone, ...rest } = map;
    return takenBy(rest, action, key) ? { ok: false, problem: 'taken' } : { ok: true, map: rest };
  }
  if (fixed.has(key)) return { ok: false, problem: 'fixed' };
  return takenBy(map, action, key) ? { ok: false, problem: 'taken' } : { ok: true, map: { ...map, [action]: key } };
}

function takenBy(map: KeyMap, action: KeyAction, key: string): boolean {
  return (Object.keys(firstKeys) as KeyAction[]).some((other) => other !== action && keyFor(map, other) === key);
}

/** What a device kept; what does not fit is left out. */
export function readKeyMap(text: string | null): KeyMap {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    let map: KeyMap = {};
    for (const [action, key] of Object.entries(kept ?? {})) {
      if (!(action in firstKeys) || typeof key !== 'string') continue;
      const assigned = assign(map, action as KeyAction, key);
      if (assigned.ok) map = assigned.map;
    }
    return map;
  } catch {
    return {};
  }
}
