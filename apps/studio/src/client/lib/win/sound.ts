import { instantNow } from './motion.ts';
import { soundSettings } from './sound-settings.ts';

export type Sound =
  | 'press'
  | 'reelStop'
  | 'settle'
  | 'scatter'
  | 'tension'
  | 'feature'
  | 'chip'
  | 'card'
  | 'ballRoll'
  | 'ballHit'
  | 'tier1'
  | 'tier2'
  | 'tier3'
  | 'tier4';
/** Sounds that repeat until they are ended. */
export type Loop = 'reels' | 'count';
type Layer = 'effects' | 'ambience' | 'music';

/** As `art/sound/render.ts` writes it. All times in seconds. */
interface SoundSheet extends Record<Layer, string> {
  cues: Record<Sound | Loop, readonly [start: number, length: number]>;
  mark: number;
  lead: number;
  lengths: { ambience: number; music: number };
}

interface Playing {
  context: AudioContext;
  gains: Record<Layer, GainNode>;
  sheet: SoundSheet;
  effects: AudioBuffer;
  /** By how much the encoder shifted the effects. */
  shift: number;
  loops: Partial<Record<'ambience' | 'music', AudioBufferSourceNode>>;
}

const silent = () => {};
/** Reels that stop one after another are heard to rise, by semitones. */
const steps = [0, 2, 4, 7, 9, 12, 14];
/** While a high win is celebrated the rest steps back. */
const ducked = 0.25;

let game: string | null = null;
let touched = false;
let state: 'none' | 'loading' | Playing = 'none';

/**
 * Browsers allow sound after a touch or a key only. A page that is not looked at is silent, and one whose first touch came before
 * its first paint has nothing to load it beside.
 */
export function soundAfterFirstTouch(): void {
  for (const event of ['pointerup', 'keydown', 'click'])
    addEventListener(event, () => {
      touched = true;
      void wake();
    });
  document.addEventListener('visibilitychange', () => {
    if (typeof state !== 'object') return;
    void (document.hidden ? state.context.suspend() : state.context.resume());
  });
  soundSettings.watch(() => {
    void wake();
    if (typeof state === 'object') setLevels(state);
  });
}

/** The game of this page, whose sound is fetched once it may be heard. */
export function soundOf(code: string): void {
  game = code;
  void wake();
}

/** What sounds alike each time; `nth` of several that rise. Answers what ends it. */
export function sound(name: Sound, nth = 0): () => void {
  if (typeof state !== 'object' || soundSettings.get().muted) return silent;
  // Where nothing moves, only a win is heard.
  if (instantNow() && !name.startsWith('tier')) return silent;
  const hush = start(state, name, { rate: 2 ** (steps[Math.min(nth, steps.length - 1)]! / 12) });
  if (name === 'tier2' || name === 'tier3' || name === 'tier4') duck(state, state.sheet.cues[name][1]);
  return hush;
}

/** Answers what ends it. */
export function soundLoop(name: Loop): () => void {
  if (typeof state !== 'object' || soundSettings.get().muted || instantNow()) return silent;
  return start(state, name, { loop: true });
}

function start(
  { context, gains, sheet, effects, shift }: Playing,
  name: Sound | Loop,
  { rate = 1, loop = false },
): () => void {
  const [at, seconds] = sheet.cues[name];
  const source = new AudioBufferSourceNode(context, { buffer: effects, playbackRate: rate, loop });
  const own = new GainNode(context);
  source.connect(own).connect(gains.effects);
  const from = at + shift;
  if (loop) {
    source.loopStart = from;
    source.loopEnd = from + seconds;
    source.start(0, from);
  } else source.start(0, from, seconds);
  return () => {
    own.gain.setTargetAtTime(0, context.currentTime, 0.03);
    source.stop(context.currentTime + 0.2);
  };
}

function duck({ context, gains }: Playing, seconds: number): void {
  const { ambience, music, musicVolume } = soundSettings.get();
  for (const [layer, usual] of [
    ['ambience', ambience],
    ['music', music ? musicVolume : 0],
  ] as const) {
    gains[layer].gain.setTargetAtTime(usual * ducked, context.currentTime, 0.1);
    gains[layer].gain.setTargetAtTime(usual, context.currentTime + seconds, 0.5);
  }
}

/** Loads and starts what may be heard; what cannot be fetched now, without a line, is asked for at the next touch. */
async function wake(): Promise<void> {
  if (!touched || game === null || document.hidden || soundSettings.get().muted) return;
  if (typeof state === 'object') {
    await state.context.resume();
    return;
  }
  if (state === 'loading') return;
  state = 'loading';
  // Begun within the touch, as Safari wants it.
  const context = new AudioContext();
  try {
    await context.resume();
    const playing = await load(context, game);
    state = playing;
    setLevels(playing);
  } catch {
    state = 'none';
    await context.close();
  }
}

async function load(context: AudioContext, code: string): Promise<Playing> {
  const sheet = (await (await fetched(`/sound/${code}.json`)).json()) as SoundSheet;
  const effects = await decoded(context, sheet.effects);
  const master = new GainNode(context, { gain: 0.9 });
  master.connect(context.destination);
  const layer = () => {
    const gain = new GainNode(context, { gain: 0 });
    gain.connect(master);
    return gain;
  };
  return {
    context,
    gains: { effects: layer(), ambience: layer(), music: layer() },
    sheet,
    effects,
    shift: shiftOf(effects, sheet.mark),
    loops: {},
  };
}

/** An encoder begins with some silence, which only some decoders take away: a mark says by how much the rest is shifted. */
function shiftOf(effects: AudioBuffer, mark: number): number {
  const samples = effects.getChannelData(0);
  const found = samples.subarray(0, Math.round(2 * mark * effects.sampleRate)).findIndex((one) => Math.abs(one) > 0.08);
  return found < 0 ? 0 : found / effects.sampleRate - mark;
}

function setLevels(playing: Playing): void {
  const { muted, effects, ambience, music, musicVolume } = soundSettings.get();
  const levels = { effects, ambience, music: music ? musicVolume : 0 };
  for (const layer of ['effects', 'ambience', 'music'] as const) {
    const level = muted ? 0 : levels[layer];
    playing.gains[layer].gain.setTargetAtTime(level, playing.context.currentTime, 0.08);
    if (layer !== 'effects' && level > 0) void startLoop(playing, layer);
  }
}

/** Fetched when it is heard for the first time: who wants no music loads none. */
async function startLoop(playing: Playing, layer: 'ambience' | 'music'): Promise<void> {
  const { context, gains, sheet, loops } = playing;
  if (loops[layer]) return;
  const source = new AudioBufferSourceNode(context, { loop: true });
  loops[layer] = source;
  try {
    source.buffer = await decoded(context, sheet[layer]);
    source.loopStart = sheet.lead;
    source.loopEnd = sheet.lead + sheet.lengths[layer];
    source.connect(gains[layer]);
    source.start(0, sheet.lead);
  } catch {
    delete loops[layer];
  }
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function decoded(context: AudioContext, address: string): Promise<AudioBuffer> {
  return context.decodeAudioData(await (await fetched(address)).arrayBuffer());
}
