import { Store } from '../page/store.ts';

/** What is heard and felt, on this device and in all games. Loudness from 0 to 1. */
export interface SoundSettings {
  muted: boolean;
  effects: number;
  ambience: number;
  music: boolean;
  musicVolume: number;
  haptics: boolean;
}

const place = 'fairhouse-studio-sound';
/** Nobody is startled: sound begins with the player's own switch. */
const first: SoundSettings = { muted: true, effects: 0.8, ambience: 0.6, music: true, musicVolume: 0.5, haptics: true };

export const soundSettings = new Store<SoundSettings>(remembered());

export function changeSound(change: Partial<SoundSettings>): void {
  soundSettings.set(change);
  try {
    localStorage.setItem(place, JSON.stringify(soundSettings.get()));
  } catch {
    // A sandboxed frame may have no storage; then the choice holds until the page goes.
  }
}

function remembered(): SoundSettings {
  try {
    return readSettings(localStorage.getItem(place));
  } catch {
    return first;
  }
}

/** What was kept, each part only where it is what it has to be. */
export function readSettings(kept: string | null): SoundSettings {
  const read = (kept ? JSON.parse(kept) : {}) as Partial<Record<keyof SoundSettings, unknown>>;
  const entries = Object.entries(first).map(([name, usual]) => {
    const value = read[name as keyof SoundSettings];
    const fits = typeof usual === 'boolean' ? typeof value === 'boolean' : isVolume(value);
    return [name, fits ? value : usual];
  });
  return Object.fromEntries(entries) as SoundSettings;
}

const isVolume = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
