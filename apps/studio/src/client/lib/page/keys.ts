import { type KeyAction, type KeyMap, meantBy, readKeyMap } from './key-map.ts';
import { Store } from './store.ts';

const place = 'fairhouse-studio-keys';

interface Keys {
  map: KeyMap;
  /** Those of the game: elsewhere every key is what it always is. */
  actions: readonly KeyAction[];
}

export const keys = new Store<Keys>({ map: remembered(), actions: [] });

/** The key that the game knows for what was pressed; null: none. */
export function meantNow(pressed: string): string | null {
  const { map, actions } = keys.get();
  return meantBy(map, actions, pressed);
}

export function keepKeys(map: KeyMap): void {
  keys.set({ map });
  try {
    localStorage.setItem(place, JSON.stringify(map));
  } catch {
    // Where a browser keeps nothing, they hold until the page goes.
  }
}

function remembered(): KeyMap {
  try {
    return readKeyMap(localStorage.getItem(place));
  } catch {
    return {};
  }
}
