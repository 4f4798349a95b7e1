import { instantNow } from './motion.ts';

/** ZzFX parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, … ,noise */
type Tone = readonly (number | undefined)[];

/** Low, soft and short: a screen in which one can hear oneself think. */
const tones = {
  press: [0.25, 0, 180, 0.002, 0.01, 0.05, 0, 1.4],
  reelStop: [0.4, 0.02, 82, 0.002, 0.012, 0.09, 0, 1.7],
  scatter: [0.28, 0, 392, 0.02, 0.06, 0.5, 0, 1],
  tension: [0.16, 0, 98, 0.25, 0.5, 0.4, 0, 1.2],
  win: [0.24, 0, 294, 0.01, 0.06, 0.35, 0, 1],
  winHigh: [0.22, 0, 440, 0.01, 0.08, 0.5, 0, 1],
  winTop: [0.2, 0, 587, 0.01, 0.12, 0.8, 0, 1],
  chip: [0.22, 0.04, 760, 0, 0.004, 0.03, 1, 1.8],
  card: [0.12, 0.12, 520, 0.004, 0.012, 0.05, 4, 1.2],
  ballRoll: [0.05, 0, 140, 0.3, 1.6, 1.2, 4, 0.6],
  ballHit: [0.2, 0.1, 1100, 0, 0.003, 0.025, 1, 1.6],
} as const satisfies Record<string, Tone>;

export type Sound = keyof typeof tones;
export type ToneTable = Partial<Record<Sound, Tone>>;

const key = 'fairhouse-studio-muted';

let ownTones: ToneTable = {};
let muted = remembered();
let touched = false;
let loading = false;
let play: ((tone: Tone) => unknown) | undefined;
/** Building one takes longer than a round of instant mode: what sounds alike each time is built once. */
const built = new Map<Tone, number[]>();

/** Browsers allow sound after a touch only, and nobody is to be startled before one. */
export function soundAfterFirstTouch(): void {
  const first = () => {
    touched = true;
    removeEventListener('pointerdown', first);
    removeEventListener('keydown', first);
    load();
  };
  addEventListener('pointerdown', first);
  addEventListener('keydown', first);
}

export function isMuted(): boolean {
  return muted;
}

export function mute(value: boolean): void {
  muted = value;
  try {
    localStorage.setItem(key, value ? '1' : '0');
  } catch {
    // A sandboxed frame may have no storage; then the choice holds until the page goes.
  }
  load();
}

/** What sounds otherwise in the game of this page. */
export function soundWith(table: ToneTable): void {
  ownTones = table;
}

export function sound(name: Sound): void {
  if (muted) return;
  // Where nothing moves, only a win is heard.
  if (instantNow() && !name.startsWith('win')) return;
  if (play) play(ownTones[name] ?? tones[name]);
  else load();
}

/** What cannot be fetched now, without a line, is fetched with the next sound. */
function load(): void {
  if (muted || !touched || play || loading) return;
  loading = true;
  void import('zzfx')
    .then(({ ZZFX, zzfx }) => {
      ZZFX.volume = 0.3;
      void ZZFX.audioContext.resume();
      play = (tone) => {
        if (tone[1] !== 0) return zzfx(...tone);
        const samples = built.get(tone) ?? ZZFX.buildSamples(...tone);
        built.set(tone, samples);
        return ZZFX.playSamples([samples]);
      };
    })
    .catch(() => {})
    .finally(() => {
      loading = false;
    });
}

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
